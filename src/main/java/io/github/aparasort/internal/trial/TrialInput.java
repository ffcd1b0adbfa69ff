package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.engine.Job;

/** Generated input of a workload, to prove a kernel or to measure engines. */
public interface TrialInput {
    /** A job on this input. Several jobs may run on the same input. */
    Job job();

    /** Whether jobs on another input of equal content gave the same result, to the bit where it must. */
    boolean hasSameResult(TrialInput other);
}
