package io.github.aparasort.internal.cost;

/**
 * A measurement at one size.
 *
 * @param n elements
 * @param nanos nanoseconds of the best run: disturbances only make a run longer
 * @param runs the number of runs
 */
public record Point(int n, long nanos, int runs) {
    Point and(long other) {
        return new Point(n, Math.min(nanos, other), runs + 1);
    }
}
