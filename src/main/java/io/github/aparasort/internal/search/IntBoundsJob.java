package io.github.aparasort.internal.search;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnSearches;
import io.github.aparasort.internal.step.HostCall;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Finds the lower or upper bounds of needles in an array that has been found sorted. */
public final class IntBoundsJob extends Job implements InPlaceWork<IntRakeBounds> {
    private static final SearchWorkload WORKLOAD = new SearchWorkload(KeyKind./*value*/INT);

    private final /*value*/ int[] sorted;
    private final /*value*/ int[] needles;
    private final int[] bounds;
    private final boolean upper;

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

    @Override
    public Rakes<?> rakes() {
        return new Rakes<>(IntRakeBounds.class, IntRakeBounds::new, this);
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column elements = call.send(sorted);
        Column wanted = call.send(needles);
        call.receive(call.step(work -> ColumnSearches.bounds(work, elements, wanted, upper)), bounds, 0);
    }

    @Override
    public void runPlain() {
        search().find(0, n);
    }

    private IntBounds search() {
        return new IntBounds(sorted, needles, bounds, upper);
    }

    @Override
    protected CostInput look() {
        return new CostInput(n, SearchWorkload.inputClass(sorted.length, n,
                i -> !SortableKeys.before(needles[i], needles[i - 1])));
    }

    // ---- on JTP

    @Override
    public void bindArrays(IntRakeBounds kernel) {
        kernel.bindSearch(search(), n);
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(sorted) + Arrays.hashCode(needles);
    }
}
