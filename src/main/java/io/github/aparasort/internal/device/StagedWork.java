package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;

/**
 * Work on a copy of the caller's data: it is staged in a kernel's arrays, part by part, and the result is verified
 * before it is committed. Staging and checking may run beside transfers and launches, on other threads.
 *
 * @param <A> the kernel's arrays, as this work sees them
 */
public interface StagedWork<A> {
    /** Tells the prepared kernel what else it has to know, before anything is staged. */
    default void configure(A arrays) {
        // Most work needs nothing here.
    }

    /** Copies one load of the input into the kernel's arrays. A load is usually a part. */
    void stage(A arrays, int load);

    /** The checksum of the whole input. Nobody writes to the input meanwhile. */
    Digest digest();

    /** The checksum of a part of the result. It also tells whether the part is in order, within and after the last. */
    Digest check(A arrays, int part);

    /** Copies the verified result to the caller's arrays. Nothing of the caller's is written before. */
    void commit(A arrays);

    /**
     * Whether a wrong result may come from the caller's own order or operator. Then the result is always verified, and
     * the device is not blamed for a wrong one.
     */
    default boolean runsCustomCode() {
        return false;
    }

    /** The message for a result that fails its check. */
    default String complaint() {
        return "what came back is not the input in order";
    }
}
