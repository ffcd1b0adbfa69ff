package io.github.aparasort.internal.search;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.ColumnSearches;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/** Finds the lower or upper bounds of needles in a sorted array. */
public final class IntBoundsJob extends Job {
    /** Needles that are worth a thread: in order they take 0.15 ms. */
    private static final int GRAIN = 1 << 13;
    private static final Workload WORKLOAD = SearchWorkload.of(KeyKind./*value*/INT);

    private final /*value*/ int[] sorted;
    private final /*value*/ int[] needles;
    private final int[] bounds;
    private final boolean upper;
    private boolean trusts;

    /**
     * @param bounds a new array, for the result
     * @param upper whether elements that are equal to a needle count
     */
    public IntBoundsJob(/*value*/ int[] sorted, /*value*/ int[] needles, int[] bounds, boolean upper) {
        super(upper ? Operation.UPPER_BOUNDS : Operation.LOWER_BOUNDS, /*value*/ int.class, WORKLOAD, needles.length);
        this.sorted = sorted;
        this.needles = needles;
        this.bounds = bounds;
        this.upper = upper;
    }

    /** Sets whether the array is not to be checked. */
    public IntBoundsJob trusting(boolean trusted) {
        trusts = trusted;
        return this;
    }

    @Override
    public void check(ComputeDevice device) {
        if (!trusts && !seesOrder(device)) {
            IntSortedInput.check(sorted, "sorted", false);
        }
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column elements = call.sendSorted(sorted, 0, sorted.length);
        Column wanted = call.send(needles);
        call.receive(call.steps(work -> ColumnSearches.bounds(work, elements, wanted, upper)), bounds, 0);
    }

    @Override
    public void runPlain() {
        Parallel.forEach(n, n / GRAIN, new IntBounds(sorted, needles, bounds, upper)::find);
    }

    @Override
    protected CostInput look() {
        return new CostInput(n, SearchWorkload.inputClass(sorted.length, n,
                i -> !SortableKeys.before(needles[i], needles[i - 1])));
    }
}
