package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.step.ColumnSegments;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/** Sorts the segments of an array that are not large. */
public final class IntSegmentSortJob extends SegmentJob {
    static final Workload WORKLOAD = SegmentWorkload.of(KeyKind./*value*/INT);

    private final /*value*/ int[] a;

    public IntSegmentSortJob(/*value*/ int[] a, SegmentParts parts, boolean onDevice) {
        super(Operation.SORT_SEGMENTS, /*value*/ int.class, WORKLOAD, parts, onDevice);
        this.a = a;
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column elements = call.sendOver(a, 0, n);
        Column offsets = call.send(parts.offsets());
        call.receive(call.steps(work -> ColumnSegments.sorted(work, elements, offsets)), a, 0);
    }

    @Override
    void sort(int begin, int end) {
        new IntSegmentSorter().sort(a, parts.offsets(), begin, end, parts.most());
    }
}
