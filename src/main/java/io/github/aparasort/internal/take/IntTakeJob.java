package io.github.aparasort.internal.take;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.ColumnMoves;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/**
 * Gathers elements by their indices, or a default for -1. A device gets indices that have been checked. In plain Java
 * each access checks its own, so that no pass goes before.
 */
public final class IntTakeJob extends Job {
    /** Elements that are worth a thread: in the caches they take 30 microseconds. */
    private static final int GRAIN = 1 << 16;
    private static final Workload WORKLOAD = TakeWorkload.of(KeyKind./*value*/INT);

    private final /*value*/ int[] from;
    private final int[] indices;
    private final int least;
    private final /*value*/ int absent;
    private final /*value*/ int[] to;

    /**
     * Makes a job.
     *
     * @param least the least index that is allowed: 0, or -1 for a default
     * @param absent the result for an index of -1
     */
    public IntTakeJob(/*value*/ int[] from, int[] indices, int least, /*value*/ int absent, /*value*/ int[] to) {
        super(Operation.TAKE, /*value*/ int.class, WORKLOAD, indices.length);
        this.from = from;
        this.indices = indices;
        this.least = least;
        this.absent = absent;
        this.to = to;
    }

    @Override
    public void check(ComputeDevice device) {
        if (device != null) {
            checkIndices();
        }
    }

    private void checkIndices() {
        ArgumentChecks.indices(from.length, indices, least);
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column source = call.send(from);
        Column places = call.send(ElementType.INT, n, (begin, end, block, at) -> load(begin, end, (int[]) block, at));
        call.receive(call.steps(work -> ColumnMoves.take(work, source, places, SortableKeys.bits(absent))), to, 0);
    }

    /** Indices were checked. If another thread has changed one since, a device must not read outside of its memory. */
    private void load(int begin, int end, int[] block, int at) {
        for (int i = begin; i < end; i++) {
            int index = indices[i];
            block[at + i - begin] = index < from.length ? index : -1;
        }
    }

    @Override
    public void runPlain() {
        if (least < 0) {
            checkIndices();
            Parallel.forEach(n, n / GRAIN, (begin, end) -> take(from, indices, absent, to, begin, end));
            return;
        }
        try {
            Parallel.forEach(n, n / GRAIN, (begin, end) -> take(from, indices, to, begin, end));
        } catch (ArrayIndexOutOfBoundsException e) {
            checkIndices();
            throw e;
        }
    }

    /** With the arrays of a job as fields, it took a quarter longer. */
    private static void take(/*value*/ int[] from, int[] indices, /*value*/ int[] to, int begin, int end) {
        for (int i = begin; i < end; i++) {
            to[i] = from[indices[i]];
        }
    }

    private static void take(/*value*/ int[] from, int[] indices, /*value*/ int absent, /*value*/ int[] to, int begin,
            int end) {
        for (int i = begin; i < end; i++) {
            int index = indices[i];
            to[i] = index < 0 ? absent : from[index];
        }
    }
}
