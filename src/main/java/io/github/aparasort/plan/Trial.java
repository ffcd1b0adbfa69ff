package io.github.aparasort.plan;

/** What one engine does for one kind of work, so that it can be measured. */
public interface Trial {
    /** Elements beyond which a CPU's cost follows its growth so well that larger trials would tell nothing new. */
    int LARGEST_ON_CPU = 1 << 20;

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

    /** Does the work over n elements, or throws where the engine cannot. */
    Run run(int n) throws Exception;

    /** What tells engines of the same name apart from one process to another, such as the version of a driver. */
    default String version() {
        return "";
    }

    default Growth growth() {
        return Growth.LINEARITHMIC;
    }

    /** Elements of the largest trial worth its time. */
    default int largest() {
        return LARGEST_ON_CPU;
    }
}
