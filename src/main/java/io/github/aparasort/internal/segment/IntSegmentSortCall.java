package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.cost.Ways;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.sort.IntSortJob;

// Twins: Long, Float, Double
/**
 * Sorts the segments of an array. A device sorts all together. On the CPU all processors sort each large segment, and
 * share the others. If there are large ones, the faster of both is learned.
 */
public final class IntSegmentSortCall {
    private static final Ways WAYS = new Ways(2);
    private static final int APART = 0;

    private IntSegmentSortCall() {
    }

    public static void sort(Dispatcher dispatcher, /*value*/ int[] a, int[] offsets) {
        CompoundCall call = dispatcher.begin(Operation.SORT_SEGMENTS, a.length);
        EngineSelector selector = dispatcher.selector();
        SegmentParts parts = selector.demandsOpenCl ? SegmentParts.together(offsets) : SegmentParts.apart(offsets);
        if (parts.large().length == 0 || !selector.mayTryOpenCl(IntSegmentSortJob.WORKLOAD, a.length)) {
            sort(call, dispatcher, a, parts);
        } else {
            WAYS.run(a.length / (offsets.length - 1), a.length, way -> {
                if (way == APART) {
                    sort(call, dispatcher, a, parts);
                } else {
                    IntSegmentSortJob job = new IntSegmentSortJob(a, SegmentParts.whole(offsets), true);
                    dispatcher.submit(job.asPartOf(call));
                }
                return null;
            });
        }
        dispatcher.end(call);
    }

    private static void sort(CompoundCall call, Dispatcher dispatcher, /*value*/ int[] a, SegmentParts parts) {
        int[] offsets = parts.offsets();
        for (int segment : parts.large()) {
            dispatcher.submit(new IntSortJob(Operation.SORT_SEGMENTS, a, offsets[segment], offsets[segment + 1],
                    KeyOrder.ASCENDING).asPartOf(call));
        }
        if (parts.large().length == 0 || parts.small() > 1) {
            dispatcher.submit(new IntSegmentSortJob(a, parts).asPartOf(call));
        }
    }
}
