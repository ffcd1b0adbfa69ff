package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;

/** Sorts and folds of segments, each of which begins at one of {@code offsets}, whose last is the end. */
public final class ColumnSegments {
    private ColumnSegments() {
    }

    public static Column sorted(Work work, Column elements, Column offsets) throws DeviceFault {
        Column keys = Keys.exact(work, elements);
        if (keys == null) {
            return work.keep(ColumnSearches.taken(work, elements, order(work, elements, offsets)));
        }
        Column begins = work.whole(offsets);
        Column sorted = Steps.keys(keys.type()).sortedSegments(work, keys, null, begins)[0];
        Verification.segments(work, "sortSegments", keys, begins, sorted, null);
        return work.keep(Keys.exactValues(work, sorted, elements.type()));
    }

    public static Column[] sortedPairs(Work work, Column keys, Column values, Column offsets) throws DeviceFault {
        Column order = order(work, keys, offsets);
        return new Column[] {work.keep(ColumnSearches.taken(work, keys, order)),
                work.keep(ColumnSearches.taken(work, values, order))};
    }

    /** The indices that sort each segment stably. */
    public static Column argsort(Work work, Column elements, Column offsets) throws DeviceFault {
        return work.keep(order(work, elements, offsets));
    }

    private static Column order(Work work, Column elements, Column offsets) throws DeviceFault {
        Column keys = Keys.equal(work, elements);
        Column indices = IntFoldOps.INSTANCE.sequence(work, keys.length(), 0, 1);
        Column begins = work.whole(offsets);
        Column[] sorted = Steps.keys(keys.type()).sortedSegments(work, keys, indices, begins);
        Verification.segments(work, "sortSegmentPairs", keys, begins, sorted[0], sorted[1]);
        return sorted[1];
    }

    public static Column reduced(Work work, Column elements, Column offsets, int operator) throws DeviceFault {
        return work.keep(Steps.folds(elements.type()).segments(work, work.whole(elements), operator,
                work.whole(offsets).slice(0, offsets.length() - 1)));
    }
}
