package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.SetOperation;

/** Checks of results that are keys of one width. Each is queued, and adds up what is wrong: see {@link Alarm}. */
interface KeyChecks {
    /** Places where two columns of one length differ. */
    void differences(Work work, Column a, Column b) throws DeviceFault;

    /**
     * The checksum of keys, with or without ints.
     *
     * @param sign 1, or -1 to take it away from that of other keys
     * @param orderMask the mask with which keys must ascend, or null where they may be in any order
     * @param stable whether the ints of equal keys must ascend
     */
    void checksum(Work work, int sign, Verification.Rows rows, Long orderMask, boolean stable) throws DeviceFault;

    /** The checksum of bits in their places, which the host knows too. */
    Alarm.Sums placed(Work work, Column bits) throws DeviceFault;

    /** Elements that are not those at their indices: see {@link IntWrongMoves}. */
    void wrongMoves(Work work, Column source, Column indices, Number missing, Column moved) throws DeviceFault;

    /** Elements that are wrong after values were put at indices: see {@link IntWrongPuts}. */
    void wrongPuts(Work work, Column target, Column indices, Column values, Column put) throws DeviceFault;

    /** Results that are not the elements at their origins, or not in order: see {@link IntWrongOrigins}. */
    void wrongOrigins(Work work, Column a, Column b, Column results, Column origins) throws DeviceFault;

    /**
     * Keys of a sample that occur too rarely or too often: see {@link IntWrongCounts}.
     *
     * @param results the results of a set operation, and their origins or null
     */
    void wrongCounts(Work work, SetOperation operation, Column a, Column b, Column[] results) throws DeviceFault;

    /**
     * Sorted keys of segments that are wrong: see {@link IntWrongSegments}.
     *
     * @param indices the indices of the keys in the input, or null
     * @param owners the segment of each place
     */
    void wrongSegments(Work work, Column keys, Column indices, Column owners) throws DeviceFault;

    /** Heads of runs that are wrong: see {@link IntWrongHeads}. */
    void wrongHeads(Work work, Column keys, Column heads, Column begins) throws DeviceFault;

    /** Compares the rows of an order by one more column: see {@link IntRowOrder}. */
    void compareRows(Work work, Column keys, long mask, Column order, Column states) throws DeviceFault;

    /**
     * Bounds that are wrong: see {@link IntWrongBounds}.
     *
     * @param wanted one of the constants of {@link IntBoundsKernel}
     * @param needles null where they are the places themselves
     */
    void wrongBounds(Work work, int wanted, Column sorted, Column needles, Column bounds) throws DeviceFault;

    /** Rows of a join of two columns of keys that are wrong: see {@link IntWrongRows}. */
    void wrongRows(Work work, Column[] keys, Column[] rows) throws DeviceFault;
}
