package io.github.aparasort.internal.device;

/**
 * Work that is cut into slices. Each slice is work of its own, with its own stretch of the input and of the result, so
 * that several instances of a kernel can take turns.
 *
 * @param <A> the kernel's arrays, as this work sees them
 */
public interface SlicedWork<A> {
    /** The most instances that take turns, unless the work says otherwise. */
    int INSTANCES = 4;

    /** How the elements are divided. */
    Slices slices();

    /** One slice. */
    StagedWork<A> slice(int slice);

    /** The number of elements of a slice, {@link Slices#largest()} at most. */
    int size(int slice);

    /** The most instances of the kernel that take turns. Each has arrays for a slice, here and on the device. */
    default int instances() {
        return INSTANCES;
    }

    /** What listeners are told of the slices, or an empty text. */
    default String note() {
        return "";
    }

    /**
     * Allocates what the results go to, while the first slices are on the device.
     *
     * @param arrays the instance that keeps what can be reused by further calls
     */
    default void makeRoom(A arrays) {
        // Usually the caller's arrays are there.
    }

    /** Called when a slice has failed. No other one may wait for it any more. */
    default void abandon(int slice) {
        // Usually none waits.
    }

    /**
     * Called when the results of all slices were committed, before {@link #complete}. If it fails, another engine does
     * the work. So here is the place for what needs memory, and for what reads the caller's arrays.
     */
    default void prepareCompletion() {
        // Usually nothing.
    }

    /** Called last. */
    default void complete() {
        // Most work is complete by then.
    }
}
