package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.KernelArrays;

/**
 * How data passes through a kernel's arrays, part by part, or how a kernel gets at it where it is. What passes may run
 * beside transfers and launches, on other threads than the one that makes those.
 */
public interface DataTransfer {
    /**
     * Lends the caller's arrays to a kernel that borrows them, and prepares it for what of them is to be worked on: all
     * but what has its place already when this returns.
     */
    default void lend(DeviceKernel kernel) {
        throw new IllegalStateException("not made for work in place");
    }

    /** Tells a kernel that is prepared what else it has to know, before anything is staged. */
    default void instruct(DeviceKernel kernel) {
        // Nothing, as a rule.
    }

    /** Copies a load of the input, a part as a rule, into the kernel's arrays. */
    void stage(KernelArrays arrays, int load);

    /** The checksum of the whole input, which nobody writes to meanwhile. */
    Digest digest();

    /**
     * Whether a wrong result may come of an order or operator of the caller's own that contradicts itself. Then it is
     * always verified, and the device not to blame for one.
     */
    default boolean hasOwnCode() {
        return false;
    }

    /** The words for what came back and is not right. */
    default String complaint() {
        return "what came back is not the input in order";
    }

    /** The checksum of a part of the result, and whether it is in order, within and after the part before it. */
    Digest check(KernelArrays arrays, int part);
}
