package io.github.aparasort;

import java.util.Arrays;
import java.util.Comparator;

/**
 * What is right, found without any code of this library: sequential sorts of the JDK only, and the stable merge sort
 * of {@code Arrays.sort(T[], Comparator)} ({@code parallelSort(T[])} is not stable).
 */
final class Oracle {
    private Oracle() {
    }

    static int[] sorted(int[] keys) {
        int[] sorted = keys.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    static long[] sorted(long[] keys) {
        long[] sorted = keys.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    /** The indices that sort the keys, ties in order of index. */
    static int[] stableOrder(int[] keys) {
        return stableOrder(keys.length, (i, j) -> Integer.compare(keys[i], keys[j]));
    }

    /** As for ints. */
    static int[] stableOrder(long[] keys) {
        return stableOrder(keys.length, (i, j) -> Long.compare(keys[i], keys[j]));
    }

    private static int[] stableOrder(int n, Comparator<Integer> byKey) {
        Integer[] order = new Integer[n];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, byKey);
        return Arrays.stream(order).mapToInt(i -> i).toArray();
    }

    /** The values at these indices. */
    static int[] gather(int[] values, int[] order) {
        return Arrays.stream(order).map(i -> values[i]).toArray();
    }
}
