package io.github.aparasort.internal.column;

/** Keys from two columns, and the index of each in the first column followed by the second; null for keys alone. */
public record Traced(Column keys, Column origins) {
}
