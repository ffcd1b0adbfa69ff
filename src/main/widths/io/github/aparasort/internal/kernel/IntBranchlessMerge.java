package io.github.aparasort.internal.kernel;

/**
 * Steps of {@link IntWalk} without a branch on a comparison, by three walks side by side. Each step waits for the
 * loads and the comparison of the one before it, so one walk alone leaves a processor idle for most of the time. What
 * comes first is stored, wanted or not, and the index of results moves on where it is. One loop for each operation:
 * the ones that it can do without are a third of the work.
 *
 * <p>The twins for the other types are derived from this file by the build.
 */
public final class IntBranchlessMerge {
    private IntBranchlessMerge() {
    }

    /** Takes so many steps of each walk; no list can end in these, nor the room. */
    static void take(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int steps, int mode,
            int bOrigin, int wants, int[] marks, int at) {
        if (mode != IntWalk.KEYS) {
            traceOrCount(a, b, results, origins, steps, mode, bOrigin, wants, marks, at);
        } else if (wants == SetOrder.MERGED) {
            merge(a, b, results, steps, marks, at);
        } else if (wants == SetOrder.ALL) {
            union(a, b, results, steps, marks, at);
        } else if (wants == SetOrder.PAIRS) {
            intersection(a, b, results, steps, marks, at);
        } else if (wants == SetOrder.ONLY_A) {
            difference(a, b, results, steps, marks, at);
        } else {
            symmetricDifference(a, b, results, steps, marks, at);
        }
    }

    /** Equal elements make no pair: that of A comes first. */
    private static void merge(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int steps,
            int[] marks, int at) {
        int second = at + IntWalk.MARKS;
        int third = second + IntWalk.MARKS;
        int i1 = marks[at];
        int j1 = marks[at + 1];
        int to1 = marks[at + 2];
        int i2 = marks[second];
        int j2 = marks[second + 1];
        int to2 = marks[second + 2];
        int i3 = marks[third];
        int j3 = marks[third + 1];
        int to3 = marks[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int greater1 = SetOrder.less(y1, x1);
            results[to1 + s] = SetOrder.lesser(x1, y1, greater1);
            i1 += 1 + greater1;
            j1 -= greater1;
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int greater2 = SetOrder.less(y2, x2);
            results[to2 + s] = SetOrder.lesser(x2, y2, greater2);
            i2 += 1 + greater2;
            j2 -= greater2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int greater3 = SetOrder.less(y3, x3);
            results[to3 + s] = SetOrder.lesser(x3, y3, greater3);
            i3 += 1 + greater3;
            j3 -= greater3;
        }
        marks[at] = i1;
        marks[at + 1] = j1;
        marks[at + 2] = to1 + steps;
        marks[second] = i2;
        marks[second + 1] = j2;
        marks[second + 2] = to2 + steps;
        marks[third] = i3;
        marks[third + 1] = j3;
        marks[third + 2] = to3 + steps;
    }

    /** Every step gives a result. */
    private static void union(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int steps,
            int[] marks, int at) {
        int second = at + IntWalk.MARKS;
        int third = second + IntWalk.MARKS;
        int i1 = marks[at];
        int j1 = marks[at + 1];
        int to1 = marks[at + 2];
        int i2 = marks[second];
        int j2 = marks[second + 1];
        int to2 = marks[second + 2];
        int i3 = marks[third];
        int j3 = marks[third + 1];
        int to3 = marks[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = SetOrder.less(x1, y1);
            int greater1 = SetOrder.less(y1, x1);
            results[to1 + s] = SetOrder.lesser(x1, y1, greater1);
            i1 += 1 + greater1;
            j1 += 1 + less1;
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = SetOrder.less(x2, y2);
            int greater2 = SetOrder.less(y2, x2);
            results[to2 + s] = SetOrder.lesser(x2, y2, greater2);
            i2 += 1 + greater2;
            j2 += 1 + less2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = SetOrder.less(x3, y3);
            int greater3 = SetOrder.less(y3, x3);
            results[to3 + s] = SetOrder.lesser(x3, y3, greater3);
            i3 += 1 + greater3;
            j3 += 1 + less3;
        }
        marks[at] = i1;
        marks[at + 1] = j1;
        marks[at + 2] = to1 + steps;
        marks[second] = i2;
        marks[second + 1] = j2;
        marks[second + 2] = to2 + steps;
        marks[third] = i3;
        marks[third + 1] = j3;
        marks[third + 2] = to3 + steps;
    }

