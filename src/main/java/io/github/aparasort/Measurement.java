package io.github.aparasort;

/**
 * The time that an engine took for one size on this machine. Estimates for other sizes are computed from several of
 * these.
 *
 * @param engine name of the engine
 * @param n how many elements the input had
 * @param nanos nanoseconds of the whole call, in the best of the runs
 * @param runs how many runs there were
 * @see Plan#measurements()
 */
public record Measurement(String engine, int n, long nanos, int runs) {
}
