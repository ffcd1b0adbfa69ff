package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.JoinedColumns;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;

// Twins: Long
/**
 * Counts rows of a join that are wrong: their keys are not equal, or they do not come after the row before them, by
 * their key, the row of A and the row of B. -1 is the row of a side that has none.
 */
public final class IntRowsCheck extends CheckKernel {
    protected /*key*/ int[] aKeys = new /*key*/ int[1];
    protected /*key*/ int[] bKeys = new /*key*/ int[1];
    protected int[] aRows = new int[1];
    protected int[] bRows = new int[1];
    protected int aCount;
    protected int bCount;

    @Override
    protected long load(int index) {
        int a = aRows[index];
        int b = bRows[index];
        int wrong = isRow(a, b) == 0 ? 1 : 0;
        if (wrong == 0 && min(a, b) >= 0) {
            wrong = aKeys[a] == bKeys[b] ? 0 : 1;
        }
        if (wrong == 0 && index > 0) {
            int aBefore = aRows[index - 1];
            int bBefore = bRows[index - 1];
            wrong = 1;
            if (isRow(aBefore, bBefore) != 0) {
                int ofEqual = aBefore < a || aBefore == a && bBefore < b ? 0 : 1;
                wrong = disorder(keyOf(aBefore, bBefore), keyOf(a, b), ofEqual);
            }
        }
        return wrong;
    }

    /** 1 if a row is in the range of its column, on one side at least; else 0. */
    protected int isRow(int a, int b) {
        return min(a, b) >= -1 && max(a, b) >= 0 && a < aCount && b < bCount ? 1 : 0;
    }

    protected /*key*/ int keyOf(int a, int b) {
        /*key*/ int key = 0;
        if (a >= 0) {
            key = aKeys[a];
        } else {
            key = bKeys[b];
        }
        return key;
    }

    // ---- host side

    /** Queues a check of the rows of a join of two columns of keys. */
    public static CheckSums.Sums queue(Work work, Column aKeys, Column bKeys, JoinedColumns rows) throws DeviceFault {
        IntRowsCheck kernel = work.checks().kernel(IntRowsCheck.class, IntRowsCheck::new);
        kernel.aCount = aKeys.length();
        kernel.bCount = bKeys.length();
        return work.checks().launch(kernel, rows.aRows().length(), Fields.of(kernel.aKeys, aKeys)
                .and(kernel.bKeys, bKeys).and(kernel.aRows, rows.aRows()).and(kernel.bRows, rows.bRows()));
    }
}
