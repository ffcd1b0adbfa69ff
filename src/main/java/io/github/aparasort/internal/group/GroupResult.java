package io.github.aparasort.internal.group;

/** What is found for each distinct value. */
public enum GroupResult {
    /** The number of its elements. */
    COUNTS,
    /** The sum of the ints that belong to them, or another fold. */
    SUMS,
    /** Their indices. */
    ROWS
}
