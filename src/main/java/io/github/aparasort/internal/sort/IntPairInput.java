package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.KernelArrays;
import java.util.ArrayList;
import java.util.List;

/**
 * The input of a kernel that packs int keys with an int each into longs: 4 bytes for the key and 4 for the value are
 * transferred. Indices, which the kernel can generate, are not transferred.
 */
public interface IntPairInput extends KernelArrays {
    /** The array that transfers the keys of a part to the device. */
    int[] pairKeys(int part);

    /** The array that transfers the values of a part to the device; it stays unchanged. */
    int[] pairValues(int part);

    /**
     * The number of loads: one for each part; or, for the values of several parts, as many more after those of the
     * keys. Keys and values are sent in one load if there is only one part: for a small input another launch would
     * cost more.
     */
    default int loads() {
        return parts() > 1 && hasValues() ? 2 * parts() : parts();
    }

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

    /** The arrays that a load sends. */
    default List<?> sentPairs(int load) {
        List<Object> arrays = new ArrayList<>();
        if (hasKeys(load)) {
            arrays.add(pairKeys(load));
        }
        if (hasValues(load)) {
            arrays.add(pairValues(load % parts()));
        }
        return arrays;
    }

    /**
     * Tells the kernel, before anything is staged, what comes in.
     *
     * @param values whether values come in; otherwise indices go back
     * @param mask the XOR mask of the order: masked keys ascend as signed integers; the arrays hold the keys unmasked
     */
    void gather(boolean values, int mask);
}
