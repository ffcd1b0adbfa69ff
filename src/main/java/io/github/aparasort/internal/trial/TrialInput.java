package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.engine.Job;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;

/** Generated input of a workload, to prove a kernel or to measure engines. */
public abstract class TrialInput {
    /** A job on this input. Several jobs may run on the same input. */
    public abstract Job job();

    /** What the last job gave: numbers and arrays. */
    abstract Object[] results();

    /** Whether jobs on another input of equal content gave the same result, to the bit where it must. */
    final boolean hasSameResult(TrialInput other) {
        return Arrays.deepEquals(results(), other.results());
    }

    /**
     * Input that was generated for jobs, of which nobody knows more than they do.
     *
     * @param maker makes a job on it
     * @param results what the last job gave
     */
    static <J extends Job> TrialInput of(Supplier<J> maker, Function<J, Object[]> results) {
        return new TrialInput() {
            private J last;

            @Override
            public Job job() {
                last = maker.get();
                return last;
            }

            @Override
            Object[] results() {
                return results.apply(last);
            }
        };
    }
}
