package io.github.aparasort.internal.step;

import io.github.aparasort.internal.kernel.Operators;

// Twins: Long
/** Counts results of a scan that do not follow from the one before them. */
final class IntWrongScans extends CheckKernel {
    protected /*key*/ int[] inputs = new /*key*/ int[1];
    protected /*key*/ int[] scanned = new /*key*/ int[1];
    /** The operator of the scan, one of {@link Operators}, and its identity. */
    protected int scanOperator;
    protected /*key*/ int first;
    /** 1 for an exclusive scan, else 0. */
    protected int leavesOut;

    IntWrongScans(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected long load(int index) {
        /*key*/ int x = first;
        if (index > 0) {
            x = scanned[index - 1];
        }
        if (index >= leavesOut) {
            /*key*/ int y = inputs[index - leavesOut];
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
        return scanned[index] == x ? 0 : 1;
    }
}
