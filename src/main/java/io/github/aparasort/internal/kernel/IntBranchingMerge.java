package io.github.aparasort.internal.kernel;

// Twins: Long, Float, Double
/**
 * Steps of {@link IntWalk} with branches on comparisons, which are fast where a processor predicts them: by one walk,
 * and by one loop for each operation.
 *
 * <p>Each operation has a method of its own. One loop that tests the operation in each step takes 1.2 to 2.6 times as
 * long, and one method with all the loops 1.6 times for merges (36,000 interleaved keys a list, JDK 17, AMD EPYC; best
 * of three runs).
 *
 * <p>Steps are counted: as many at a time as no list can end before. A loop that ends when a list does takes up to four
 * times as long, depending on when the JIT compiler translates it.
 */
public final class IntBranchingMerge {
    private IntBranchingMerge() {
    }

    /** Takes steps until a list ends, or {@code most} elements of one list are taken. */
    static void take(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int most, int mode,
            int bOrigin, int emitMask, int[] cursors, int at) {
        int aReach = least(cursors[at + Walk.A_END] - cursors[at], most) + cursors[at];
        int bReach = least(cursors[at + Walk.B_END] - cursors[at + 1], most) + cursors[at + 1];
        if (mode != Walk.KEYS) {
            traceOrCount(a, aReach, b, bReach, results, origins, mode, bOrigin, emitMask, cursors, at);
        } else if (emitMask == Walk.MERGED) {
            merge(a, aReach, b, bReach, results, cursors, at);
        } else if (emitMask == Walk.ALL) {
            union(a, aReach, b, bReach, results, cursors, at);
        } else if (emitMask == Walk.PAIRS) {
            intersection(a, aReach, b, bReach, results, cursors, at);
        } else if (emitMask == Walk.ONLY_A) {
            difference(a, aReach, b, bReach, results, cursors, at);
        } else {
            symmetricDifference(a, aReach, b, bReach, results, cursors, at);
        }
    }

    private static int least(int x, int y) {
        return x < y ? x : y;
    }

    /** Every step emits a result. Equal elements make no pair: that of A comes first. */
    private static void merge(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach, /*value*/ int[] results,
            int[] cursors, int at) {
        int i = cursors[at];
        int j = cursors[at + 1];
        int p = cursors[at + 2];
        int steps = least(aReach - i, bReach - j);
        while (steps > 0) {
            for (int step = 0; step < steps; step++) {
                /*value*/ int x = a[i];
                /*value*/ int y = b[j];
                if (Branchless.before(y, x)) {
                    results[p] = y;
                    j++;
                } else {
                    results[p] = x;
                    i++;
                }
                p++;
            }
            steps = least(aReach - i, bReach - j);
        }
        cursors[at] = i;
        cursors[at + 1] = j;
        cursors[at + 2] = p;
    }

    /** Every step emits a result: an element without a partner, or that of A for a pair. */
    private static void union(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach, /*value*/ int[] results,
            int[] cursors, int at) {
        int i = cursors[at];
        int j = cursors[at + 1];
        int p = cursors[at + 2];
        int steps = least(aReach - i, bReach - j);
        while (steps > 0) {
            for (int step = 0; step < steps; step++) {
                /*value*/ int x = a[i];
                /*value*/ int y = b[j];
                if (Branchless.before(x, y)) {
                    results[p] = x;
                    p++;
                    i++;
                } else if (Branchless.before(y, x)) {
                    results[p] = y;
                    p++;
                    j++;
                } else {
                    results[p] = x;
                    p++;
                    i++;
                    j++;
                }
            }
            steps = least(aReach - i, bReach - j);
        }
        cursors[at] = i;
        cursors[at + 1] = j;
        cursors[at + 2] = p;
    }

