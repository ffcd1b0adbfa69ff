package io.github.aparasort.internal.sort;

/**
 * The input of a kernel that packs int keys with an int each into longs: 4 bytes for the key and 4 for the value are
 * transferred. Indices, which the kernel can generate, are not transferred.
 */
public interface IntPairInput {
    /** The array that takes the keys to the device. */
    int[] pairKeys();

    /** The array that takes the values to the device. */
    int[] pairValues();

    /**
     * Tells the kernel, before anything is sent, what comes in.
     *
     * @param values whether values come in; otherwise indices go back
     * @param mask the XOR mask of the order: masked keys ascend as signed integers; the arrays hold the keys unmasked
     */
    void gather(boolean values, int mask);
}
