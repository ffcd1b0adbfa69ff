package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;

/**
 * Work on a copy of the caller's data. The data is staged in a kernel's arrays, part by part, and the result is
 * verified before it is committed. Other threads may stage and check during transfers and launches.
 *
 * @param <A> the kernel's arrays, as this work sees them
 */
public interface StagedWork<A> {
    /** Sets further parameters of the prepared kernel, before anything is staged. */
    default void configure(A arrays) {
        // Most work needs nothing here.
    }

    /** Copies one load of the input into the kernel's arrays. A load is usually a part. */
    void stage(A arrays, int load);

    /** The checksum of the whole input. No thread writes to the input meanwhile. */
    Digest digest();

    /**
     * The checksum of a part of the result. It also tells whether the part is in order and continues the part before.
     */
    Digest check(A arrays, int part);

    /** Copies the verified result to the caller's arrays. They are unchanged before. */
    void commit(A arrays);

    /**
     * Whether a wrong result may come from the caller's order or operator. Then the result is always verified, and the
     * device is not blamed if it is wrong.
     */
    default boolean runsCustomCode() {
        return false;
    }

    /** The message for a result that fails its check. */
    default String complaint() {
        return "what came back is not the input in order";
    }
}
