package io.github.aparasort.internal.array;

/** Offsets of groups: the first index of each, and the end of the last one. */
public final class Offsets {
    private Offsets() {
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
