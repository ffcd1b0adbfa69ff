package io.github.aparasort.internal.device;

/** What work reads from the caller's arrays. Other threads of the caller must not write to it meanwhile. */
interface CallersInput {
    /** A checksum of the input as it is now. It is taken after a failure only, so it may be slow. */
    int inputHash();

    /** Whether another thread is writing to the input: then a failure is not that of a device. */
    default boolean isBeingChanged() {
        return inputHash() != inputHash();
    }
}
