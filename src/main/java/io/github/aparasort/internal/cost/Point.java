package io.github.aparasort.internal.cost;

/**
 * What an engine takes at one size.
 *
 * @param n elements
 * @param nanos nanoseconds of a typical run
 * @param runs the number of runs
 */
public record Point(int n, long nanos, int runs) {
}
