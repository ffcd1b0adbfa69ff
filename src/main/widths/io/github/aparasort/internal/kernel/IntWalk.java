package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.key.SortableKeys;

/**
 * Merges of and set operations on two sorted lists, serially: a walk along both, each step of which takes an element of
 * A, one of B, or a pair. What of these is wanted is said in bits, those of {@link SetOrder}. The twins for the other
 * types are derived from this file by the build.
 *
 * <p>Plain static methods, which Aparapi translates: a rake and the JDK engine do the same. There are three ways to go,
 * and before each block of steps a look ahead says which. A row of elements of one list is searched for its end, and
 * copied or passed over. Where the turns are regular, a plain loop takes branches on comparisons, which the processor
 * foretells. Elsewhere these would be wrong half of the time, so there are none; as many steps as neither a list nor
 * the room can run out in go without a look at the ends, and three walks go side by side.
 */
public final class IntWalk {
    /** What a walk writes: keys, or with their origins, or nothing, for only the number of results is wanted. */
    public static final int KEYS = 0;
    public static final int TRACED = 1;
    public static final int COUNT = 2;
    /** Walks that go side by side: a fourth brings nothing more. */
    public static final int WALKS = 3;
    /**
     * Marks of each: where it is in A, in B and in the results, and where its stretch of A, that of B and the room for
     * its results end.
     */
    public static final int MARKS = 6;
    public static final int A_END = 3;
    public static final int B_END = 4;
    public static final int ROOM_END = 5;

    /** Elements of both lists that are worth several stretches. */
    private static final int SEVERAL = 1 << 10;
    /** Steps from one look ahead to the next. To be tuned. */
    private static final int BLOCK = 2048;
    /** Elements of a list at most that branches take, which do no harm where they are foretold for long. */
    private static final int REGULAR_BLOCK = 4 * BLOCK;
    /** Steps of a look ahead. At random half of them turn, give or take three. */
    private static final int LOOK = 32;
    /** Turns in a look ahead that are regular enough, or steps without one: fewer mispredictions than cost a step. */
    private static final int REGULAR_TURNS = 6;
    /** Elements in a row that make searching for its end worth its while. */
    private static final int ROW = 32;

    /** What is ahead: the first two as the bits of what is wanted count. */
    private static final int ROW_OF_B = 1;
    private static final int ROW_OF_A = 2;
    private static final int REGULAR = 3;
    private static final int FEW = 4;
    private static final int MIXED = 5;

    private IntWalk() {
    }

    /** Walks that so many elements of both lists are worth, side by side: few are walked along at once. */
    public static int walks(long elements) {
        return elements < SEVERAL ? 1 : WALKS;
    }

    /** Goes along as many stretches as {@link #walks} said; the rest as {@link #walk} has it. */
    public static void walkAll(int walks, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins,
            int mode, int wants, int[] marks) {
        if (walks == 1) {
            walkShort(a, b, results, origins, mode, a.length, wants, marks, 0);
        } else {
            walk(a, b, results, origins, mode, a.length, wants, marks, 0);
        }
    }

    /**
     * Marks a stretch for a walk.
     *
     * @param at where its marks are
     */
    public static void mark(int[] marks, int at, int aBegin, int bBegin, int room, int aEnd, int bEnd, int roomEnd) {
        marks[at] = aBegin;
        marks[at + 1] = bBegin;
        marks[at + 2] = room;
        marks[at + A_END] = aEnd;
        marks[at + B_END] = bEnd;
        marks[at + ROOM_END] = roomEnd;
    }

