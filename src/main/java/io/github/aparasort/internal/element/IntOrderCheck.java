package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;

// Twins: Long
/** Counts keys that come before the one before them, and equal ones whose ints do not ascend. */
public final class IntOrderCheck extends CheckKernel {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected int[] ints = new int[1];
    protected int[] owners = new int[1];
    /** Not 0 where keys carry ints. */
    protected int carriesInts;
    /** Not 0 where only keys of the same owner are in order. */
    protected int owned;

    @Override
    protected long load(int index) {
        int wrong = 0;
        if (index > 0) {
            int together = 1;
            if (owned != 0) {
                together = owners[index - 1] == owners[index] ? 1 : 0;
            }
            if (together != 0) {
                int ofEqual = 0;
                if (carriesInts != 0) {
                    ofEqual = ints[index - 1] < ints[index] ? 0 : 1;
                }
                wrong = disorder(keys[index - 1], keys[index], ofEqual);
            }
        }
        return wrong;
    }

    // ---- host side

    /**
     * Queues a check of the order of keys.
     *
     * @param ints what must ascend where keys are equal, or null
     * @param owners the segment of each key, or null where all are in order
     */
    public static CheckSums.Sums queue(Work work, Column keys, Column ints, Column owners) throws DeviceFault {
        IntOrderCheck kernel = work.checks().kernel(IntOrderCheck.class, IntOrderCheck::new);
        kernel.carriesInts = ints == null ? 0 : 1;
        kernel.owned = owners == null ? 0 : 1;
        return work.checks().launch(kernel, keys.length(), Fields.of(kernel.keys, keys).and(kernel.ints, ints)
                .and(kernel.owners, owners));
    }
}
