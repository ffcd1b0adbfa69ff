package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
/**
 * Where the balanced path of two sorted arrays crosses a diagonal. The balanced path is a merge path, but of equal keys
 * it takes the first of A, then the first of B, the second of A, the second of B and so on, until one list has no more.
 * Partners are neighbours on it, so parts that end at crossings hold both. A star marks partners on both sides of the
 * diagonal: then the part before the diagonal takes the partner in B as well.
 *
 * <p>Source: S. Baxter, Multisets, moderngpu 1.1 (2013). Most runs of equal keys are short, so the begin of one is
 * searched for from its end, in steps that double. A crossing takes O(log n) comparisons: a co-rank, and unless all
 * keys are distinct, three searches for the ends of runs.
 */
public final class IntBalancedPath {
    /** The bits of a crossing that count elements of A; the sign bit is the star. */
    private static final int COUNT = Integer.MAX_VALUE;
    private IntBalancedPath() {
    }

    /**
     * The crossing: how many of the first {@code diagonal} elements come from A, and, in the sign bit, the star.
     *
     * @param a an array that begins with the elements of A
     * @param b an array that begins with those of B
     * @param distinct not 0 where no two elements of A are equal, nor of B
     */
    public static int crossing(/*value*/ int[] a, int aCount, /*value*/ int[] b, int bCount, int diagonal,
            int distinct) {
        int aIndex = coRank(a, aCount, b, bCount, diagonal);
        int bIndex = diagonal - aIndex;
        int star = 0;
        if (bIndex < bCount && aIndex > 0) {
            if (distinct != 0) {
                star = comesBefore(a, aIndex - 1, b, bIndex) != 0 ? 0 : 1;
            } else {
                // The merge path took all of A's run before any of B's; the balanced path alternates.
                int aFirst = runBegin(a, aIndex, b, bIndex);
                int bFirst = runBegin(b, bIndex, b, bIndex);
                int run = aIndex - aFirst + bIndex - bFirst;
                int bWanted = run >> 1;
                if (bWanted < bIndex - bFirst) {
                    bWanted = bIndex - bFirst;
                }
                // One more than wanted, to find out whether there is a partner after the diagonal.
                int bReach = bCount - bFirst - 1 < bWanted ? bCount : bFirst + bWanted + 1;
                int bInRun = runEnd(b, bIndex, bReach) - bFirst;
                int bTaken = bWanted < bInRun ? bWanted : bInRun;
                aIndex = aFirst + run - bTaken;
                star = run - bTaken == bTaken + 1 && bTaken < bInRun ? 1 : 0;
            }
        }
        return aIndex | star << 31;
    }

    /** The elements of A before a crossing. */
    public static int countOfA(int crossing) {
        return crossing & COUNT;
    }

    /** The elements of B before the crossing of a diagonal, with the partner of a star. */
    public static int countOfB(int crossing, int diagonal) {
        return diagonal - (crossing & COUNT) + (crossing >>> 31);
    }

    /**
     * Co-rank, where the merge path crosses the diagonal (Siebert and Träff, 2013): how many of the first {@code
     * diagonal} merged elements come from A, which comes first of equal ones. It takes at most 1 + log2(m) comparisons,
     * where m is the shorter length.
     */
    public static int coRank(/*value*/ int[] a, int aCount, /*value*/ int[] b, int bCount, int diagonal) {
        int low = diagonal > bCount ? diagonal - bCount : 0;
        int high = diagonal < aCount ? diagonal : aCount;
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (comesBefore(b, diagonal - 1 - middle, a, middle) != 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /**
     * The number of elements less than y[index] among the first {@code count}: found from their end, in longer steps.
     */
    private static int runBegin(/*value*/ int[] x, int count, /*value*/ int[] y, int index) {
        int high = count;
        int low = count - 1;
        int step = 1;
        while (low >= 0 && comesBefore(x, low, y, index) == 0) {
            high = low;
            low -= step;
            step *= 2;
        }
        low = low < 0 ? 0 : low + 1;
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (comesBefore(x, middle, y, index) != 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Where, among the elements of B up to {@code end}, the run of the element at {@code index} ends. */
    private static int runEnd(/*value*/ int[] b, int index, int end) {
        int low = index;
        int high = end;
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (comesBefore(b, index, b, middle) != 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** -1 where x[i] comes before y[j], else 0. */
    private static int comesBefore(/*value*/ int[] x, int i, /*value*/ int[] y, int j) {
        return Branchless.beforeMask(SortableKeys.of(x[i]), SortableKeys.of(y[j]));
    }
}
