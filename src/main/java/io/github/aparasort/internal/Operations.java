package io.github.aparasort.internal;

import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.SearchWorkload;
import io.github.aparasort.internal.set.SetWorkload;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.take.TakeWorkload;

/** What kind of work each operation is. */
public final class Operations {
    private Operations() {
    }

    /** What an operation has kernels do, or null where they have none for it or arrays of this type. */
    public static Workload of(String operation, Class<?> componentType) {
        Workload sort = SortWorkload.of(operation, componentType);
        Workload merge = MergeWorkload.of(operation, componentType);
        Workload scan = ScanWorkload.of(operation, componentType);
        Workload take = TakeWorkload.of(operation, componentType);
        Workload search = SearchWorkload.of(operation, componentType);
        return sort != null ? sort : merge != null ? merge : scan != null ? scan : take != null ? take
                : search != null ? search : SetWorkload.of(operation, componentType);
    }
}