    /**
     * Walks along three stretches at once, from where their marks are to their ends. Then the marks are where the
     * results end.
     *
     * @param bOrigin what the origin of b[0] is called, where that of a[0] is 0
     * @param marks from index {@code at} on those of the first walk, then of the second and of the third
     */
    public static void walk(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int mode,
            int bOrigin, int wants, int[] marks, int at) {
        int second = at + MARKS;
        int third = second + MARKS;
        int steps = steps(marks, at, steps(marks, second, steps(marks, third, BLOCK)));
        while (steps > 0) {
            int kind1 = ahead(a, b, marks, at);
            int kind2 = ahead(a, b, marks, second);
            int kind3 = ahead(a, b, marks, third);
            if (kind1 == MIXED && kind2 == MIXED && kind3 == MIXED) {
                IntBranchlessMerge.take(a, b, results, origins, steps, mode, bOrigin, wants, marks, at);
            }
            // While one is on a way of its own, those that are not wait for it.
            if (kind1 != MIXED) {
                block(kind1, a, b, results, origins, mode, bOrigin, wants, marks, at);
            }
            if (kind2 != MIXED) {
                block(kind2, a, b, results, origins, mode, bOrigin, wants, marks, second);
            }
            if (kind3 != MIXED) {
                block(kind3, a, b, results, origins, mode, bOrigin, wants, marks, third);
            }
            steps = steps(marks, at, steps(marks, second, steps(marks, third, BLOCK)));
        }
        finish(a, b, results, origins, mode, bOrigin, wants, marks, at);
        finish(a, b, results, origins, mode, bOrigin, wants, marks, second);
        finish(a, b, results, origins, mode, bOrigin, wants, marks, third);
    }

    /** Goes on with one walk to its end. */
    private static void finish(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int mode,
            int bOrigin, int wants, int[] marks, int at) {
        while (steps(marks, at, BLOCK) > 0) {
            int kind = ahead(a, b, marks, at);
            block(kind, a, b, results, origins, mode, bOrigin, wants, marks, at);
        }
        takeRest(a, b, results, origins, mode, bOrigin, wants, marks, at);
    }

    /** Walks along one stretch by branches alone, which is the quickest for few elements. */
    private static void walkShort(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins,
            int mode, int bOrigin, int wants, int[] marks, int at) {
        IntBranchingMerge.take(a, b, results, origins, Integer.MAX_VALUE, mode, bOrigin, wants, marks, at);
        takeRest(a, b, results, origins, mode, bOrigin, wants, marks, at);
    }

    /** One list is at its end, or there is no result any more: what is left of the other has no partners. */
    private static void takeRest(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins,
            int mode, int bOrigin, int wants, int[] marks, int at) {
        int i = marks[at];
        int j = marks[at + 1];
        int p = marks[at + 2];
        int aLeft = (wants & SetOrder.ONLY_A) == 0 ? 0 : least(marks[at + A_END] - i, marks[at + ROOM_END] - p);
        copy(a, i, aLeft, results, origins, p, mode, i);
        p += aLeft;
        int bLeft = (wants & SetOrder.ONLY_B) == 0 ? 0 : least(marks[at + B_END] - j, marks[at + ROOM_END] - p);
        copy(b, j, bLeft, results, origins, p, mode, bOrigin + j);
        marks[at + 2] = p + bLeft;
    }

    /** Goes on with one walk by one row, or a block of steps. */
    private static void block(int kind, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins,
            int mode, int bOrigin, int wants, int[] marks, int at) {
        if (kind == ROW_OF_A) {
            int i = marks[at];
            int row = lesser(a, i, marks[at + A_END], b[marks[at + 1]]);
            int wanted = (wants >> 2) & 1;
            copy(a, i, row * wanted, results, origins, marks[at + 2], mode, i);
            marks[at] = i + row;
            marks[at + 2] += row * wanted;
        } else if (kind == ROW_OF_B) {
            int j = marks[at + 1];
            int row = lesser(b, j, marks[at + B_END], a[marks[at]]);
            int wanted = (wants >> 1) & 1;
            copy(b, j, row * wanted, results, origins, marks[at + 2], mode, bOrigin + j);
            marks[at + 1] = j + row;
            marks[at + 2] += row * wanted;
        } else if (kind != MIXED) {
            int most = kind == FEW ? LOOK : REGULAR_BLOCK;
            IntBranchingMerge.take(a, b, results, origins, most, mode, bOrigin, wants, marks, at);
        } else {
            mixed(a, b, results, origins, steps(marks, at, BLOCK), mode, bOrigin, wants, marks, at);
        }
    }

    // ---- the ways of going

