package io.github.aparasort.internal.kernel;

/** The keys of a sorting kernel: it reads them here and leaves them here sorted. */
public interface IntKeys extends KernelArrays {
    /** The array with a part of the keys, from its index 0 on. */
    /*key*/ int[] keys(int part);

    /** Asks the kernel to sort by masked keys, xor. A kernel that does not mask ignores it. */
    default void setOrderMask(/*key*/ int mask) {
        // The keys are masked before they come.
    }

    /**
     * The XOR mask of the order, where the kernel applies it: masked keys ascend as signed integers. 0 where the keys
     * ascend without a mask.
     */
    default /*key*/ int keyMask() {
        return 0;
    }
}
