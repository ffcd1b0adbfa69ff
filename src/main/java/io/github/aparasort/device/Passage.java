package io.github.aparasort.device;

import io.github.aparasort.kernel.SortArrays;
import io.github.aparasort.kernel.SortKernel;

/**
 * How data passes through a kernel's arrays, part by part, or how a kernel gets at it where it is. What passes may run
 * beside transfers and launches, on other threads than the one that makes those.
 */
public interface Passage {
    /**
     * Lends the caller's arrays to a kernel that borrows them, and prepares it for what of them is to be sorted: all
     * but what has its place already when this returns.
     */
    default void lend(SortKernel kernel) {
        throw new IllegalStateException("not made for sorting in place");
    }

    /** Copies a part of the input into the kernel's arrays. */
    void stage(SortArrays arrays, int part);

    /** The checksum of the whole input, which nobody writes to meanwhile. */
    Digest digest();

    /**
     * Whether a wrong result may come of an order of the caller's own that contradicts itself. Then it is always
     * verified, and the device not to blame for one.
     */
    default boolean hasOwnOrder() {
        return false;
    }

    /** The checksum of a part of the result, and whether it is in order, within and after the part before it. */
    Digest check(SortArrays arrays, int part);
}
