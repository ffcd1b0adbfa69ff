package io.github.aparasort.internal.select;

import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;

/**
 * The elements at ranks, found from the counts and the collected indices of brackets. Ranks at a border need no
 * collected element: all keys there are equal.
 */
final class IntRanks {
    private final /*value*/ int[] a;
    private final /*key*/ int mask;
    private final IntBrackets brackets;
    /** The number of elements in a block. */
    private final int block;
    private final int[] counts;
    private final int[] indices;
    /** The collected elements of a bracket in order, and the number of this bracket. */
    private /*key*/ int[] sortedKeys;
    private int[] sortedIndices;
    private int sorted = -1;

    /**
     * @param counts of each block for each bracket, as {@link IntSelectPasses#count} leaves them
     * @param indices of the elements between the borders of each bracket
     */
    IntRanks(/*value*/ int[] a, /*key*/ int mask, IntBrackets brackets, int block, int[] counts, int[] indices) {
        this.a = a;
        this.mask = mask;
        this.brackets = brackets;
        this.block = block;
        this.counts = counts;
        this.indices = indices;
    }

    /** The brackets of ranges of ranks in the order of a mask, by a sample. */
    static IntBrackets brackets(/*value*/ int[] a, /*key*/ int mask, int[] ranges) {
        if (a.length < IntBrackets.FEW) {
            return IntBrackets.ofAll(a.length, ranges.length / 2);
        }
        int[] places = IntBrackets.places(a.length);
        /*key*/ int[] sample = new /*key*/ int[places.length];
        for (int i = 0; i < sample.length; i++) {
            sample[i] = SortableKeys.of(a[places[i]]) ^ mask;
        }
        return IntBrackets.of(a.length, sample, ranges);
    }

    /** Counts and collects by one thread. */
    static IntRanks collected(/*value*/ int[] a, /*key*/ int mask, IntBrackets brackets) {
        int n = a.length;
        int block = IntSelectPasses.block(n, IntSelectPasses.BLOCK);
        int blocks = IntSelectPasses.blocks(n, block);
        int[] counts = new int[IntSelectPasses.COUNTS * blocks * brackets.brackets()];
        int[] indices = new int[brackets.room()];
        IntRanks ranks = new IntRanks(a, mask, brackets, block, counts, indices);
        for (int begin = 0, at = 0; at < blocks; begin += block, at++) {
            int end = IntSelectPasses.end(begin, block, n);
            for (int bracket = 0; bracket < brackets.brackets(); bracket++) {
                if (!brackets.rare() || IntSelectPasses.reaches(a, begin, end, mask, ranks.high(bracket)) != 0) {
                    IntSelectPasses.count(a, begin, end, mask, ranks.low(bracket), ranks.high(bracket), counts,
                            IntSelectPasses.COUNTS * (bracket * blocks + at));
                }
            }
        }
        for (int bracket = 0; bracket < brackets.brackets(); bracket++) {
            ranks.collect(bracket);
        }
        return ranks;
    }

    private void collect(int bracket) {
        int to = brackets.begins()[bracket];
        int room = brackets.begins()[bracket + 1];
        for (int b = 0; b < blocks() && total(bracket, IntSelectPasses.BETWEEN) <= room - brackets.begins()[bracket];
                b++) {
            int count = count(bracket, b, IntSelectPasses.BETWEEN);
            if (count > 0) {
                int begin = b * block;
                IntSelectPasses.collect(a, begin, IntSelectPasses.end(begin, block, a.length), mask, low(bracket),
                        high(bracket), indices, to, to + count);
                to += count;
            }
        }
    }

    private int blocks() {
        return IntSelectPasses.blocks(a.length, block);
    }

    private /*key*/ int low(int bracket) {
        return brackets.borders()[2 * bracket];
    }

    private /*key*/ int high(int bracket) {
        return brackets.borders()[2 * bracket + 1];
    }

    private int count(int bracket, int b, int which) {
        return counts[IntSelectPasses.COUNTS * (bracket * blocks() + b) + which];
    }

