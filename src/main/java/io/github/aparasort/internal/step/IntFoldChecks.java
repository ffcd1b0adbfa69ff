package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IntScansCheck;

// Twins: Long
/** Checks of scans and reductions by operators that are not the caller's, by other folds. */
record IntFoldChecks(FoldOps ops) {
    /** Checks that each result follows from the one before it. */
    void scanned(Work work, int operator, boolean exclusive, Column values, Column scanned)
            throws DeviceFault {
        IntScansCheck.queue(work, operator, exclusive, values, scanned);
    }

    /** Compares a reduction with that of sections, which other kernels fold. */
    void total(Work work, int operator, Column values, Column total) throws DeviceFault {
        Column begins = FoldOps.sectionBegins(work, values.length());
        work.checks().same(total, ops.total(work, ops.segments(work, values, operator, begins), operator, null));
    }
}
