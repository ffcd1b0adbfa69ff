package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.kernel.Operators;

// Twins: Long, Float, Double
/** Counts results of a scan that do not follow from the one before them. */
public class IntScansCheck extends CheckKernel {
    protected /*value*/ int[] inputs = new /*value*/ int[1];
    protected /*value*/ int[] scanned = new /*value*/ int[1];
    /** The operator of the scan, one of {@link Operators}, and its identity. */
    protected int scanOperator;
    protected /*value*/ int first;
    /** 1 for an exclusive scan, else 0. */
    protected int leavesOut;

    @Override
    protected long load(int index) {
        /*value*/ int x = first;
        if (index > 0) {
            x = scanned[index - 1];
        }
        if (index >= leavesOut) {
            /*value*/ int y = inputs[index - leavesOut];
            if (scanOperator == Operators.SUM) {
                x += y;
            } else if (scanOperator == Operators.PRODUCT) {
                x *= y;
            } else if (scanOperator == Operators.MIN) {
                x = Operators.least(x, y);
            } else {
                x = Operators.greatest(x, y);
            }
        }
        return isRight(index, scanned[index], x) == 0 ? 1 : 0;
    }

    /** 1 for a result that may be there, else 0. */
    protected int isRight(int index, /*value*/ int found, /*value*/ int expected) {
        return found == expected ? 1 : 0;
    }

    // ---- host side

    /** Says what scan it was. */
    void setScan(int operator, boolean exclusive) {
        scanOperator = operator;
        first = IntFolds.identity(operator);
        leavesOut = exclusive ? 1 : 0;
    }

    // region Only in Int, Long
    /** Queues a check that each result follows from the one before it. */
    public static void queue(Work work, int operator, boolean exclusive, Column values, Column scanned)
            throws DeviceFault {
        IntScansCheck kernel = work.checks().kernel(IntScansCheck.class, IntScansCheck::new);
        kernel.setScan(operator, exclusive);
        work.checks().launch(kernel, scanned.length(), Fields.of(kernel.inputs, values).and(kernel.scanned, scanned));
    }
    // endregion
}
