package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;

// Twins: Long
/**
 * Counts elements that are not those at their indices in one array followed by another, or not the default of negative
 * indices.
 */
public final class IntMovesCheck extends CheckKernel {
    protected /*key*/ int[] a = new /*key*/ int[1];
    protected /*key*/ int[] b = new /*key*/ int[1];
    protected int[] indices = new int[1];
    protected /*key*/ int[] moved = new /*key*/ int[1];
    protected int aCount;
    protected int bCount;
    /** The least index that there may be. */
    protected int least;
    protected /*key*/ int missing;

    @Override
    protected long load(int index) {
        int from = indices[index];
        int wrong = from >= least && from < aCount + bCount ? 0 : 1;
        if (wrong == 0) {
            /*key*/ int x = missing;
            if (from >= aCount) {
                x = b[from - aCount];
            } else if (from >= 0) {
                x = a[from];
            }
            wrong = moved[index] == x ? 0 : 1;
        }
        return wrong;
    }

    // ---- host side

    /**
     * Queues a check of elements that were gathered.
     *
     * @param b what follows A, or null
     * @param missing what belongs to negative indices, or null where there may be none
     */
    public static CheckSums.Sums queue(Work work, Column a, Column b, Column indices, Number missing, Column moved)
            throws DeviceFault {
        IntMovesCheck kernel = work.checks().kernel(IntMovesCheck.class, IntMovesCheck::new);
        kernel.aCount = a.length();
        kernel.bCount = b == null ? 0 : b.length();
        kernel.least = missing == null ? 0 : Integer.MIN_VALUE;
        kernel.missing = missing == null ? 0 : (/*key*/ int) missing.longValue();
        return work.checks().launch(kernel, indices.length(), Fields.of(kernel.a, a).and(kernel.b, b)
                .and(kernel.indices, indices).and(kernel.moved, moved));
    }
}
