package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.resident.Verification.Rows;

/** Sorts and folds of segments, each of which begins at one of {@code offsets}, whose last is the end. */
public final class ColumnSegments {
    private ColumnSegments() {
    }

    public static Column sorted(Work work, Column elements, Column offsets) throws DeviceFault {
        Column keys = Keys.exact(work, elements);
        if (keys == null) {
            return work.keep(ColumnSearches.taken(work, elements, order(work, elements, offsets)));
        }
        Column sorted = Steps.keys(keys.type()).sortedSegments(work, keys, null, work.whole(offsets))[0];
        Verification.permuted(work, "sortSegments", Rows.of(keys), Rows.of(sorted), null);
        return work.keep(Keys.exactValues(work, sorted, elements.type()));
    }

    public static Column[] sortedPairs(Work work, Column keys, Column values, Column offsets) throws DeviceFault {
        Column order = order(work, keys, offsets);
        return new Column[] {work.keep(ColumnSearches.taken(work, keys, order)),
                work.keep(ColumnSearches.taken(work, values, order))};
    }

    /** The indices that sort each segment stably. */
    private static Column order(Work work, Column elements, Column offsets) throws DeviceFault {
        Column keys = Keys.equal(work, elements);
        Column indices = IntFoldOps.INSTANCE.sequence(work, keys.length(), 0, 1);
        Column[] sorted = Steps.keys(keys.type()).sortedSegments(work, keys, indices, work.whole(offsets));
        Verification.permuted(work, "sortSegmentPairs", Rows.of(keys, indices), Rows.of(sorted[0], sorted[1]), null);
        return sorted[1];
    }

    public static Column reduced(Work work, Column elements, Column offsets, int operator) throws DeviceFault {
        return work.keep(Steps.folds(elements.type()).segments(work, work.whole(elements), operator,
                work.whole(offsets).slice(0, offsets.length() - 1)));
    }
}
