package io.github.aparasort.benchmark.contender;

import io.github.aparasort.Target;
import io.github.aparasort.benchmark.input.Distribution;
import java.util.Optional;

/**
 * Who takes part: Aparasort on one of its targets, and the peers. The order is that of columns and legends.
 *
 * <p>The cost is a guess at nanoseconds per key and binary level of n, on one core, for random keys. It only plans how
 * many rounds fit into a budget of time, and how long that will take.
 */
public enum Contender {
    APARASORT_AUTO("Aparasort", Target.AUTO, 2),
    APARASORT_GPU("Aparasort GPU", Target.GPU, 1),
    APARASORT_OPENCL("Aparasort OPENCL", Target.OPENCL, 8),
    APARASORT_JTP("Aparasort JTP", Target.JTP, 2),
    APARASORT_JDK("Aparasort JDK", Target.JDK, 3),
    ARRAYS_SORT("Arrays.sort", null, 3),
    ARRAYS_PARALLEL_SORT("Arrays.parallelSort", null, 3),
    ARRAYS_PARALLEL_PREFIX("Arrays.parallelPrefix", null, 0.2),
    PLAIN_LOOP("plain loop", null, 0.4),
    PRIORITY_QUEUE("PriorityQueue", null, 3),
    STREAM("stream", null, 5),
    BOXED_COMPARATOR("boxed comparator", null, 40),
    FASTUTIL_RADIX("fastutil radix", null, 2),
    FASTUTIL_PARALLEL_RADIX("fastutil parallel radix", null, 2),
    FASTUTIL_PARALLEL_QUICK("fastutil parallel quick", null, 3),
    FASTUTIL_HASH("fastutil hash", null, 5),
    DUCKDB("DuckDB", null, 4),
    /** What one would write with Aparasort if it had not got the operation. */
    BASIC_CALLS("other calls of Aparasort", null, 1);

    /** A map of a million boxed keys takes two seconds: two thirds of a minute for its case. */
    private static final int MOST_BOXED_GROUPS = 100_000;

    private final String label;
    private final Target target;
    private final double nanosPerKeyAndLevel;

    Contender(String label, Target target, double nanosPerKeyAndLevel) {
        this.label = label;
        this.target = target;
        this.nanosPerKeyAndLevel = nanosPerKeyAndLevel;
    }

    /** The target of Aparasort, or empty for a peer. */
    public Optional<Target> target() {
        return Optional.ofNullable(target);
    }

    public boolean isSubject() {
        return target != null;
    }

    /** Whether it can run here: what a native library needs may be missing. */
    public boolean isAvailable() {
        return this != DUCKDB || DuckDb.isAvailable();
    }

    /** Whether it takes part: where it would take long, or tell little, it does not. */
    public boolean takes(Operation operation, Distribution distribution, int n) {
        return switch (this) {
            case DUCKDB -> n >= DuckDb.SMALLEST
                    && (operation != Operation.SORT || distribution == Distribution.UNIFORM);
            case STREAM -> !operation.isGrouping() || distribution != Distribution.UNIFORM || n <= MOST_BOXED_GROUPS;
            default -> true;
        };
    }

    public static Contender of(Target target) {
        return valueOf("APARASORT_" + target);
    }

    public double guessNanos(int n) {
        int levels = Integer.SIZE - Integer.numberOfLeadingZeros(n);
        return nanosPerKeyAndLevel * n * levels;
    }

    @Override
    public String toString() {
        return label;
    }
}
