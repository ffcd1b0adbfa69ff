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
final class IntSelectPass {
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

    private final /*value*/ int[] a;
    private final /*key*/ int mask;
    private final /*key*/ int low;
    private final /*key*/ int high;
    private final int[] indices;
    private int below;
    private int atLow;
    private int between;
    private int atHigh;

    /**
     * @param mask of the order
     * @param low the low border
     * @param high the high border
     * @param indices where the indices go of the elements between the borders
     */
    IntSelectPass(/*value*/ int[] a, /*key*/ int mask, /*key*/ int low, /*key*/ int high, int[] indices) {
        this.a = a;
        this.mask = mask;
        this.low = low;
        this.high = high;
        this.indices = indices;
    }

    /** The number of elements in a block. */
    static int block(int n) {
        return Math.max(BLOCK, (int) ((n + MOST_BLOCKS - 1L) / MOST_BLOCKS));
    }

    static int blocks(int n, int block) {
        return (int) ((n + block - 1L) / block);
    }

    /** Where a block, or a word, ends. */
    static int end(int begin, int count, int n) {
        return n - begin < count ? n : begin + count;
    }

    /** Writes the four counts to {@code at} and behind. */
    void store(int[] counts, int at) {
        counts[at + BELOW] = below;
        counts[at + AT_LOW] = atLow;
        counts[at + BETWEEN] = between;
        counts[at + AT_HIGH] = atHigh;
    }

    /**
     * Counts and collects the block [begin, end), in the way that suits its elements. Where most strips are expected
     * to have none within the borders or below, a look at each strip shows those that have. Where many are equal to a
     * border, they are counted first, and the others are only looked for if there are any between.
     */
    void count(int begin, int end, Density density) {
        int strip = density == Density.USUAL ? end - begin : IntStripFilter.STRIP;
        for (int offset = 0; offset < end - begin; offset += strip) {
            int stripBegin = begin + offset;
            int stripEnd = end(stripBegin, strip, end);
            boolean done = density == Density.RARE && IntStripFilter.reaches(a, stripBegin, stripEnd, mask, high) == 0
                    || density == Density.TIED && countTied(stripBegin, stripEnd);
            if (!done) {
                count(stripBegin, stripEnd);
            }
        }
    }

    private void count(int begin, int end) {
        // Locals, as in countTied: these loops run for each element.
        int belowHere = 0;
        int at = between;
        // Offsets, because the wordEnd index may be near the greatest int.
        for (int offset = 0; offset < end - begin; offset += WORD) {
            int wordBegin = begin + offset;
            int wordEnd = end(wordBegin, WORD, end);
            // No branch within a word: few processors would predict it.
            int inside = 0;
            for (int i = wordBegin; i < wordEnd; i++) {
                /*key*/ int key = SortableKeys.of(a[i]) ^ mask;
                int isBelow = Branchless.beforeMask(key, low);
                belowHere -= isBelow;
                inside |= ((isBelow | Branchless.beforeMask(high, key)) + 1) << (i - wordBegin);
            }
            while (inside != 0) {
                int index = wordBegin + Integer.numberOfTrailingZeros(inside);
                /*key*/ int key = SortableKeys.of(a[index]) ^ mask;
                if (key == low) {
                    atLow++;
                } else if (key == high) {
                    atHigh++;
                } else {
                    indices[at] = index;
                    at++;
                }
                inside &= inside - 1;
            }
        }
        below += belowHere;
        between = at;
    }

    /** Counts [begin, end) if no element lies between the borders. Returns false, and counts none, if not. */
    private boolean countTied(int begin, int end) {
        int belowLow = 0;
        int notAbove = 0;
        int belowHigh = 0;
        int aboveHigh = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int key = SortableKeys.of(a[i]) ^ mask;
            belowLow += key < low ? 1 : 0;
            notAbove += key <= low ? 1 : 0;
            belowHigh += key < high ? 1 : 0;
            aboveHigh += key > high ? 1 : 0;
        }
        if (belowHigh > notAbove) {
            return false;
        }
        below += belowLow;
        atLow += notAbove - belowLow;
        atHigh += low == high ? 0 : end - begin - belowHigh - aboveHigh;
        return true;
    }
}
