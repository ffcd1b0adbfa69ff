package io.github.aparasort.internal.select;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.KeySample;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.HostCall;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * Finds the elements at some ranks of an array, or their indices. A device sorts all elements. Plain Java selects from
 * elements in order at once, from few by a sort of a copy, from others by {@link IntRanks}, by that sort or, for the
 * first few, by a heap, whichever takes less time here. With vector instructions the JDK sorts thousands of keys in the
 * time of a few passes.
 */
public final class IntSelectJob extends Job {
    private static final Workload WORKLOAD = SelectWorkload.of(KeyKind./*value*/INT);
    /** Elements that are sorted at most: nobody knows before the first time how long that takes. */
    private static final int MOST_SORTED = 1 << 17;
    /** Elements of a heap at most: as longs they take 8 KiB of the first-level cache. */
    private static final int MOST_IN_HEAP = 1 << 10;
    /** A heap is for one element in this many at most. In random order it gives up from one in 26 on. */
    private static final int PER_FIRST = 8;
    private static final int BY_HEAP = 0;
    private static final int BY_RANKS = 1;
    private static final int BY_SORT = 2;
    private static final LearnedCosts FIRST_WAYS = LearnedCosts.ofWays(BY_SORT + 1, SelectWorkload.CLASSES);
    private static final LearnedCosts OTHER_WAYS = LearnedCosts.ofWays(BY_SORT + 1, SelectWorkload.CLASSES);
    private static final int NOT_LOOKED = -1;

    private final /*value*/ int[] a;
    private final KeyOrder keyOrder;
    private final /*key*/ int mask;
    /** The begin and the end of each range of ranks. */
    private final int[] ranges;
    /** The results: elements or indices; the other one is null. */
    private final /*value*/ int[] values;
    private final int[] order;
    /** The result of a look at a few elements. */
    private int sample = NOT_LOOKED;
    /** Whether a pass over all elements has shown that they are not in order. */
    private boolean isOutOfOrder;

    private IntSelectJob(Operation operation, /*value*/ int[] a, KeyOrder order, int[] ranges, boolean wantsIndices) {
        super(operation, /*value*/ int.class, ranges.length == 0 ? null : WORKLOAD, a.length);
        this.a = a;
        this.keyOrder = order;
        this.mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
        this.ranges = ranges;
        int wanted = SelectWorkload.ranks(ranges);
        this.values = wantsIndices ? null : new /*value*/ int[wanted];
        this.order = wantsIndices ? new int[wanted] : null;
    }

    /** The elements at ranges of ranks in an order. Without any range it is a call of plain Java that does nothing. */
    public static IntSelectJob values(Operation operation, /*value*/ int[] a, KeyOrder order, int... ranges) {
        return new IntSelectJob(operation, a, order, ranges, false);
    }

    /** The indices of the elements at ranges of ranks in an order; of equal elements the lower index comes first. */
    public static IntSelectJob indices(Operation operation, /*value*/ int[] a, KeyOrder order, int... ranges) {
        return new IntSelectJob(operation, a, order, ranges, true);
    }

    /** The elements at the ranks, after the job. */
    public /*value*/ int[] values() {
        return values;
    }

    /** The quantiles whose ranks were wanted, after the job. */
    public double[] quantiles(Quantiles wanted) {
        return wanted.of(i -> values[i]);
    }

    /** The indices of the elements at the ranks, after the job. */
    public int[] order() {
        return order;
    }

    private int sample() {
        if (sample == NOT_LOOKED) {
            sample = n < IntBrackets.FEW ? KeySample.DISORDER : new IntSequence(a, 0, n).look();
        }
        return sample;
    }

    @Override
    protected CostInput look() {
        return new CostInput(n, SelectWorkload.inputClass(n, ranges, sample()));
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column elements = call.send(a);
        Column found = call.steps(work -> ColumnSorts.selected(work, elements, keyOrder, ranges, order != null));
        call.receive(found, order != null ? order : values, 0);
    }

    @Override
    public String tryPresorted() {
        return selectInOrder() ? "in order" : null;
    }

    // ---- by plain Java

    @Override
    public void runPlain() {
        if (ranges.length == 0 || selectInOrder()) {
            return;
        }
        boolean isFirst = order == null && isFirst();
        boolean maySort = order == null && (n <= MOST_SORTED || !isFirst && SelectWorkload.isTied(sample()));
        if (order == null && n < IntBrackets.FEW) {
            selectSorted();
        } else if (isFirst || maySort) {
            int usable = (isFirst ? 1 << BY_HEAP : 0) | 1 << BY_RANKS | (maySort ? 1 << BY_SORT : 0);
            (isFirst ? FIRST_WAYS : OTHER_WAYS).run(CostInput.of(n, n, costInput().inputClass()), usable, this::select);
        } else {
            selectByRanks();
        }
    }

    private boolean select(int way) {
        return way == BY_SORT ? selectSorted() : way == BY_HEAP && selectByHeap() || selectByRanks();
    }

    private boolean isFirst() {
        return ranges.length == 2 && ranges[0] == 0 && values.length <= Math.min(MOST_IN_HEAP, n / PER_FIRST);
    }

    /** Selects the first few. Returns false if it gave up. */
    boolean selectByHeap() {
        return IntHeapSelect.select(a, mask, values);
    }

    boolean selectByRanks() {
        IntRanks.select(a, mask, ranges, values, order);
        return true;
    }

    /** Selects from a sorted copy. */
    boolean selectSorted() {
        /*value*/ int[] sorted = a.clone();
        Arrays.sort(sorted);
        if (n > 0 && SortableKeys.isNan(sorted[n - 1])) {
            // The sort does not keep the order of NaNs, whose bits may differ.
            return selectByRanks();
        }
        copyRanges(sorted, mask != 0);
        return true;
    }

    /** Selects if all elements ascend, or descend. Returns false if not. */
    boolean selectInOrder() {
        // NaNs may have different bits, which come in the order of their indices.
        if (isOutOfOrder || KeySample.order(sample()) < KeySample.RUNS || SortableKeys.isNan(a[0])
                || SortableKeys.isNan(a[n - 1])) {
            return false;
        }
        IntSequence sequence = new IntSequence(a, 0, n);
        boolean ascends = sequence.ascent(0, n) == n;
        boolean reversed = ascends == (mask != 0);
        // The indices of equal elements ascend, also where the elements are read backwards.
        if (!ascends && sequence.descent(0, n, order != null && reversed) < n || ascends && order != null && reversed) {
            isOutOfOrder = true;
            return false;
        }
        copyRanges(a, reversed);
        return true;
    }

    /** Copies what is wanted of elements in order, or their indices. */
    private void copyRanges(/*value*/ int[] sorted, boolean reversed) {
        int at = 0;
        for (int range = 0; range < ranges.length; range += 2) {
            for (int rank = ranges[range]; rank < ranges[range + 1]; rank++) {
                int place = reversed ? n - 1 - rank : rank;
                if (order != null) {
                    order[at] = place;
                } else {
                    values[at] = sorted[place];
                }
                at++;
            }
        }
    }
}
