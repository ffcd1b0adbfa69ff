package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IntBoundsKernel;
import io.github.aparasort.internal.element.LongBoundsKernel;
import io.github.aparasort.internal.key.KeyOrder;

/** Searches of needles in sorted columns. */
public final class ColumnSearches {
    private ColumnSearches() {
    }

    /** Lower or upper bounds of needles in sorted elements. */
    public static Column bounds(Work work, Column sorted, Column needles, boolean upper) throws DeviceFault {
        int wanted = upper ? IntBoundsKernel.UPPER : IntBoundsKernel.LOWER;
        Column elements = Keys.mergedNans(work, sorted);
        Column keys = Keys.mergedNans(work, needles);
        return work.keep(keyBounds(work, wanted, elements, keys));
    }

    /** Lower bounds, upper bounds or hits of needles in sorted keys: by a constant of {@link IntBoundsKernel}. */
    static Column keyBounds(Work work, int wanted, Column sorted, Column needles) throws DeviceFault {
        Column bounds = found(work, wanted, sorted, needles);
        work.checks().check(wanted == IntBoundsKernel.IS_IN ? "isIn" : "bounds",
                () -> ColumnChecks.bounds(work, wanted, sorted, needles, bounds));
        return bounds;
    }

    /** As {@link #keyBounds}, without a check: the caller checks what it makes of them. */
    static Column found(Work work, int wanted, Column sorted, Column needles) throws DeviceFault {
        return sorted.type().isWide() ? LongBoundsKernel.find(work, wanted, sorted, needles)
                : IntBoundsKernel.find(work, wanted, sorted, needles);
    }

    /** 1 for each needle that is in a haystack, else 0. */
    public static Column isIn(Work work, Column needles, Column haystack, boolean isSorted) throws DeviceFault {
        Column keys = Keys.mergedNans(work, haystack);
        Column sorted = isSorted ? keys : TileSorts.sorted(work, keys, KeyOrder.ASCENDING, SortOptions.DEFAULT);
        return work.keep(keyBounds(work, IntBoundsKernel.IS_IN, sorted, Keys.mergedNans(work, needles)));
    }
}
