package io.github.aparasort.internal.kernel;

// Twins: Long, Float, Double
/**
 * Steps of {@link IntWalk} without a branch on a comparison, for three walks side by side, or for one. Each step waits
 * for the loads and the comparison of the step before it, so one walk alone leaves a processor idle for most of the
 * time. The element that comes first is always stored, and the position of the next result advances only if the result
 * is emitted. A step takes one comparison in {@code merge}, and two in the other methods.
 *
 * <p>Each operation has its own method: the instructions that it can leave out are a third of the work. One method with
 * all the loops, which would load and store the cursors once, takes 1.1 to 1.3 times as long for ints (36,000 random
 * keys a list, JDK 17, AMD EPYC; best of three runs), because the JIT compiler assigns registers by method. Each loop
 * has every step three times, because nothing in Java lets a method change three local variables.
 */
public final class IntBranchlessMerge {
    private IntBranchlessMerge() {
    }

    /** Takes {@code steps} steps of each walk. Neither a list nor the room may end within these. */
    static void take(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int steps, int mode,
            int bOrigin, int emitMask, int[] cursors, int at) {
        if (mode != Walk.KEYS) {
            traceOrCount(a, b, results, origins, steps, mode, bOrigin, emitMask, cursors, at);
        } else if (emitMask == Walk.MERGED) {
            merge(a, b, results, steps, cursors, at);
        } else if (emitMask == Walk.ALL) {
            union(a, b, results, steps, cursors, at);
        } else if (emitMask == Walk.PAIRS) {
            intersection(a, b, results, steps, cursors, at);
        } else if (emitMask == Walk.ONLY_A) {
            difference(a, b, results, steps, cursors, at);
        } else {
            symmetricDifference(a, b, results, steps, cursors, at);
        }
    }

    /** Every step emits a result. Equal elements make no pair: that of A comes first. */
    private static void merge(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int steps,
            int[] cursors, int at) {
        int second = at + Walk.CURSORS;
        int third = second + Walk.CURSORS;
        int i1 = cursors[at];
        int j1 = cursors[at + 1];
        int to1 = cursors[at + 2];
        int i2 = cursors[second];
        int j2 = cursors[second + 1];
        int to2 = cursors[second + 2];
        int i3 = cursors[third];
        int j3 = cursors[third + 1];
        int to3 = cursors[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int greater1 = Branchless.beforeMask(y1, x1);
            results[to1 + s] = Branchless.lesser(x1, y1, greater1);
            i1 += 1 + greater1;
            j1 -= greater1;
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int greater2 = Branchless.beforeMask(y2, x2);
            results[to2 + s] = Branchless.lesser(x2, y2, greater2);
            i2 += 1 + greater2;
            j2 -= greater2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int greater3 = Branchless.beforeMask(y3, x3);
            results[to3 + s] = Branchless.lesser(x3, y3, greater3);
            i3 += 1 + greater3;
            j3 -= greater3;
        }
        cursors[at] = i1;
        cursors[at + 1] = j1;
        cursors[at + 2] = to1 + steps;
        cursors[second] = i2;
        cursors[second + 1] = j2;
        cursors[second + 2] = to2 + steps;
        cursors[third] = i3;
        cursors[third + 1] = j3;
        cursors[third + 2] = to3 + steps;
    }

    /** Every step emits a result: an element without a partner, or that of A for a pair. */
    private static void union(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int steps,
            int[] cursors, int at) {
        int second = at + Walk.CURSORS;
        int third = second + Walk.CURSORS;
        int i1 = cursors[at];
        int j1 = cursors[at + 1];
        int to1 = cursors[at + 2];
        int i2 = cursors[second];
        int j2 = cursors[second + 1];
        int to2 = cursors[second + 2];
        int i3 = cursors[third];
        int j3 = cursors[third + 1];
        int to3 = cursors[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = Branchless.beforeMask(x1, y1);
            int greater1 = Branchless.beforeMask(y1, x1);
            results[to1 + s] = Branchless.lesser(x1, y1, greater1);
            i1 += 1 + greater1;
            j1 += 1 + less1;
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = Branchless.beforeMask(x2, y2);
            int greater2 = Branchless.beforeMask(y2, x2);
            results[to2 + s] = Branchless.lesser(x2, y2, greater2);
            i2 += 1 + greater2;
            j2 += 1 + less2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = Branchless.beforeMask(x3, y3);
            int greater3 = Branchless.beforeMask(y3, x3);
            results[to3 + s] = Branchless.lesser(x3, y3, greater3);
            i3 += 1 + greater3;
            j3 += 1 + less3;
        }
        cursors[at] = i1;
        cursors[at + 1] = j1;
        cursors[at + 2] = to1 + steps;
        cursors[second] = i2;
        cursors[second + 1] = j2;
        cursors[second + 2] = to2 + steps;
        cursors[third] = i3;
        cursors[third + 1] = j3;
        cursors[third + 2] = to3 + steps;
    }

