package io.github.aparasort.internal.merge;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntMultiwayMerge;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.step.ColumnMerges;
import io.github.aparasort.internal.step.HostCall;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Merges any number of arrays, which are known to be sorted, into a new one, stably. */
public final class IntMergeAllJob extends Job implements InPlaceJob<IntRakeMultiwayMerge> {
    private static final Workload WORKLOAD = MergeAllWorkload.of(KeyKind./*value*/INT);

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
    public void runPlain() {
        if (gainsByThreads(IntWalk.WORTH_SHARING)) {
            rakes().runPlain(n);
            return;
        }
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

    @Override
    public int inputHash() {
        return Arrays.deepHashCode(lists);
    }

    // ---- on JTP

    @Override
    public Rakes<?> rakes() {
        return new Rakes<>(IntRakeMultiwayMerge.class, IntRakeMultiwayMerge::new, this);
    }

    @Override
    public void bindArrays(IntRakeMultiwayMerge kernel) {
        kernel.bindArrays(lists, out);
    }

    // ---- on a device

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column all = call.send(ElementType.of(out), n, this::fill);
        Column merged = call.steps(work -> ColumnMerges.mergedAll(work, all, begins));
        call.receive(merged, out, 0);
    }

    /** The bits of elements in [begin, end) of all lists, one after the other. */
    private void fill(int begin, int end, Object block, int at) {
        /*key*/ int[] bits = (/*key*/ int[]) block;
        int found = Arrays.binarySearch(begins, begin);
        int list = found < 0 ? -found - 2 : found;
        int i = begin;
        while (i < end) {
            int listEnd = Math.min(end, begins[list + 1]);
            for (; i < listEnd; i++) {
                bits[at + i - begin] = SortableKeys.bits(lists[list][i - begins[list]]);
            }
            list++;
        }
    }
}
