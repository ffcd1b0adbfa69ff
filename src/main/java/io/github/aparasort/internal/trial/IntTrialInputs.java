package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.SearchWorkload;
import io.github.aparasort.internal.segment.SegmentWorkload;
import io.github.aparasort.internal.select.SelectWorkload;
import io.github.aparasort.internal.take.TakeWorkload;

// Twins: Long, Float, Double
/** Generated input of ints for the families that have a class of it for each type. */
final class IntTrialInputs {
    private IntTrialInputs() {
    }

    /** Input of n elements. */
    static TrialInput of(Workload work, int n, boolean hard) {
        if (work instanceof ScanWorkload scan) {
            return new IntScanTrialInput(scan, n, hard);
        }
        if (work instanceof GroupWorkload groups) {
            return new IntGroupTrialInput(groups.result(), n, hard);
        }
        if (work instanceof SegmentWorkload segments) {
            return new IntSegmentTrialInput(n, hard, segments.kind().isPairs());
        }
        if (work instanceof SearchWorkload) {
            return new IntBoundsTrialInput(n, hard);
        }
        if (work instanceof SelectWorkload) {
            return new IntSelectTrialInput(n, hard);
        }
        if (work instanceof TakeWorkload) {
            return new IntTakeTrialInput(n, hard);
        }
        throw new IllegalArgumentException("no input of " + /*value*/ int.class + "s for " + work.name());
    }
}
