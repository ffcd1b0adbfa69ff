package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import java.util.Arrays;

/**
 * What radix sorts by rakes have in common, whatever their keys: geometry, counters, and how far they got. They sort
 * where the keys are, in the caller's own array.
 */
public abstract class RadixKernel extends InPlaceRakeKernel {
    /** Bits of the leading digit, which is a distance from zero: more cost more time in cache and TLB misses. */
    protected static final int SIDE_BITS = 8;
    /** Buckets for keys of one sign, and of both. */
    protected static final int SIDE = 1 << SIDE_BITS;
    protected static final int BUCKETS = 2 * SIDE;
    /** Keys that a bucket should have, where they are evenly spread: so many fit the caches twice. */
    protected static final int BUCKET_KEYS = 1 << 15;
    /** Bits of a digit within buckets, and how many digits that are: their counters fit the first-level cache twice. */
    protected static final int DIGIT = 11;
    protected static final int DIGITS = 1 << DIGIT;
    /** Sorted by this many bits more than its count has, of random keys one in 16 or less meets its like. */
    protected static final int DISTINCT_BITS = 3;
    /** Bits that insertion makes up for at less cost than a further digit: half a move a key. */
    protected static final int SPARED_BITS = 3;
    /** Keys that insertion sorts quickest, by half as many moves a key at most. */
    protected static final int FEW = 32;
    /** Moves a key of more than a few, on average, that cost less than sorting by all bits. */
    protected static final int WORTHWHILE_MOVES = 4;
    /** As many keys as the allowed moves are counted for, so that their number fits an int. */
    protected static final int MANY = 1 << 26;
    /** Keys that are looked at to choose digits; of fewer keys one in so many, which costs a few percent. */
    protected static final int SAMPLE = 256;
    protected static final int SAMPLED = 64;
    /** The part of the sample, at either end, for which the first and the last bucket are good enough. */
    protected static final int TAIL = 16;

    /** Buckets for what is between those ends, at most: the rest is room for tails as even keys have them. */
    protected static final int MIDDLE_BUCKETS = SIDE * 9 / 10;

    /** Where the range begins in home. */
    protected int home;
    /** A key shifted right by this is its leading digit. */
    protected int leadShift;
    /** For each work-item and bucket how many keys of its part belong there. */
    protected int[] bucketCounts;
    /** Where the buckets begin in the range. */
    protected int[] bucketBegins = new int[BUCKETS];
    /** For each work-item, -1 or the end of the last bucket that it has sorted; and 1 while the next is in home. */
    protected int[] progress;

    /** Bits below this tell few neighbours apart, where that is known. */
    protected int tellingBit;
    /** 1 where the whole range is one bucket, else 0. */
    protected int whole;
    private int bucketKeys = BUCKET_KEYS;

    protected RadixKernel(int rakes) {
        super(rakes);
        bucketCounts = new int[rakes * BUCKETS];
        progress = new int[2 * rakes];
    }

    @Override
    public void scale(int bytes, int keys) {
        super.scale(bytes, keys);
        bucketKeys = keys;
    }

    @Override
    protected int pieces() {
        return bucketKeys;
    }

    /** Buckets for what is between the quantiles of a sample. */
    protected int middleBuckets() {
        return Math.min(MIDDLE_BUCKETS, Math.max(2, n / bucketKeys));
    }

    @Override
    public int passes() {
        return whole != 0 ? 1 : 3;
    }

    @Override
    public void start() {
        Arrays.fill(progress, -1);
        aim();
    }

    /** Does what a launch does, by one work-item and without Aparapi: for who wants the code compiled. */
    public abstract void sortHere();

    @Override
    public void recover() {
        super.recover();
        if (Arrays.stream(progress).allMatch(mark -> mark < 0)) {
            // Up to the third pass nothing is written to home.
            return;
        }
        for (int rake = 0; rake < rakes; rake++) {
            boolean inHome = progress[2 * rake + 1] == 1;
            for (int bucket = firstBucket(rake); bucket < firstBucket(rake + 1); bucket++) {
                if (bucketEnd(bucket) > Math.max(bucketBegins[bucket], progress[2 * rake])) {
                    if (!inHome) {
                        fetch(bucketBegins[bucket], bucketEnd(bucket));
                    }
                    inHome = false;
                }
            }
        }
    }

    /** The first bucket that begins in the part of a rake, or in a later one. */
    protected int firstBucket(int rake) {
        int bucket = 0;
        while (bucket < BUCKETS && bucketBegins[bucket] < rakeBegin(rake)) {
            bucket++;
        }
        return bucket;
    }

    protected int bucketEnd(int bucket) {
        return bucket + 1 < BUCKETS ? bucketBegins[bucket + 1] : n;
    }

    /**
     * Chooses the leading digit from a sample: so that the distances from zero of most keys, those between two of its
     * quantiles, fall into the middle of the buckets of either sign.
     */
    protected abstract void aim();

    /** Copies keys from scratch to home. */
    protected abstract void fetch(int begin, int end);
}
