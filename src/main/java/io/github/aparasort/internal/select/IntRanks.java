package io.github.aparasort.internal.select;

import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * The elements at ranks, found from the counts and the collected indices of brackets. Ranks at a border need no
 * collected element: all keys there are equal.
 */
final class IntRanks {
    private static final int[] NONE = {};

    private final /*value*/ int[] a;
    private final /*key*/ int mask;
    private final IntBrackets brackets;
    /** The number of elements in a block. */
    private final int block;
    /** Of each block for each bracket, as {@link IntSelectPass#store} leaves them. */
    private final int[] counts;
    /** The indices of the elements between the borders, of each block for each bracket. */
    private final int[][] found;
    /**
     * Collected keys, from which few ranks are wanted, are selected from rather than sorted from this many on. The sort
     * of fewer ints stays in the first-level cache: 32 KiB with its scratch array.
     */
    private static final int MANY = 1 << 12;
    /** Ranks are few if there is at most one for this many elements: see {@link SelectWorkload}. */
    private static final int FEW = 64;

    /** The bracket whose collected elements are at hand, their keys and their indices, and whether they are sorted. */
    private int gathered = -1;
    private /*key*/ int[] keys;
    private int[] order;
    private boolean isSorted;

    private IntRanks(/*value*/ int[] a, /*key*/ int mask, IntBrackets brackets) {
        this.a = a;
        this.mask = mask;
        this.brackets = brackets;
        this.block = IntSelectPass.block(a.length);
        this.counts = new int[IntSelectPass.COUNTS * blocks() * brackets.brackets()];
        this.found = new int[blocks() * brackets.brackets()][];
    }

    /**
     * Selects by all threads, as far as it goes over all elements.
     *
     * @param values where the elements at the ranks go, or null
     * @param order where their indices go, or null
     */
    static void select(/*value*/ int[] a, /*key*/ int mask, int[] ranges, /*value*/ int[] values, int[] order) {
        collected(a, mask, brackets(a, mask, ranges)).orOfAll(ranges).write(ranges, values, order);
    }

    /** The brackets of ranges of ranks in the order of a mask, by a sample. */
    static IntBrackets brackets(/*value*/ int[] a, /*key*/ int mask, int[] ranges) {
        if (a.length < IntBrackets.FEW) {
            return IntBrackets.ofAll(ranges.length / 2);
        }
        int[] indices = IntBrackets.sampleIndices(a.length, ranges);
        /*key*/ int[] sample = new /*key*/ int[indices.length];
        for (int i = 0; i < sample.length; i++) {
            sample[i] = SortableKeys.of(a[indices[i]]) ^ mask;
        }
        return IntBrackets.of(a.length, sample, ranges);
    }

    /** Counts and collects. */
    static IntRanks collected(/*value*/ int[] a, /*key*/ int mask, IntBrackets brackets) {
        IntRanks ranks = new IntRanks(a, mask, brackets);
        Parallel.forEach(ranks.blocks(), a.length / Parallel.GRAIN, (begin, end) -> {
            int[] indices = new int[ranks.block];
            for (int b = begin; b < end; b++) {
                for (int bracket = 0; bracket < brackets.brackets(); bracket++) {
                    ranks.collect(bracket, b, indices);
                }
            }
        });
        return ranks;
    }

    private void collect(int bracket, int b, int[] indices) {
        int begin = b * block;
        int index = bracket * blocks() + b;
        IntSelectPass pass = new IntSelectPass(a, mask, low(bracket), high(bracket), indices);
        pass.count(begin, IntSelectPass.end(begin, block, a.length), brackets.density());
        int at = IntSelectPass.COUNTS * index;
        pass.store(counts, at);
        int count = counts[at + IntSelectPass.BETWEEN];
        found[index] = count == 0 ? NONE : Arrays.copyOf(indices, count);
    }

    private int blocks() {
        return IntSelectPass.blocks(a.length, block);
    }

    private /*key*/ int low(int bracket) {
        return brackets.borders()[2 * bracket];
    }

    private /*key*/ int high(int bracket) {
        return brackets.borders()[2 * bracket + 1];
    }

    private int count(int bracket, int b, int which) {
        return counts[IntSelectPass.COUNTS * (bracket * blocks() + b) + which];
    }

    private int total(int bracket, int which) {
        int total = 0;
        for (int b = 0; b < blocks(); b++) {
            total += count(bracket, b, which);
        }
        return total;
    }

