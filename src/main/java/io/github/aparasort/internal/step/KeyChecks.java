package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.SetOperation;

/** What is checked of results that are keys of one width: most methods queue a count of what is wrong. */
interface KeyChecks {
    /** The number of places where two columns of one length differ. */
    Column differences(Work work, Column a, Column b) throws DeviceFault;

    /**
     * The checksum of keys, with or without ints.
     *
     * @param ints what belongs to the keys; null for their indices
     * @param valued whether anything belongs to them
     * @param orderMask the mask with which keys must ascend, or null where they may be in any order
     * @param stable whether the ints of equal keys must ascend
     */
    Checksum checksum(Work work, Column keys, Column ints, boolean valued, Long orderMask, boolean stable)
            throws DeviceFault;

    /** The checksum of bits in their places, as the host takes it. */
    Checksum placed(Work work, Column bits) throws DeviceFault;

    /** Where a checksum is. */
    record Checksum(Column sums, int at) {
    }

    /** Elements that are not those at their indices: see {@link IntWrongMoves}. */
    Column wrongMoves(Work work, Column source, Column indices, Number missing, Column moved) throws DeviceFault;

    /** Notes elements that are wrong after values were put at indices: see {@link IntWrongPuts}. */
    void checkPuts(Work work, Column target, Column indices, Column values, Column put) throws DeviceFault;

    /** Results that are not the elements at their origins, or not in order: see {@link IntWrongOrigins}. */
    Column wrongOrigins(Work work, Column a, Column b, Column results, Column origins) throws DeviceFault;

    /**
     * Keys of a sample that occur too rarely or too often: see {@link IntWrongCounts}.
     *
     * @param results the results of a set operation, and their origins or null
     */
    Column wrongCounts(Work work, SetOperation operation, Column a, Column b, Column[] results)
            throws DeviceFault;

    /**
     * Sorted keys of segments that are wrong: see {@link IntWrongSegments}.
     *
     * @param indices the indices of the keys in the input, or null
     * @param owners the segment of each place
     */
    Column wrongSegments(Work work, Column keys, Column indices, Column owners) throws DeviceFault;

    /** Heads of runs that are wrong: see {@link IntWrongHeads}. */
    Column wrongHeads(Work work, Column keys, Column heads, Column begins) throws DeviceFault;

    /** Compares the rows of an order by one more column: see {@link IntRowOrder}. */
    void compareRows(Work work, Column keys, long mask, Column order, Column states) throws DeviceFault;

    /**
     * Bounds that are wrong: see {@link IntWrongBounds}.
     *
     * @param wanted one of the constants of {@link IntBoundsKernel}
     * @param needles null where they are the places themselves
     */
    Column wrongBounds(Work work, int wanted, Column sorted, Column needles, Column bounds) throws DeviceFault;

    /** The number of rows of a join of two columns of keys that are wrong: see {@link IntWrongRows}. */
    Column wrongRows(Work work, Column[] keys, Column[] rows) throws DeviceFault;
}
