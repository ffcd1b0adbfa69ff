package io.github.aparasort.internal.select;

import io.github.aparasort.internal.kernel.SetOrder;
import io.github.aparasort.internal.key.SortableKeys;

/**
 * The two passes of a selection over one block of an array: count the elements of a bracket, and collect them. A
 * bracket is all keys from its low border to its high border. Both borders are only counted, so that ties there cost
 * nothing more.
 *
 * <p>Plain static methods, which Aparapi translates, serve the rakes, the JDK engine and the verification. A masked key
 * is the sortable key of an element, XORed with the mask of the order.
 */
final class IntSelectPasses {
    /** The counts of a block for a bracket: elements below the low border, at it, between both, at the high border. */
    static final int COUNTS = 4;
    static final int BELOW = 0;
    static final int AT_LOW = 1;
    static final int BETWEEN = 2;
    static final int AT_HIGH = 3;
    /** The fewest elements of a block: 8 KiB of ints, which stay in the first-level cache for all brackets. */
    static final int BLOCK = 1 << 11;
    /** The most blocks: each work-item of a device adds up the counts of all before its own. */
    private static final int MOST_BLOCKS = 1 << 13;

    private IntSelectPasses() {
    }

    /** The number of elements in a block, which is not less than {@code least}. */
    static int block(int n, int least) {
        return Math.max(least, (int) ((n + MOST_BLOCKS - 1L) / MOST_BLOCKS));
    }

    static int blocks(int n, int block) {
        return (int) ((n + block - 1L) / block);
    }

    /** Where a block ends. */
    static int end(int begin, int block, int n) {
        return n - begin < block ? n : begin + block;
    }

    /** Adds the counts of the block [begin, end) to the four counts from index {@code at} on. */
    static void count(/*value*/ int[] a, int begin, int end, /*key*/ int mask, /*key*/ int low, /*key*/ int high,
            int[] counts, int at) {
        int below = 0;
        int inside = 0;
        int atLow = 0;
        int atHigh = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int key = SortableKeys.of(a[i]) ^ mask;
            int isBelow = SetOrder.beforeMask(key, low);
            below -= isBelow;
            // Most brackets hold a few percent of all elements, so that this branch is predicted.
            if ((isBelow | SetOrder.beforeMask(high, key)) == 0) {
                inside += 1;
                atLow += key == low ? 1 : 0;
                atHigh += key == high ? 1 : 0;
            }
        }
        if (low == high) {
            atHigh = 0;
        }
        counts[at + BELOW] += below;
        counts[at + AT_LOW] += atLow;
        counts[at + BETWEEN] += inside - atLow - atHigh;
        counts[at + AT_HIGH] += atHigh;
    }

    /**
     * 1 if the block [begin, end) has a key that is not beyond a border, else 0. Without branches, calls of others and
     * conversions, so that the JIT compiler makes vector code of it for ints and longs.
     */
    static int reaches(/*value*/ int[] a, int begin, int end, /*key*/ int mask, /*key*/ int high) {
        /*key*/ int signs = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int key = SortableKeys.of(a[i]) ^ mask;
            // The sign of high - key, overflow considered.
            signs |= ~((high & ~key) | (~(high ^ key) & (high - key)));
        }
        return (int) (signs >>> (/*key*/ Integer.SIZE - 1));
    }

    /**
     * Writes the indices of the elements of the block [begin, end) that lie between two borders, from index {@code at}
     * to {@code room} at most: another thread may have changed elements since they were counted.
     */
    static void collect(/*value*/ int[] a, int begin, int end, /*key*/ int mask, /*key*/ int low, /*key*/ int high,
            int[] indices, int at, int room) {
        int to = at;
        for (int i = begin; i < end; i++) {
            /*key*/ int key = SortableKeys.of(a[i]) ^ mask;
            if ((SetOrder.beforeMask(low, key) & SetOrder.beforeMask(key, high)) != 0 && to < room) {
                indices[to] = i;
                to += 1;
            }
        }
    }
}
