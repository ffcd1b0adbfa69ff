package io.github.aparasort.internal.array;

/**
 * Ints that move with the elements of several sorted lists when these are merged.
 *
 * @param lists an int for each element of each list
 * @param shifts what is added to the ints of each list: 0, or where the list begins if they are indices in it
 * @param out where the ints go
 * @param first the place there of what goes with element 0 of the result
 */
public record MovedValues(int[][] lists, int[] shifts, int[] out, int first) {
    /** Puts the first ints of a block to their place. */
    void put(int[] block, int count, int place) {
        System.arraycopy(block, 0, out, first + place, count);
    }
}
