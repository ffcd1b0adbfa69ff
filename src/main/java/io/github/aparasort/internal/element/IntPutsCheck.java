package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;

// Twins: Long
/**
 * Looks at elements after values were put over some of them. Several values may have the same index, and which of them
 * is there then is not said: so an element that differs from one of them may be right.
 */
public final class IntPutsCheck extends CheckKernel {
    protected /*key*/ int[] target = new /*key*/ int[1];
    protected /*key*/ int[] given = new /*key*/ int[1];
    protected /*key*/ int[] put = new /*key*/ int[1];
    /** For each element which value was put there in a run with the indices of values; -1: its own is left. */
    protected int[] origins = new int[1];
    /** The number of values. */
    protected int length;
    /**
     * 0 counts elements that are certainly wrong. 1 counts elements that got a value, twice if it is not the one that
     * the run with indices put there.
     */
    protected int counts;

    @Override
    protected long load(int index) {
        int from = origins[index];
        int number = 0;
        if (outside(from, length) == 0) {
            number = counts;
            if (counts != 0) {
                number = put[index] == given[from] ? 1 : 2;
            }
        } else if (counts == 0) {
            number = from == -1 && put[index] == target[index] ? 0 : 1;
        }
        return number;
    }

    // ---- host side

    /** Queues a check of the elements {@code put}, which were those of a target before. */
    public static void queue(Work work, Column target, Column values, Column put, Column origins) throws DeviceFault {
        IntPutsCheck kernel = work.checks().kernel(IntPutsCheck.class, IntPutsCheck::new);
        kernel.length = values.length();
        Fields fields = Fields.of(kernel.target, target).and(kernel.given, values).and(kernel.put, put)
                .and(kernel.origins, origins);
        kernel.counts = 0;
        work.checks().launch(kernel, target.length(), fields);
        // Each element that has another value must be one for which there are several.
        kernel.counts = 1;
        work.checks().launch(kernel, target.length(), fields, values.length());
    }
}
