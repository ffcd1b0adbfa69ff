package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.kernel.IntValueArrays;

/**
 * The arrays of a kernel that merges two sorted lists: the input in one array, the second list behind the first, and
 * the result, which the other methods tell of, in another. The carried values are the origins: the index in the input
 * that each output came from.
 */
public interface IntMergeArrays extends IntValueArrays {
    /** The array that the input goes to. */
    /*key*/ int[] input();

    /** Says, when all else is prepared, how many elements of the input are the first list. */
    void split(int count);
}
