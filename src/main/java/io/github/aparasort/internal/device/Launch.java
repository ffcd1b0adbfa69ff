package io.github.aparasort.internal.device;

/** One operation on one leased kernel: run it, then commit the result. */
public interface Launch {
    /**
     * The time that each phase took, in nanoseconds.
     *
     * @param stage until the input was sent, or queued
     * @param device from then until the result was back
     * @param verify from then until the whole result was verified
     */
    record Times(long stage, long device, long verify) {
    }

    /**
     * Runs the work and verifies the result. If this throws, the caller's arrays are unchanged or hold all elements.
     */
    Times run() throws DeviceFault;

    /** Copies the result of a successful run to the caller, as far as it is not there yet. */
    void commit();

    /** Whether the kernel worked in the caller's arrays, so that nothing was copied. */
    boolean isInPlace();

    /** What listeners are told of how the work was done, or an empty text. */
    default String note() {
        return "";
    }

    /** After a failed run: whether the caller's thread has completed the work, so that the result is there. */
    default boolean isFinished() {
        return false;
    }
}
