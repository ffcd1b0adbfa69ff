package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.sort.PlainArgsort;
import io.github.aparasort.internal.step.ColumnSegments;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/**
 * Finds the order of the elements of each segment that is not large. On the CPU a key of 32 bits and its index are one
 * long, and the segments of longs are sorted. Wider keys are ordered segment by segment.
 */
public final class IntSegmentArgsortJob extends SegmentJob {
    static final Workload WORKLOAD = SegmentWorkload.of(KeyKind.of(/*value*/ int.class, true));

    /**
     * Up to this many wider keys, insertion is the fastest. A million random longs in segments of 16 take it 12.6 ms
     * and not 15.8, in segments of 32 as long (EPYC, JDK 17). Longs that descend take twice as many moves.
     */
    private static final int FEW = 16;

    private final /*value*/ int[] a;
    private final int[] order;
    /** Keys with their indices, on the CPU. */
    private long[] packed;

    /** @param order where the indices go, segment by segment */
    public IntSegmentArgsortJob(Operation operation, /*value*/ int[] a, SegmentParts parts, int[] order,
            boolean onDevice) {
        super(operation, /*value*/ int.class, WORKLOAD, parts, onDevice);
        this.a = a;
        this.order = order;
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column elements = call.send(a);
        Column begins = call.send(parts.offsets());
        call.receive(call.steps(work -> ColumnSegments.argsort(work, elements, begins)), order, 0);
    }

    @Override
    void prepare() {
        packed = new long[/*key*/ Integer.SIZE == Integer.SIZE ? a.length : 0];
    }

    @Override
    void sort(int begin, int end) {
        int[] offsets = parts.offsets();
        if (packed.length > 0) {
            pack(a, packed, offsets[begin], offsets[end]);
            new LongSegmentSorter().sort(packed, offsets, begin, end, parts.most());
            unpack(packed, order, offsets[begin], offsets[end]);
        } else {
            order(begin, end, new LongBucketSort()::sort);
        }
    }

    private static void pack(/*value*/ int[] a, long[] packed, int begin, int end) {
        for (int i = begin; i < end; i++) {
            packed[i] = (long) SortableKeys.of(a[i]) << Integer.SIZE | i;
        }
    }

    private static void unpack(long[] packed, int[] order, int begin, int end) {
        for (int i = begin; i < end; i++) {
            order[i] = (int) packed[i];
        }
    }

    private void order(int begin, int end, PlainArgsort.Sort sort) {
        int[] offsets = parts.offsets();
        for (int segment = begin; segment < end; segment++) {
            int length = offsets[segment + 1] - offsets[segment];
            if (length <= FEW) {
                insert(offsets[segment], offsets[segment + 1]);
            } else if (length <= parts.most()) {
                order(offsets[segment], new long[length], new int[length], sort);
            }
        }
    }

    private void order(int begin, long[] keys, int[] places, PlainArgsort.Sort sort) {
        for (int i = 0; i < keys.length; i++) {
            keys[i] = SortableKeys.of(a[begin + i]);
        }
        PlainArgsort.order(keys, places, sort);
        for (int i = 0; i < keys.length; i++) {
            order[begin + i] = begin + places[i];
        }
    }

    /** Moves indices alone, so it is not the insertion of {@code IntKeySort}. */
    private void insert(int begin, int end) {
        for (int i = begin; i < end; i++) {
            int to = i;
            while (to > begin && SortableKeys.before(a[i], a[order[to - 1]])) {
                order[to] = order[to - 1];
                to--;
            }
            order[to] = i;
        }
    }
}
