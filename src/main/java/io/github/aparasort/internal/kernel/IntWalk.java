package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
/**
 * Merges of two sorted lists and set operations on them, serially: a walk along both lists, each step of which takes an
 * element of A, one of B, or a pair. A mask of bits, those of {@link Walk}, says which steps emit a result. Of
 * equal elements that of A comes first, so merges are stable. Each element is read once, besides looks and searches.
 *
 * <p>The same static methods serve the rakes and the JDK engine. A look ahead chooses one of
 * three ways before each block of steps. If one list continues with a row of lesser elements, a search finds the end of
 * the row, which is copied or skipped. If steps change lists regularly, a loop branches on comparisons, which the
 * processor predicts. Otherwise half of these predictions would be wrong: a loop without branches takes as many steps
 * as possible before a list or the room may end, for three walks side by side.
 */
public final class IntWalk {
    /** Walks side by side: a fourth did not make them faster. */
    public static final int WALKS = 3;
    /** Elements of both lists that one thread takes about 0.1 ms for. */
    public static final int WORTH_SHARING = 1 << 16;

    /** From this many elements of both lists on, several walks are faster than one. */
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
    /** From this many elements in a row on, a search for the end of the row is faster than steps. */
    private static final int ROW = 32;

    /** The ways to continue. The first two have the numbers of their bits in the emit mask. */
    private static final int ROW_OF_B = 1;
    private static final int ROW_OF_A = 2;
    private static final int REGULAR = 3;
    private static final int FEW = 4;
    private static final int MIXED = 5;

    private IntWalk() {
    }

    /** The number of walks side by side that pay for this many elements of both lists. */
    public static int walks(long elements) {
        return elements < SEVERAL ? 1 : WALKS;
    }

    /** Walks along as many stretches as {@link #walks} said; otherwise as {@link #walk}. */
    public static void walkAll(int walks, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins,
            int mode, int emitMask, int[] cursors) {
        if (walks == 1) {
            walkShort(a, b, results, origins, mode, a.length, emitMask, cursors, 0);
        } else {
            walk(a, b, results, origins, mode, a.length, emitMask, cursors, 0);
        }
    }

    /**
     * Writes the results with the numbers [begin, end) of the stable merge of two lists.
     *
     * @param origins where the origins go: an index of A, or an index of B plus the length of A; null if not wanted
     */
    public static void merge(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int begin,
            int end) {
        int walks = walks(end - begin);
        int[] cursors = new int[walks * Walk.CURSORS];
        int from = begin;
        int first = IntBalancedPath.coRank(a, a.length, b, 0, b.length, begin);
        for (int walk = 0; walk < walks; walk++) {
            int to = begin + (int) ((walk + 1L) * (end - begin) / walks);
            int next = IntBalancedPath.coRank(a, a.length, b, 0, b.length, to);
            // Otherwise another thread has written to the input: this stretch is left as it is.
            boolean ascends = first <= next && next - first <= to - from;
            int aEnd = ascends ? next : first;
            int roomEnd = ascends ? to : from;
            setCursors(cursors, walk * Walk.CURSORS, first, from - first, from, aEnd, roomEnd - aEnd, roomEnd);
            from = to;
            first = next;
        }
        walkAll(walks, a, b, results, origins, origins == null ? Walk.KEYS : Walk.TRACED, Walk.MERGE, cursors);
    }

    /**
     * Sets the cursors for a stretch.
     *
     * @param at the index of the first of its cursors
     */
    public static void setCursors(int[] cursors, int at, int aBegin, int bBegin, int room, int aEnd, int bEnd,
            int roomEnd) {
        cursors[at] = aBegin;
        cursors[at + 1] = bBegin;
        cursors[at + 2] = room;
        cursors[at + Walk.A_END] = aEnd;
        cursors[at + Walk.B_END] = bEnd;
        cursors[at + Walk.ROOM_END] = roomEnd;
    }

    /**
     * Walks along three stretches at once, from their cursors to their ends. Afterwards the cursors are at the ends of
     * the results.
     *
     * @param bOrigin the origin of b[0], where that of a[0] is 0
     * @param cursors from index {@code at} on those of the first walk, then of the second and of the third
     */
    public static void walk(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int mode,
            int bOrigin, int emitMask, int[] cursors, int at) {
        int second = at + Walk.CURSORS;
        int third = second + Walk.CURSORS;
        int steps = steps(cursors, at, steps(cursors, second, steps(cursors, third, STEPS_PER_LOOK)));
        while (steps > 0) {
            int kind1 = ahead(a, b, cursors, at);
            int kind2 = ahead(a, b, cursors, second);
            int kind3 = ahead(a, b, cursors, third);
            if (kind1 == MIXED && kind2 == MIXED && kind3 == MIXED) {
                IntSteps.sideBySideOf(a, b, results, origins, steps, mode, bOrigin, emitMask, cursors, at);
            }
            // While a walk takes another way, the others wait for it.
            if (kind1 != MIXED) {
                block(kind1, a, b, results, origins, mode, bOrigin, emitMask, cursors, at);
            }
            if (kind2 != MIXED) {
                block(kind2, a, b, results, origins, mode, bOrigin, emitMask, cursors, second);
            }
            if (kind3 != MIXED) {
                block(kind3, a, b, results, origins, mode, bOrigin, emitMask, cursors, third);
            }
            steps = steps(cursors, at, steps(cursors, second, steps(cursors, third, STEPS_PER_LOOK)));
        }
        finish(a, b, results, origins, mode, bOrigin, emitMask, cursors, at);
        finish(a, b, results, origins, mode, bOrigin, emitMask, cursors, second);
        finish(a, b, results, origins, mode, bOrigin, emitMask, cursors, third);
    }

