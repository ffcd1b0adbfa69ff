package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IndexCounts;
import io.github.aparasort.internal.element.IntBoundsCheck;
import io.github.aparasort.internal.element.IntBoundsKernel;
import io.github.aparasort.internal.element.WidenedInts;
import io.github.aparasort.internal.kernel.Operators;

/**
 * Counts of ints, and the segments that have such counts of elements. Which segment an element belongs to tells a
 * load-balancing search: S. Baxter, Modern GPU (2013).
 */
public final class ColumnCounts {
    private ColumnCounts() {
    }

    /** How many ints are outside of [least, bound). */
    public static int outside(Work work, Column ints, int least, int bound) throws DeviceFault {
        return IndexCounts.outside(work, work.whole(ints), least, bound);
    }

    /** The indices of the elements that are not 0. */
    public static Column indices(Work work, Column flags) throws DeviceFault {
        return work.keep(work.copy(IndexCounts.indices(work, work.whole(flags), 0, 1, false)));
    }

    /** The sum of counts; -1 if one is negative. As ints they are added only if none is so great that it might wrap. */
    public static long sum(Work work, Column counts) throws DeviceFault {
        Column whole = work.whole(counts);
        int n = whole.length();
        FoldOps ints = IntFoldOps.INSTANCE;
        if (n == 0 || ints.reduced(work, whole, Operators.MIN, null).intValue() < 0) {
            return n == 0 ? 0 : -1;
        }
        if ((long) greatest(work, whole) * n <= Integer.MAX_VALUE) {
            return ints.reduced(work, whole, Operators.SUM, null).longValue();
        }
        return LongFoldOps.INSTANCE.reduced(work, WidenedInts.of(work, whole), Operators.SUM, null).longValue();
    }

    /** The greatest of ints, at least one. */
    static int greatest(Work work, Column ints) throws DeviceFault {
        return IntFoldOps.INSTANCE.reduced(work, ints, Operators.MAX, null).intValue();
    }

    /** Where each segment begins. */
    static Column begins(Work work, Column counts) throws DeviceFault {
        return IntFoldOps.INSTANCE.scanned(work, counts, Operators.SUM, null, true);
    }

    /** The segment of each of n elements. */
    static Column owners(Work work, Column offsets, int n) throws DeviceFault {
        Column places = new Column(offsets.memory(), ElementType.INT, 0, n);
        Column owners = IntBoundsKernel.find(work, IntBoundsKernel.SEGMENT, offsets, places);
        work.checks().check("owners",
                () -> IntBoundsCheck.queue(work, IntBoundsKernel.SEGMENT, offsets, null, owners));
        return owners;
    }

    /** The segment of each element: offsets end with the number of elements. */
    public static Column loadBalance(Work work, Column offsets, int n) throws DeviceFault {
        return work.keep(owners(work, work.whole(offsets), n));
    }

    /** Repeats each index as often as its count says. */
    public static Column expand(Work work, Column counts, int n) throws DeviceFault {
        return work.keep(owners(work, begins(work, work.whole(counts)), n));
    }
}
