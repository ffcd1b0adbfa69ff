package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;

/** Finds the ints of an array that are outside of a range, or inside of it, with their indices. */
public final class IndexCounts extends IntCountKernel {
    /** The range [least, bound). */
    protected int least;
    protected int bound;
    /** 1 if those inside are wanted, else 0. */
    protected int inside;

    IndexCounts(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int choose(int index, int before, int element) {
        return (element >= least && element < bound ? 1 : 0) == inside ? 1 : 0;
    }

    // ---- host side

    /** The indices of the ints that are in a range, or outside of it. */
    public static Column indices(Work work, Column ints, int least, int bound, boolean inside) throws DeviceFault {
        IndexCounts kernel = ofRange(work, least, bound, inside);
        Column all = work.ints(Math.max(1, ints.length()));
        int count = kernel.count(work, ints, null, all);
        Column found = all.slice(0, count);
        work.checks().check("indices", () -> IndicesCheck.queue(work, ints, found, least, bound, inside));
        return found;
    }

    /** How many ints are outside of a range. */
    public static int outside(Work work, Column ints, int least, int bound) throws DeviceFault {
        IndexCounts kernel = ofRange(work, least, bound, false);
        return kernel.count(work, ints);
    }

    private static IndexCounts ofRange(Work work, int least, int bound, boolean inside) throws DeviceFault {
        IndexCounts kernel = work.tiles(IndexCounts.class, LaunchOptions.COUNTING_GROUPS, IndexCounts::new);
        kernel.least = least;
        kernel.bound = bound;
        kernel.inside = inside ? 1 : 0;
        return kernel;
    }
}
