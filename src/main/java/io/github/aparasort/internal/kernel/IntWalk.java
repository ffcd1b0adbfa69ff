package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
/**
 * Merges of two sorted lists and set operations on them, serially: a walk along both lists, each step of which takes an
 * element of A, one of B, or two partners. A mask of bits, those of {@link Walk}, says which steps emit a result. Of
 * equal elements that of A comes first, so merges are stable. Each element is read once, besides looks and searches.
 *
 * <p>The same code serves the rakes and the JDK engine. A look ahead chooses one of three ways before each set of
 * steps. If one list continues with a streak of lesser elements, a search finds the end of the streak, which is copied
 * or skipped. If steps change lists regularly, a loop branches on comparisons, which the processor predicts. Otherwise
 * half of these predictions would be wrong: a loop without branches takes as many steps as possible before a list or
 * the room may end, for three walks side by side.
 */
public final class IntWalk extends IntLists {
    /** Walks side by side: a fourth did not make them faster. */
    public static final int WALKS = 3;
    /** Elements of both lists that one thread takes about 0.1 ms for. */
    public static final int WORTH_SHARING = 1 << 16;

    /** From this many elements of both lists on, several walks are faster than one: for 768 ints they took the same. */
    private static final int SEVERAL = 1 << 10;
    /** Steps from one look ahead to the next, so that looks take 1/64 of the steps. */
    private static final int STEPS_PER_LOOK = 2048;
    /**
     * Elements of one list to take with branches before the next look ahead, at most: regular input needs fewer looks.
     */
    private static final int REGULAR_STEPS = 4 * STEPS_PER_LOOK;
    /** Steps of a look ahead. With random keys, 16 of them change lists, with a standard deviation of 3. */
    private static final int LOOK = 32;
    /**
     * Input is regular if a look ahead has fewer changes of list than this, or fewer steps without a change. So few
     * mispredictions cost less than steps without branches.
     */
    private static final int REGULAR_TURNS = 6;
    /** From this many lesser elements in a streak on, a search for the end of the streak is faster than steps. */
    private static final int STREAK = 32;

    /** The ways to continue. */
    private static final int STREAK_OF_A = 0;
    private static final int STREAK_OF_B = 1;
    private static final int REGULAR = 2;
    private static final int FEW = 3;
    private static final int MIXED = 4;

    /** Walks along two lists: see {@link IntLists}. */
    public IntWalk(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int mode,
            int emitMask) {
        super(a, b, results, origins, mode, emitMask);
    }

    /** The number of walks side by side that pay for this many elements of both lists. */
    public static int walks(long elements) {
        return elements < SEVERAL ? 1 : WALKS;
    }

    /**
     * Writes the results with the numbers [begin, end) of the stable merge of two lists.
     *
     * @param origins where the origins go; null if not wanted
     */
    public static void merge(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int begin,
            int end) {
        Walk[] walks = new Walk[walks(end - begin)];
        int from = begin;
        int aBegin = IntBalancedPath.coRank(a, a.length, b, b.length, begin);
        for (int w = 0; w < walks.length; w++) {
            int to = begin + (int) ((w + 1L) * (end - begin) / walks.length);
            int next = IntBalancedPath.coRank(a, a.length, b, b.length, to);
            // Otherwise another thread has written to the input: this stretch is left as it is.
            boolean ascends = aBegin <= next && next - aBegin <= to - from;
            int aEnd = ascends ? next : aBegin;
            int roomEnd = ascends ? to : from;
            walks[w] = new Walk(aBegin, aEnd, from - aBegin, roomEnd - aEnd, from, roomEnd);
            from = to;
            aBegin = next;
        }
        new IntWalk(a, b, results, origins, origins == null ? Walk.KEYS : Walk.TRACED, Walk.MERGE).go(walks);
    }

