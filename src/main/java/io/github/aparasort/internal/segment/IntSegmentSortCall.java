package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.IntSortJob;

// Twins: Long, Float, Double
/** Sorts the segments of an array, or finds their orders. */
public final class IntSegmentSortCall {
    private static final LearnedCosts SORTS = LearnedCosts.ofWays(2, 1);
    private static final LearnedCosts ARGSORTS = LearnedCosts.ofWays(2, 1);

    private IntSegmentSortCall() {
    }

    public static void sort(Dispatcher dispatcher, /*value*/ int[] a, int[] offsets) {
        try (CompoundCall call = dispatcher.begin(Operation.SORT_SEGMENTS, a.length)) {
            new SegmentCall(dispatcher, call, (begin, end) -> dispatcher.submit(
                    new IntSortJob(call.operation(), a, begin, end, KeyOrder.ASCENDING).asPartOf(call)),
                    (parts, onDevice) -> new IntSegmentSortJob(a, parts, onDevice))
                    .run(SORTS, IntSegmentSortJob.WORKLOAD, offsets);
        }
    }

    /** Sorts the keys of each segment stably, and moves a value with each. */
    public static void sortPairs(Dispatcher dispatcher, /*value*/ int[] keys, PairValues values, int[] offsets) {
        int[] order = argsort(dispatcher, Operation.SORT_PAIRS_SEGMENTS, keys, offsets);
        dispatcher.limited(() -> {
            /*value*/ int[] before = keys.clone();
            Runnable delivery = values.permutation(order);
            IntGather.gather(before, order, keys);
            delivery.run();
        });
    }

    /** Returns the indices of all elements, segment by segment. */
    public static int[] argsort(Dispatcher dispatcher, Operation operation, /*value*/ int[] a, int[] offsets) {
        try (CompoundCall call = dispatcher.begin(operation, a.length)) {
            int[] order = new int[a.length];
            new SegmentCall(dispatcher, call, (begin, end) -> {
                IntPairSortJob job = IntPairSortJob.argsort(operation, /*value*/ int.class,
                        new IntSequence(a, begin, end - begin), null);
                dispatcher.submit(job.asPartOf(call));
                int[] places = job.order();
                Parallel.forEach(end - begin, (from, to) -> {
                    for (int i = from; i < to; i++) {
                        order[begin + i] = begin + places[i];
                    }
                });
            }, (parts, onDevice) -> new IntSegmentArgsortJob(operation, a, parts, order, onDevice))
                    .run(ARGSORTS, IntSegmentArgsortJob.WORKLOAD, offsets);
            return order;
        }
    }
}
