package io.github.aparasort.internal.device;

/**
 * Work in the caller's own arrays. A kernel borrows them for one launch.
 *
 * @param <K> the kernel
 */
public interface InPlaceWork<K> {
    /**
     * Binds the caller's arrays to the kernel and prepares it for the elements to work on: all but those that are in
     * their place already when this returns.
     */
    void bindArrays(K kernel);

    /** Takes the result from the kernel after a successful launch, as far as it is not in the caller's arrays yet. */
    default void collect(K kernel) {
        // The result is where it belongs.
    }
}