    /** Pairs give a result. */
    private static void intersection(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int steps,
            int[] marks, int at) {
        int second = at + IntWalk.MARKS;
        int third = second + IntWalk.MARKS;
        int i1 = marks[at];
        int j1 = marks[at + 1];
        int to1 = marks[at + 2];
        int i2 = marks[second];
        int j2 = marks[second + 1];
        int to2 = marks[second + 2];
        int i3 = marks[third];
        int j3 = marks[third + 1];
        int to3 = marks[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = SetOrder.less(x1, y1);
            int greater1 = SetOrder.less(y1, x1);
            results[to1] = x1;
            to1 += 1 + less1 + greater1;
            i1 += 1 + greater1;
            j1 += 1 + less1;
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = SetOrder.less(x2, y2);
            int greater2 = SetOrder.less(y2, x2);
            results[to2] = x2;
            to2 += 1 + less2 + greater2;
            i2 += 1 + greater2;
            j2 += 1 + less2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = SetOrder.less(x3, y3);
            int greater3 = SetOrder.less(y3, x3);
            results[to3] = x3;
            to3 += 1 + less3 + greater3;
            i3 += 1 + greater3;
            j3 += 1 + less3;
        }
        marks[at] = i1;
        marks[at + 1] = j1;
        marks[at + 2] = to1;
        marks[second] = i2;
        marks[second + 1] = j2;
        marks[second + 2] = to2;
        marks[third] = i3;
        marks[third + 1] = j3;
        marks[third + 2] = to3;
    }

    /** What A alone has gives a result. */
    private static void difference(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int steps,
            int[] marks, int at) {
        int second = at + IntWalk.MARKS;
        int third = second + IntWalk.MARKS;
        int i1 = marks[at];
        int j1 = marks[at + 1];
        int to1 = marks[at + 2];
        int i2 = marks[second];
        int j2 = marks[second + 1];
        int to2 = marks[second + 2];
        int i3 = marks[third];
        int j3 = marks[third + 1];
        int to3 = marks[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = SetOrder.less(x1, y1);
            int greater1 = SetOrder.less(y1, x1);
            results[to1] = x1;
            to1 -= less1;
            i1 += 1 + greater1;
            j1 += 1 + less1;
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = SetOrder.less(x2, y2);
            int greater2 = SetOrder.less(y2, x2);
            results[to2] = x2;
            to2 -= less2;
            i2 += 1 + greater2;
            j2 += 1 + less2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = SetOrder.less(x3, y3);
            int greater3 = SetOrder.less(y3, x3);
            results[to3] = x3;
            to3 -= less3;
            i3 += 1 + greater3;
            j3 += 1 + less3;
        }
        marks[at] = i1;
        marks[at + 1] = j1;
        marks[at + 2] = to1;
        marks[second] = i2;
        marks[second + 1] = j2;
        marks[second + 2] = to2;
        marks[third] = i3;
        marks[third + 1] = j3;
        marks[third + 2] = to3;
    }

