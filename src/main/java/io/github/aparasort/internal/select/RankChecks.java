package io.github.aparasort.internal.select;

/** Checks of the numbers that callers of selections pass. */
public final class RankChecks {
    private RankChecks() {
    }

    /** Returns how many elements to give to a caller who wants k of n: all of them if there are fewer. */
    public static int count(int k, int n) {
        if (k < 0) {
            throw new IllegalArgumentException("k = " + k + ": it must be at least 0");
        }
        return Math.min(k, n);
    }

    /** The range of the first k ranks among n, or no range. */
    public static int[] first(int k, int n) {
        int count = count(k, n);
        return count == 0 ? new int[0] : new int[] {0, count - 1};
    }

    /** The rank of an element among n. */
    public static void rank(int k, int n) {
        if (n == 0) {
            throw new IllegalArgumentException("k = " + k + ": a is empty, and has no such element");
        }
        if (k < 0 || k >= n) {
            throw new IllegalArgumentException("k = " + k + ": it must be in [0, " + (n - 1) + "], because a has " + n
                    + (n == 1 ? " element" : " elements"));
        }
    }
}
