package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Ways;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.PlainArgsort;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnSegments;
import io.github.aparasort.internal.step.HostCall;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * Finds the order of the elements of each segment that is not large. On the CPU a key of 32 bits and its index are one
 * long, and the segments of longs are sorted. Wider keys are ordered segment by segment.
 */
public final class IntSegmentArgsortJob extends SegmentJob {
    static final SegmentWorkload WORKLOAD = new SegmentWorkload(KeyKind.of(/*value*/ int.class, true));

    /** For wider keys. */
    private static final Ways WAYS = new Ways(2);
    private static final int BY_JDK = 0;

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
            eachSmall(first, last, (begin, end) -> {
                for (int i = begin; i < end; i++) {
                    order[i] = (int) packed[i];
                }
            });
        } else if (first < last) {
            int elements = offsets[last] - offsets[first];
            WAYS.run(elements / (last - first), elements, way -> {
                PlainArgsort.Sort sort = way == BY_JDK ? Arrays::sort : new LongBucketSort()::sort;
                eachSmall(first, last, (begin, end) -> order(begin, end, sort));
                return null;
            });
        }
    }

    private void eachSmall(int first, int last, Parallel.Body body) {
        int[] offsets = parts.offsets();
        for (int segment = first; segment < last; segment++) {
            if (offsets[segment + 1] - offsets[segment] <= parts.most()) {
                body.run(offsets[segment], offsets[segment + 1]);
            }
        }
    }

    private void order(int begin, int end, PlainArgsort.Sort sort) {
        int[] places = new int[end - begin];
        if (end - begin > 1) {
            long[] keys = new long[end - begin];
            for (int i = begin; i < end; i++) {
                keys[i - begin] = SortableKeys.of(a[i]);
            }
            PlainArgsort.order(keys, 0, places, sort);
        }
        for (int i = begin; i < end; i++) {
            order[i] = begin + places[i - begin];
        }
    }
}
