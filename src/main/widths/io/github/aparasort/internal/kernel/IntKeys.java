package io.github.aparasort.internal.kernel;

/** The keys of a sorting kernel. It reads them from these arrays and leaves them there in order. */
public interface IntKeys extends KernelArrays {
    /** The array with a part of the keys, from its index 0 on. */
    /*key*/ int[] keys(int part);

    /** Sets the XOR mask of the order. A kernel that does not apply a mask ignores it. */
    default void setOrderMask(/*key*/ int mask) {
        // The keys are masked while they are staged.
    }

    /**
     * The XOR mask of the order, where the kernel applies it: masked keys ascend as signed integers. 0 where the keys
     * ascend without a mask.
     */
    default /*key*/ int keyMask() {
        return 0;
    }
}