    /** Steps of one walk, without branches. */
    private static void mixed(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] results, int[] origins, int steps,
            int mode, int bOrigin, int wants, int[] marks, int at) {
        int pair = wants & SetOrder.PAIRS;
        int onlyB = ((wants >> 1) & 1) - pair;
        int onlyA = ((wants >> 2) & 1) - pair;
        int ties = (wants & SetOrder.NO_PAIRS) == 0 ? 1 : 0;
        int i = marks[at];
        int j = marks[at + 1];
        int p = marks[at + 2];
        for (int s = 0; s < steps; s++) {
            /*value*/ int x = a[i];
            /*value*/ int y = b[j];
            int less = SetOrder.less(x, y);
            int greater = SetOrder.less(y, x);
            if (mode != COUNT) {
                results[p] = SetOrder.lesser(x, y, greater);
            }
            if (mode == TRACED) {
                origins[p] = i + ((bOrigin + j - i) & greater);
            }
            p += pair + (less & onlyA) + (greater & onlyB);
            i += 1 + greater;
            j += -greater | ((1 + less) & ties);
        }
        marks[at] = i;
        marks[at + 1] = j;
        marks[at + 2] = p;
    }

    private static void copy(/*value*/ int[] list, int begin, int length, /*value*/ int[] results, int[] origins,
            int to, int mode, int origin) {
        if (mode != COUNT) {
            for (int i = 0; i < length; i++) {
                results[to + i] = list[begin + i];
            }
        }
        if (mode == TRACED) {
            for (int i = 0; i < length; i++) {
                origins[to + i] = origin + i;
            }
        }
    }

    // ---- looks

    /** How to go on; neither list is at its end. */
    private static int ahead(/*value*/ int[] a, /*value*/ int[] b, int[] marks, int at) {
        int aBegin = marks[at];
        int bBegin = marks[at + 1];
        int aLeft = marks[at + A_END] - aBegin;
        int bLeft = marks[at + B_END] - bBegin;
        if (aLeft >= ROW && SortableKeys.before(a[aBegin + ROW - 1], b[bBegin])) {
            return ROW_OF_A;
        }
        if (bLeft >= ROW && SortableKeys.before(b[bBegin + ROW - 1], a[aBegin])) {
            return ROW_OF_B;
        }
        if (aLeft < LOOK || bLeft < LOOK) {
            return FEW;
        }
        /*value*/ int aLast = a[aBegin + least(aLeft, BLOCK) - 1];
        /*value*/ int bLast = b[bBegin + least(bLeft, BLOCK) - 1];
        if (aLast != aLast || bLast != bLast) {
            // A NaN, which only branches compare rightly.
            return REGULAR;
        }
        int i = aBegin;
        int j = bBegin;
        int turns = 0;
        int before = 0;
        for (int s = 0; s < LOOK; s++) {
            int less = SetOrder.less(a[i], b[j]);
            int greater = SetOrder.less(b[j], a[i]);
            int way = less - greater;
            turns += (way ^ before) & 1 | ((way ^ before) >> 1) & 1;
            before = way;
            i += 1 + greater;
            j += 1 + less;
        }
        return turns < REGULAR_TURNS || turns > LOOK - REGULAR_TURNS ? REGULAR : MIXED;
    }

    /** How many of list[begin, end) are less than a key, by steps that double. */
    private static int lesser(/*value*/ int[] list, int begin, int end, /*value*/ int key) {
        int low = begin;
        int step = ROW;
        while (step <= end - low && SortableKeys.before(list[low + step - 1], key)) {
            low += step;
            // Without overflow: a step larger than what is left ends the loop.
            step += least(step, end - low);
        }
        int high = low + least(step, end - low);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (SortableKeys.before(list[middle], key)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - begin;
    }

    /** Steps that a walk has before a list or the room may be at its end, but no more than so many. */
    private static int steps(int[] marks, int at, int most) {
        return least(least(marks[at + A_END] - marks[at], marks[at + B_END] - marks[at + 1]),
                least(marks[at + ROOM_END] - marks[at + 2], most));
    }

    private static int least(int x, int y) {
        return x < y ? x : y;
    }
}
