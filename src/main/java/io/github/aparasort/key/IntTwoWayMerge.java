package io.github.aparasort.key;

/**
 * The serial merge of two sorted lists, ties from the first, and the co-rank that cuts it into independent parts. The
 * twins for the other types are derived from this file by the build.
 *
 * <p>Plain static methods, which Aparapi translates: a rake and the JDK engine do the same. A merge goes by blocks.
 * Where one list goes on alone for long, it is copied; elsewhere both ends of the output are written at once, without
 * a branch on any comparison: a block so short that no list can run out on the way has no other branch, and the
 * processor works on two chains of comparisons.
 */
public final class IntTwoWayMerge {
    /** Outputs at each end from one look for regular lists to the next. To be tuned; 64 to 1024 are much alike. */
    private static final int BLOCK = 256;
    /** Outputs in a row from one list that make searching for the end of the row worth its while. */
    private static final int ROW = 32;

    private IntTwoWayMerge() {
    }

    /**
     * Merges a[aBegin, aEnd) and b[bBegin, bEnd) to the indices of {@code out} that follow {@code to}.
     *
     * @param carries whether to write to {@code origins} where each output came from: 1 or 0
     * @param bOrigin what the origin of b[0] is called, where that of a[0] is 0
     */
    public static void merge(/*value*/ int[] a, int aBegin, int aEnd, /*value*/ int[] b, int bBegin, int bEnd,
            /*value*/ int[] out, int to, int[] origins, int carries, int bOrigin) {
        int i1 = aBegin;
        int i2 = bBegin;
        int end1 = aEnd;
        int end2 = bEnd;
        int first = to;
        int last = to + (aEnd - aBegin) + (bEnd - bBegin) - 1;
        while (i1 < end1 && i2 < end2) {
            int left1 = end1 - i1;
            int left2 = end2 - i2;
            int steps = (left1 < left2 ? left1 : left2) / 2;
            int row1 = i1 + (left1 < ROW ? left1 : ROW) - 1;
            int row2 = i2 + (left2 < ROW ? left2 : ROW) - 1;
            if (steps == 0 || SortableKeys.precedes(b[row2], a[i1]) == 1
                    || SortableKeys.precedes(b[i2], a[row1]) == 0) {
                int row = before(b, i2, end2, a[i1], 0);
                copy(b, i2, row, out, first, origins, carries, bOrigin);
                i2 += row;
                first += row;
                if (i2 < end2) {
                    row = before(a, i1, end1, b[i2], 1);
                    copy(a, i1, row, out, first, origins, carries, 0);
                    i1 += row;
                    first += row;
                }
            } else {
                steps = steps < BLOCK ? steps : BLOCK;
                int last1 = end1 - 1;
                int last2 = end2 - 1;
                for (int i = 0; i < steps; i++) {
                    /*value*/ int x = a[i1];
                    /*value*/ int y = b[i2];
                    int second = SortableKeys.precedes(y, x);
                    out[first] = SortableKeys.pick(x, y, second);
                    if (carries != 0) {
                        origins[first] = i1 + ((bOrigin + i2 - i1) & -second);
                    }
                    i2 += second;
                    i1 += 1 - second;
                    first++;
                    /*value*/ int u = a[last1];
                    /*value*/ int v = b[last2];
                    int one = SortableKeys.precedes(v, u);
                    out[last] = SortableKeys.pick(v, u, one);
                    if (carries != 0) {
                        origins[last] = bOrigin + last2 + ((last1 - last2 - bOrigin) & -one);
                    }
                    last1 -= one;
                    last2 -= 1 - one;
                    last--;
                }
                end1 = last1 + 1;
                end2 = last2 + 1;
            }
        }
        copy(a, i1, end1 - i1, out, first, origins, carries, 0);
        copy(b, i2, end2 - i2, out, first + end1 - i1, origins, carries, bOrigin);
    }

    /** Copies a row of elements, and writes where they came from. */
    private static void copy(/*value*/ int[] list, int begin, int row, /*value*/ int[] out, int to, int[] origins,
            int carries, int origin) {
        for (int i = 0; i < row; i++) {
            out[to + i] = list[begin + i];
        }
        if (carries != 0) {
            for (int i = 0; i < row; i++) {
                origins[to + i] = origin + begin + i;
            }
        }
    }

    /**
     * How many of list[begin, end) come before a key: all less ones, and the equal ones where {@code ties} is 1. By
     * steps that double, so that it costs little where they are few.
     */
    private static int before(/*value*/ int[] list, int begin, int end, /*value*/ int key, int ties) {
        int low = begin;
        int step = 1;
        while (step <= end - low && comes(list[low + step - 1], key, ties) == 1) {
            low += step;
            // Without overflow: a step larger than what is left ends the loop.
            step += step < end - low ? step : 0;
        }
        int high = low + (step < end - low ? step : end - low);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (comes(list[middle], key, ties) == 1) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - begin;
    }

    private static int comes(/*value*/ int x, /*value*/ int key, int ties) {
        return ties == 1 ? 1 - SortableKeys.precedes(key, x) : SortableKeys.precedes(x, key);
    }

    /** Co-rank: how many of the first {@code diagonal} merged elements come from the first list. */
    public static int coRank(/*value*/ int[] a, int aCount, /*value*/ int[] b, int bCount, int diagonal) {
        int low = diagonal > bCount ? diagonal - bCount : 0;
        int high = diagonal < aCount ? diagonal : aCount;
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (SortableKeys.precedes(b[diagonal - 1 - middle], a[middle]) == 1) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
