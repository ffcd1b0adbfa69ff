package io.github.aparasort.internal.column;

import io.github.aparasort.internal.kernel.CheckKernel;

// Twins: Long
/** Counts the places where parts of two arrays differ. */
final class IntEqualityCheck extends CheckKernel {
    protected /*key*/ int[] a = new /*key*/ int[1];
    protected /*key*/ int[] b = new /*key*/ int[1];

    /** Where they begin. */
    protected int aFrom;
    protected int bFrom;

    @Override
    protected long load(int index) {
        return a[aFrom + index] == b[bFrom + index] ? 0 : 1;
    }

    // ---- host side

    /** Lets the arrays stand for two columns of one length. */
    Fields fields(Column aColumn, Column bColumn) {
        aFrom = aColumn.from();
        bFrom = bColumn.from();
        return Fields.of(a, aColumn).and(b, bColumn);
    }
}
