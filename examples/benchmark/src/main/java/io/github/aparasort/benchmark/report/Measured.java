package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contest.Case;
import io.github.aparasort.benchmark.contest.Contender;
import io.github.aparasort.benchmark.statistics.Comparison;
import io.github.aparasort.benchmark.statistics.Interval;
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

    /** The JVM in words. */
    public String vm() {
        return "JDK " + jdk + ", common pool " + pool;
    }
}
