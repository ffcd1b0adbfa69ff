package io.github.aparasort.internal.group;

/** The rows of a join: a row of A and a row of B for each, or -1 where a side has none. */
public record RowPairs(int[] aRows, int[] bRows) {
}