    /** What one list alone has gives a result. */
    private static void symmetricDifference(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int steps,
            int[] marks, int at) {
        int second = at + IntWalk.MARKS;
        int third = second + IntWalk.MARKS;
        int i1 = marks[at];
        int j1 = marks[at + 1];
        int to1 = marks[at + 2];
        int i2 = marks[second];
        int j2 = marks[second + 1];
        int to2 = marks[second + 2];
        int i3 = marks[third];
        int j3 = marks[third + 1];
        int to3 = marks[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = SetOrder.less(x1, y1);
            int greater1 = SetOrder.less(y1, x1);
            results[to1] = SetOrder.lesser(x1, y1, greater1);
            to1 -= less1 | greater1;
            i1 += 1 + greater1;
            j1 += 1 + less1;
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = SetOrder.less(x2, y2);
            int greater2 = SetOrder.less(y2, x2);
            results[to2] = SetOrder.lesser(x2, y2, greater2);
            to2 -= less2 | greater2;
            i2 += 1 + greater2;
            j2 += 1 + less2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = SetOrder.less(x3, y3);
            int greater3 = SetOrder.less(y3, x3);
            results[to3] = SetOrder.lesser(x3, y3, greater3);
            to3 -= less3 | greater3;
            i3 += 1 + greater3;
            j3 += 1 + less3;
        }
        marks[at] = i1;
        marks[at + 1] = j1;
        marks[at + 2] = to1;
        marks[second] = i2;
        marks[second + 1] = j2;
        marks[second + 2] = to2;
        marks[third] = i3;
        marks[third + 1] = j3;
        marks[third + 2] = to3;
    }

    /** Any operation, with origins or without results. */
    private static void traceOrCount(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins,
            int steps, int mode, int bOrigin, int wants, int[] marks, int at) {
        int pair = wants & SetOrder.PAIRS;
        int onlyB = ((wants >> 1) & 1) - pair;
        int onlyA = ((wants >> 2) & 1) - pair;
        int ties = (wants & SetOrder.NO_PAIRS) == 0 ? 1 : 0;
        int second = at + IntWalk.MARKS;
        int third = second + IntWalk.MARKS;
        int i1 = marks[at];
        int j1 = marks[at + 1];
        int to1 = marks[at + 2];
        int i2 = marks[second];
        int j2 = marks[second + 1];
        int to2 = marks[second + 2];
        int i3 = marks[third];
        int j3 = marks[third + 1];
        int to3 = marks[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = SetOrder.less(x1, y1);
            int greater1 = SetOrder.less(y1, x1);
            if (mode == IntWalk.TRACED) {
                results[to1] = SetOrder.lesser(x1, y1, greater1);
                origins[to1] = i1 + ((bOrigin + j1 - i1) & greater1);
            }
            to1 += pair + (less1 & onlyA) + (greater1 & onlyB);
            i1 += 1 + greater1;
            j1 += -greater1 | ((1 + less1) & ties);
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = SetOrder.less(x2, y2);
            int greater2 = SetOrder.less(y2, x2);
            if (mode == IntWalk.TRACED) {
                results[to2] = SetOrder.lesser(x2, y2, greater2);
                origins[to2] = i2 + ((bOrigin + j2 - i2) & greater2);
            }
            to2 += pair + (less2 & onlyA) + (greater2 & onlyB);
            i2 += 1 + greater2;
            j2 += -greater2 | ((1 + less2) & ties);
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = SetOrder.less(x3, y3);
            int greater3 = SetOrder.less(y3, x3);
            if (mode == IntWalk.TRACED) {
                results[to3] = SetOrder.lesser(x3, y3, greater3);
                origins[to3] = i3 + ((bOrigin + j3 - i3) & greater3);
            }
            to3 += pair + (less3 & onlyA) + (greater3 & onlyB);
            i3 += 1 + greater3;
            j3 += -greater3 | ((1 + less3) & ties);
        }
        marks[at] = i1;
        marks[at + 1] = j1;
        marks[at + 2] = to1;
        marks[second] = i2;
        marks[second + 1] = j2;
        marks[second + 2] = to2;
        marks[third] = i3;
        marks[third + 1] = j3;
        marks[third + 2] = to3;
    }
}
