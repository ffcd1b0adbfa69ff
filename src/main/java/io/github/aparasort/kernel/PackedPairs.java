package io.github.aparasort.kernel;

/**
 * Int keys with an int each as they travel to a kernel that packs the two into longs by itself: 4 bytes of either, and
 * nothing for what the kernel can make, each key's index.
 */
public interface PackedPairs extends KernelArrays {
    /** The array that the keys of a part come in, and go back in, sorted. */
    int[] pairKeys(int part);

    /** The array that the values of a part come in; they stay as they are. */
    int[] pairValues(int part);

    /** The array that the values of a part, or their indices, go back in, in the order of the keys. */
    int[] pairResult(int part);

    /** Whether values come in; otherwise indices go back. */
    boolean hasValues();

    /** What turns the keys, xor, into ones that are to ascend; the kernel sees to that. */
    int pairMask();
}
