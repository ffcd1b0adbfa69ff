package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.KernelArrays;

/**
 * The arrays of a kernel that packs int keys with an int each into longs: 4 bytes for the key and 4 for the value are
 * transferred. Indices, which the kernel can generate, are not transferred.
 */
public interface IntPairArrays extends KernelArrays {
    /** The array that transfers the keys of a part: unsorted to the device, sorted back. */
    int[] pairKeys(int part);

    /** The array that transfers the values of a part to the device; it stays unchanged. */
    int[] pairValues(int part);

    /** The array in which the values of a part, or their indices, come back in the order of the keys. */
    int[] pairResult(int part);

    /** The number of loads: one for each part; or two, one for its keys and, after all keys, one for its values. */
    int loads();

    /** Whether a load has keys: those of the part with the same number. */
    default boolean hasKeys(int load) {
        return load < parts();
    }

    /**
     * Whether a load has values: those of the part with the same number. If values come after the keys of all parts,
     * load numbers continue from there.
     */
    default boolean hasValues(int load) {
        return hasValues() && (loads() == parts() || load >= parts());
    }

    /** Whether values are transferred to the device; otherwise indices come back. */
    boolean hasValues();

    /** The XOR mask of the order, which the kernel applies: masked keys ascend as signed integers. */
    int pairMask();

    /**
     * Tells the kernel, before anything is staged, what comes in.
     *
     * @param values whether values come in; otherwise indices go back
     * @param mask the order's mask: the kernel sorts by masked keys
     */
    public void gather(boolean values, int mask);
}
