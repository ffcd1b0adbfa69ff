package io.github.aparasort.testing;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.stream.IntStream;

/** What is right, found without any code of this library: by sequential sorts of the JDK, and by a plain mergesort. */
public final class Oracle {
    private Oracle() {
    }

    public static int[] sorted(int[] keys) {
        int[] sorted = keys.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    public static long[] sorted(long[] keys) {
        long[] sorted = keys.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    public static float[] sorted(float[] keys) {
        float[] sorted = keys.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    public static double[] sorted(double[] keys) {
        double[] sorted = keys.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    /** The bits, which tell what a comparison of floats does not: zeros and NaNs apart. */
    public static int[] bits(float[] values) {
        int[] bits = new int[values.length];
        Arrays.setAll(bits, i -> Float.floatToRawIntBits(values[i]));
        return bits;
    }

    /** As for floats. */
    public static long[] bits(double[] values) {
        long[] bits = new long[values.length];
        Arrays.setAll(bits, i -> Double.doubleToRawLongBits(values[i]));
        return bits;
    }

    /** The indices that sort the keys, ties in order of index. */
    public static int[] stableOrder(int[] keys) {
        return stableOrder(0, keys.length, (i, j) -> Integer.compare(keys[i], keys[j]));
    }

    /** As for ints. */
    public static int[] stableOrder(long[] keys) {
        return stableOrder(0, keys.length, (i, j) -> Long.compare(keys[i], keys[j]));
    }

    /**
     * The indices of a range in an order, ties in order of index: a plain mergesort, from the bottom up. {@code
     * OracleTest} holds it against {@code Arrays.sort} of boxed indices.
     */
    public static int[] stableOrder(int from, int to, Order.Comparison order) {
        int n = to - from;
        int[] sorted = IntStream.range(from, to).toArray();
        int[] merged = new int[n];
        for (int width = 1; width < n; width *= 2) {
            for (int begin = 0; begin < n; begin += 2 * width) {
                merge(sorted, begin, Math.min(begin + width, n), Math.min(begin + 2 * width, n), order, merged);
            }
            int[] swapped = sorted;
            sorted = merged;
            merged = swapped;
        }
        return sorted;
    }

    private static void merge(int[] sorted, int begin, int middle, int end, Order.Comparison order, int[] merged) {
        int a = begin;
        int b = middle;
        for (int at = begin; at < end; at++) {
            boolean fromB = a == middle || b < end && order.compare(sorted[b], sorted[a]) < 0;
            merged[at] = sorted[fromB ? b++ : a++];
        }
    }

    /** A quantile by NumPy's documented formula, but with limits where its difference is infinite. */
    public static double quantile(Object sorted, double q) {
        int n = Array.getLength(sorted);
        double index = q * (n - 1);
        int below = (int) index;
        double t = index - below;
        double x = Array.getDouble(sorted, below);
        double y = Array.getDouble(sorted, Math.min(n - 1, below + 1));
        if (t == 0 || x == y) {
            return x;
        }
        if (Double.isNaN(y)) {
            return Double.NaN;
        }
        if (Double.isInfinite(x) || Double.isInfinite(y)) {
            double nearer = t < 0.5 ? x : t > 0.5 ? y : 0;
            return x == -y ? nearer : Double.isInfinite(x) ? x : y;
        }
        // At a quarter of the scale no difference overflows.
        double scale = Double.isInfinite(y - x) ? 0.25 : 1;
        double width = scale * y - scale * x;
        return (t >= 0.5 ? scale * y - width * (1 - t) : scale * x + width * t) / scale;
    }

    /** The values at these indices. */
    public static int[] gather(int[] values, int[] order) {
        int[] gathered = new int[order.length];
        Arrays.setAll(gathered, i -> values[order[i]]);
        return gathered;
    }
}
