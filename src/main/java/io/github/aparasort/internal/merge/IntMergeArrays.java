package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.kernel.IntValueArrays;

// Twins: Long
/**
 * The arrays of a kernel that merges two sorted lists: both inputs in one array, the second list after the first, and
 * the result in another, which the inherited methods return. The carried values are the origins: the index in the input
 * that each output came from.
 */
public interface IntMergeArrays extends IntValueArrays {
    /** The array for the input. */
    @Override
    /*key*/ int[] input();

    /** Sets how many elements of the input belong to the first list; the last step before a launch. */
    void split(int count);
}
