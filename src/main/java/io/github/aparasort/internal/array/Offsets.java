package io.github.aparasort.internal.array;

/** Offsets of groups: the first index of each, and the end of the last one. */
public final class Offsets {
    private Offsets() {
    }

    /**
     * Refuses offsets that do not divide an array of n elements into segments.
     *
     * @throws IllegalArgumentException if they do not ascend from 0 to n; it names the first that is wrong
     */
    public static void check(int[] offsets, int n) {
        if (offsets.length == 0) {
            throw new IllegalArgumentException("offsets is empty: it must have one offset more than there are"
                    + " segments");
        }
        if (offsets[0] != 0) {
            throw new IllegalArgumentException("offsets[0] = " + offsets[0] + ": offsets must begin with 0");
        }
        IntSortedInput.check(offsets, "offsets", false);
        int last = offsets.length - 1;
        if (offsets[last] != n) {
            throw new IllegalArgumentException("offsets[" + last + "] = " + offsets[last] + ", but there are " + n
                    + " elements: offsets must end with their number");
        }
    }

    /** The number of elements of each group. */
    public static int[] lengths(int[] offsets) {
        int[] lengths = new int[offsets.length - 1];
        Parallel.forEach(lengths.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                lengths[i] = offsets[i + 1] - offsets[i];
            }
        });
        return lengths;
    }

    /** The first group that begins at an index or after it; the number of groups if there is none. */
    public static int firstFrom(int[] offsets, int index) {
        int low = 0;
        int high = offsets.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (offsets[middle] < index) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
