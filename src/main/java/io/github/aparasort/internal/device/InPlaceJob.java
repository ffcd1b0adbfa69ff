package io.github.aparasort.internal.device;

/**
 * Work in the caller's arrays. They are bound to a kernel for one launch. Other threads of the caller must not write to
 * the input meanwhile.
 *
 * @param <K> the kernel
 */
public interface InPlaceJob<K> {
    /** A checksum of the input as it is now. It is taken after a failure only, so it may be slow. */
    int inputHash();

    /** Whether another thread is writing to the input: then a failure is not that of a device. */
    default boolean isBeingChanged() {
        return inputHash() != inputHash();
    }

    /**
     * Binds the caller's arrays to the kernel and prepares it for the elements to work on. Elements that are in place
     * when this returns are left out.
     */
    void bindArrays(K kernel);

    /**
     * Called after a successful launch. Copies from the kernel any part of the result that is not in the caller's
     * arrays yet.
     */
    default void collect(K kernel) {
        // By default the whole result is in place.
    }
}
