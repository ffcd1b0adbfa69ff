package io.github.aparasort.internal.select;

import io.github.aparasort.internal.kernel.Branchless;
import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
/**
 * The pass of a selection over one block of an array: it counts the elements of a bracket, and collects the indices of
 * those between its borders. A bracket is all keys from its low border to its high border. Elements at a border are
 * only counted, so that ties cost no memory.
 *
 * <p>A masked key is the sortable key of an element, XORed with the mask of the order.
 */
final class IntSelectPasses {
    /** The counts of a block for a bracket: elements below the low border, at it, between both, at the high border. */
    static final int COUNTS = 4;
    static final int BELOW = 0;
    static final int AT_LOW = 1;
    static final int BETWEEN = 2;
    static final int AT_HIGH = 3;
    /** The fewest elements of a block: 8 KiB of ints, which stay in the first-level cache for all brackets. */
    private static final int BLOCK = 1 << 11;
    /** The most blocks: one thread adds up the counts of all. */
    private static final int MOST_BLOCKS = 1 << 13;
    /** Elements that are compared without a branch, before those within the borders are looked at one by one. */
    private static final int WORD = Integer.SIZE;

    private IntSelectPasses() {
    }

    /** The number of elements in a block. */
    static int block(int n) {
        return Math.max(BLOCK, (int) ((n + MOST_BLOCKS - 1L) / MOST_BLOCKS));
    }

    static int blocks(int n, int block) {
        return (int) ((n + block - 1L) / block);
    }

    /** Where a block, or a word, ends. */
    static int end(int begin, int size, int n) {
        return n - begin < size ? n : begin + size;
    }

    /**
     * Adds the counts of the block [begin, end) to the four counts from index {@code at} on. Puts the index of each
     * element that lies between the borders behind as many as were counted there.
     */
    static void count(/*value*/ int[] a, int begin, int end, /*key*/ int mask, /*key*/ int low, /*key*/ int high,
            int[] counts, int at, int[] indices) {
        int below = 0;
        int atLow = 0;
        int between = counts[at + BETWEEN];
        int atHigh = 0;
        // Offsets, because the last index may be near the greatest int.
        for (int offset = 0; offset < end - begin; offset += WORD) {
            int first = begin + offset;
            int last = end(first, WORD, end);
            // No branch within a word: few processors would predict it.
            int inside = 0;
            for (int i = first; i < last; i++) {
                /*key*/ int key = SortableKeys.of(a[i]) ^ mask;
                int isBelow = Branchless.beforeMask(key, low);
                below -= isBelow;
                inside |= ((isBelow | Branchless.beforeMask(high, key)) + 1) << (i - first);
            }
            while (inside != 0) {
                int index = first + Integer.numberOfTrailingZeros(inside);
                /*key*/ int key = SortableKeys.of(a[index]) ^ mask;
                if (key == low) {
                    atLow++;
                } else if (key == high) {
                    atHigh++;
                } else {
                    indices[between] = index;
                    between++;
                }
                inside &= inside - 1;
            }
        }
        counts[at + BELOW] += below;
        counts[at + AT_LOW] += atLow;
        counts[at + BETWEEN] = between;
        counts[at + AT_HIGH] += atHigh;
    }

    /**
     * {@link #count}, in the way that suits the elements. Where most blocks are expected to have none within the
     * borders or below, a look at each block shows those that have. Where many are equal to a border, they are
     * counted first, and the others are only looked for if there are any between.
     */
    static void count(/*value*/ int[] a, int begin, int end, /*key*/ int mask, /*key*/ int low, /*key*/ int high,
            Density density, int[] counts, int at, int[] indices) {
        int block = density == Density.USUAL ? end - begin : IntBlockFilter.BLOCK;
        for (int offset = 0; offset < end - begin; offset += block) {
            int first = begin + offset;
            int last = end(first, block, end);
            boolean isCounted = density == Density.RARE && IntBlockFilter.reaches(a, first, last, mask, high) == 0
                    || density == Density.TIED && countTied(a, first, last, mask, low, high, counts, at);
            if (!isCounted) {
                count(a, first, last, mask, low, high, counts, at, indices);
            }
        }
    }

    /** Adds the counts of [begin, end) if no element lies between the borders. Returns false, and adds none, if not. */
    private static boolean countTied(/*value*/ int[] a, int begin, int end, /*key*/ int mask, /*key*/ int low,
            /*key*/ int high, int[] counts, int at) {
        int below = 0;
        int notAbove = 0;
        int belowHigh = 0;
        int aboveHigh = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int key = SortableKeys.of(a[i]) ^ mask;
            below += key < low ? 1 : 0;
            notAbove += key <= low ? 1 : 0;
            belowHigh += key < high ? 1 : 0;
            aboveHigh += key > high ? 1 : 0;
        }
        if (belowHigh > notAbove) {
            return false;
        }
        counts[at + BELOW] += below;
        counts[at + AT_LOW] += notAbove - below;
        counts[at + AT_HIGH] += low == high ? 0 : end - begin - belowHigh - aboveHigh;
        return true;
    }
}
