package io.github.aparasort.internal.kernel;

/**
 * A kernel that works in the caller's arrays, which are bound to it for one launch. It runs on workers of this JVM,
 * because devices have memory of their own.
 */
public interface InPlaceKernel {
    /** Whether the result is in the bound arrays after the launch; otherwise it must be copied out. */
    default boolean isInPlace() {
        return true;
    }

    /** Makes one work-item do the prepared work, for times when other callers keep the processors busy. */
    void useOneWorker();

    /** Reads the bound arrays, when all is prepared; the launch can follow. */
    void start();

    /**
     * After a failed launch: waits for workers that are still running. Then all elements of a sort in place are in the
     * caller's arrays, unchanged or in another order. Equal keys, with their values, keep their order. Work that cannot
     * be rolled back is completed. No launch can follow.
     */
    void recover();

    /** Whether {@link #recover} has completed the work of the launch, so that the result is in place. */
    default boolean isFinished() {
        return false;
    }

    /** Releases the bound arrays, when no worker runs any more. */
    void giveBack();

    /**
     * Releases all arrays of the workers of the last launch, when none runs any more. A thread of JTP's pool remembers
     * its last task, and with it a worker, for a minute.
     */
    void dismissWorkers();
}