    /** Emits the element of A for each pair. */
    private static void intersection(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int steps,
            int[] cursors, int at) {
        int second = at + Walk.CURSORS;
        int third = second + Walk.CURSORS;
        int i1 = cursors[at];
        int j1 = cursors[at + 1];
        int to1 = cursors[at + 2];
        int i2 = cursors[second];
        int j2 = cursors[second + 1];
        int to2 = cursors[second + 2];
        int i3 = cursors[third];
        int j3 = cursors[third + 1];
        int to3 = cursors[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = Branchless.beforeMask(x1, y1);
            int greater1 = Branchless.beforeMask(y1, x1);
            results[to1] = x1;
            to1 += 1 + less1 + greater1;
            i1 += 1 + greater1;
            j1 += 1 + less1;
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = Branchless.beforeMask(x2, y2);
            int greater2 = Branchless.beforeMask(y2, x2);
            results[to2] = x2;
            to2 += 1 + less2 + greater2;
            i2 += 1 + greater2;
            j2 += 1 + less2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = Branchless.beforeMask(x3, y3);
            int greater3 = Branchless.beforeMask(y3, x3);
            results[to3] = x3;
            to3 += 1 + less3 + greater3;
            i3 += 1 + greater3;
            j3 += 1 + less3;
        }
        cursors[at] = i1;
        cursors[at + 1] = j1;
        cursors[at + 2] = to1;
        cursors[second] = i2;
        cursors[second + 1] = j2;
        cursors[second + 2] = to2;
        cursors[third] = i3;
        cursors[third + 1] = j3;
        cursors[third + 2] = to3;
    }

    /** Emits the elements of A without a partner in B. */
    private static void difference(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int steps,
            int[] cursors, int at) {
        int second = at + Walk.CURSORS;
        int third = second + Walk.CURSORS;
        int i1 = cursors[at];
        int j1 = cursors[at + 1];
        int to1 = cursors[at + 2];
        int i2 = cursors[second];
        int j2 = cursors[second + 1];
        int to2 = cursors[second + 2];
        int i3 = cursors[third];
        int j3 = cursors[third + 1];
        int to3 = cursors[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = Branchless.beforeMask(x1, y1);
            int greater1 = Branchless.beforeMask(y1, x1);
            results[to1] = x1;
            to1 -= less1;
            i1 += 1 + greater1;
            j1 += 1 + less1;
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = Branchless.beforeMask(x2, y2);
            int greater2 = Branchless.beforeMask(y2, x2);
            results[to2] = x2;
            to2 -= less2;
            i2 += 1 + greater2;
            j2 += 1 + less2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = Branchless.beforeMask(x3, y3);
            int greater3 = Branchless.beforeMask(y3, x3);
            results[to3] = x3;
            to3 -= less3;
            i3 += 1 + greater3;
            j3 += 1 + less3;
        }
        cursors[at] = i1;
        cursors[at + 1] = j1;
        cursors[at + 2] = to1;
        cursors[second] = i2;
        cursors[second + 1] = j2;
        cursors[second + 2] = to2;
        cursors[third] = i3;
        cursors[third + 1] = j3;
        cursors[third + 2] = to3;
    }

    /** Emits the elements of both lists without a partner in the other. */
    private static void symmetricDifference(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int steps,
            int[] cursors, int at) {
        int second = at + Walk.CURSORS;
        int third = second + Walk.CURSORS;
        int i1 = cursors[at];
        int j1 = cursors[at + 1];
        int to1 = cursors[at + 2];
        int i2 = cursors[second];
        int j2 = cursors[second + 1];
        int to2 = cursors[second + 2];
        int i3 = cursors[third];
        int j3 = cursors[third + 1];
        int to3 = cursors[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = Branchless.beforeMask(x1, y1);
            int greater1 = Branchless.beforeMask(y1, x1);
            results[to1] = Branchless.lesser(x1, y1, greater1);
            to1 -= less1 | greater1;
            i1 += 1 + greater1;
            j1 += 1 + less1;
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = Branchless.beforeMask(x2, y2);
            int greater2 = Branchless.beforeMask(y2, x2);
            results[to2] = Branchless.lesser(x2, y2, greater2);
            to2 -= less2 | greater2;
            i2 += 1 + greater2;
            j2 += 1 + less2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = Branchless.beforeMask(x3, y3);
            int greater3 = Branchless.beforeMask(y3, x3);
            results[to3] = Branchless.lesser(x3, y3, greater3);
            to3 -= less3 | greater3;
            i3 += 1 + greater3;
            j3 += 1 + less3;
        }
        cursors[at] = i1;
        cursors[at + 1] = j1;
        cursors[at + 2] = to1;
        cursors[second] = i2;
        cursors[second + 1] = j2;
        cursors[second + 2] = to2;
        cursors[third] = i3;
        cursors[third + 1] = j3;
        cursors[third + 2] = to3;
    }

