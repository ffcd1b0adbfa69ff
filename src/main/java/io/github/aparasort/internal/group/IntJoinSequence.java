package io.github.aparasort.internal.group;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.resident.Column;
import io.github.aparasort.internal.resident.ColumnJoins;
import io.github.aparasort.internal.resident.JoinKind;
import io.github.aparasort.internal.resident.ResidentSequence;

// Twins: Long
/** Joins two columns of keys on a device. Only the rows come back. */
public final class IntJoinSequence extends ResidentSequence {
    /**
     * Arrays that hold each element of both columns at the same time, if each has one partner: sorted keys and rows,
     * bounds, counts, the places of partners, and the result.
     */
    static final int ARRAYS = 6;

    private Column[] found;
    private long[] checksums;
    private RowPairs rows;

    IntJoinSequence() {
        super(/*key*/ Integer.BYTES);
    }

    /**
     * Sends both columns, and queues their join.
     *
     * @param a an array of any type that has such keys
     * @param b another one of this type
     */
    void join(JoinKind kind, Object a, Object b) throws DeviceFault {
        Column aKeys = upload(a);
        Column bKeys = upload(b);
        found = call(work -> ColumnJoins.checked(work, kind, aKeys, bKeys));
    }

    /** Reads the rows, and the checksums of the device. */
    void read() throws DeviceFault {
        int count = found[0].length();
        rows = new RowPairs(download(found[0], new int[count]), download(found[1], new int[count]));
        checksums = download(found[2], new long[ColumnJoins.CHECKED]);
    }

    RowPairs rows() {
        return rows;
    }

    /** The checksums of the keys of A and B that arrived on the device, and of the rows that it has found. */
    long[] checksums() {
        return checksums;
    }

    @Override
    protected void drop() {
        found = null;
        checksums = null;
        rows = null;
    }

    @Override
    protected int carries() {
        return 1;
    }

    @Override
    public int arrays() {
        return ARRAYS;
    }
}
