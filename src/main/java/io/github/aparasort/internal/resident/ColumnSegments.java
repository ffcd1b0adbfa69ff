package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;

/** Sorts and folds of segments, each of which begins at one of {@code offsets}, whose last is the end. */
public final class ColumnSegments {
    private ColumnSegments() {
    }

    public static Column sorted(Work work, Column elements, Column offsets) throws DeviceFault {
        ElementType type = elements.type();
        if (type.isWide()) {
            return work.keep(ColumnSearches.taken(work, elements, order(work, elements, offsets)));
        }
        // The number of the segment and the key are one long. Its lower half is unsigned.
        Column keys = Keys.exact(work, elements);
        Column words = TileSorts.packed(work, segments(work, offsets, keys.length()), keys, Integer.MIN_VALUE);
        Column sorted = TileSorts.unpacked(work, TileSorts.sorted(work, words, 0), Integer.MIN_VALUE)[1];
        Verification.permuted(work, "sortSegments", keys, null, sorted, null, null);
        return work.keep(Keys.exactValues(work, sorted, type));
    }

    public static Column[] sortedPairs(Work work, Column keys, Column values, Column offsets) throws DeviceFault {
        Column order = order(work, keys, offsets);
        return new Column[] {work.keep(ColumnSearches.taken(work, keys, order)),
                work.keep(ColumnSearches.taken(work, values, order))};
    }

    /** The indices that sort each segment stably: those of a sort by keys, sorted by segments. */
    private static Column order(Work work, Column elements, Column offsets) throws DeviceFault {
        Column byKey = ColumnSorts.ordered(work, Keys.equal(work, elements), 0)[1];
        Column segments = ColumnSearches.taken(work, segments(work, offsets, elements.length()), byKey);
        return ColumnSorts.pairs(work, segments, byKey, 0)[1];
    }

    private static Column segments(Work work, Column offsets, int n) throws DeviceFault {
        return ColumnSearches.segmentsOf(work, begins(work, offsets), n);
    }

    private static Column begins(Work work, Column offsets) throws DeviceFault {
        return work.whole(offsets).slice(0, offsets.length() - 1);
    }

    public static Column reduced(Work work, Column elements, Column offsets, int operator) throws DeviceFault {
        return work.keep(FoldOps.of(elements.type()).segments(work, work.whole(elements), operator,
                begins(work, offsets)));
    }
}
