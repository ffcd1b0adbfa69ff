package io.github.aparasort.internal.sort;

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
        int[] order = new int[keys.length];
        order(keys.clone(), order, keys);
        int[] before = values.clone();
        for (int i = 0; i < order.length; i++) {
            values[i] = before[order[i]];
        }
    }

    /** @param sorted where the keys go in their order, or null; not the array of the keys */
    static void order(long[] keys, int[] order, long[] sorted) {
        order(keys, 0, order, LongJdkSort::sort);
        for (int i = 0; sorted != null && i < order.length; i++) {
            sorted[i] = keys[order[i]];
        }
    }

    /**
     * Finds the order of {@code keys[from]} and those after it, on the calling thread.
     *
     * @param order for the places of the keys, which count from 0; its length tells how many there are
     */
    public static void orderAlone(long[] keys, int from, int[] order) {
        order(keys, from, order, LongJdkSort::sortAlone);
    }

    /**
     * Finds the order of {@code keys[from]} and those after it: sorts their upper bits, each with its index in the
     * place of the lower bits; then, in each run of equal upper bits, what was left out. Memory: a long for each key.
     */
    public static void order(long[] keys, int from, int[] order, Sort sort) {
        int n = order.length;
        long least = Long.MAX_VALUE;
        long greatest = Long.MIN_VALUE;
        for (int i = 0; i < n; i++) {
            least = Math.min(least, keys[from + i]);
            greatest = Math.max(greatest, keys[from + i]);
        }
        int indexBits = Integer.SIZE - Integer.numberOfLeadingZeros(n);
        long lower = (1L << indexBits) - 1;
        // As far to the left as they go: then the upper bits tell most. All are zero if the keys are equal.
        int shift = Long.numberOfLeadingZeros(greatest - least);
        long[] packed = new long[n];
        for (int i = 0; i < n; i++) {
            packed[i] = (keys[from + i] - least << shift & ~lower | i) ^ Long.MIN_VALUE;
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
                    packed[i] = (keys[from + (int) index] - least << shift & lower) << indexBits | index;
                }
                sort.sort(packed, begin, end);
            }
        }
        for (int i = 0; i < n; i++) {
            order[i] = (int) (packed[i] & lower);
        }
    }
}
