package io.github.aparasort.key;

/**
 * The serial merge of two sorted lists, ties from the first, and the co-rank that cuts it into independent parts. The
 * twins for the other types are derived from this file by the build.
 *
 * <p>Plain static methods, which Aparapi translates: a rake and the JDK engine do the same. A merge goes by blocks, in
 * one of three ways. Where one list goes on alone for long, that is copied. Where the lists take turns in a way that a
 * processor foresees, as one after the other or mostly from one, the usual loop is fastest. Elsewhere every branch on a
 * comparison would be wrong half of the time, so there is none: a block so short that no list can run out on the way
 * has no other branch, and as both ends of the output are written at once, the processor works on two chains of
 * comparisons.
 */
public final class IntTwoWayMerge {
    /** Outputs at each end from one look at the lists to the next: looking costs as much as ten of them. */
    private static final int BLOCK = 128;
    /** Outputs in a row from one list that make searching for the end of the row worth its while. */
    private static final int ROW = 32;
    /**
     * Outputs of the usual loop at most until turns are looked at again: each stretch of it is twice as long as the
     * one before, so that what it costs where they are foreseen no longer is little beside what it has spared.
     */
    private static final int LONGEST = 1 << 13;
    /** Outputs that turns are remembered for: the bits of a long. */
    private static final int TURNS = 64;
    /** Wrong guesses among those that cost as much as doing without guesses: some 10 ns each, against 1.5 an output. */
    private static final int WRONG = 9;

    private IntTwoWayMerge() {
    }

    /**
     * Merges a[aBegin, aEnd) and b[bBegin, bEnd) to the indices of {@code out} that follow {@code to}.
     *
     * @param carries whether to write to {@code origins} where each output came from: 1 or 0
     * @param bOrigin what the origin of b[0] is called, where that of a[0] is 0
     */
    public static void merge(/*value*/ int[] a, int aBegin, int aEnd, /*value*/ int[] b, int bBegin, int bEnd,
            /*value*/ int[] out, int to, int[] origins, int carries, int bOrigin) {
        int i1 = aBegin;
        int i2 = bBegin;
        int end1 = numbersEnd(a, aBegin, aEnd);
        int end2 = numbersEnd(b, bBegin, bEnd);
        int first = to;
        int last = to + (end1 - i1) + (end2 - i2) - 1;
        int stretch = BLOCK;
        copy(a, end1, aEnd - end1, out, last + 1, origins, carries, 0);
        copy(b, end2, bEnd - end2, out, last + 1 + aEnd - end1, origins, carries, bOrigin);
        while (i1 < end1 && i2 < end2) {
            int left1 = end1 - i1;
            int left2 = end2 - i2;
            int steps = (left1 < left2 ? left1 : left2) / 2;
            int row1 = i1 + (left1 < ROW ? left1 : ROW) - 1;
            int row2 = i2 + (left2 < ROW ? left2 : ROW) - 1;
            if (steps == 0 || SortableKeys.before(b[row2], a[i1]) || !SortableKeys.before(b[i2], a[row1])) {
                int row = rowOf(b, i2, end2, a[i1], 0);
                copy(b, i2, row, out, first, origins, carries, bOrigin);
                i2 += row;
                first += row;
                if (i2 < end2) {
                    row = rowOf(a, i1, end1, b[i2], 1);
                    copy(a, i1, row, out, first, origins, carries, 0);
                    i1 += row;
                    first += row;
                }
            } else {
                steps = steps < BLOCK ? steps : BLOCK;
                int last1 = end1 - 1;
                int last2 = end2 - 1;
                long turns = 0;
                for (int i = 0; i < steps; i++) {
                    /*value*/ int x = a[i1];
                    /*value*/ int y = b[i2];
                    int second = SortableKeys.precedes(y, x);
                    out[first] = SortableKeys.pick(x, y, second);
                    if (carries != 0) {
                        origins[first] = i1 + ((bOrigin + i2 - i1) & -second);
                    }
                    turns = turns << 1 | second;
                    i2 += second;
                    i1 += 1 - second;
                    first++;
                    /*value*/ int u = a[last1];
                    /*value*/ int v = b[last2];
                    int one = SortableKeys.precedes(v, u);
                    out[last] = SortableKeys.pick(v, u, one);
                    if (carries != 0) {
                        origins[last] = bOrigin + last2 + ((last1 - last2 - bOrigin) & -one);
                    }
                    last1 -= one;
                    last2 -= 1 - one;
                    last--;
                }
                end1 = last1 + 1;
                end2 = last2 + 1;
                stretch = steps < TURNS || foresees(turns) == 0 ? BLOCK
                        : stretch < LONGEST ? 2 * stretch : stretch;
                int room = 0;
                if (stretch > BLOCK) {
                    room = stretch;
                }
                while (room > 0 && i1 < end1 && i2 < end2) {
                    int outputs = end1 - i1 < end2 - i2 ? end1 - i1 : end2 - i2;
                    outputs = outputs < room ? outputs : room;
                    int a0 = i1;
                    i1 = mergeStretch(a, i1, b, i2, outputs, out, first, origins, carries, bOrigin);
                    i2 += outputs - (i1 - a0);
                    first += outputs;
                    // Where a list might have ended too soon, there is the more room for another stretch.
                    room = outputs < room ? room - outputs : 0;
                }
            }
        }
        copy(a, i1, end1 - i1, out, first, origins, carries, 0);
        copy(b, i2, end2 - i2, out, first + end1 - i1, origins, carries, bOrigin);
    }

