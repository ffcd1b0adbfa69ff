package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;

// Twins: Long
/**
 * Counts heads of runs that are wrong: a head is the key where its run begins, differs from the key before it, and its
 * run begins after the one before. If there are as many as there must be, none is missing.
 */
public final class IntHeadsCheck extends CheckKernel {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected /*key*/ int[] heads = new /*key*/ int[1];
    protected int[] begins = new int[1];
    /** The number of keys. */
    protected int length;

    @Override
    protected long load(int index) {
        int begin = begins[index];
        int wrong = outside(begin, length);
        if (wrong == 0) {
            wrong = keys[begin] == heads[index] ? 0 : 1;
        }
        if (wrong == 0) {
            if (index == 0) {
                wrong = begin == 0 ? 0 : 1;
            } else {
                wrong = begins[index - 1] < begin ? 0 : 1;
            }
        }
        if (wrong == 0 && begin > 0) {
            wrong = keys[begin - 1] == keys[begin] ? 1 : 0;
        }
        return wrong;
    }

    // ---- host side

    /** Queues a check of the heads of runs, and of where these begin. */
    public static void queue(Work work, Column keys, Column heads, Column begins) throws DeviceFault {
        IntHeadsCheck kernel = work.checks().kernel(IntHeadsCheck.class, IntHeadsCheck::new);
        kernel.length = keys.length();
        work.checks().launch(kernel, heads.length(), Fields.of(kernel.keys, keys).and(kernel.heads, heads)
                .and(kernel.begins, begins));
    }
}
