package io.github.aparasort.internal.group;

/** What is found for each distinct value. */
public enum GroupResult {
    /** The number of its elements. */
    COUNTS,
    /** The sum of the ints that belong to its elements, or another fold. */
    SUMS,
    /** The indices of its elements. */
    ROWS
}
