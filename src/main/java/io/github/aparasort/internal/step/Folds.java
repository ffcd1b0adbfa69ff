package io.github.aparasort.internal.step;

/**
 * The folds of all elements before some of them, by the caller's operator: the last is that of all elements.
 *
 * @param before an array of them
 * @param begins the indices of these elements, and last the number of all
 */
public record Folds(Object before, int[] begins) {
}
