package io.github.aparasort.internal.kernel;

/**
 * A kernel that works in the caller's own arrays, which are lent to it for a launch; by workers of this JVM, as devices
 * have memory of their own.
 */
public interface InPlaceKernel {
    /** Whether the result is in what was lent when the launch is over; else it is to be copied out. */
    default boolean isInPlace() {
        return true;
    }

    /** Has the prepared work done by one work-item, where others keep the processors busy. */
    void useOneWorker();

    /** Looks at what was lent, when all is prepared; the launch can follow. */
    void start();

    /**
     * After a failed launch: waits for workers that are still at it. Then all elements of a sort in place are home, as
     * they were, or in another order; equal keys, with their values, in the one in which they were. What cannot be
     * undone is done to its end. No launch can follow.
     */
    void recover();

    /** Whether {@link #recover} has done what the launch had not, so that the result is where it should be. */
    default boolean isFinished() {
        return false;
    }

    /** Lets go of what was lent. */
    void giveBack();
}