    /** These ranks if the brackets hold all of them, else ranks among all elements. */
    IntRanks orOfAll(int[] ranges) {
        return hold(ranges) ? this : collected(a, mask, IntBrackets.ofAll(ranges.length / 2));
    }

    /** Whether the brackets hold all ranks that are wanted of them. */
    private boolean hold(int[] ranges) {
        for (int range = 0; range < ranges.length / 2; range++) {
            int bracket = brackets.owners()[range];
            int below = total(bracket, IntSelectPass.BELOW);
            int end = below + total(bracket, IntSelectPass.AT_LOW) + total(bracket, IntSelectPass.BETWEEN)
                    + total(bracket, IntSelectPass.AT_HIGH);
            if (ranges[2 * range] < below || ranges[2 * range + 1] > end) {
                return false;
            }
        }
        return true;
    }

    /**
     * Writes what is at the ranks of all ranges, one range after the other.
     *
     * @param values where the elements go, or null
     * @param origins where their indices go, or null
     */
    void write(int[] ranges, /*value*/ int[] values, int[] origins) {
        int at = 0;
        for (int range = 0; range < ranges.length / 2; range++) {
            int bracket = brackets.owners()[range];
            int below = total(bracket, IntSelectPass.BELOW);
            int lows = below + total(bracket, IntSelectPass.AT_LOW);
            int highs = lows + total(bracket, IntSelectPass.BETWEEN);
            int begin = ranges[2 * range];
            int end = ranges[2 * range + 1];
            if (begin < lows) {
                int count = Math.min(end, lows) - begin;
                writeTies(bracket, IntSelectPass.AT_LOW, begin - below, count, values, origins, at);
                at += count;
                begin += count;
            }
            if (begin < end && begin < highs) {
                int count = Math.min(end, highs) - begin;
                writeSorted(bracket, begin - lows, count, values, origins, at);
                at += count;
                begin += count;
            }
            if (begin < end) {
                writeTies(bracket, IntSelectPass.AT_HIGH, begin - highs, end - begin, values, origins, at);
                at += end - begin;
            }
        }
    }

    private void writeSorted(int bracket, int begin, int count, /*value*/ int[] values, int[] origins, int at) {
        gather(bracket);
        // If they are most of all elements, the sample misled, and would do so again.
        boolean isNarrow = keys.length <= a.length / 2;
        if (origins == null && keys.length >= MANY && count <= keys.length / FEW && isNarrow && !isSorted) {
            /*key*/ int[] selected = new /*key*/ int[count];
            /*key*/ IntRanks.select(keys, 0, new int[] {begin, begin + count}, selected, null);
            writeValues(selected, 0, count, values, at);
            return;
        }
        if (!isSorted) {
            IntKeySort.sort(keys, origins == null ? null : order);
            isSorted = true;
        }
        if (origins != null) {
            System.arraycopy(order, begin, origins, at, count);
        } else {
            writeValues(keys, begin, count, values, at);
        }
    }

    /** No NaN is between two borders, so that keys tell all bits of their values. */
    private void writeValues(/*key*/ int[] from, int begin, int count, /*value*/ int[] values, int at) {
        for (int i = 0; i < count; i++) {
            values[at + i] = IntValues.of(from[begin + i] ^ mask);
        }
    }

    private void gather(int bracket) {
        if (gathered != bracket) {
            order = new int[total(bracket, IntSelectPass.BETWEEN)];
            int at = 0;
            for (int b = 0; b < blocks(); b++) {
                int[] some = found[bracket * blocks() + b];
                System.arraycopy(some, 0, order, at, some.length);
                at += some.length;
            }
            keys = new /*key*/ int[order.length];
            for (int i = 0; i < keys.length; i++) {
                keys[i] = SortableKeys.of(a[order[i]]) ^ mask;
            }
            isSorted = false;
            gathered = bracket;
        }
    }

    /** Writes elements that are equal to a border, in the order of their indices. */
    private void writeTies(int bracket, int which, int first, int count, /*value*/ int[] values, int[] origins,
            int at) {
        /*key*/ int key = which == IntSelectPass.AT_LOW ? low(bracket) : high(bracket);
        if (origins == null && !SortableKeys.isNan(IntValues.of(key ^ mask))) {
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
            int end = IntSelectPass.end(begin, block, a.length);
            for (int i = begin; i < end && written < count; i++) {
                if ((SortableKeys.of(a[i]) ^ mask) == key && skipped++ >= first) {
                    if (origins != null) {
                        origins[at + written] = i;
                    } else {
                        values[at + written] = a[i];
                    }
                    written++;
                }
            }
        }
    }
}
