package io.github.aparasort.internal.column;

/** The rows of a join: for each, the row of A and the row of B. -1 is the row of a side that has none. */
public record JoinedColumns(Column aRows, Column bRows) {
}
