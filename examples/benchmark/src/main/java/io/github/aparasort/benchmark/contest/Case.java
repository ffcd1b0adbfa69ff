package io.github.aparasort.benchmark.contest;

import io.github.aparasort.benchmark.contender.Algorithm;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** What is measured at once: one operation on one kind of input, by all contenders in turn. */
public record Case(Operation operation, KeyType type, Distribution distribution, int n, List<Contender> contenders) {
    /** Neither is in a name of a constant. */
    private static final String FIELDS = "/";
    private static final String ELEMENTS = "+";
    /** Contenders that make an object for each key. */
    private static final Set<Contender> BOXING = Set.of(Contender.BOXED_COMPARATOR, Contender.STREAM);
    /** An Integer, its reference, and half a reference in the scratch array of TimSort. */
    private static final int BOXED_BYTES = 22;

    /** Leaves out the contenders that have nothing for it. */
    public static Case of(Operation operation, KeyType type, Distribution distribution, int n,
            List<Contender> contenders) {
        return new Case(operation, type, distribution, n, contenders.stream()
                .filter(contender -> contender.takes(operation, distribution, n)
                        && Algorithm.of(contender, operation, type).isPresent()).toList());
    }

    /** Whether Aparasort takes part, and a peer. */
    public boolean isContest() {
        return contenders.stream().anyMatch(Contender::isSubject)
                && !contenders.stream().allMatch(Contender::isSubject);
    }

    /** One word, for a parameter of JMH: {@link #decode}. */
    public String encode() {
        return String.join(FIELDS, operation.name(), type.name(), distribution.name(), Integer.toString(n),
                contenders.stream().map(Contender::name).collect(Collectors.joining(ELEMENTS)));
    }

    public static Case decode(String word) {
        String[] fields = word.split(FIELDS);
        return new Case(Operation.valueOf(fields[0]), KeyType.valueOf(fields[1]), Distribution.valueOf(fields[2]),
                Integer.parseInt(fields[3]), Arrays.stream(fields[4].split("\\" + ELEMENTS))
                        .map(Contender::valueOf).toList());
    }

    /** What cases of different sizes have in common: they make one line of a chart. */
    public String series() {
        return operation + " " + type + " " + distribution;
    }

    /** Without what goes without saying: of sorts the type, of others the distribution if it is not uniform. */
    public String shortName() {
        return operation + (operation.isSort() ? " " + type : "")
                + (distribution == Distribution.UNIFORM ? "" : " " + distribution);
    }

    /** How many arrays are sorted in what JMH takes for one operation. */
    public int callsPerMeasurement() {
        return Batch.size(n);
    }

    /** A guess at the nanoseconds of one round, in which each contender has its turn. */
    public double guessNanosPerRound() {
        return callsPerMeasurement() * contenders.stream().mapToDouble(contender -> contender.guessNanos(n)).sum();
    }

    /** What the arrays of one round take at most, in bytes: inputs, work, and what the contenders allocate. */
    public long guessBytes() {
        int companion = operation == Operation.SORT ? 0 : Integer.BYTES;
        int staged = operation == Operation.SORT ? type.bytes() : Long.BYTES + companion;
        int peer = Math.max(Long.BYTES, contenders.stream().anyMatch(BOXING::contains) ? BOXED_BYTES : 0);
        // The input, the keys and the sorted keys; staging and scratch of the engine, twice as it is observed.
        long perKey = 3L * type.bytes() + companion + 4L * staged + peer;
        return perKey * n * Batch.size(n);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s %,d", series(), n);
    }
}
