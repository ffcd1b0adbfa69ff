package io.github.aparasort.internal.cost;

/** A trial of one engine at one kind of work, to measure it. */
public interface Trial {
    /** The result of {@link #warmUp} if the engine has no way to warm up its code except by running. */
    long COLD = -1;

    /**
     * One run.
     *
     * @param nanos the time of the work itself
     * @param cpuNanos processor time on all threads, including the time to create input, or an upper bound: this is
     *     charged to the budget
     */
    record Run(long nanos, long cpuNanos) {
    }

    /** Opens what the engine needs. This is not part of the measurement, so it is not charged. */
    default void open() throws Exception {
    }

    /**
     * Runs the engine's code until the JIT compiler has compiled it with full optimization. That depends on the number
     * of calls, not on the amount of work, and is far later than the end of the measurements.
     *
     * @param most processor time after which it gives up
     * @return the processor time it took, or {@link #COLD} if there is no warm-up
     */
    default long warmUp(long most) throws Exception {
        return COLD;
    }

    /** Does the work with n elements. Throws if the engine cannot. */
    Run run(int n) throws Exception;

    /** Distinguishes engines of the same name in different processes, by the version of a driver for instance. */
    default String version() {
        return "";
    }

    default Growth growth() {
        return Growth.LINEARITHMIC;
    }

    /**
     * Sizes to measure, in order, from {@link Calibration#SMALLEST} on. By default each is four times the one before,
     * up to a quarter of a million, because the curve is nearly a line between them. At that size the cost of work on a
     * processor follows its growth, and larger trials would take more time than they are worth.
     */
    default int[] sizes() {
        return new int[] {1 << 12, 1 << 14, 1 << 16, 1 << 18};
    }
}
