package io.github.aparasort;

/**
 * What an engine took for one size on this machine; estimates for other sizes follow from several of these.
 *
 * @param engine name of the engine
 * @param n how many elements were sorted
 * @param nanos nanoseconds of the whole call, in the best of the runs
 * @param runs how many runs there were
 */
public record Measurement(String engine, int n, long nanos, int runs) {
}
