package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
// Twins: IntMerge, LongMerge, FloatMerge, DoubleMerge
// Twins: IntUnion, LongUnion, FloatUnion, DoubleUnion
// Twins: IntIntersection, LongIntersection, FloatIntersection, DoubleIntersection
// Twins: IntDifference, LongDifference, FloatDifference, DoubleDifference
// Twins: IntSymmetricDifference, LongSymmetricDifference, FloatSymmetricDifference, DoubleSymmetricDifference
/**
 * The steps of {@link IntWalk}. Where a processor predicts comparisons, branches on them are fast, in one walk. Where
 * it does not, three walks take steps without branches side by side: each step waits for the loads and the comparison
 * of the step before it, so one walk alone leaves a processor idle for most of the time.
 *
 * <p>This class has the loops of any operation, and classes that are derived from it those of one operation that writes
 * keys. There the mask and the mode are constants, and compilers leave out what the operation does not need: a third of
 * the instructions. One loop that tests the operation in each step takes 1.2 to 2.6 times as long with branches, and
 * one method with the loops of all operations up to 1.6 times, because the JIT compiler assigns registers by method
 * (36,000 keys a list, JDK 17, AMD EPYC; best of three runs).
 */
// Where an operation does not write what some elements would give, its mask is a constant of zero bits.
@SuppressWarnings({"ErroneousBitwiseExpression", "UnusedVariable"})
final class IntSteps {
    private IntSteps() {
    }

    /**
     * Takes steps with branches until a list ends, or {@code most} elements of one list are taken.
     *
     * <p>Steps are counted: as many at a time as no list can end before. A loop that ends when a list does takes up to
     * four times as long, depending on when the JIT compiler translates it.
     */
    static void branching(IntLists lists, Walk walk, int most) {
        final int emitMask = lists.emitMask;
        final int mode = lists.mode;
        final int emits = /*operation*/ emitMask;
        final int writes = /*operation*/ mode;
        final /*value*/ int[] a = lists.a;
        final /*value*/ int[] b = lists.b;
        final /*value*/ int[] results = lists.results;
        final int[] origins = lists.origins;
        int i = walk.a;
        int j = walk.b;
        int p = walk.result;
        int aReach = Math.min(walk.aEnd - i, most) + i;
        int bReach = Math.min(walk.bEnd - j, most) + j;
        int steps = Math.min(aReach - i, bReach - j);
        while (steps > 0) {
            for (int step = 0; step < steps; step++) {
                /*value*/ int x = a[i];
                /*value*/ int y = b[j];
                if (SortableKeys.before(y, x)) {
                    if ((emits & Walk.ONLY_B) != 0) {
                        if (writes != Walk.COUNT) {
                            results[p] = y;
                        }
                        if (writes == Walk.TRACED) {
                            origins[p] = a.length + j;
                        }
                        p++;
                    }
                    j++;
                } else if ((emits & Walk.NO_PARTNERS) != 0 || SortableKeys.before(x, y)) {
                    if ((emits & Walk.ONLY_A) != 0) {
                        if (writes != Walk.COUNT) {
                            results[p] = x;
                        }
                        if (writes == Walk.TRACED) {
                            origins[p] = i;
                        }
                        p++;
                    }
                    i++;
                } else {
                    if ((emits & Walk.BOTH) != 0) {
                        if (writes != Walk.COUNT) {
                            results[p] = x;
                        }
                        if (writes == Walk.TRACED) {
                            origins[p] = i;
                        }
                        p++;
                    }
                    i++;
                    j++;
                }
            }
            steps = Math.min(aReach - i, bReach - j);
        }
        walk.a = i;
        walk.b = j;
        walk.result = p;
    }

