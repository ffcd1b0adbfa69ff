package io.github.aparasort.internal.select;

import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeySample;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * Selects: from elements in order at once, from few by a sort of a copy, from others by {@link IntRanks},
 * by that sort or, for the first few, by a heap, whichever takes less time here. With vector instructions the JDK sorts
 * thousands of keys in the time of a few passes.
 */
final class IntPlainSelect {
    /** Elements that are sorted at most: nobody knows before the first time how long that takes. */
    private static final int MOST_SORTED = 1 << 17;
    /** A heap is for so many elements at most, and for one in so many. */
    private static final int MOST_IN_HEAP = 1 << 10;
    private static final int PER_FIRST = 8;
    private static final int BY_HEAP = 0;
    private static final int BY_RANKS = 1;
    private static final int BY_SORT = 2;
    private static final LearnedCosts FIRST = LearnedCosts.ofWays(BY_SORT + 1, SelectWorkload.CLASSES);
    private static final LearnedCosts OTHERS = LearnedCosts.ofWays(BY_SORT + 1, SelectWorkload.CLASSES);

    private final /*value*/ int[] a;
    private final /*key*/ int mask;
    /** The first and the last rank of each range. */
    private final int[] ranges;
    private final /*value*/ int[] values;
    private final int[] order;
    /** What a look at a few elements tells. */
    private final int sample;
    /** Whether all elements may be in order: not after a pass over them has shown that they are not. */
    private boolean mayBeInOrder;

    /**
     * @param values where the elements at the ranks go, or null
     * @param order where their indices go, or null
     */
    IntPlainSelect(/*value*/ int[] a, /*key*/ int mask, int[] ranges, /*value*/ int[] values, int[] order) {
        this.a = a;
        this.mask = mask;
        this.ranges = ranges;
        this.values = values;
        this.order = order;
        this.sample = a.length < IntBrackets.FEW ? KeySample.DISORDER : new IntSequence(a, 0, a.length).look();
        // NaNs may have different bits, which come in the order of their indices.
        this.mayBeInOrder = KeySample.order(sample) >= KeySample.RUNS && a[0] == a[0]
                && a[a.length - 1] == a[a.length - 1];
    }

    /** What the time of the selection depends on. */
    int inputClass() {
        return SelectWorkload.inputClass(a.length, ranges, sample);
    }

    void select() {
        if (selectInOrder()) {
            return;
        }
        boolean isFirst = order == null && isFirst();
        boolean maySort = order == null && (a.length <= MOST_SORTED || !isFirst && SelectWorkload.isTied(sample));
        if (order == null && a.length < IntBrackets.FEW) {
            selectSorted();
        } else if (isFirst || maySort) {
            int usable = (isFirst ? 1 << BY_HEAP : 0) | 1 << BY_RANKS | (maySort ? 1 << BY_SORT : 0);
            (isFirst ? FIRST : OTHERS).run(CostInput.of(a.length, a.length, inputClass()), usable, this::select);
        } else {
            selectByRanks();
        }
    }

    private boolean select(int way) {
        return way == BY_SORT ? selectSorted() : way == BY_HEAP && selectByHeap() || selectByRanks();
    }

    /** Selects the first few. Returns false if it gave up. */
    boolean selectByHeap() {
        return IntHeapSelect.select(a, mask, values);
    }

    boolean selectByRanks() {
        IntRanks.select(a, mask, ranges, values, order);
        return true;
    }

    private boolean isFirst() {
        return ranges.length == 2 && ranges[0] == 0 && values.length <= Math.min(MOST_IN_HEAP, a.length / PER_FIRST);
    }

    /** Selects if all elements ascend, or descend. Returns false if not. */
    boolean selectInOrder() {
        int n = a.length;
        if (!mayBeInOrder) {
            return false;
        }
        IntSequence sequence = new IntSequence(a, 0, n);
        boolean ascends = sequence.ascent(0, n) == n;
        boolean reversed = ascends == (mask != 0);
        // The indices of equal elements ascend, also where the elements are read backwards.
        if (!ascends && sequence.descent(0, n, order != null && reversed) < n || ascends && order != null && reversed) {
            mayBeInOrder = false;
            return false;
        }
        copyRanges(a, reversed);
        return true;
    }

    /** Copies what is wanted of elements in order, or their indices. */
    private void copyRanges(/*value*/ int[] sorted, boolean reversed) {
        int at = 0;
        for (int range = 0; range < ranges.length; range += 2) {
            int count = ranges[range + 1] - ranges[range] + 1;
            if (order != null) {
                copyIndices(ranges[range], count, reversed, at);
            } else if (reversed) {
                copyReversed(sorted, sorted.length - 1 - ranges[range], count, values, at);
            } else {
                System.arraycopy(sorted, ranges[range], values, at, count);
            }
            at += count;
        }
    }

    private void copyIndices(int rank, int count, boolean reversed, int at) {
        int first = reversed ? a.length - 1 - rank : rank;
        int step = reversed ? -1 : 1;
        for (int i = 0; i < count; i++) {
            order[at + i] = first + step * i;
        }
    }

    private static void copyReversed(/*value*/ int[] from, int last, int count, /*value*/ int[] to, int at) {
        for (int i = 0; i < count; i++) {
            to[at + i] = from[last - i];
        }
    }

    /** Selects from a sorted copy. */
    boolean selectSorted() {
        /*value*/ int[] sorted = a.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        if (n > 0 && sorted[n - 1] != sorted[n - 1]) {
            // The sort does not keep the order of NaNs, whose bits may differ.
            return selectByRanks();
        }
        copyRanges(sorted, mask != 0);
        return true;
    }
}
