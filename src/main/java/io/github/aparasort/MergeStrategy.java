package io.github.aparasort;

/**
 * How an OpenCL device merges two sorted arrays; other engines have one way only. All give the same result.
 *
 * @see Merger#using
 */
public enum MergeStrategy {
    /** What serves best: {@link #TILED}, as things are. */
    AUTO,
    /**
     * Every work-item finds its part of both arrays in the device's main memory and merges it there. Simple, and slow
     * where neighbours in memory are not neighbours in time: the others are measured against it.
     */
    BASIC,
    /**
     * Every work-group brings the part of both arrays that one tile of the result is made of to local memory, and
     * merges it there.
     */
    TILED,
    /**
     * Every work-group goes through a long section of the result, tile by tile, with a ring buffer in local memory for
     * either array: what one tile has not used is there for the next.
     */
    CIRCULAR
}
