package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.select.IntKeySort;
import java.util.Arrays;

// Twins: Long
/**
 * Sorts keys by one thread: it spreads them over about as many buckets as there are keys, by their distance from the
 * least one, then insertion does the rest. A bucket with many keys is sorted in the same way. Where keys crowd into one
 * bucket again and again, the JDK sorts them, so there are O(n log n) steps at most. Not stable, which keys alone do
 * not show.
 *
 * <p>Source: Knuth, <i>The Art of Computer Programming</i>, volume 3, section 5.2.1: multiple list insertion, with the
 * buckets in one array as in distribution counting.
 */
final class IntBucketSort {
    /** Up to this many keys insertion is the fastest: 20 ints take it 190 ns, and buckets 260 (EPYC, JDK 17). */
    private static final int FEW = 24;
    /** The most bits of a bucket's number: the counters fit the first-level cache. */
    private static final int MOST_BITS = 11;
    /** How often the buckets of a bucket are sorted by buckets: three times eleven bits tell all ints apart. */
    private static final int DEPTH = 3;

    private final int[][] counters = new int[DEPTH][];
    private /*key*/ int[] scratch = new /*key*/ int[0];

    /** Sorts a range. */
    void sort(/*key*/ int[] keys, int begin, int end) {
        if (scratch.length < end) {
            scratch = new /*key*/ int[end + end / 2];
        }
        sort(keys, begin, end, 0);
    }

    private void sort(/*key*/ int[] keys, int begin, int end, int depth) {
        int n = end - begin;
        if (n <= FEW) {
            IntKeySort.insert(keys, begin, end, null, 0);
            return;
        }
        /*key*/ int least = keys[begin];
        /*key*/ int greatest = least;
        for (int i = begin + 1; i < end; i++) {
            least = Math.min(least, keys[i]);
            greatest = Math.max(greatest, keys[i]);
        }
        int bits = Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(n - 1));
        int width = /*key*/ Integer.SIZE - /*key*/ Integer.numberOfLeadingZeros(greatest - least);
        int shift = Math.max(0, width - bits);
        int buckets = (int) (greatest - least >>> shift) + 1;
        int[] ends = counters(depth);
        int largest = spread(keys, begin, end, least, shift, buckets, ends);
        if (shift == 0) {
            return;
        }
        if (largest > FEW) {
            sortLarge(keys, begin, depth + 1, buckets, ends);
        }
        IntKeySort.insert(keys, begin, end, null, 0);
    }

    private int[] counters(int depth) {
        if (counters[depth] == null) {
            counters[depth] = new int[1 << MOST_BITS];
        }
        return counters[depth];
    }

    /**
     * Moves the keys to their buckets, and notes where these end. Returns the number of keys in the largest bucket.
     */
    private int spread(/*key*/ int[] keys, int begin, int end, /*key*/ int least, int shift, int buckets, int[] ends) {
        Arrays.fill(ends, 0, buckets, 0);
        for (int i = begin; i < end; i++) {
            ends[(int) (keys[i] - least >>> shift)]++;
        }
        int at = begin;
        int largest = 0;
        for (int bucket = 0; bucket < buckets; bucket++) {
            int count = ends[bucket];
            ends[bucket] = at;
            at += count;
            largest = Math.max(largest, count);
        }
        for (int i = begin; i < end; i++) {
            scratch[ends[(int) (keys[i] - least >>> shift)]++] = keys[i];
        }
        System.arraycopy(scratch, begin, keys, begin, end - begin);
        return largest;
    }

    /** Sorts the buckets that have too many keys for insertion. */
    private void sortLarge(/*key*/ int[] keys, int begin, int depth, int buckets, int[] ends) {
        int bucketBegin = begin;
        for (int bucket = 0; bucket < buckets; bucket++) {
            int bucketEnd = ends[bucket];
            if (bucketEnd - bucketBegin > FEW) {
                if (depth < DEPTH) {
                    sort(keys, bucketBegin, bucketEnd, depth);
                } else {
                    Arrays.sort(keys, bucketBegin, bucketEnd);
                }
            }
            bucketBegin = bucketEnd;
        }
    }
}
