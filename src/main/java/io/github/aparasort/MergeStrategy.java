package io.github.aparasort;

/**
 * The way in which an OpenCL device merges two sorted arrays. All give the same result. The other engines have one way.
 *
 * @see Merger#using(MergeStrategy)
 */
public enum MergeStrategy {
    /** The best one. At present this is {@link #TILED}. */
    AUTO,
    /**
     * Each work-item finds its part of both arrays in global memory, and merges it there. This is simple, and slow
     * because the accesses of neighbouring work-items are not coalesced. It is the baseline for the others.
     */
    BASIC,
    /** Each work-group copies the inputs of one tile of the result to local memory, and merges them there. */
    TILED,
    /**
     * Each work-group computes a long section of the result, tile by tile. It has a ring buffer in local memory for
     * each input, so that elements which one tile has not used are there for the next.
     */
    CIRCULAR
}
