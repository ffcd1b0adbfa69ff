package io.github.aparasort.internal.sort;

import java.util.concurrent.ForkJoinPool;

/**
 * What the sorts without kernels share: when they are parallel, and the orders of keys. {@link IntJdkSort} and its like
 * for the other types sort keys alone.
 */
public final class JdkSort {
    /** For fewer elements {@code Arrays.parallelSort} gains little or nothing. */
    private static final int PARALLEL_FROM = 1 << 13;

    private JdkSort() {
    }

    /** Whether {@code Arrays.parallelSort} uses more than one thread, and gains by it. */
    static boolean isParallel(int n) {
        return n >= PARALLEL_FROM && ForkJoinPool.getCommonPoolParallelism() > 1;
    }

    /**
     * Whether a sort should be parallel, and there is memory for the buffer. This is checked before: a parallel sort
     * that runs out of memory leaves an array that is neither the input nor a permutation of it.
     */
    public static boolean goesParallel(int n, int bytes) {
        return isParallel(n) && hasRoom(2L * bytes * n);
    }

    private static boolean hasRoom(long bytes) {
        Runtime heap = Runtime.getRuntime();
        return heap.maxMemory() - heap.totalMemory() + heap.freeMemory() > bytes;
    }

    /** Stable, because no two keys with their indices are equal. */
    static void argsort(int[] keys, int[] order) {
        long[] packed = new long[keys.length];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = (long) keys[i] << 32 | i;
        }
        LongJdkSort.sort(packed, 0, packed.length);
        for (int i = 0; i < packed.length; i++) {
            order[i] = (int) packed[i];
        }
    }

    /**
     * Sorts a copy. Then it finds the place of every key: where the keys equal to it begin, plus the number of equal
     * keys before it. It needs one and a half times the memory of the keys, and a binary search per key.
     */
    static void argsort(long[] keys, int[] order) {
        int n = keys.length;
        long[] sorted = keys.clone();
        LongJdkSort.sort(sorted, 0, n);
        int[] placed = new int[n];
        for (int i = 0; i < n; i++) {
            int begin = lowerBound(sorted, keys[i]);
            order[begin + placed[begin]++] = i;
        }
    }

    private static int lowerBound(long[] sorted, long key) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] < key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
