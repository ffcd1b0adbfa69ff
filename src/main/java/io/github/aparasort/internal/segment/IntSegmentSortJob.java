package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;

// Twins: Long, Float, Double
/** Sorts the segments of an array that are not large: in place by rakes, or as sortable keys in tiles. */
public final class IntSegmentSortJob extends Job implements InPlaceWork<IntRakeSegmentSort>,
        StagedWork<IntSegmentArrays> {
    static final SegmentWorkload WORKLOAD = new SegmentWorkload(KeyKind./*value*/INT);

    private final /*value*/ int[] a;
    private final SegmentParts parts;
    /** Whether only OpenCL devices do it, because a caller has chosen them. */
    private final boolean onDevice;
    private IntSegmentTransfer transfer;

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
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return inTiles ? KernelBinding.staged(WORKLOAD.inTiles(), IntSegmentArrays.class, this)
                : KernelBinding.inPlace(WORKLOAD, IntRakeSegmentSort.class, this);
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
    public void configure(IntSegmentArrays arrays) {
        arrays.setSegments(parts.offsets());
    }

    @Override
    public void send(IntSegmentArrays arrays, Channel channel) {
        arrays.stageHeads(parts.offsets());
        transfer = new IntSegmentTransfer(a, parts.offsets());
        channel.sendAndKeep(n, transfer, transfer.column(arrays.input()));
    }

    @Override
    public void receive(IntSegmentArrays arrays, Channel channel) {
        transfer.keepNans();
        channel.receive(n, transfer, transfer.column(arrays.keys()));
    }

    @Override
    public Digest digest() {
        return IntSegmentTransfer.digest(a, parts.offsets());
    }

    @Override
    public void commit(IntSegmentArrays arrays) {
        transfer.placeNans();
    }

    @Override
    public void restore() {
        if (transfer != null) {
            transfer.restoreNans();
        }
    }

    @Override
    public void runPlain() {
        new IntSegmentSorter().sort(a, parts.offsets(), 0, parts.offsets().length - 1, parts.most());
    }
}
