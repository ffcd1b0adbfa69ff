package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contest.Case;
import io.github.aparasort.benchmark.statistics.Comparison;
import io.github.aparasort.benchmark.statistics.Interval;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * The times of one case in one JVM.
 *
 * @param jdk version of the JDK
 * @param pool workers of its common pool, and whether that was its own choice
 * @param nanos of each contender the nanoseconds per call, in the order of rounds
 * @param engines of each contender of Aparasort what did the work
 */
public record Measured(Case what, String jdk, String pool, Map<Contender, double[]> nanos,
        Map<Contender, String> engines) {

    /** Contenders of Aparasort. */
    public List<Contender> subjects() {
        return what.contenders().stream().filter(Contender::isSubject).toList();
    }

    public List<Contender> peers() {
        return what.contenders().stream().filter(contender -> !contender.isSubject()).toList();
    }

    /** Nanoseconds per call. */
    public Interval time(Contender contender) {
        return Interval.of(nanos.get(contender));
    }

    /** The median; of no keys, the nanoseconds per call. */
    public double nanosPerKey(Contender contender) {
        return time(contender).median() / Math.max(1, what.n());
    }

    public Comparison compare(Contender subject, Contender peer) {
        return Comparison.of(nanos.get(subject), nanos.get(peer));
    }

    /** Nanoseconds per key, with their confidence interval. */
    Interval perKey(Contender contender) {
        Interval time = time(contender);
        double n = Math.max(1, what.n());
        return new Interval(time.low() / n, time.median() / n, time.high() / n);
    }

    /** By the median. */
    Contender fastestPeer() {
        return peers().stream().min(Comparator.comparingDouble(peer -> time(peer).median())).orElseThrow();
    }

    /** The first contender of Aparasort, and the fastest peer. */
    Comparison againstFastest() {
        return compare(subjects().get(0), fastestPeer());
    }

    /** The JVM in words. */
    public String vm() {
        return "JDK " + jdk + ", threads of its common pool: " + pool;
    }
}
