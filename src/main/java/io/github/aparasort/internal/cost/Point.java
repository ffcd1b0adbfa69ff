package io.github.aparasort.internal.cost;

/**
 * What was measured at one size.
 *
 * @param n elements
 * @param nanos nanoseconds of the best run: what disturbs a run only ever makes it longer
 * @param runs how many runs there were
 */
public record Point(int n, long nanos, int runs) {
    Point and(long other) {
        return new Point(n, Math.min(nanos, other), runs + 1);
    }
}