    /** Goes along one stretch, or along {@link #WALKS} stretches at once. */
    public void go(Walk... walks) {
        if (walks.length == 1) {
            // Branches only are the fastest for few elements.
            branching(walks[0], Integer.MAX_VALUE);
            takeRest(walks[0]);
            return;
        }
        int[] ways = new int[WALKS];
        for (int steps = steps(walks); steps > 0; steps = steps(walks)) {
            boolean mixed = true;
            for (int w = 0; w < WALKS; w++) {
                ways[w] = ahead(walks[w]);
                mixed &= ways[w] == MIXED;
            }
            if (mixed) {
                sideBySide(walks, steps);
            }
            // While a walk takes another way, the others wait for it.
            for (int w = 0; w < WALKS; w++) {
                if (ways[w] != MIXED) {
                    take(ways[w], walks[w]);
                }
            }
        }
        for (Walk walk : walks) {
            while (walk.steps(STEPS_PER_LOOK) > 0) {
                take(ahead(walk), walk);
            }
            takeRest(walk);
        }
    }

    /** The steps that all walks can take before the next look ahead. */
    private static int steps(Walk[] walks) {
        int steps = STEPS_PER_LOOK;
        for (Walk walk : walks) {
            steps = walk.steps(steps);
        }
        return steps;
    }

    /** Takes the rest when one list is at its end, or the room is. The rest of the other list has no partners. */
    private void takeRest(Walk walk) {
        if ((emitMask & Walk.ONLY_A) != 0) {
            takeStreak(a, walk.a, Math.min(walk.aEnd - walk.a, walk.roomEnd - walk.result), walk, walk.a);
        }
        if ((emitMask & Walk.ONLY_B) != 0) {
            takeStreak(b, walk.b, Math.min(walk.bEnd - walk.b, walk.roomEnd - walk.result), walk, a.length + walk.b);
        }
    }

    /** Continues one walk by one streak, or by some steps. */
    private void take(int way, Walk walk) {
        if (way == STREAK_OF_A) {
            int streak = lesser(a, walk.a, walk.aEnd, b[walk.b]);
            takeStreak(a, walk.a, (emitMask & Walk.ONLY_A) == 0 ? 0 : streak, walk, walk.a);
            walk.a += streak;
        } else if (way == STREAK_OF_B) {
            int streak = lesser(b, walk.b, walk.bEnd, a[walk.a]);
            takeStreak(b, walk.b, (emitMask & Walk.ONLY_B) == 0 ? 0 : streak, walk, a.length + walk.b);
            walk.b += streak;
        } else if (way != MIXED) {
            branching(walk, way == FEW ? LOOK : REGULAR_STEPS);
        } else {
            alone(walk, walk.steps(STEPS_PER_LOOK));
        }
    }

    /** Copies elements to the results of a walk. */
    private void takeStreak(/*value*/ int[] list, int begin, int count, Walk walk, int origin) {
        int to = walk.result;
        if (mode != Walk.COUNT) {
            for (int i = 0; i < count; i++) {
                results[to + i] = list[begin + i];
            }
        }
        if (mode == Walk.TRACED) {
            for (int i = 0; i < count; i++) {
                origins[to + i] = origin + i;
            }
        }
        walk.result = to + count;
    }

    // ---- steps

    /** Takes these steps of a single walk without branches, while the other walks take another way. */
    private void alone(Walk walk, int steps) {
        int both = emitMask & Walk.BOTH;
        int onlyA = ((emitMask >> 2) & 1) - both;
        int onlyB = ((emitMask >> 1) & 1) - both;
        int i = walk.a;
        int j = walk.b;
        int p = walk.result;
        for (int s = 0; s < steps; s++) {
            /*value*/ int x = a[i];
            /*value*/ int y = b[j];
            int less = Branchless.beforeMask(x, y);
            int greater = Branchless.beforeMask(y, x);
            if (mode != Walk.COUNT) {
                results[p] = Branchless.lesser(x, y, greater);
            }
            if (mode == Walk.TRACED) {
                origins[p] = i + ((a.length + j - i) & greater);
            }
            p += both + (less & onlyA) + (greater & onlyB);
            i += 1 + greater;
            j += (emitMask & Walk.NO_PARTNERS) != 0 ? -greater : 1 + less;
        }
        walk.a = i;
        walk.b = j;
        walk.result = p;
    }

