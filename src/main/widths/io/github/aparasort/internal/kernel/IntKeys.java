package io.github.aparasort.internal.kernel;

/** Where a sorting kernel takes its keys from and leaves them sorted. */
public interface IntKeys extends KernelArrays {
    /** The array that holds a part, from its index 0 on. */
    /*key*/ int[] keys(int part);

    /** Asks the kernel to sort by masked keys, xor. A kernel that does not mask ignores it. */
    default void setOrderMask(/*key*/ int mask) {
        // The keys are masked before they come.
    }

    /** What turns these keys, xor, into ones that are to ascend, where the kernel sees to that; 0 where they are. */
    default /*key*/ int keyMask() {
        return 0;
    }
}
