package io.github.aparasort.internal.merge;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntMultiwayMerge;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.Stretch;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Merges any number of arrays, which are known to be sorted, into a new one, stably. */
public final class IntMergeAllJob extends Job implements InPlaceWork<IntRakeMultiwayMerge>,
        StagedWork<IntCascadeMerge>, Channel.Input {
    private static final MergeAllWorkload WORKLOAD = new MergeAllWorkload(KeyKind./*value*/INT);

    private final /*value*/ int[][] lists;
    /** Where each list begins if they are put one after the other, and in the end where the last one ends. */
    private final int[] begins;
    private final /*value*/ int[] out;

    public IntMergeAllJob(/*value*/ int[][] lists, int[] begins, /*value*/ int[] out) {
        super(Operation.MERGE_ALL, /*value*/ int.class, WORKLOAD, out.length);
        this.lists = lists;
        this.begins = begins;
        this.out = out;
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return device.isOpenCl() ? KernelBinding.staged(WORKLOAD, IntCascadeMerge.class, this)
                : KernelBinding.inPlace(WORKLOAD, IntRakeMultiwayMerge.class, this);
    }

    @Override
    public void runPlain() {
        int[] ends = new int[lists.length];
        for (int list = 0; list < lists.length; list++) {
            ends[list] = lists[list].length;
        }
        IntMultiwayMerge.merge(lists, new int[lists.length], ends, out, 0);
    }

    /** More lists take more comparisons for each element. */
    @Override
    protected CostInput look() {
        return new CostInput(n, MergeAllWorkload.inputClass(lists.length), MergeAllWorkload.costRatio(lists.length));
    }

    // ---- on JTP

    @Override
    public void bindArrays(IntRakeMultiwayMerge kernel) {
        kernel.bindArrays(lists, out);
    }

    // ---- on OpenCL devices

    @Override
    public void configure(IntCascadeMerge kernel) {
        kernel.cut(begins);
    }

    /** The lists, one after the other, as sortable keys. */
    @Override
    public void send(IntCascadeMerge kernel, Channel channel) {
        channel.send(n, this, Column.inBlocks(kernel.input()));
    }

    @Override
    public void fill(Stretch stretch) {
        /*key*/ int[] keys = (/*key*/ int[]) stretch.array(0);
        int shift = stretch.at(0) - stretch.begin();
        int found = Arrays.binarySearch(begins, stretch.begin());
        int list = found < 0 ? -found - 2 : found;
        int i = stretch.begin();
        while (i < stretch.end()) {
            int stop = Math.min(stretch.end(), begins[list + 1]);
            IntStaging.convert(lists[list], i - begins[list], stop - i, keys, shift + i, 0);
            i = stop;
            list++;
        }
    }

    @Override
    public Digest digest(Stretch stretch) {
        return /*key*/ IntStaging.digest(stretch, 0);
    }

    @Override
    public Digest digest() {
        Digest sum = Digest.EMPTY;
        for (/*value*/ int[] list : lists) {
            sum = sum.plus(IntStaging.digest(list, 0, list.length, 0));
        }
        return sum;
    }

    @Override
    public void receive(IntCascadeMerge kernel, Channel channel) {
        IntKeyTransfer results = new IntKeyTransfer(out, 0, n, 0, 0);
        channel.receive(n, results, results.column(kernel.keys()));
    }

    /** All NaNs are one key in a kernel. Here they get their bits from the inputs, where they are last too. */
    @Override
    public void commit(IntCascadeMerge kernel) {
        int end = n;
        for (int i = lists.length - 1; i >= 0; i--) {
            int nans = new IntSequence(lists[i], 0, lists[i].length).nansAtEnd();
            System.arraycopy(lists[i], lists[i].length - nans, out, end - nans, nans);
            end -= nans;
        }
    }
}
