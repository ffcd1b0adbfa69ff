package io.github.aparasort.testing;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * What is right, found without any code of this library: sequential sorts of the JDK only, and the stable merge sort
 * of {@code Arrays.sort(T[], Comparator)} ({@code parallelSort(T[])} is not stable).
 */
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
        return IntStream.range(0, values.length).map(i -> Float.floatToRawIntBits(values[i])).toArray();
    }

    /** As for floats. */
    public static long[] bits(double[] values) {
        return Arrays.stream(values).mapToLong(Double::doubleToRawLongBits).toArray();
    }

    /** The indices that sort the keys, ties in order of index. */
    public static int[] stableOrder(int[] keys) {
        return stableOrder(keys.length, (i, j) -> Integer.compare(keys[i], keys[j]));
    }

    /** As for ints. */
    public static int[] stableOrder(long[] keys) {
        return stableOrder(keys.length, (i, j) -> Long.compare(keys[i], keys[j]));
    }

    public static int[] stableOrder(int n, Comparator<Integer> byKey) {
        Integer[] order = new Integer[n];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, byKey);
        return Arrays.stream(order).mapToInt(i -> i).toArray();
    }

    /** The values at these indices. */
    public static int[] gather(int[] values, int[] order) {
        return Arrays.stream(order).map(i -> values[i]).toArray();
    }
}
