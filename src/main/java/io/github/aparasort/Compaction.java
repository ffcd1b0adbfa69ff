package io.github.aparasort;

/**
 * How the results of set operations, whose number nobody knows before, get to an array of just their size. Either way
 * the result is the same.
 *
 * @see Multisets#using(Compaction)
 */
public enum Compaction {
    /** Part by part into a buffer as large as both inputs, and then together: quick as a rule. */
    COMPACT,
    /** The results are counted first, and then made again at their final places: with less memory. */
    STREAM
}