    /**
     * Takes {@code steps} steps of three walks without a branch on a comparison. Neither a list nor the room may end
     * within these. The element that comes first is always stored, and the place of the next result advances only if
     * the result is emitted. The loop has the step three times, because nothing in Java lets a method change three
     * local variables.
     */
    static void sideBySide(IntLists lists, Walk[] walks, int steps) {
        final int emitMask = lists.emitMask;
        final int mode = lists.mode;
        final int emits = /*operation*/ emitMask;
        final int writes = /*operation*/ mode;
        final /*value*/ int[] a = lists.a;
        final /*value*/ int[] b = lists.b;
        final /*value*/ int[] results = lists.results;
        final int[] origins = lists.origins;
        final int bOrigin = a.length;
        // Where each step emits a result, its place is that of the step: this saves registers.
        final boolean everyStep = writes == Walk.KEYS && (emits & Walk.UNION) == Walk.UNION;
        final int every = everyStep ? -1 : 0;
        // Masks of what is emitted, and of partners, of which both are taken.
        final int onlyA = !everyStep && (emits & Walk.ONLY_A) != 0 ? -1 : 0;
        final int onlyB = !everyStep && (emits & Walk.ONLY_B) != 0 ? -1 : 0;
        final int both = !everyStep && (emits & Walk.BOTH) != 0 ? -1 : 0;
        final int partners = (emits & Walk.NO_PARTNERS) == 0 ? -1 : 0;
        final Walk walk1 = walks[0];
        final Walk walk2 = walks[1];
        final Walk walk3 = walks[2];

        int i1 = walk1.a;
        int j1 = walk1.b;
        int to1 = walk1.result;
        // Again with 2|3 for 1
        // region Derived from the lines above by build/Widths.java: do not edit
        int i2 = walk2.a;
        int j2 = walk2.b;
        int to2 = walk2.result;
        int i3 = walk3.a;
        int j3 = walk3.b;
        int to3 = walk3.result;
        // endregion

        for (int s = 0; s < steps; s++) {
            /*value*/ int x1 = a[i1];
            /*value*/ int y1 = b[j1];
            int less1 = Branchless.beforeMask(x1, y1);
            int greater1 = Branchless.beforeMask(y1, x1);
            int equal1 = 1 + less1 + greater1;
            if (writes == Walk.KEYS) {
                results[to1 + (s & every)] = (emits & Walk.ONLY_B) != 0 ? Branchless.lesser(x1, y1, greater1) : x1;
            }
            if (writes == Walk.TRACED) {
                results[to1] = Branchless.lesser(x1, y1, greater1);
                origins[to1] = i1 + ((bOrigin + j1 - i1) & greater1);
            }
            to1 += (equal1 & both) - ((less1 & onlyA) | (greater1 & onlyB));
            i1 += 1 + greater1;
            j1 += (equal1 & partners) - greater1;
            // Again with 2|3 for 1
            // region Derived from the lines above by build/Widths.java: do not edit
            /*value*/ int x2 = a[i2];
            /*value*/ int y2 = b[j2];
            int less2 = Branchless.beforeMask(x2, y2);
            int greater2 = Branchless.beforeMask(y2, x2);
            int equal2 = 1 + less2 + greater2;
            if (writes == Walk.KEYS) {
                results[to2 + (s & every)] = (emits & Walk.ONLY_B) != 0 ? Branchless.lesser(x2, y2, greater2) : x2;
            }
            if (writes == Walk.TRACED) {
                results[to2] = Branchless.lesser(x2, y2, greater2);
                origins[to2] = i2 + ((bOrigin + j2 - i2) & greater2);
            }
            to2 += (equal2 & both) - ((less2 & onlyA) | (greater2 & onlyB));
            i2 += 1 + greater2;
            j2 += (equal2 & partners) - greater2;
            /*value*/ int x3 = a[i3];
            /*value*/ int y3 = b[j3];
            int less3 = Branchless.beforeMask(x3, y3);
            int greater3 = Branchless.beforeMask(y3, x3);
            int equal3 = 1 + less3 + greater3;
            if (writes == Walk.KEYS) {
                results[to3 + (s & every)] = (emits & Walk.ONLY_B) != 0 ? Branchless.lesser(x3, y3, greater3) : x3;
            }
            if (writes == Walk.TRACED) {
                results[to3] = Branchless.lesser(x3, y3, greater3);
                origins[to3] = i3 + ((bOrigin + j3 - i3) & greater3);
            }
            to3 += (equal3 & both) - ((less3 & onlyA) | (greater3 & onlyB));
            i3 += 1 + greater3;
            j3 += (equal3 & partners) - greater3;
            // endregion
        }

        walk1.a = i1;
        walk1.b = j1;
        walk1.result = to1 + (steps & every);
        // Again with 2|3 for 1
        // region Derived from the lines above by build/Widths.java: do not edit
        walk2.a = i2;
        walk2.b = j2;
        walk2.result = to2 + (steps & every);
        walk3.a = i3;
        walk3.b = j3;
        walk3.result = to3 + (steps & every);
        // endregion
    }
}
