package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.engine.Job;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;

/** Generated input of a workload, to prove a kernel or to measure engines. */
public interface TrialInput {
    /** A job on this input. Several jobs may run on the same input. */
    Job job();

    /** Whether jobs on another input of equal content gave the same result, to the bit where it must. */
    boolean hasSameResult(TrialInput other);

    /**
     * Input that was generated for jobs.
     *
     * @param maker makes a job on it
     * @param results what the last job gave: numbers and arrays
     */
    static <J extends Job> TrialInput of(Supplier<J> maker, Function<J, Object[]> results) {
        return new Made<>(maker, results);
    }

    /** Input of which nobody knows more than its jobs do. */
    final class Made<J extends Job> implements TrialInput {
        private final Supplier<J> maker;
        private final Function<J, Object[]> results;
        private J last;

        private Made(Supplier<J> maker, Function<J, Object[]> results) {
            this.maker = maker;
            this.results = results;
        }

        @Override
        public Job job() {
            last = maker.get();
            return last;
        }

        @Override
        public boolean hasSameResult(TrialInput input) {
            return input instanceof Made<?> other && Arrays.deepEquals(results.apply(last), other.results());
        }

        private Object[] results() {
            return results.apply(last);
        }
    }
}
