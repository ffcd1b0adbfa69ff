package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;

/**
 * Work on a copy of the caller's data. The data is staged in a kernel's arrays, part by part, and the result is
 * verified before it is committed. Other threads may stage and check during transfers and launches.
 *
 * @param <A> the kernel's arrays, as this work sees them
 */
public interface StagedWork<A> extends CallersInput {
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

    /** Work whose checksum is not that of its input overrides this. */
    @Override
    default int inputHash() {
        return digest().hashCode();
    }

    /** Copies the verified result to the caller's arrays. They are unchanged before, except for committed parts. */
    void commit(A arrays);

    /**
     * Whether parts of the result may be committed while others are transferred, before the whole result is verified:
     * {@link #restore} can undo it, because the kernel still has the input; or the result goes to arrays that nobody
     * reads unless it is right. Asked after the whole input was staged.
     */
    default boolean canRestore(A arrays) {
        return false;
    }

    /** Whether the result goes to arrays that {@link #makeRoom} has yet to make. */
    default boolean lacksRoom() {
        return false;
    }

    /** Makes the arrays for the result, while the input is staged and the device computes. */
    default void makeRoom() {
        throw new UnsupportedOperationException("the arrays for the result are there");
    }

    /** Copies a part of the result to the caller's arrays. It may be wrong; then {@link #restore} follows. */
    default void commitPart(A arrays, int part) {
        throw new UnsupportedOperationException("this work commits its result as a whole");
    }

    /** {@link #check} and {@link #commitPart} in one. */
    default Digest checkAndCommit(A arrays, int part) {
        Digest found = check(arrays, part);
        commitPart(arrays, part);
        return found;
    }

    /** Puts the input back to where a part of the result was committed. */
    default void restore(A arrays, int part) {
        throw new UnsupportedOperationException("this work commits its result as a whole");
    }

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
