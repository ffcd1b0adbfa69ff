package io.github.aparasort.benchmark.contest;

import io.github.aparasort.Target;
import java.util.Optional;

/**
 * Who takes part: Aparasort on one of its targets, and the peers. The order is that of columns and of colours.
 *
 * <p>The cost is a guess at nanoseconds per key and binary level of n, on one core, for a random array. It only plans
 * how many rounds fit into a budget of time, and how long that will take.
 */
public enum Contender {
    APARASORT_AUTO("Aparasort", Target.AUTO, 2),
    APARASORT_GPU("Aparasort GPU", Target.GPU, 1),
    APARASORT_OPENCL("Aparasort OPENCL", Target.OPENCL, 8),
    APARASORT_JTP("Aparasort JTP", Target.JTP, 2),
    APARASORT_JDK("Aparasort JDK", Target.JDK, 3),
    ARRAYS_SORT("Arrays.sort", null, 3),
    ARRAYS_PARALLEL_SORT("Arrays.parallelSort", null, 3),
    FASTUTIL_RADIX("fastutil radix", null, 2),
    FASTUTIL_PARALLEL_RADIX("fastutil parallel radix", null, 2),
    FASTUTIL_PARALLEL_QUICK("fastutil parallel quick", null, 3),
    BOXED_COMPARATOR("boxed comparator", null, 40);

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

    public static Contender of(Target target) {
        return valueOf("APARASORT_" + target);
    }

    double guessNanos(int n) {
        int levels = Integer.SIZE - Integer.numberOfLeadingZeros(n);
        return nanosPerKeyAndLevel * n * levels;
    }

    @Override
    public String toString() {
        return label;
    }
}
