package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.staging.Channel;

// Twins: Long, Float, Double
/**
 * Finds the order of the elements of each segment. OpenCL devices sort the segments with their indices. On the CPU a
 * key of 32 bits and its index are one long, and the segments of longs are sorted. If keys are wider, or segments so
 * large that all processors should sort them together, all elements are sorted with their indices, and these are then
 * given to their segments.
 */
public final class IntSegmentArgsortJob extends Job
        implements InPlaceWork<LongRakeSegmentSort>, StagedWork<IntValueSegmentArrays> {
    private static final SegmentWorkload WORKLOAD = new SegmentWorkload(KeyKind.of(/*value*/ int.class, true));
    private static final SegmentWorkload LONGS = new SegmentWorkload(KeyKind.LONG);

    private final /*value*/ int[] a;
    private final int[] offsets;
    /** The sort of all elements. */
    private final IntPairSortJob all;
    /** The segments for the CPU, and each key with its index. Null until they are needed. */
    private SegmentParts parts;
    private long[] packed;
    /** Where the order from a device goes. Null until it is needed. */
    private int[] target;
    private IntSegmentOrderTransfer transfer;
    private int[] order;

    public IntSegmentArgsortJob(Operation operation, /*value*/ int[] a, int[] offsets) {
        super(operation, /*value*/ int.class, WORKLOAD, a.length);
        this.a = a;
        this.offsets = offsets;
        all = IntPairSortJob.argsort(operation, type, new IntSequence(a, 0, a.length), null);
    }

    /** The indices of all elements, segment by segment, once the job is done. */
    public int[] order() {
        return order;
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return inTiles ? KernelBinding.staged(WORKLOAD.inTiles(), IntValueSegmentArrays.class, this)
                : packs() ? KernelBinding.inPlace(LONGS, LongRakeSegmentSort.class, this)
                : all.binding(device, false);
    }

    // ---- on the CPU

    private boolean packs() {
        if (/*key*/ Integer.SIZE == 32 && parts == null) {
            parts = SegmentParts.apart(offsets);
        }
        return parts != null && parts.large().length == 0;
    }

    private long[] pack() {
        long[] longs = new long[n];
        IntSequence keys = new IntSequence(a, 0, n);
        Parallel.forEach(n, (begin, end) -> {
            /*key*/ int[] block = new /*key*/ int[Math.min(end - begin, Parallel.BLOCK)];
            int next;
            for (int i = begin; i < end; i = next) {
                next = i + Math.min(block.length, end - i);
                keys.load(i, next, block, 0);
                for (int j = i; j < next; j++) {
                    longs[j] = (long) block[j - i] << Integer.SIZE | j;
                }
            }
        });
        return longs;
    }

    @Override
    public void bindArrays(LongRakeSegmentSort kernel) {
        packed = pack();
        kernel.bindArrays(packed, parts);
    }

    @Override
    public void runPlain() {
        if (packs()) {
            packed = pack();
            new LongSegmentSorter().sort(packed, offsets, 0, offsets.length - 1, parts.most());
        } else {
            all.runPlain();
        }
        finish();
    }

    /** An order from a device is complete by now. */
    @Override
    public void finish() {
        if (order == null && packed != null) {
            order = new int[n];
            Parallel.forEach(n, (begin, end) -> {
                for (int i = begin; i < end; i++) {
                    order[i] = (int) packed[i];
                }
            });
        } else if (order == null) {
            order = SegmentOrder.of(all.order(), offsets);
        }
    }

    // ---- on OpenCL devices

    @Override
    public void configure(IntValueSegmentArrays arrays) {
        arrays.setSegments(offsets);
    }

    @Override
    public boolean lacksRoom() {
        return target == null;
    }

    @Override
    public void makeRoom() {
        target = new int[n];
    }

    @Override
    public void send(IntValueSegmentArrays arrays, Channel channel) {
        arrays.stageHeads(offsets);
        transfer = new IntSegmentOrderTransfer(a, offsets);
        transfer.send(channel, arrays.input(), arrays.inputValues());
    }

    @Override
    public void receive(IntValueSegmentArrays arrays, Channel channel) {
        transfer.receive(channel, arrays.keys(), arrays.values(), target);
    }

    @Override
    public Digest digest() {
        return IntSegmentOrderTransfer.digest(a);
    }

    @Override
    public void commit(IntValueSegmentArrays arrays) {
        order = target;
    }

    // ---- what engines cost

    @Override
    public String tryPresorted() {
        String found = all.tryPresorted();
        if (found != null) {
            finish();
        }
        return found;
    }

    @Override
    public boolean gainsByOrder() {
        return all.gainsByOrder();
    }

    @Override
    protected CostInput look() {
        return all.costInput();
    }
}
