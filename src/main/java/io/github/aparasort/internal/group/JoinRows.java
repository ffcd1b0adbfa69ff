package io.github.aparasort.internal.group;

/** The rows of a join, in the order that is asked for. */
public interface JoinRows {
    /** By key, then by row of A, then by row of B. */
    RowPairs byKey();

    /** By row of A, then by row of B. Rows without one of A are last. */
    RowPairs inOrderOfA();
}
