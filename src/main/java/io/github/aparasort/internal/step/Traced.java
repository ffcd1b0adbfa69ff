package io.github.aparasort.internal.step;

/**
 * Keys from two columns.
 *
 * @param origins the index of each in the first column followed by the second; or null
 */
public record Traced(Column keys, Column origins) {
}
