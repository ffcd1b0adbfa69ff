package io.github.aparasort.internal.search;

import io.github.aparasort.internal.array.Bisection;
import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
/**
 * The bounds of needles in a sorted array: how many elements are less, or less or equal.
 *
 * <p>Needles are searched in blocks, level by level: one step of a binary search for each needle of the block, then the
 * next step for each. The searches of a block do not depend on each other, so their cache misses overlap, and there are
 * no branches to mispredict. If the needles of a block ascend, and follow those of the block before, they are searched
 * only between the last bound of that block and a place that a gallop finds, as in a sorted search. So a search takes
 * about as many steps as the logarithm of the gap between neighbours. The order of needles is seen in each block anew.
 *
 * <p>An upper bound is the lower bound of the next greater key.
 *
 * <p>Source: S. Baxter, Sorted search, Modern GPU (2013); Bentley and Yao, An almost optimal algorithm for unbounded
 * searching (1976), for the gallop.
 */
final class IntBounds {
    /** Needles in a block. Eight hide less of the misses; of ascending needles 32 need one more step each. */
    private static final int BLOCK = 16;
    /** Elements in a line of the caches. */
    private static final int LINE = 64 / /*value*/ Integer.BYTES;
    /** How far a block goes in small steps: 64 lines, four for each needle. */
    private static final int NEAR = 64 * LINE;

    private final /*value*/ int[] sorted;
    private final /*value*/ int[] needles;
    private final int[] bounds;
    private final boolean upper;
    /** The number of elements that are no NaNs. */
    private final int count;

    /** @param bounds where the bounds go, at the indices of their needles */
    IntBounds(/*value*/ int[] sorted, /*value*/ int[] needles, int[] bounds, boolean upper) {
        this.sorted = sorted;
        this.needles = needles;
        this.bounds = bounds;
        this.upper = upper;
        this.count = SortableKeys.canBeNan(sorted) ? Bisection.first(0, sorted.length, i ->
                SortableKeys.isNan(sorted[i])) : sorted.length;
    }

    /** Finds the bounds of the needles in [begin, end). */
    void find(int begin, int end) {
        /*key*/ int[] keys = new /*key*/ int[Math.min(BLOCK, end - begin)];
        int blockBegin = begin;
        int width = count;
        while (blockBegin < end) {
            int inBlock = Math.min(BLOCK, end - blockBegin);
            boolean greatest = load(keys, blockBegin, inBlock);
            int low = 0;
            int high = count;
            boolean ascends = ascends(keys, inBlock);
            if (ascends) {
                if (blockBegin > begin && !SortableKeys.before(needles[blockBegin], needles[blockBegin - 1])) {
                    low = Math.min(bounds[blockBegin - 1], count);
                }
                high = reach(keys[inBlock - 1], low, width);
            }
            search(keys, blockBegin, inBlock, low, high);
            if (ascends) {
                width = bounds[blockBegin + inBlock - 1] - low;
            }
            if (greatest) {
                passGreatest(blockBegin, inBlock);
            }
            blockBegin += inBlock;
        }
    }

    /** Loads the keys to find the lower bounds of. Returns whether there are upper bounds of the greatest key. */
    private boolean load(/*key*/ int[] keys, int begin, int inBlock) {
        boolean greatest = false;
        for (int i = 0; i < inBlock; i++) {
            keys[i] = SortableKeys.of(needles[begin + i]);
        }
        if (upper) {
            for (int i = 0; i < inBlock; i++) {
                greatest |= keys[i] == /*key*/ Integer.MAX_VALUE;
                keys[i] += keys[i] == /*key*/ Integer.MAX_VALUE ? 0 : 1;
            }
        }
        return greatest;
    }

    private static boolean ascends(/*key*/ int[] keys, int inBlock) {
        boolean ascends = true;
        for (int i = 1; i < inBlock; i++) {
            ascends &= keys[i - 1] <= keys[i];
        }
        return ascends;
    }

    /**
     * A place from {@code low} on that the bound of a key is not beyond.
     *
     * @param width how far the block before went. If that is near, small steps fetch all that the searches will need
     *     from memory, in the order that the processor expects. Otherwise a little more than that is tried first
     */
    private int reach(/*key*/ int key, int low, int width) {
        int high = low;
        if (width <= NEAR) {
            int near = low + Math.min(NEAR, count - low);
            while (high < near && SortableKeys.exact(sorted[high]) < key) {
                high += Math.min(LINE, near - high);
            }
            if (high < near) {
                return high;
            }
        } else {
            high += Math.min(width, count - low);
            high += Math.min(width >> 2, count - high);
        }
        while (high < count && SortableKeys.exact(sorted[high]) < key) {
            high += Math.min(high - low, count - high);
        }
        return high;
    }

    /** Finds the lower bounds of keys, which are in [low, high]. */
    private void search(/*key*/ int[] keys, int begin, int inBlock, int low, int high) {
        for (int i = 0; i < inBlock; i++) {
            bounds[begin + i] = low;
        }
        int length = high - low;
        while (length > 0) {
            int step = length - (length >> 1);
            for (int i = 0; i < inBlock; i++) {
                int at = bounds[begin + i];
                bounds[begin + i] = at + (SortableKeys.exact(sorted[at + step - 1]) < keys[i] ? step : 0);
            }
            length -= step;
        }
    }

    /** No element is greater than the greatest key, which is that of NaNs. */
    private void passGreatest(int begin, int inBlock) {
        for (int i = begin; i < begin + inBlock; i++) {
            if (SortableKeys.of(needles[i]) == /*key*/ Integer.MAX_VALUE) {
                bounds[i] = sorted.length;
            }
        }
    }
}
