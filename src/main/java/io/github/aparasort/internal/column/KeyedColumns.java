package io.github.aparasort.internal.column;

/** Keys, and for each what belongs to it: a value, or its index in the input. */
public record KeyedColumns(Column keys, Column values) {
}
