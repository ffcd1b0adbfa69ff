package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.SetOperation;

/**
 * Steps of operations on sortable keys, of which there are two widths: each queues a few launches.
 */
interface KeyOps {
    /**
     * Makes keys of floats, or values of their keys: see {@link IntKeyForm}.
     *
     * @param nans where {@link IntKeyForm#EXACT} adds the number of NaNs
     */
    void convert(Work work, int form, Column in, Column out, Column nans) throws DeviceFault;

    /**
     * Sorts the keys of each segment, and the ints that belong to them unless these are null, into new columns.
     *
     * @param offsets where each segment begins, and the number of keys
     */
    Column[] sortedSegments(Work work, Column keys, Column ints, Column offsets) throws DeviceFault;

    /** Merges two sorted columns into one. */
    Column merged(Work work, Column a, Column b) throws DeviceFault;

    /** The same, with the index of each element in the first column followed by the second. */
    Column[] mergedWithOrigins(Work work, Column a, Column b) throws DeviceFault;

    /** The results of a set operation, and if traced their indices in the first column followed by the second. */
    Column[] set(Work work, SetOperation operation, Column a, Column b, boolean traced) throws DeviceFault;

    /** Lower or upper bounds, or whether a needle is there: see {@link IntBoundsKernel}. */
    Column bounds(Work work, int wanted, Column sorted, Column needles) throws DeviceFault;

    /** The number of results of a scan that do not follow from the one before them. */
    Column wrongScans(Work work, int operator, boolean exclusive, Column values, Column scanned) throws DeviceFault;

    /** The number of lower or upper bounds that are wrong. */
    Column wrongBounds(Work work, int wanted, Column sorted, Column needles, Column bounds) throws DeviceFault;

    /** The number of rows of a join of two columns of keys that are wrong: see {@link IntWrongRows}. */
    Column wrongRows(Work work, Column[] keys, Column[] rows) throws DeviceFault;

    /** The first elements of all runs, and where these begin; each null unless it is wanted. */
    Column[] heads(Work work, Column keys, boolean wantsKeys, boolean wantsBegins) throws DeviceFault;

    /** The number of elements that are less than the one before, or equal to it if strict. */
    int descents(Work work, Column keys, boolean strict) throws DeviceFault;

    /** Gathers elements; those of negative indices are all {@code missing}. */
    Column take(Work work, Column source, Column indices, Number missing) throws DeviceFault;

    /** Writes each element of a source to its index. */
    void put(Work work, Column source, Column indices, Column target) throws DeviceFault;

    /**
     * The checksum of keys, with or without ints.
     *
     * @param ints what belongs to the keys; null for their indices
     * @param valued whether anything belongs to them
     * @param orderMask the mask with which keys must ascend, or null where they may be in any order
     */
    Checksum checksum(Work work, Column keys, Column ints, boolean valued, Long orderMask) throws DeviceFault;

    /** Where a checksum is. */
    record Checksum(Column sums, int at) {
    }
}
