package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.sort.PlainArgsort;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnSegments;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/**
 * Finds the order of the elements of each segment that is not large. On the CPU a key of 32 bits and its index are one
 * long, and the segments of longs are sorted. Wider keys are ordered segment by segment.
 */
public final class IntSegmentArgsortJob extends SegmentJob {
    static final SegmentWorkload WORKLOAD = new SegmentWorkload(KeyKind.of(/*value*/ int.class, true));

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
        call.receive(call.step(work -> ColumnSegments.argsort(work, elements, begins)), order, 0);
    }

    @Override
    void prepare() {
        packed = new long[/*key*/ Integer.SIZE == Integer.SIZE ? a.length : 0];
    }

    @Override
    void sort(int first, int last) {
        int[] offsets = parts.offsets();
        if (packed.length > 0) {
            for (int i = offsets[first]; i < offsets[last]; i++) {
                packed[i] = (long) SortableKeys.of(a[i]) << Integer.SIZE | i;
            }
            new LongSegmentSorter().sort(packed, offsets, first, last, parts.most());
        }
        for (int segment = first; segment < last; segment++) {
            int begin = offsets[segment];
            int end = offsets[segment + 1];
            if (end - begin <= parts.most() && packed.length > 0) {
                for (int i = begin; i < end; i++) {
                    order[i] = (int) packed[i];
                }
            } else if (end - begin <= parts.most()) {
                order(begin, end);
            }
        }
    }

    private void order(int begin, int end) {
        int[] places = new int[end - begin];
        if (end - begin > 1) {
            long[] keys = new long[end - begin];
            for (int i = begin; i < end; i++) {
                keys[i - begin] = SortableKeys.of(a[i]);
            }
            PlainArgsort.orderAlone(keys, 0, places);
        }
        for (int i = begin; i < end; i++) {
            order[i] = begin + places[i - begin];
        }
    }
}