    /** Continues one walk to its end. */
    private static void finish(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int mode,
            int bOrigin, int emitMask, int[] cursors, int at) {
        while (steps(cursors, at, STEPS_PER_LOOK) > 0) {
            block(ahead(a, b, cursors, at), a, b, results, origins, mode, bOrigin, emitMask, cursors, at);
        }
        takeRest(a, b, results, origins, mode, bOrigin, emitMask, cursors, at);
    }

    /** Walks along one stretch with branches only, which is the fastest for few elements. */
    private static void walkShort(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins,
            int mode, int bOrigin, int emitMask, int[] cursors, int at) {
        IntSteps.branchingOf(a, b, results, origins, Integer.MAX_VALUE, mode, bOrigin, emitMask, cursors, at);
        takeRest(a, b, results, origins, mode, bOrigin, emitMask, cursors, at);
    }

    /** Takes the rest when one list is at its end, or the room is. The rest of the other list has no partners. */
    private static void takeRest(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins,
            int mode, int bOrigin, int emitMask, int[] cursors, int at) {
        int i = cursors[at];
        int j = cursors[at + 1];
        int p = cursors[at + 2];
        int aLeft = (emitMask & Walk.ONLY_A) == 0 ? 0
                : least(cursors[at + Walk.A_END] - i, cursors[at + Walk.ROOM_END] - p);
        copy(a, i, aLeft, results, origins, p, mode, i);
        p += aLeft;
        int bLeft = (emitMask & Walk.ONLY_B) == 0 ? 0
                : least(cursors[at + Walk.B_END] - j, cursors[at + Walk.ROOM_END] - p);
        copy(b, j, bLeft, results, origins, p, mode, bOrigin + j);
        cursors[at + 2] = p + bLeft;
    }

    /** Continues one walk by one row, or by a block of steps. */
    private static void block(int kind, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins,
            int mode, int bOrigin, int emitMask, int[] cursors, int at) {
        if (kind == ROW_OF_A) {
            int i = cursors[at];
            int row = lesser(a, i, cursors[at + Walk.A_END], b[cursors[at + 1]]);
            int wanted = (emitMask >> 2) & 1;
            copy(a, i, row * wanted, results, origins, cursors[at + 2], mode, i);
            cursors[at] = i + row;
            cursors[at + 2] += row * wanted;
        } else if (kind == ROW_OF_B) {
            int j = cursors[at + 1];
            int row = lesser(b, j, cursors[at + Walk.B_END], a[cursors[at]]);
            int wanted = (emitMask >> 1) & 1;
            copy(b, j, row * wanted, results, origins, cursors[at + 2], mode, bOrigin + j);
            cursors[at + 1] = j + row;
            cursors[at + 2] += row * wanted;
        } else if (kind != MIXED) {
            int most = kind == FEW ? LOOK : REGULAR_STEPS;
            IntSteps.branchingOf(a, b, results, origins, most, mode, bOrigin, emitMask, cursors, at);
        } else {
            int steps = steps(cursors, at, STEPS_PER_LOOK);
            IntSteps.alone(a, b, results, origins, steps, mode, bOrigin, emitMask, cursors, at);
        }
    }

    private static void copy(/*value*/ int[] list, int begin, int length, /*value*/ int[] results, int[] origins,
            int to, int mode, int origin) {
        if (mode != Walk.COUNT) {
            for (int i = 0; i < length; i++) {
                results[to + i] = list[begin + i];
            }
        }
        if (mode == Walk.TRACED) {
            for (int i = 0; i < length; i++) {
                origins[to + i] = origin + i;
            }
        }
    }

    // ---- the look ahead

    /** The way to continue. Neither list is at its end. */
    private static int ahead(/*value*/ int[] a, /*value*/ int[] b, int[] cursors, int at) {
        int aBegin = cursors[at];
        int bBegin = cursors[at + 1];
        int aLeft = cursors[at + Walk.A_END] - aBegin;
        int bLeft = cursors[at + Walk.B_END] - bBegin;
        /*key*/ int aFirst = SortableKeys.of(a[aBegin]);
        /*key*/ int bFirst = SortableKeys.of(b[bBegin]);
        if (aLeft >= ROW && Branchless.beforeMask(SortableKeys.of(a[aBegin + ROW - 1]), bFirst) != 0) {
            return ROW_OF_A;
        }
        if (bLeft >= ROW && Branchless.beforeMask(SortableKeys.of(b[bBegin + ROW - 1]), aFirst) != 0) {
            return ROW_OF_B;
        }
        if (aLeft < LOOK || bLeft < LOOK) {
            return FEW;
        }
        /*value*/ int aLast = a[aBegin + least(aLeft, STEPS_PER_LOOK) - 1];
        /*value*/ int bLast = b[bBegin + least(bLeft, STEPS_PER_LOOK) - 1];
        if (aLast != aLast || bLast != bLast) {
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
        int step = ROW;
        while (step <= end - low && Branchless.beforeMask(SortableKeys.of(list[low + step - 1]), key) != 0) {
            low += step;
            // Without overflow: a step larger than the rest ends the loop.
            step += least(step, end - low);
        }
        int high = low + least(step, end - low);
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

    /** The steps that a walk can take before a list or the room may end, but at most {@code most}. */
    private static int steps(int[] cursors, int at, int most) {
        return least(least(cursors[at + Walk.A_END] - cursors[at], cursors[at + Walk.B_END] - cursors[at + 1]),
                least(cursors[at + Walk.ROOM_END] - cursors[at + 2], most));
    }

    private static int least(int x, int y) {
        return x < y ? x : y;
    }
}