    /** Any operation that traces origins, or only counts results. */
    private static void traceOrCount(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins,
            int steps, int mode, int bOrigin, int emitMask, int[] cursors, int at) {
        int pair = emitMask & Walk.PAIRS;
        int onlyB = ((emitMask >> 1) & 1) - pair;
        int onlyA = ((emitMask >> 2) & 1) - pair;
        int ties = (emitMask & Walk.NO_PAIRS) == 0 ? 1 : 0;
        int second = at + Walk.CURSORS;
        int third = second + Walk.CURSORS;
        int i1 = cursors[at];
        int j1 = cursors[at + 1];
        int to1 = cursors[at + 2];
        int i2 = cursors[second];
        int j2 = cursors[second + 1];
        int to2 = cursors[second + 2];
        int i3 = cursors[third];
        int j3 = cursors[third + 1];
        int to3 = cursors[third + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = Branchless.beforeMask(x1, y1);
            int greater1 = Branchless.beforeMask(y1, x1);
            if (mode == Walk.TRACED) {
                results[to1] = Branchless.lesser(x1, y1, greater1);
                origins[to1] = i1 + ((bOrigin + j1 - i1) & greater1);
            }
            to1 += pair + (less1 & onlyA) + (greater1 & onlyB);
            i1 += 1 + greater1;
            j1 += -greater1 | ((1 + less1) & ties);
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = Branchless.beforeMask(x2, y2);
            int greater2 = Branchless.beforeMask(y2, x2);
            if (mode == Walk.TRACED) {
                results[to2] = Branchless.lesser(x2, y2, greater2);
                origins[to2] = i2 + ((bOrigin + j2 - i2) & greater2);
            }
            to2 += pair + (less2 & onlyA) + (greater2 & onlyB);
            i2 += 1 + greater2;
            j2 += -greater2 | ((1 + less2) & ties);
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = Branchless.beforeMask(x3, y3);
            int greater3 = Branchless.beforeMask(y3, x3);
            if (mode == Walk.TRACED) {
                results[to3] = Branchless.lesser(x3, y3, greater3);
                origins[to3] = i3 + ((bOrigin + j3 - i3) & greater3);
            }
            to3 += pair + (less3 & onlyA) + (greater3 & onlyB);
            i3 += 1 + greater3;
            j3 += -greater3 | ((1 + less3) & ties);
        }
        cursors[at] = i1;
        cursors[at + 1] = j1;
        cursors[at + 2] = to1;
        cursors[second] = i2;
        cursors[second + 1] = j2;
        cursors[second + 2] = to2;
        cursors[third] = i3;
        cursors[third + 1] = j3;
        cursors[third + 2] = to3;
    }

    /** Any operation, for a single walk, while the others take another way. */
    static void takeOfOne(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int steps,
            int mode, int bOrigin, int emitMask, int[] cursors, int at) {
        int pair = emitMask & Walk.PAIRS;
        int onlyB = ((emitMask >> 1) & 1) - pair;
        int onlyA = ((emitMask >> 2) & 1) - pair;
        int ties = (emitMask & Walk.NO_PAIRS) == 0 ? 1 : 0;
        int i = cursors[at];
        int j = cursors[at + 1];
        int p = cursors[at + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x = a[i];
            /*value*/ int y = b[j];
            int less = Branchless.beforeMask(x, y);
            int greater = Branchless.beforeMask(y, x);
            if (mode != Walk.COUNT) {
                results[p] = Branchless.lesser(x, y, greater);
            }
            if (mode == Walk.TRACED) {
                origins[p] = i + ((bOrigin + j - i) & greater);
            }
            p += pair + (less & onlyA) + (greater & onlyB);
            i += 1 + greater;
            j += -greater | ((1 + less) & ties);
        }
        cursors[at] = i;
        cursors[at + 1] = j;
        cursors[at + 2] = p;
    }
}
