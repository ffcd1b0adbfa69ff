package io.github.aparasort.internal.group;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.resident.Column;

// Twins: Long
/** Finds the groups of equal keys on a device, and the indices of their elements. */
public final class IntRowSequence extends IntGroupSequence {
    private Column sortedRows;
    private int[] order;

    @Override
    void sort(Object a) throws DeviceFault {
        sortedRows = sortPairs(a, null);
    }

    @Override
    void find() throws DeviceFault {
        super.find();
        order = download(sortedRows, new int[size()]);
    }

    /** The indices of all elements, group by group. */
    int[] order() {
        return order;
    }

    @Override
    protected void drop() {
        super.drop();
        sortedRows = null;
        order = null;
    }

    @Override
    protected int carries() {
        return 1;
    }
}
