package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;

/**
 * Counts indices that are wrong: their int is not in a range, or not outside of it, or they do not ascend. If there are
 * as many as there must be, none is missing.
 */
final class IndicesCheck extends CheckKernel {
    protected int[] ints = new int[1];
    protected int[] found = new int[1];
    /** The range [least, bound). */
    protected int least;
    protected int bound;
    /** 1 if those inside are wanted, else 0. */
    protected int inside;
    /** The number of ints. */
    protected int length;

    @Override
    protected long load(int index) {
        int at = found[index];
        int wrong = outside(at, length);
        if (wrong == 0) {
            int x = ints[at];
            wrong = (x >= least && x < bound ? 1 : 0) == inside ? 0 : 1;
        }
        if (wrong == 0 && index > 0) {
            wrong = found[index - 1] < at ? 0 : 1;
        }
        return wrong;
    }

    // ---- host side

    /** Queues a check of the indices of the ints in [from, to), or of those that are not. */
    static void queue(Work work, Column ints, Column indices, int from, int to, boolean inRange) throws DeviceFault {
        IndicesCheck kernel = work.checks().kernel(IndicesCheck.class, IndicesCheck::new);
        kernel.least = from;
        kernel.bound = to;
        kernel.inside = inRange ? 1 : 0;
        kernel.length = ints.length();
        work.checks().launch(kernel, indices.length(), Fields.of(kernel.ints, ints).and(kernel.found, indices));
    }
}
