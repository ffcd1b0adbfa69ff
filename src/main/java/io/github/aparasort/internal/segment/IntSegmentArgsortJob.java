package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnSegments;
import io.github.aparasort.internal.step.HostCall;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * Finds the order of the elements of each segment. OpenCL devices sort the segments with their indices. On the CPU a
 * key of 32 bits and its index are one long, and the segments of longs are sorted. If keys are wider, or segments so
 * large that all processors should sort them together, all elements are sorted with their indices, and these are then
 * given to their segments.
 */
public final class IntSegmentArgsortJob extends Job implements InPlaceWork<LongRakeSegmentSort> {
    private static final SegmentWorkload WORKLOAD = new SegmentWorkload(KeyKind.of(/*value*/ int.class, true));

    private final /*value*/ int[] a;
    private final int[] offsets;
    /** The sort of all elements. */
    private final IntPairSortJob all;
    /** The segments for the CPU, and each key with its index. Null until they are needed. */
    private SegmentParts parts;
    private long[] packed;
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
    public Rakes<?> rakes() {
        return packs() ? new Rakes<>(LongRakeSegmentSort.class, LongRakeSegmentSort::new, this) : all.rakes();
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Runnable room = call.soon(n, () -> order = new int[n]);
        Column elements = call.send(a);
        Column begins = call.send(offsets);
        Column found = call.step(work -> ColumnSegments.argsort(work, elements, begins));
        room.run();
        call.receive(found, order, 0);
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

    @Override
    public int inputHash() {
        return Arrays.hashCode(a);
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
