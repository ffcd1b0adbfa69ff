package io.github.aparasort.internal.array;

import io.github.aparasort.internal.kernel.Branchless;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * Gathers values by their origins, from one array or from two. Each result costs one read at a random place per array.
 */
public final class IntGather {
    private IntGather() {
    }

    /** The value of each origin, in a new array. */
    public static /*value*/ int[] gathered(/*value*/ int[] a, int[] origins) {
        /*value*/ int[] out = new /*value*/ int[origins.length];
        gather(a, origins, out);
        return out;
    }

    /** Puts the value of its origin at each index of {@code out}. */
    public static void gather(/*value*/ int[] a, int[] origins, /*value*/ int[] out) {
        gather(a, origins, out, 0, out.length);
    }

    private static void gather(/*value*/ int[] a, int[] origins, /*value*/ int[] out, int at, int count) {
        Parallel.forEach(count, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                out[at + i] = a[origins[i]];
            }
        });
    }

    /** Puts each value at its index of {@code out}: of several for one index, the last. */
    public static void scatter(/*value*/ int[] values, int[] indices, /*value*/ int[] out) {
        for (int i = 0; i < indices.length; i++) {
            out[indices[i]] = values[i];
        }
    }

    /** Copies the values in the range that begins at index {@code from}. The returned task puts them in an order. */
    static Runnable permutation(/*value*/ int[] values, int from, int[] order) {
        /*value*/ int[] copy = Arrays.copyOfRange(values, from, from + order.length);
        return () -> gather(copy, order, values, from, order.length);
    }

    /**
     * Puts the value of its origin at each index of {@code out}. An origin is an index of a, or an index of b plus the
     * length of a. Reads both arrays and selects one value: a branch would be mispredicted half of the time.
     */
    static void gather(/*value*/ int[] a, /*value*/ int[] b, int[] origins, /*value*/ int[] out) {
        int aCount = a.length;
        if (aCount == 0 || b.length == 0) {
            gather(aCount == 0 ? b : a, origins, out);
            return;
        }
        Parallel.forEach(out.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                int origin = origins[i];
                /*value*/ int x = a[Math.min(origin, aCount - 1)];
                /*value*/ int y = b[Math.max(origin - aCount, 0)];
                out[i] = Branchless.pick(x, y, Branchless.beforeMask(aCount - 1, origin));
            }
        });
    }
}
