package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.engine.Job;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A job on generated input, to prove a kernel or to measure engines.
 *
 * @param results what the job gave: numbers and arrays
 */
record TrialInput(Job job, Supplier<Object[]> results) {
    static <J extends Job> TrialInput of(J job, Function<J, Object[]> results) {
        return new TrialInput(job, () -> results.apply(job));
    }

    /** Whether a job on another input of equal content gave the same result, to the bit where it must. */
    boolean hasSameResult(TrialInput other) {
        return Arrays.deepEquals(results.get(), other.results.get());
    }
}