    /** Emits the element of A for each pair. */
    private static void intersection(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach,
            /*value*/ int[] results, int[] cursors, int at) {
        int i = cursors[at];
        int j = cursors[at + 1];
        int p = cursors[at + 2];
        int steps = least(aReach - i, bReach - j);
        while (steps > 0) {
            for (int step = 0; step < steps; step++) {
                /*value*/ int x = a[i];
                /*value*/ int y = b[j];
                if (Branchless.before(x, y)) {
                    i++;
                } else if (Branchless.before(y, x)) {
                    j++;
                } else {
                    results[p] = x;
                    p++;
                    i++;
                    j++;
                }
            }
            steps = least(aReach - i, bReach - j);
        }
        cursors[at] = i;
        cursors[at + 1] = j;
        cursors[at + 2] = p;
    }

    /** Emits the elements of A without a partner in B. */
    private static void difference(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach,
            /*value*/ int[] results, int[] cursors, int at) {
        int i = cursors[at];
        int j = cursors[at + 1];
        int p = cursors[at + 2];
        int steps = least(aReach - i, bReach - j);
        while (steps > 0) {
            for (int step = 0; step < steps; step++) {
                /*value*/ int x = a[i];
                /*value*/ int y = b[j];
                if (Branchless.before(x, y)) {
                    results[p] = x;
                    p++;
                    i++;
                } else if (Branchless.before(y, x)) {
                    j++;
                } else {
                    i++;
                    j++;
                }
            }
            steps = least(aReach - i, bReach - j);
        }
        cursors[at] = i;
        cursors[at + 1] = j;
        cursors[at + 2] = p;
    }

    /** Emits the elements of both lists without a partner in the other. */
    private static void symmetricDifference(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach,
            /*value*/ int[] results, int[] cursors, int at) {
        int i = cursors[at];
        int j = cursors[at + 1];
        int p = cursors[at + 2];
        int steps = least(aReach - i, bReach - j);
        while (steps > 0) {
            for (int step = 0; step < steps; step++) {
                /*value*/ int x = a[i];
                /*value*/ int y = b[j];
                if (Branchless.before(x, y)) {
                    results[p] = x;
                    p++;
                    i++;
                } else if (Branchless.before(y, x)) {
                    results[p] = y;
                    p++;
                    j++;
                } else {
                    i++;
                    j++;
                }
            }
            steps = least(aReach - i, bReach - j);
        }
        cursors[at] = i;
        cursors[at + 1] = j;
        cursors[at + 2] = p;
    }

    /** Any operation that traces origins, or only counts results. */
    private static void traceOrCount(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach,
            /*value*/ int[] results, int[] origins, int mode, int bOrigin, int emitMask, int[] cursors, int at) {
        int i = cursors[at];
        int j = cursors[at + 1];
        int p = cursors[at + 2];
        int partner = (emitMask & Walk.NO_PAIRS) == 0 ? 1 : 0;
        int steps = least(aReach - i, bReach - j);
        while (steps > 0) {
            for (int step = 0; step < steps; step++) {
                /*value*/ int x = a[i];
                /*value*/ int y = b[j];
                if (Branchless.before(x, y)) {
                    if ((emitMask & Walk.ONLY_A) != 0) {
                        if (mode == Walk.TRACED) {
                            results[p] = x;
                            origins[p] = i;
                        }
                        p++;
                    }
                    i++;
                } else if (Branchless.before(y, x)) {
                    if ((emitMask & Walk.ONLY_B) != 0) {
                        if (mode == Walk.TRACED) {
                            results[p] = y;
                            origins[p] = bOrigin + j;
                        }
                        p++;
                    }
                    j++;
                } else {
                    if ((emitMask & Walk.PAIRS) != 0) {
                        if (mode == Walk.TRACED) {
                            results[p] = x;
                            origins[p] = i;
                        }
                        p++;
                    }
                    i++;
                    j += partner;
                }
            }
            steps = least(aReach - i, bReach - j);
        }
        cursors[at] = i;
        cursors[at + 1] = j;
        cursors[at + 2] = p;
    }
}