    /** The usual loop, for so many outputs that neither list can end; returns where it got to in the first one. */
    private static int mergeStretch(/*value*/ int[] a, int a0, /*value*/ int[] b, int b0, int outputs,
            /*value*/ int[] out, int to, int[] origins, int carries, int bOrigin) {
        int i1 = a0;
        int i2 = b0;
        for (int i = to; i < to + outputs; i++) {
            /*value*/ int x = a[i1];
            /*value*/ int y = b[i2];
            if (SortableKeys.before(y, x)) {
                out[i] = y;
                if (carries != 0) {
                    origins[i] = bOrigin + i2;
                }
                i2++;
            } else {
                out[i] = x;
                if (carries != 0) {
                    origins[i] = i1;
                }
                i1++;
            }
        }
        return i1;
    }

    /** Where the NaNs begin, which are last, all equal, and no numbers to compare; ints are none. */
    private static int numbersEnd(/*value*/ int[] list, int begin, int end) {
        int numbersEnd = end;
        while (numbersEnd > begin && list[numbersEnd - 1] != list[numbersEnd - 1]) {
            numbersEnd--;
        }
        return numbersEnd;
    }

    /**
     * 1 where a processor would have guessed nearly all of these turns, each a bit, and they are not all one list's,
     * else 0: few are the one list's or few changes are among them, or they have a period of up to 16. That is one of
     * 18, 20 ... 32 too.
     */
    private static int foresees(long turns) {
        int seconds = count(turns);
        int changes = count(turns ^ (turns << 1));
        int foresees = seconds <= WRONG || seconds >= TURNS - WRONG || changes <= WRONG ? 1 : 0;
        for (int period = 18; period <= 32; period += 2) {
            foresees = (turns ^ (turns << period)) >>> period == 0 ? 1 : foresees;
        }
        return seconds == 0 || seconds == TURNS ? 0 : foresees;
    }

    /** The bits of a number that are set; written out, for Aparapi does not translate the JDK's. */
    private static int count(long bits) {
        long pairs = bits - (bits >>> 1 & 0x5555555555555555L);
        long fours = (pairs & 0x3333333333333333L) + (pairs >>> 2 & 0x3333333333333333L);
        return (int) (((fours + (fours >>> 4) & 0x0f0f0f0f0f0f0f0fL) * 0x0101010101010101L) >>> 56);
    }

    /** Copies a row of elements, and writes where they came from. */
    private static void copy(/*value*/ int[] list, int begin, int row, /*value*/ int[] out, int to, int[] origins,
            int carries, int origin) {
        for (int i = 0; i < row; i++) {
            out[to + i] = list[begin + i];
        }
        if (carries != 0) {
            for (int i = 0; i < row; i++) {
                origins[to + i] = origin + begin + i;
            }
        }
    }

    /**
     * How many of list[begin, end) come before a key: all less ones, and the equal ones where {@code ties} is 1. By
     * steps that double, so that it costs little where they are few.
     */
    private static int rowOf(/*value*/ int[] list, int begin, int end, /*value*/ int key, int ties) {
        int low = begin;
        int step = 1;
        while (step <= end - low && comes(list[low + step - 1], key, ties) == 1) {
            low += step;
            // Without overflow: a step larger than what is left ends the loop.
            step += step < end - low ? step : 0;
        }
        int high = low + (step < end - low ? step : end - low);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (comes(list[middle], key, ties) == 1) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - begin;
    }

    private static int comes(/*value*/ int x, /*value*/ int key, int ties) {
        return ties == 1 ? 1 - SortableKeys.precedes(key, x) : SortableKeys.precedes(x, key);
    }

    /** Co-rank: how many of the first {@code diagonal} merged elements come from the first list. */
    public static int coRank(/*value*/ int[] a, int aCount, /*value*/ int[] b, int bCount, int diagonal) {
        int low = diagonal > bCount ? diagonal - bCount : 0;
        int high = diagonal < aCount ? diagonal : aCount;
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (SortableKeys.before(b[diagonal - 1 - middle], a[middle])) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
