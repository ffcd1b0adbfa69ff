package io.github.aparasort.internal.kernel;

/**
 * Steps of {@link IntWalk} with branches on comparisons, which are fast where a processor foretells them: by one
 * walk, and by one loop for each operation. The twins for the other types are derived from this file by the build.
 */
public final class IntBranchingMerge {
    private IntBranchingMerge() {
    }

    /** Takes so many elements of one list, or until the other is at its end. */
    static void take(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int most, int mode,
            int bOrigin, int wants, int[] marks, int at) {
        int aReach = least(marks[at + IntWalk.A_END] - marks[at], most) + marks[at];
        int bReach = least(marks[at + IntWalk.B_END] - marks[at + 1], most) + marks[at + 1];
        if (mode != IntWalk.KEYS) {
            traceOrCount(a, aReach, b, bReach, results, origins, mode, bOrigin, wants, marks, at);
        } else if (wants == SetOrder.MERGED) {
            merge(a, aReach, b, bReach, results, marks, at);
        } else if (wants == SetOrder.ALL) {
            union(a, aReach, b, bReach, results, marks, at);
        } else if (wants == SetOrder.PAIRS) {
            intersection(a, aReach, b, bReach, results, marks, at);
        } else if (wants == SetOrder.ONLY_A) {
            difference(a, aReach, b, bReach, results, marks, at);
        } else {
            symmetricDifference(a, aReach, b, bReach, results, marks, at);
        }
    }

    private static int least(int x, int y) {
        return x < y ? x : y;
    }

    /** Equal elements make no pair: that of A comes first. */
    private static void merge(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach, /*value*/ int[] results,
            int[] marks, int at) {
        int i = marks[at];
        int j = marks[at + 1];
        int p = marks[at + 2];
        while (i < aReach && j < bReach) {
            /*value*/ int x = a[i];
            /*value*/ int y = b[j];
            if (SetOrder.comesFirst(y, x)) {
                results[p] = y;
                j++;
            } else {
                results[p] = x;
                i++;
            }
            p++;
        }
        marks[at] = i;
        marks[at + 1] = j;
        marks[at + 2] = p;
    }

    /** All give a result. */
    private static void union(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach, /*value*/ int[] results,
            int[] marks, int at) {
        int i = marks[at];
        int j = marks[at + 1];
        int p = marks[at + 2];
        while (i < aReach && j < bReach) {
            /*value*/ int x = a[i];
            /*value*/ int y = b[j];
            if (SetOrder.comesFirst(x, y)) {
                results[p] = x;
                p++;
                i++;
            } else if (SetOrder.comesFirst(y, x)) {
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
        marks[at] = i;
        marks[at + 1] = j;
        marks[at + 2] = p;
    }

    /** Pairs give a result. */
    private static void intersection(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach,
            /*value*/ int[] results, int[] marks, int at) {
        int i = marks[at];
        int j = marks[at + 1];
        int p = marks[at + 2];
        while (i < aReach && j < bReach) {
            /*value*/ int x = a[i];
            /*value*/ int y = b[j];
            if (SetOrder.comesFirst(x, y)) {
                i++;
            } else if (SetOrder.comesFirst(y, x)) {
                j++;
            } else {
                results[p] = x;
                p++;
                i++;
                j++;
            }
        }
        marks[at] = i;
        marks[at + 1] = j;
        marks[at + 2] = p;
    }

    /** What A alone has gives a result. */
    private static void difference(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach,
            /*value*/ int[] results, int[] marks, int at) {
        int i = marks[at];
        int j = marks[at + 1];
        int p = marks[at + 2];
        while (i < aReach && j < bReach) {
            /*value*/ int x = a[i];
            /*value*/ int y = b[j];
            if (SetOrder.comesFirst(x, y)) {
                results[p] = x;
                p++;
                i++;
            } else if (SetOrder.comesFirst(y, x)) {
                j++;
            } else {
                i++;
                j++;
            }
        }
        marks[at] = i;
        marks[at + 1] = j;
        marks[at + 2] = p;
    }

    /** What one list alone has gives a result. */
    private static void symmetricDifference(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach,
            /*value*/ int[] results, int[] marks, int at) {
        int i = marks[at];
        int j = marks[at + 1];
        int p = marks[at + 2];
        while (i < aReach && j < bReach) {
            /*value*/ int x = a[i];
            /*value*/ int y = b[j];
            if (SetOrder.comesFirst(x, y)) {
                results[p] = x;
                p++;
                i++;
            } else if (SetOrder.comesFirst(y, x)) {
                results[p] = y;
                p++;
                j++;
            } else {
                i++;
                j++;
            }
        }
        marks[at] = i;
        marks[at + 1] = j;
        marks[at + 2] = p;
    }

    /** Any operation, with origins or without results. */
    private static void traceOrCount(/*value*/ int[] a, int aReach, /*value*/ int[] b, int bReach,
            /*value*/ int[] results, int[] origins, int mode, int bOrigin, int wants, int[] marks, int at) {
        int i = marks[at];
        int j = marks[at + 1];
        int p = marks[at + 2];
        int partner = (wants & SetOrder.NO_PAIRS) == 0 ? 1 : 0;
        while (i < aReach && j < bReach) {
            /*value*/ int x = a[i];
            /*value*/ int y = b[j];
            if (SetOrder.comesFirst(x, y)) {
                if ((wants & SetOrder.ONLY_A) != 0) {
                    if (mode == IntWalk.TRACED) {
                        results[p] = x;
                        origins[p] = i;
                    }
                    p++;
                }
                i++;
            } else if (SetOrder.comesFirst(y, x)) {
                if ((wants & SetOrder.ONLY_B) != 0) {
                    if (mode == IntWalk.TRACED) {
                        results[p] = y;
                        origins[p] = bOrigin + j;
                    }
                    p++;
                }
                j++;
            } else {
                if ((wants & SetOrder.PAIRS) != 0) {
                    if (mode == IntWalk.TRACED) {
                        results[p] = x;
                        origins[p] = i;
                    }
                    p++;
                }
                i++;
                j += partner;
            }
        }
        marks[at] = i;
        marks[at + 1] = j;
        marks[at + 2] = p;
    }
}