    /** Takes steps with branches by the loop of the operation. */
    private void branching(Walk walk, int most) {
        if (mode != Walk.KEYS) {
            IntSteps.branching(this, walk, most);
        } else if (emitMask == Walk.MERGE) {
            IntMergeSteps.branching(this, walk, most);
        } else if (emitMask == Walk.UNION) {
            IntUnionSteps.branching(this, walk, most);
        } else if (emitMask == Walk.INTERSECTION) {
            IntIntersectionSteps.branching(this, walk, most);
        } else if (emitMask == Walk.DIFFERENCE) {
            IntDifferenceSteps.branching(this, walk, most);
        } else {
            IntSymmetricDifferenceSteps.branching(this, walk, most);
        }
    }
    // Also as sideBySide, Walk[] walks for Walk walk, walks for walk, steps for most: Takes steps without branches by
    //     the loop of the operation.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Takes steps without branches by the loop of the operation. */
    private void sideBySide(Walk[] walks, int steps) {
        if (mode != Walk.KEYS) {
            IntSteps.sideBySide(this, walks, steps);
        } else if (emitMask == Walk.MERGE) {
            IntMergeSteps.sideBySide(this, walks, steps);
        } else if (emitMask == Walk.UNION) {
            IntUnionSteps.sideBySide(this, walks, steps);
        } else if (emitMask == Walk.INTERSECTION) {
            IntIntersectionSteps.sideBySide(this, walks, steps);
        } else if (emitMask == Walk.DIFFERENCE) {
            IntDifferenceSteps.sideBySide(this, walks, steps);
        } else {
            IntSymmetricDifferenceSteps.sideBySide(this, walks, steps);
        }
    }
    // endregion

    // ---- the look ahead

    /** The way to continue. Neither list is at its end. */
    private int ahead(Walk walk) {
        int aBegin = walk.a;
        int bBegin = walk.b;
        int aLeft = walk.aEnd - aBegin;
        int bLeft = walk.bEnd - bBegin;
        /*key*/ int aFirst = SortableKeys.of(a[aBegin]);
        /*key*/ int bFirst = SortableKeys.of(b[bBegin]);
        if (aLeft >= STREAK && Branchless.beforeMask(SortableKeys.of(a[aBegin + STREAK - 1]), bFirst) != 0) {
            return STREAK_OF_A;
        }
        if (bLeft >= STREAK && Branchless.beforeMask(SortableKeys.of(b[bBegin + STREAK - 1]), aFirst) != 0) {
            return STREAK_OF_B;
        }
        if (aLeft < LOOK || bLeft < LOOK) {
            return FEW;
        }
        /*value*/ int aLast = a[aBegin + Math.min(aLeft, STEPS_PER_LOOK) - 1];
        /*value*/ int bLast = b[bBegin + Math.min(bLeft, STEPS_PER_LOOK) - 1];
        if (SortableKeys.isNan(aLast) || SortableKeys.isNan(bLast)) {
            // A NaN, which only branches compare correctly.
            return REGULAR;
        }
        int i = aBegin;
        int j = bBegin;
        int turns = 0;
        int before = 0;
        for (int s = 0; s < LOOK; s++) {
            int less = Branchless.beforeMask(a[i], b[j]);
            int greater = Branchless.beforeMask(b[j], a[i]);
            int way = less - greater;
            turns += (way ^ before) & 1 | ((way ^ before) >> 1) & 1;
            before = way;
            i += 1 + greater;
            j += 1 + less;
        }
        return turns < REGULAR_TURNS || turns > LOOK - REGULAR_TURNS ? REGULAR : MIXED;
    }

    /** The number of elements of list[begin, end) less than a value, found by steps that double. */
    private static int lesser(/*value*/ int[] list, int begin, int end, /*value*/ int value) {
        /*key*/ int key = SortableKeys.of(value);
        int low = begin;
        int step = STREAK;
        while (step <= end - low && Branchless.beforeMask(SortableKeys.of(list[low + step - 1]), key) != 0) {
            low += step;
            // Without overflow: a step larger than the rest ends the loop.
            step += Math.min(step, end - low);
        }
        int high = low + Math.min(step, end - low);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (Branchless.beforeMask(SortableKeys.of(list[middle]), key) != 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - begin;
    }
}
