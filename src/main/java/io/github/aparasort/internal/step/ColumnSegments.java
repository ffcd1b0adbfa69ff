package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;

/** Sorts and folds of segments, each of which begins at one of {@code offsets}, whose last is the end. */
public final class ColumnSegments {
    private ColumnSegments() {
    }

    public static Column sorted(Work work, Column elements, Column offsets) throws DeviceFault {
        Column keys = Keys.reversible(work, elements);
        if (keys == null) {
            return work.keep(ColumnMoves.taken(work, elements, order(work, elements, offsets)));
        }
        Column begins = work.whole(offsets);
        Column sorted = work.copy(keys);
        sort(work, sorted, null, begins);
        ColumnChecks.segments(work, "sortSegments", keys, begins, sorted, null);
        return work.keep(Keys.reversedValues(work, sorted, elements.type()));
    }

    private static void sort(Work work, Column keys, Column ints, Column offsets) throws DeviceFault {
        if (keys.length() > 1 && keys.type().isWide()) {
            LongTileSorts.segments(work, keys, ints, offsets);
        } else if (keys.length() > 1) {
            IntTileSorts.segments(work, keys, ints, offsets);
        }
    }

    public static KeyedColumns sortedPairs(Work work, Column keys, Column values, Column offsets)
            throws DeviceFault {
        Column order = order(work, keys, offsets);
        return work.keep(ColumnMoves.taken(work, keys, order), ColumnMoves.taken(work, values, order));
    }

    /** The indices that sort each segment stably. */
    public static Column argsort(Work work, Column elements, Column offsets) throws DeviceFault {
        return work.keep(order(work, elements, offsets));
    }

    private static Column order(Work work, Column elements, Column offsets) throws DeviceFault {
        Column keys = Keys.mergedNans(work, elements);
        Column order = IntFoldOps.INSTANCE.sequence(work, keys.length(), 0, 1);
        Column begins = work.whole(offsets);
        Column sorted = work.copy(keys);
        sort(work, sorted, order, begins);
        ColumnChecks.segments(work, "sortSegmentPairs", keys, begins, sorted, order);
        return order;
    }

    public static Column reduced(Work work, Column elements, Column offsets, int operator) throws DeviceFault {
        return work.keep(ColumnScans.of(elements.type()).segments(work, work.whole(elements), operator,
                work.whole(offsets).slice(0, offsets.length() - 1)));
    }
}
