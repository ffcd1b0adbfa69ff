package io.github.aparasort.internal.array;

/** Indices in one array followed by another. */
public final class Origins {
    private Origins() {
    }

    /**
     * Makes indices in parts of two arrays indices in both whole arrays.
     *
     * @param origins those at [begin, end) are changed
     * @param aCount the length of the part of the first array
     * @param aShift added to an index in that part
     * @param bShift added to another one
     */
    public static void shift(int[] origins, int begin, int end, int aCount, int aShift, int bShift) {
        for (int i = begin; i < end; i++) {
            origins[i] += origins[i] < aCount ? aShift : bShift;
        }
    }
}
