package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnSegments;
import io.github.aparasort.internal.step.HostCall;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Sorts the segments of an array that are not large: in place by rakes, or as sortable keys in tiles. */
public final class IntSegmentSortJob extends Job implements InPlaceWork<IntRakeSegmentSort> {
    static final SegmentWorkload WORKLOAD = new SegmentWorkload(KeyKind./*value*/INT);

    private final /*value*/ int[] a;
    private final SegmentParts parts;
    /** Whether only OpenCL devices do it, because a caller has chosen them. */
    private final boolean onDevice;

    public IntSegmentSortJob(/*value*/ int[] a, SegmentParts parts) {
        this(a, parts, false);
    }

    IntSegmentSortJob(/*value*/ int[] a, SegmentParts parts, boolean onDevice) {
        super(Operation.SORT_SEGMENTS, /*value*/ int.class, WORKLOAD, parts.small());
        this.a = a;
        this.parts = parts;
        this.onDevice = onDevice;
    }

    @Override
    public boolean isForced() {
        return onDevice;
    }

    @Override
    protected CostInput look() {
        return SegmentWorkload.costInput(n, parts.offsets().length - 1);
    }

    @Override
    public Rakes<?> rakes() {
        return new Rakes<>(IntRakeSegmentSort.class, IntRakeSegmentSort::new, this);
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column elements = call.sendOver(a, 0, n);
        Column offsets = call.send(parts.offsets());
        call.receive(call.step(work -> ColumnSegments.sorted(work, elements, offsets)), a, 0);
    }

    /** A device sorts all segments or none. */
    @Override
    public boolean runsOn(ComputeDevice device) {
        return device.isOpenCl() ? n == a.length : !onDevice;
    }

    @Override
    public void bindArrays(IntRakeSegmentSort kernel) {
        kernel.bindArrays(a, parts);
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(a);
    }

    @Override
    public void runPlain() {
        new IntSegmentSorter().sort(a, parts.offsets(), 0, parts.offsets().length - 1, parts.most());
    }
}