    private int total(int bracket, int which) {
        int total = 0;
        for (int b = 0; b < blocks(); b++) {
            total += count(bracket, b, which);
        }
        return total;
    }

    /** Whether the brackets hold all ranks that are wanted of them, and there was room to collect their elements. */
    boolean hold(int[] ranges) {
        for (int range = 0; range < ranges.length / 2; range++) {
            int bracket = brackets.owners()[range];
            int below = total(bracket, IntSelectPasses.BELOW);
            int between = total(bracket, IntSelectPasses.BETWEEN);
            long end = (long) below + total(bracket, IntSelectPasses.AT_LOW) + between
                    + total(bracket, IntSelectPasses.AT_HIGH);
            if (ranges[2 * range] < below || ranges[2 * range + 1] >= end
                    || between > brackets.begins()[bracket + 1] - brackets.begins()[bracket]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Writes what is at the ranks of all ranges, one range after the other.
     *
     * @param values where the elements go, or null
     * @param order where their indices go, or null
     */
    void write(int[] ranges, /*value*/ int[] values, int[] order) {
        int at = 0;
        for (int range = 0; range < ranges.length / 2; range++) {
            int bracket = brackets.owners()[range];
            int below = total(bracket, IntSelectPasses.BELOW);
            int lows = below + total(bracket, IntSelectPasses.AT_LOW);
            int highs = lows + total(bracket, IntSelectPasses.BETWEEN);
            int first = ranges[2 * range];
            int end = ranges[2 * range + 1] + 1;
            if (first < lows) {
                int count = Math.min(end, lows) - first;
                writeTies(bracket, IntSelectPasses.AT_LOW, first - below, count, values, order, at);
                at += count;
                first += count;
            }
            if (first < end && first < highs) {
                int count = Math.min(end, highs) - first;
                writeSorted(bracket, first - lows, count, values, order, at);
                at += count;
                first += count;
            }
            if (first < end) {
                writeTies(bracket, IntSelectPasses.AT_HIGH, first - highs, end - first, values, order, at);
                at += end - first;
            }
        }
    }

    private void writeSorted(int bracket, int first, int count, /*value*/ int[] values, int[] order, int at) {
        if (sorted != bracket) {
            int begin = brackets.begins()[bracket];
            sortedIndices = Arrays.copyOfRange(indices, begin, begin + total(bracket, IntSelectPasses.BETWEEN));
            sortedKeys = new /*key*/ int[sortedIndices.length];
            for (int i = 0; i < sortedKeys.length; i++) {
                sortedKeys[i] = SortableKeys.of(a[sortedIndices[i]]) ^ mask;
            }
            IntKeySort.sort(sortedKeys, order == null ? null : sortedIndices);
            sorted = bracket;
        }
        if (order != null) {
            System.arraycopy(sortedIndices, first, order, at, count);
        }
        for (int i = 0; values != null && i < count; i++) {
            // No NaN is between two keys.
            values[at + i] = IntValues.of(sortedKeys[first + i] ^ mask);
        }
    }

    /** Writes elements that are equal to a border, in the order of their indices. */
    private void writeTies(int bracket, int which, int first, int count, /*value*/ int[] values, int[] order,
            int at) {
        /*key*/ int key = which == IntSelectPasses.AT_LOW ? low(bracket) : high(bracket);
        if (order == null && !(SortableKeys.canBeNan(a) && SortableKeys.isNan(key ^ mask))) {
            Arrays.fill(values, at, at + count, IntValues.of(key ^ mask));
            return;
        }
        int skipped = 0;
        int written = 0;
        for (int b = 0; written < count; b++) {
            int inBlock = count(bracket, b, which);
            if (skipped + inBlock <= first) {
                skipped += inBlock;
                continue;
            }
            int begin = b * block;
            int end = IntSelectPasses.end(begin, block, a.length);
            for (int i = begin; i < end && written < count; i++) {
                if ((SortableKeys.of(a[i]) ^ mask) == key && skipped++ >= first) {
                    if (order != null) {
                        order[at + written] = i;
                    }
                    if (values != null) {
                        values[at + written] = a[i];
                    }
                    written++;
                }
            }
        }
    }
}
