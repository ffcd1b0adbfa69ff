package io.github.aparasort.internal.kernel;

// Twins: Long
/** The keys of a sorting kernel. */
public interface IntKeys {
    /** The array in which the kernel leaves the keys in order. */
    /*key*/ int[] keys();

    /** The array in which the kernel gets the keys: the same, unless it keeps its input. */
    default /*key*/ int[] input() {
        return keys();
    }

    /** Sets the XOR mask of the order. A kernel that does not apply a mask ignores it. */
    default void setOrderMask(/*key*/ int mask) {
        // The keys are masked while they are sent.
    }

    /**
     * The XOR mask of the order, where the kernel applies it: masked keys ascend as signed integers. 0 where the keys
     * ascend without a mask.
     */
    default /*key*/ int keyMask() {
        return 0;
    }
}
