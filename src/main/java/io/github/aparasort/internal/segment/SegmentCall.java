package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.parallel.Parallel;

/**
 * Sorts the segments of an array, or finds their orders. A device sorts all together. On the CPU all processors sort
 * each large segment, and share the others. If there are large ones, the faster of both is learned.
 */
final class SegmentCall {
    /** Makes the job for all segments that are not large. */
    interface Maker {
        SegmentJob job(SegmentParts parts, boolean onDevice);
    }

    /** The number of the way that sorts large segments apart; the other way sorts all together. */
    private static final int APART = 0;

    private final Dispatcher dispatcher;
    private final CompoundCall call;
    private final Parallel.Body large;
    private final Maker maker;

    /** @param large sorts [begin, end) as a part of the call */
    SegmentCall(Dispatcher dispatcher, CompoundCall call, Parallel.Body large, Maker maker) {
        this.dispatcher = dispatcher;
        this.call = call;
        this.large = large;
        this.maker = maker;
    }

    void run(LearnedCosts ways, Workload workload, int[] offsets) {
        int n = offsets[offsets.length - 1];
        SegmentParts parts = dispatcher.admitted().demandsOpenCl ? SegmentParts.together(offsets)
                : SegmentParts.apart(offsets);
        if (parts.large().length == 0 || !mayTryOpenCl(workload, n)) {
            sort(parts);
        } else {
            ways.run(CostInput.of(n, n / (offsets.length - 1), 0), way -> {
                if (way == APART) {
                    sort(parts);
                } else {
                    dispatcher.submit(maker.job(SegmentParts.whole(offsets), true).asPartOf(call));
                }
                return null;
            });
        }
        dispatcher.end(call);
    }

    /** Whether an OpenCL device may compete with the CPU, be it expected to be faster or not. */
    private boolean mayTryOpenCl(Workload workload, int n) {
        EngineSelector selector = dispatcher.selector();
        return selector.comparesWays(workload) && Discovery.isDone()
                && selector.candidates(workload, CostInput.random(n)).stream()
                        .anyMatch(each -> each.device().isOpenCl() && each.mayBeTried());
    }

    private void sort(SegmentParts parts) {
        // First, because this job writes to the places of large segments too.
        if (parts.large().length == 0 || parts.small() > 0) {
            dispatcher.submit(maker.job(parts, false).asPartOf(call));
        }
        int[] offsets = parts.offsets();
        for (int segment : parts.large()) {
            large.run(offsets[segment], offsets[segment + 1]);
        }
    }
}
