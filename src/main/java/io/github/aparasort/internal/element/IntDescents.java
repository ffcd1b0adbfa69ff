package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;

// Twins: Long
/** Counts the elements that come before the one before them, or also those that are equal to it. */
public final class IntDescents extends CountKernel {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    /** 1 if equal neighbours count too, else 0. */
    protected int strict;

    IntDescents(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int load(int index) {
        int descent = 0;
        if (index > 0) {
            descent = CheckKernel.disorder(keys[index - 1], keys[index], strict);
        }
        return descent;
    }

    // ---- host side

    /** The number of elements that are less than the one before, or equal to it if strict. */
    public static int count(Work work, Column keys, boolean strict) throws DeviceFault {
        IntDescents kernel = work.tiles(IntDescents.class, LaunchOptions.FOLDING_GROUPS, IntDescents::new);
        kernel.strict = strict ? 1 : 0;
        return kernel.count(work, keys.length(), false, Fields.of(kernel.keys, keys));
    }
}
