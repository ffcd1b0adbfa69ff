package io.github.aparasort.internal.segment;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.parallel.Parallel;

/** Sorts the segments of an array that are not large. */
abstract class SegmentJob extends Job {
    /** Elements that are worth a thread: to sort them takes some 0.1 ms. */
    private static final int GRAIN = 1 << 12;

    final SegmentParts parts;
    /** Whether only OpenCL devices do it, because a caller has chosen them. */
    private final boolean onDevice;

    SegmentJob(Operation operation, Class<?> type, Workload workload, SegmentParts parts, boolean onDevice) {
        super(operation, type, workload, parts.small());
        this.parts = parts;
        this.onDevice = onDevice;
    }

    @Override
    public final void runPlain() {
        prepare();
        Parallel.forEach(n, n / GRAIN, (begin, end) -> sort(parts.first(begin), parts.first(end)));
    }

    /** Makes the arrays that all threads share. */
    void prepare() {
        // By default none.
    }

    /** Sorts the segments [begin, end) that are not large. */
    abstract void sort(int begin, int end);

    @Override
    public final boolean isForced() {
        return onDevice;
    }

    @Override
    protected final CostInput look() {
        return SegmentWorkload.costInput(n, parts.offsets().length - 1);
    }

    /** A device sorts all segments or none. */
    @Override
    public final boolean runsOn(ComputeDevice device) {
        return device.isOpenCl() && parts.large().length == 0;
    }
}
