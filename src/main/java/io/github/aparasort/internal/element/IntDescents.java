package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;

// Twins: Long
/** Counts the elements that come before the one before them, or also those that are equal to it. */
public final class IntDescents extends IntCountKernel {
    /** 1 if equal neighbours count too, else 0. */
    protected int strict;

    IntDescents(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int choose(int index, /*key*/ int before, /*key*/ int element) {
        return index > 0 ? CheckKernel.disorder(before, element, strict) : 0;
    }

    // ---- host side

    /** The number of elements that are less than the one before, or equal to it if strict. */
    public static int count(Work work, Column keys, boolean strict) throws DeviceFault {
        IntDescents kernel = work.tiles(IntDescents.class, LaunchOptions.COUNTING_GROUPS, IntDescents::new);
        kernel.strict = strict ? 1 : 0;
        return kernel.count(work, keys);
    }
}
