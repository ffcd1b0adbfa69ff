package io.github.aparasort.internal.cost;

/** What one engine does for one kind of work, so that it can be measured. */
public interface Trial {
    /** Says that an engine knows no way to warm its code up but to run. */
    long COLD = -1;

    /**
     * One run.
     *
     * @param nanos how long the work itself took
     * @param cpuNanos processor time it took on all threads, making up its data included, or an upper bound: what is
     *     counted against the budget
     */
    record Run(long nanos, long cpuNanos) {
        /** Work that kept so many threads busy from beginning to end, at most. */
        public static Run on(int threads, long nanos) {
            return new Run(nanos, threads * nanos);
        }
    }

    /** Opens what the engine needs: no measurement, so it does not count. */
    default void open() throws Exception {
    }

    /**
     * Has the JIT compiler see enough of the engine's code to compile it for good, which it does after so many calls
     * rather than so much work: later by far than measuring goes on.
     *
     * @param most processor time after which it gives up
     * @return the processor time it took, or {@link #COLD} where there is nothing to be done
     */
    default long warmUp(long most) throws Exception {
        return COLD;
    }

    /** Does the work over n elements, or throws where the engine cannot. */
    Run run(int n) throws Exception;

    /** What tells engines of the same name apart from one process to another, such as the version of a driver. */
    default String version() {
        return "";
    }

    default Growth growth() {
        return Growth.LINEARITHMIC;
    }

    /**
     * Sizes to measure, in order, from {@link Calibration#SMALLEST} on. By default each is four times the one before,
     * because what lies between is a line that bends little, up to a quarter of a million: there the cost of work on a
     * processor follows its growth, and larger trials would take more time than they tell.
     */
    default int[] sizes() {
        return new int[] {1 << 12, 1 << 14, 1 << 16, 1 << 18};
    }
}
