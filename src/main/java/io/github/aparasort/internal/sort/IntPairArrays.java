package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.KernelArrays;

/**
 * Int keys with an int each as they travel to a kernel that packs the two into longs by itself: 4 bytes of either, and
 * nothing for what the kernel can make, each key's index.
 */
public interface IntPairArrays extends KernelArrays {
    /** The array that the keys of a part come in, and go back in, sorted. */
    int[] pairKeys(int part);

    /** The array that the values of a part come in; they stay as they are. */
    int[] pairValues(int part);

    /** The array that the values of a part, or their indices, go back in, in the order of the keys. */
    int[] pairResult(int part);

    /** Loads that all comes in: one for each part, or one for its keys and, when all keys are there, another. */
    int loads();

    /** Whether a load has the keys of a part, the one of that number. */
    default boolean hasKeys(int load) {
        return load < parts();
    }

    /** Whether a load has the values of a part, the one of that number, or of the number beyond all parts. */
    default boolean hasValues(int load) {
        return hasValues() && (loads() == parts() || load >= parts());
    }

    /** Whether values come in; otherwise indices go back. */
    boolean hasValues();

    /** What turns the keys, xor, into ones that are to ascend; the kernel sees to that. */
    int pairMask();

    /**
     * Tells the kernel, before anything is staged, what comes in.
     *
     * @param values whether values come in; otherwise indices go back
     * @param mask the order's mask: the kernel sorts by masked keys
     */
    public void gather(boolean values, int mask);
}
