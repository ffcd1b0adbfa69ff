package io.github.aparasort.internal.group;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.resident.Column;
import io.github.aparasort.internal.resident.ColumnGroups;

// Twins: Long
/** Finds the groups of equal keys on a device, and the sum of the ints that belong to each. */
public final class IntSumSequence extends IntGroupSequence {
    private Column sortedValues;
    private long[] sums;

    /** Sends elements and their ints, and queues their sort. */
    void sort(Object a, int[] values) throws DeviceFault {
        sortedValues = sortPairs(a, values);
    }

    @Override
    void find() throws DeviceFault {
        Column[] found = locate();
        Column values = sortedValues;
        Column summed = call(work -> ColumnGroups.sums(work, values, found[1]))[0];
        read(found);
        sums = download(summed, new long[summed.length()]);
    }

    /** The sum of each group. */
    long[] sums() {
        return sums;
    }

    @Override
    protected int carries() {
        return 1;
    }
}
