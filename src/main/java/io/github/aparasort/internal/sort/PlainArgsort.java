package io.github.aparasort.internal.sort;

/** The orders of keys without kernels: stable, by the sorts of the JDK. */
final class PlainArgsort {
    private PlainArgsort() {
    }

    /** Stable, because no two keys with their indices are equal. */
    static void order(int[] keys, int[] order) {
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
    static void order(long[] keys, int[] order) {
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
