package io.github.aparasort.internal.group;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.resident.Column;
import io.github.aparasort.internal.resident.ColumnGroups;
import io.github.aparasort.internal.resident.ResidentSequence;

// Twins: Long
/**
 * Finds the groups of equal keys on a device: sorts, and places the first key of each group and its index. Only these
 * come back.
 */
public class IntGroupSequence extends ResidentSequence {
    /** Arrays that hold each element at the same time: the input and the sort's; or sorted keys, heads and begins. */
    static final int ARRAYS = 5;

    private Column sortedKeys;
    private /*key*/ int[] heads;
    private int[] begins;

    IntGroupSequence() {
        super(/*key*/ Integer.BYTES);
    }

    /**
     * Sends elements, and queues their sort.
     *
     * @param a an array of any type that has such keys
     */
    void sort(Object a) throws DeviceFault {
        Column elements = upload(a);
        sortedKeys = call(work -> ColumnGroups.sorted(work, elements))[0];
        release(elements);
    }

    /** The same with the ints that belong to the elements; with their indices if these are null. Returns the ints. */
    final Column sortPairs(Object a, int[] values) throws DeviceFault {
        Column elements = upload(a);
        Column ints = values == null ? null : upload(values);
        Column[] sorted = call(work -> ColumnGroups.sorted(work, elements, ints));
        sortedKeys = sorted[0];
        release(elements);
        if (ints != null) {
            release(ints);
        }
        return sorted[1];
    }

    /** Finds the groups, and reads them. */
    void find() throws DeviceFault {
        read(locate());
    }

    /** Finds the groups. Returns their first keys and the indices of these. */
    final Column[] locate() throws DeviceFault {
        Column keys = sortedKeys;
        return call(work -> ColumnGroups.heads(work, keys));
    }

    /** Reads what was found. */
    final void read(Column[] found) throws DeviceFault {
        int groups = found[0].length();
        heads = download(found[0], new /*key*/ int[groups]);
        begins = download(found[1], new int[groups + 1]);
        begins[groups] = size();
    }

    /** The key of each group, in ascending order. */
    final /*key*/ int[] heads() {
        return heads;
    }

    /** Where each group begins in the order of the keys, and the number of elements. */
    final int[] begins() {
        return begins;
    }

    @Override
    protected void drop() {
        sortedKeys = null;
        heads = null;
        begins = null;
    }

    @Override
    public final int arrays() {
        return ARRAYS;
    }
}
