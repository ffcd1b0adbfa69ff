package io.github.aparasort;

/** Made-up data of a kind of work. */
interface Specimen {
    /** The work to be done on it; the same data may be worked on more than once. */
    KernelJob job();

    /** Whether the work done on another specimen of the same content gave the same, to the bit where it must. */
    boolean hasSameResult(Specimen other);
}
