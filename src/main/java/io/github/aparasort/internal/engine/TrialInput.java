package io.github.aparasort.internal.engine;

/** Made-up data of a kind of work. */
public interface TrialInput {
    /** The work to be done on it; the same data may be worked on more than once. */
    Job job();

    /** Whether the work done on another specimen of the same content gave the same, to the bit where it must. */
    boolean hasSameResult(TrialInput other);
}
