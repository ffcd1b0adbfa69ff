package io.github.aparasort.internal.search;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.Stretch;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Finds the lower or upper bounds of needles in an array that has been found sorted. */
public final class IntBoundsJob extends Job implements InPlaceWork<IntRakeBounds>, StagedWork<IntStagedBounds>,
        Channel.Output {
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
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return device.isOpenCl() ? KernelBinding.staged(WORKLOAD, IntStagedBounds.class, this)
                : KernelBinding.inPlace(WORKLOAD, IntRakeBounds.class, this);
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

    // ---- on OpenCL devices

    @Override
    public void configure(IntStagedBounds kernel) {
        kernel.reserve(sorted.length, upper ? 1 : 0);
    }

    @Override
    public void send(IntStagedBounds kernel, Channel channel) {
        send(channel, sorted, kernel.sorted());
        send(channel, needles, kernel.needles());
    }

    private static void send(Channel channel, /*value*/ int[] values, /*key*/ int[] keys) {
        IntKeyTransfer transfer = new IntKeyTransfer(values, 0, values.length, 0, 0);
        channel.send(values.length, transfer.unchecked(), transfer.column(keys));
    }

    /** There is no checksum: each bound is compared with its neighbours. */
    @Override
    public Digest digest() {
        return Digest.EMPTY;
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(sorted) + Arrays.hashCode(needles);
    }

    @Override
    public void receive(IntStagedBounds kernel, Channel channel) {
        channel.receive(n, this, Column.of(kernel.bounds(), bounds, 0));
    }

    /** Whether each needle has its place between the elements before and after its bound, which only one bound has. */
    @Override
    public Digest check(Stretch stretch) {
        int[] found = (int[]) stretch.array(0);
        int shift = stretch.at(0) - stretch.begin();
        for (int i = stretch.begin(); i < stretch.end(); i++) {
            if (!isBound(found[shift + i], needles[i])) {
                return Digest.DISORDER;
            }
        }
        return Digest.EMPTY;
    }

    private boolean isBound(int bound, /*value*/ int needle) {
        return bound >= 0 && bound <= sorted.length && (bound == 0 || isCounted(sorted[bound - 1], needle))
                && (bound == sorted.length || !isCounted(sorted[bound], needle));
    }

    private boolean isCounted(/*value*/ int element, /*value*/ int needle) {
        return upper ? !SortableKeys.before(needle, element) : SortableKeys.before(element, needle);
    }

    @Override
    public String complaint() {
        return "what came back are not the bounds of the needles";
    }
}
