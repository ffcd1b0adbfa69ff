package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.kernel.Branchless;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.kernel.RakeKernel;
import java.util.List;

// Twins: Long
/**
 * The stable merge of several sorted lists on an OpenCL device, by a cascade of merges of two neighbours in one launch:
 * k lists take log2(k) passes, rounded up. In each pass every work-item writes a contiguous part of the output, whose
 * elements it finds by co-rank (Siebert and Träff, 2013). The lists are copied to one array, one after the other. A
 * tree of losers per work-item would need memory of its own for k heads, for tens of thousands of work-items.
 */
public final class IntCascadeMerge extends RakeKernel implements IntKeys {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected /*key*/ int[] scratch = new /*key*/ int[1];
    /** Where each list begins, and in the end where the last one ends. */
    protected int[] begins = new int[2];
    protected int lists = 1;
    private final int group;

    /** For this many work-groups, of {@code group} work-items each. */
    public IntCascadeMerge(int groups, int group) {
        super(groups * group, /*key*/ Integer.BYTES);
        this.group = group;
    }

    @Override
    protected void pass(int rake, int level) {
        int at = rakeBegin(rake);
        int end = rakeBegin(rake + 1);
        int width = 1 << level;
        int pair = listAt(at) & -(2 * width);
        while (at < end) {
            int aBegin = begins[pair];
            int bBegin = begins[min(pair + width, lists)];
            int bEnd = begins[min(pair + 2 * width, lists)];
            int stop = min(end, bEnd);
            if (at < stop) {
                mergeStretch(aBegin, bBegin, bEnd, at - aBegin, stop - aBegin, toScratch(level + 1));
                at = stop;
            }
            pair += 2 * width;
        }
    }

    /** The list that the element at an index belongs to. */
    protected int listAt(int index) {
        int low = 0;
        int high = lists - 1;
        while (low < high) {
            int middle = (low + high + 1) >> 1;
            if (begins[middle] <= index) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Merges the outputs from one diagonal to another of the lists [aBegin, bBegin) and [bBegin, bEnd). */
    protected void mergeStretch(int aBegin, int bBegin, int bEnd, int diagonal, int diagonalEnd, int toScratch) {
        /*key*/ int[] from = toScratch != 0 ? keys : scratch;
        /*key*/ int[] to = toScratch != 0 ? scratch : keys;
        int i = aBegin + coRank(from, aBegin, bBegin, bEnd, diagonal);
        int j = bBegin + diagonal - (i - aBegin);
        int end = aBegin + diagonalEnd;
        for (int at = aBegin + diagonal; at < end; at++) {
            int second = 0;
            if (i >= bBegin) {
                second = -1;
            } else if (j < bEnd) {
                second = Branchless.beforeMask(from[j], from[i]);
            }
            to[at] = from[i + ((j - i) & second)];
            j -= second;
            i += 1 + second;
        }
    }

    /**
     * How many of the first {@code diagonal} merged keys come from the first list. It repeats IntBalancedPath.coRank
     * for two lists in one array.
     */
    protected int coRank(/*key*/ int[] from, int aBegin, int bBegin, int bEnd, int diagonal) {
        int low = max(0, diagonal - (bEnd - bBegin));
        int high = min(diagonal, bBegin - aBegin);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (Branchless.beforeMask(from[bBegin + diagonal - 1 - middle], from[aBegin + middle]) != 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    // ---- host side

    /** Sets where the lists begin, and in the end where the last one ends. */
    void cut(int[] places) {
        lists = places.length - 1;
        levels = levelsFor(lists);
        if (begins.length < places.length) {
            begins = new int[places.length];
        }
        System.arraycopy(places, 0, begins, 0, places.length);
    }

    @Override
    public /*key*/ int[] keys() {
        return keys;
    }

    /** Passes alternate between the arrays, and the last one writes to {@code keys}. */
    @Override
    public /*key*/ int[] input() {
        return toScratch(0) != 0 ? scratch : keys;
    }

    @Override
    public int passes() {
        return levels;
    }

    @Override
    public int localSize() {
        return group;
    }

    @Override
    public void makeArrays(int elements) {
        keys = memory(/*key*/ int[].class, elements);
        scratch = memory(/*key*/ int[].class, elements);
    }

    @Override
    public List<?> sent() {
        return List.of(begins);
    }

    @Override
    protected List<?> received() {
        return List.of();
    }
}
