package io.github.aparasort.internal.group;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.resident.Column;
import io.github.aparasort.internal.resident.ColumnGroups;

// Twins: Long
/** Finds the groups of equal keys on a device, and the sum of the ints that belong to each, or these ints. */
public final class IntSumSequence extends IntGroupSequence {
    private Column sortedValues;
    private boolean sums;
    private long[] sumOfEach;
    private int[] moved;

    /**
     * Sends elements and their ints, and queues their sort.
     *
     * @param wantsSums whether sums of the ints are wanted, rather than the ints group by group
     */
    void sort(Object a, int[] values, boolean wantsSums) throws DeviceFault {
        sums = wantsSums;
        sortedValues = sortPairs(a, values);
    }

    @Override
    void find() throws DeviceFault {
        Column[] found = locate();
        Column values = sortedValues;
        Column summed = sums ? call(work -> ColumnGroups.sums(work, values, found[1]))[0] : null;
        read(found);
        sumOfEach = sums ? download(summed, new long[summed.length()]) : null;
        moved = sums ? null : download(values, new int[size()]);
    }

    /** The sum of each group, if sums were wanted. */
    long[] sums() {
        return sumOfEach;
    }

    /** The ints, group by group, otherwise. */
    int[] moved() {
        return moved;
    }

    @Override
    protected void drop() {
        super.drop();
        sortedValues = null;
        sumOfEach = null;
        moved = null;
    }

    @Override
    protected int carries() {
        return 1;
    }
}
