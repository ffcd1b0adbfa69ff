package io.github.aparasort.internal.sort;

import java.util.Arrays;

/** The orders of keys without kernels: stable, by the sorts of the JDK. No two keys with their indices are equal. */
public final class PlainArgsort {
    /** Sorts a range of longs. */
    public interface Sort {
        void sort(long[] a, int from, int to);
    }

    private PlainArgsort() {
    }

    /** @param sorted where the keys go in their order, or null; not the array of the keys */
    static void order(int[] keys, int[] order, int[] sorted) {
        long[] packed = new long[keys.length];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = (long) keys[i] << 32 | i;
        }
        LongJdkSort.sort(packed, 0, packed.length);
        for (int i = 0; i < packed.length; i++) {
            order[i] = (int) packed[i];
        }
        for (int i = 0; sorted != null && i < packed.length; i++) {
            sorted[i] = (int) (packed[i] >> 32);
        }
    }

    /** Sorts keys with their values, in place. Values of equal keys do not keep their order, which is faster. */
    public static void sortTogether(int[] keys, int[] values) {
        long[] packed = new long[keys.length];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = (long) keys[i] << 32 | values[i] & 0xffff_ffffL;
        }
        LongJdkSort.sort(packed, 0, packed.length);
        for (int i = 0; i < packed.length; i++) {
            keys[i] = (int) (packed[i] >> 32);
            values[i] = (int) packed[i];
        }
    }

    /** Sorts keys with their values, in place. Values of equal keys keep their order. */
    public static void sortTogether(long[] keys, int[] values) {
        sortTogether(keys, values, 0, keys.length, LongJdkSort::sort);
    }

    /** @param sorted where the keys go in their order, or null; not the array of the keys */
    static void order(long[] keys, int[] order, long[] sorted) {
        order(keys, order, LongJdkSort::sort);
        for (int i = 0; sorted != null && i < order.length; i++) {
            sorted[i] = keys[order[i]];
        }
    }

    /** As {@link #sortTogether}, the first n keys with the values from an index on, in the calling thread. */
    public static void sortTogetherAlone(long[] keys, int[] values, int from, int n) {
        sortTogether(keys, values, from, n, LongJdkSort::sortAlone);
    }

    private static void sortTogether(long[] keys, int[] values, int from, int n, Sort sort) {
        int[] order = new int[n];
        long[] before = Arrays.copyOf(keys, n);
        int[] valuesBefore = Arrays.copyOfRange(values, from, from + n);
        order(before, order, sort);
        for (int i = 0; i < n; i++) {
            keys[i] = before[order[i]];
            values[from + i] = valuesBefore[order[i]];
        }
    }

    /**
     * Finds the order of the first keys, as many as there are places: sorts their upper bits, each with its index in
     * the place of the lower bits; then, in each run of equal upper bits, what was left out. Memory: a long for each
     * key.
     */
    public static void order(long[] keys, int[] order, Sort sort) {
        int n = order.length;
        long least = Long.MAX_VALUE;
        long greatest = Long.MIN_VALUE;
        for (int i = 0; i < n; i++) {
            least = Math.min(least, keys[i]);
            greatest = Math.max(greatest, keys[i]);
        }
        int indexBits = Integer.SIZE - Integer.numberOfLeadingZeros(n);
        long lower = (1L << indexBits) - 1;
        // As far to the left as they go: then the upper bits tell most. All are zero if the keys are equal.
        int shift = Long.numberOfLeadingZeros(greatest - least);
        long[] packed = new long[n];
        for (int i = 0; i < n; i++) {
            packed[i] = (keys[i] - least << shift & ~lower | i) ^ Long.MIN_VALUE;
        }
        sort.sort(packed, 0, n);
        for (int begin = 0, end; begin < n && shift < indexBits; begin = end) {
            end = begin + 1;
            while (end < n && (packed[end] & ~lower) == (packed[begin] & ~lower)) {
                end++;
            }
            if (end - begin > 1) {
                for (int i = begin; i < end; i++) {
                    long index = packed[i] & lower;
                    packed[i] = (keys[(int) index] - least << shift & lower) << indexBits | index;
                }
                sort.sort(packed, begin, end);
            }
        }
        for (int i = 0; i < n; i++) {
            order[i] = (int) (packed[i] & lower);
        }
    }
}
