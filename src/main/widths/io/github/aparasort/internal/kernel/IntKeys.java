package io.github.aparasort.internal.kernel;

/** The keys of a sorting kernel. */
public interface IntKeys extends KernelArrays {
    /** The array in which the kernel leaves a part of the keys in order, from its index 0 on. */
    /*key*/ int[] keys(int part);

    /** The array in which the kernel gets a part of the keys: the same, unless it keeps its input. */
    default /*key*/ int[] input(int part) {
        return keys(part);
    }

    /** Whether the kernel leaves its input as it was staged. */
    default boolean keepsInput() {
        return input(0) != keys(0);
    }

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
