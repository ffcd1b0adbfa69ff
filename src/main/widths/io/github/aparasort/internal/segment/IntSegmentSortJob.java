package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.sort.IntPairSortJob;

/** Sorts the segments of an array that are not large. */
public final class IntSegmentSortJob extends Job implements InPlaceWork<IntRakeSegmentSort> {
    private static final SegmentWorkload WORKLOAD = new SegmentWorkload(KeyKind./*value*/INT);

    private final /*value*/ int[] a;
    private final SegmentParts parts;
    /** The sort of all elements with their indices, if that is how the work is done. */
    private IntPairSortJob order;

    public IntSegmentSortJob(/*value*/ int[] a, SegmentParts parts) {
        super(SegmentWorkload.SORT, /*value*/ int.class, WORKLOAD, parts.small());
        this.a = a;
        this.parts = parts;
    }

    /** On OpenCL devices all elements are sorted with their indices. Then they are given to their segments. */
    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        order = inTiles ? IntPairSortJob.argsort(operation, type, new IntSequence(a, 0, a.length), null) : null;
        return inTiles ? order.binding(device, true)
                : KernelBinding.inPlace(WORKLOAD, IntRakeSegmentSort.class, this);
    }

    /** A device sorts all segments or none. */
    @Override
    public boolean runsOn(ComputeDevice device) {
        return !device.isOpenCl() || n == a.length;
    }

    @Override
    public void bindArrays(IntRakeSegmentSort kernel) {
        kernel.bindArrays(a, parts);
    }

    @Override
    public void finish() {
        if (order != null) {
            /*value*/ int[] before = a.clone();
            IntGather.gather(before, SegmentOrder.of(order.order(), parts.offsets()), a);
        }
    }

    @Override
    public void runPlain() {
        order = null;
        new IntSegmentSorter().sort(a, parts.offsets(), 0, parts.offsets().length - 1, parts.most());
    }
}
