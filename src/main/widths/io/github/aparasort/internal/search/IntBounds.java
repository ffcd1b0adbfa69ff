package io.github.aparasort.internal.search;

import io.github.aparasort.internal.kernel.SetOrder;
import io.github.aparasort.internal.key.SortableKeys;

/**
 * The bounds of needles in a sorted list: how many elements are less, or less or equal. Plain static methods, which
 * Aparapi translates, serve the rakes and the JDK engine.
 *
 * <p>Needles are searched in groups, level by level: one step of a binary search for each needle of the group, then the
 * next step for each. The searches of a group do not depend on each other, so their cache misses overlap, and there are
 * no branches to mispredict. If the needles of a group ascend, as those of the group before do, they are searched only
 * between the last bound of that group and a place that a gallop finds, as in a sorted search. So the steps of a search
 * are about the logarithm of the gap between neighbours. The order of needles is seen in each group anew.
 *
 * <p>The range of a search stays inside of the list, even if another thread writes to it.
 *
 * <p>Source: S. Baxter, Sorted search, Modern GPU (2013); Bentley and Yao, An almost optimal algorithm for unbounded
 * searching (1976), for the gallop.
 */
final class IntBounds {
    /** Needles in a group. Eight hide less of the misses; of ascending needles 32 need one more step each. */
    private static final int GROUP = 16;

    private IntBounds() {
    }

    /**
     * Finds the bounds of the needles in [begin, end).
     *
     * @param count the number of elements of the list
     * @param bounds where the bounds go, at the indices of their needles; they are also the state of the searches
     * @param upper 0 to count the elements less than a needle; 1 to count those less or equal
     */
    static void search(/*value*/ int[] sorted, int count, /*value*/ int[] needles, int[] bounds, int begin, int end,
            int upper) {
        int first = begin;
        int width = count;
        while (first < end) {
            int last = first + least(GROUP, end - first);
            int low = 0;
            int high = count;
            boolean ascends = ascends(needles, first > begin ? first : first + 1, last);
            if (ascends) {
                low = first > begin ? bounds[first - 1] : 0;
                high = reach(sorted, low, count, needles, last - 1, width, upper);
            }
            for (int i = first; i < last; i++) {
                bounds[i] = low;
            }
            int length = high - low;
            while (length > 0) {
                int step = length - (length >> 1);
                if (upper != 0) {
                    stepToUpper(sorted, needles, bounds, first, last, step);
                } else {
                    stepToLower(sorted, needles, bounds, first, last, step);
                }
                length -= step;
            }
            if (ascends) {
                width = bounds[last - 1] - low;
            }
            first = last;
        }
    }

    /** Whether no needle in [begin, end) is less than the one before it. */
    private static boolean ascends(/*value*/ int[] needles, int begin, int end) {
        int disorder = 0;
        for (int i = begin; i < end; i++) {
            disorder |= SetOrder.beforeMask(SortableKeys.of(needles[i]), SortableKeys.of(needles[i - 1]));
        }
        return disorder == 0;
    }

    /**
     * A place from {@code low} on that the bound of a needle is not beyond.
     *
     * @param width how far the group before went: a little more is tried first
     */
    private static int reach(/*value*/ int[] sorted, int low, int count, /*value*/ int[] needles, int needle, int width,
            int upper) {
        int high = low + least(width, count - low);
        high += least((width >> 2) + 1, count - high);
        while (high < count && counts(sorted, high, needles, needle, upper)) {
            high += least(high - low, count - high);
        }
        return high;
    }

    /** Whether an element is less than a needle, or equal for an upper bound. Not named as a getter is, for Aparapi. */
    private static boolean counts(/*value*/ int[] sorted, int index, /*value*/ int[] needles, int needle, int upper) {
        /*key*/ int x = SortableKeys.of(sorted[index]);
        /*key*/ int y = SortableKeys.of(needles[needle]);
        return upper != 0 ? SetOrder.beforeMask(y, x) == 0 : SetOrder.beforeMask(x, y) != 0;
    }

    /** A step of each search: over the next {@code step} elements, if the last of these is less than the needle. */
    private static void stepToLower(/*value*/ int[] sorted, /*value*/ int[] needles, int[] bounds, int first, int last,
            int step) {
        for (int i = first; i < last; i++) {
            int at = bounds[i];
            bounds[i] = at + (step & SetOrder.beforeMask(SortableKeys.of(sorted[at + step - 1]),
                    SortableKeys.of(needles[i])));
        }
    }

    /** A step of each search: over the next {@code step} elements, if the needle is not less than the last of these. */
    private static void stepToUpper(/*value*/ int[] sorted, /*value*/ int[] needles, int[] bounds, int first, int last,
            int step) {
        for (int i = first; i < last; i++) {
            int at = bounds[i];
            bounds[i] = at + (step & ~SetOrder.beforeMask(SortableKeys.of(needles[i]),
                    SortableKeys.of(sorted[at + step - 1])));
        }
    }

    private static int least(int x, int y) {
        return x < y ? x : y;
    }
}
