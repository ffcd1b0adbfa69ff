package io.github.aparasort.internal;

import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupOperations;
import io.github.aparasort.internal.group.JoinKind;
import io.github.aparasort.internal.merge.BulkEdits;
import io.github.aparasort.internal.merge.MergeAllWorkload;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.SearchWorkload;
import io.github.aparasort.internal.segment.SegmentWorkload;
import io.github.aparasort.internal.select.SelectWorkload;
import io.github.aparasort.internal.set.SetWorkload;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.take.TakeWorkload;

/** What kind of work each operation is. */
public final class Operations {
    private Operations() {
    }

    /** What an operation has kernels do, or null where they have none for it or arrays of this type. */
    public static Workload of(String operation, Class<?> type) {
        return first(SortWorkload.of(operation, type), MergeWorkload.of(operation, type),
                MergeAllWorkload.of(operation, type), ScanWorkload.of(operation, type), SetWorkload.of(operation, type),
                TakeWorkload.of(operation, type), SelectWorkload.of(operation, type),
                SearchWorkload.of(operation, type), GroupOperations.of(operation, type), JoinKind.of(operation, type),
                SegmentWorkload.of(operation, type));
    }

    private static Workload first(Workload... families) {
        for (Workload family : families) {
            if (family != null) {
                return family;
            }
        }
        return null;
    }

    /** Whether only plain Java does an operation on arrays of this type. */
    public static boolean isPlain(String operation, Class<?> type) {
        return TakeWorkload.isPlain(operation, type) || GroupOperations.isPlain(operation, type)
                || BulkEdits.isPlain(operation, type) || SearchWorkload.isPlain(operation, type)
                || SegmentWorkload.isPlain(operation, type);
    }
}
