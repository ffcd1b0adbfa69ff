package io.github.aparasort.internal.array;

/** Indices in one array followed by another. */
public final class Origins {
    private Origins() {
    }

    /**
     * Makes indices in parts of two arrays indices in both whole arrays.
     *
     * @param origins those at [from, to) are changed
     * @param aCount the length of the part of the first array
     * @param aShift added to an index in that part
     * @param bShift added to another one
     */
    public static void shift(int[] origins, int from, int to, int aCount, int aShift, int bShift) {
        for (int i = from; i < to; i++) {
            origins[i] += origins[i] < aCount ? aShift : bShift;
        }
    }
}
