package io.github.aparasort.internal.device;

import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;

/**
 * Work on a copy of the caller's data. It goes through a {@link Channel} to a kernel's arrays and back, and the result
 * is verified on its way.
 *
 * @param <A> the kernel's arrays, as this work sees them
 */
public interface StagedWork<A> extends CallersInput {
    /** Sets further parameters of the prepared kernel, before anything is sent. */
    default void configure(A arrays) {
        // Most work needs nothing here.
    }

    /** Sends the input, or fills the arrays that the kernel sends as they are. */
    void send(A arrays, Channel channel);

    /** Done while the device computes, if it has memory of its own. */
    default void accompany(A arrays, Channel channel) {
        // Usually the input was all.
    }

    /**
     * Receives the result, unless the kernel has read it back. It is right if the checksum of what was received is
     * that of what was sent; other checks find {@link Digest#DISORDER}.
     */
    void receive(A arrays, Channel channel);

    /** The checksum of the whole input as it is now, to find out after a failure whether it has changed. */
    Digest digest();

    /** Work whose checksum is not that of its input overrides this. */
    @Override
    default int inputHash() {
        return digest().hashCode();
    }

    /** Completes the verified result. */
    default void commit(A arrays) {
        // Usually it has been delivered.
    }

    /** After a failure: puts back what the channel cannot. */
    default void restore() {
        // Usually nothing.
    }

    /** Whether the result goes to arrays that {@link #makeRoom} has yet to make. */
    default boolean lacksRoom() {
        return false;
    }

    /** Makes the arrays for the result, while the input is sent and the device computes. */
    default void makeRoom() {
        throw new UnsupportedOperationException("the arrays for the result are there");
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
