package io.github.aparasort.internal.step;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.tile.MultisetOptions;

/**
 * Steps of operations on sortable keys, of which there are two widths: each queues a few launches.
 */
interface KeyOps {
    /** Sorts keys, XORed with a mask, into a new column. */
    Column sortedByRadix(Work work, Column keys, long mask) throws DeviceFault;

    /** Sorts keys, XORed with a mask, in a copy, or in their own column if they may be overwritten. */
    Column sortedByMerging(Work work, Column keys, long mask, boolean batcher) throws DeviceFault;

    /** Sorts keys where they are. */
    void sortByBatcher(Work work, Column keys) throws DeviceFault;

    /** Sorts keys where they are, XORed with a mask, and the ints that belong to them, stably. */
    void mergesortPairs(Work work, Column[] pairs, long mask) throws DeviceFault;

    /**
     * The same by the caller's order.
     *
     * @param values the ints, or null for keys alone
     */
    void sortBy(Work work, TileKernel order, Column keys, Column values) throws DeviceFault;

    /**
     * Makes keys of floats, or values of their keys: see {@link IntKeyForm}.
     *
     * @param nans where {@link IntKeyForm#EXACT} adds the number of NaNs
     */
    void convert(Work work, int form, Column in, Column out, Column nans) throws DeviceFault;

    /** XORs keys with a mask, in place. */
    void mask(Work work, Column keys, long mask) throws DeviceFault;

    /**
     * Sorts the keys of each segment, and the ints that belong to them unless these are null, into new columns.
     *
     * @param offsets where each segment begins, and the number of keys
     */
    Column[] sortedSegments(Work work, Column keys, Column ints, Column offsets) throws DeviceFault;

    /** Merges two sorted columns, and returns if traced also the index of each in the first followed by the second. */
    Column[] merged(Work work, MergeStrategy strategy, Column a, Column b, boolean traced) throws DeviceFault;

    /** The results of a set operation, and if traced their indices in the first column followed by the second. */
    Column[] set(Work work, SetOperation operation, MultisetOptions options, Column a, Column b, boolean traced)
            throws DeviceFault;

    /** Lower or upper bounds, or whether a needle is there: see {@link IntBoundsKernel}. */
    Column bounds(Work work, int wanted, Column sorted, Column needles) throws DeviceFault;

    /** The first elements of all runs, and where these begin; each null unless it is wanted. */
    Column[] heads(Work work, Column keys, boolean wantsKeys, boolean wantsBegins) throws DeviceFault;

    /** The number of elements that are less than the one before, or equal to it if strict. */
    int descents(Work work, Column keys, boolean strict) throws DeviceFault;

    /** Gathers elements; those of negative indices are all {@code missing}. */
    Column take(Work work, Column source, Column indices, Number missing) throws DeviceFault;

    /** Writes each element of a source to its index. */
    void put(Work work, Column source, Column indices, Column target) throws DeviceFault;
}
