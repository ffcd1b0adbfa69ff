package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.RakeKernel;
import java.util.Arrays;

/**
 * The common base of radix sorts by rakes for all keys: geometry, counters and progress. They sort in the caller's
 * array, bucket by bucket, and know where all keys of a bucket are, so that it can be sorted again if that fails.
 */
public abstract class RadixKernel extends RakeKernel {
    /** Bits of the leading digit, which is a distance from zero: more bits cost more time in cache and TLB misses. */
    protected static final int SIDE_BITS = 8;
    /** Buckets for keys of one sign, and of both signs. */
    protected static final int SIDE = 1 << SIDE_BITS;
    protected static final int BUCKETS = 2 * SIDE;
    /** Keys per bucket when they are evenly spread: twice as many still fit the caches. */
    protected static final int BUCKET_KEYS = 1 << 15;
    /** Bits of a digit within buckets, and its number of values: twice their counters fit the first-level cache. */
    protected static final int DIGIT = 11;
    protected static final int DIGITS = 1 << DIGIT;
    /** Extra bits beyond log2(n): at most 1/16 of random keys then collide. */
    protected static final int DISTINCT_BITS = 3;
    /** Bits that insertion handles at less cost than a further digit: half a move per key. */
    protected static final int SPARED_BITS = 3;
    /** Up to this many keys, insertion is the fastest: it takes at most half as many moves per key. */
    protected static final int FEW = 32;
    /** Moves per key, on average, that cost less than sorting by all bits, for more than a few keys. */
    protected static final int WORTHWHILE_MOVES = 4;
    /** The allowed moves are counted for at most this many keys, so that their number fits an int. */
    protected static final int MANY = 1 << 26;
    /**
     * Keys in the sample that chooses the digits: a quantile at one sixteenth errs by 1.5 % of all keys. Of few keys it
     * has one in {@code SAMPLED}, which costs a few percent.
     */
    protected static final int SAMPLE = 256;
    protected static final int SAMPLED = 64;
    /** One key in this many of the sample, at either end, may go to the end buckets: outliers are rarely more. */
    protected static final int TAIL = 16;

    /**
     * Buckets for the keys between those ends, at most: the others have room for the tails of evenly spread keys. These
     * have seven eighths between the ends, and the sample errs by two percent.
     */
    protected static final int MIDDLE_BUCKETS = SIDE * 9 / 10;

    /** Where the range begins in home. */
    protected int home;
    /** A key shifted right by this is its leading digit. */
    protected int leadShift;
    /** For each work-item and bucket how many keys of its part belong there. */
    protected int[] bucketCounts;
    /** Where the buckets begin in the range. */
    protected int[] bucketBegins = new int[BUCKETS];
    /**
     * For each work-item two numbers: -1 or the end of the last bucket that it has sorted; 1 while the next one is in
     * home, and 0 while scratch has all of its keys.
     */
    protected int[] progress;

    /** Bits below this one distinguish few neighbours, by the estimate from a sample. */
    protected int tellingBit;
    /** 1 if the whole range is one bucket, else 0. */
    protected int whole;
    private int bucketKeys = BUCKET_KEYS;

    protected RadixKernel(int rakes, int bytesPerKey) {
        super(rakes, bytesPerKey);
        bucketCounts = new int[rakes * BUCKETS];
        progress = new int[2 * rakes];
    }

    @Override
    public void scale(int bytes, int elementsPerPart) {
        super.scale(bytes, elementsPerPart);
        bucketKeys = elementsPerPart;
    }

    @Override
    protected int elementsPerPart() {
        return bucketKeys;
    }

    /** Buckets for the keys between the quantiles of a sample. */
    protected int middleBuckets() {
        return Math.min(MIDDLE_BUCKETS, Math.max(2, n / bucketKeys));
    }

    @Override
    public int passes() {
        return whole != 0 ? 1 : 3;
    }

    @Override
    public void start() {
        chooseLeadingDigit();
        Arrays.fill(progress, -1);
        for (int rake = 0; rake < rakes; rake++) {
            progress[2 * rake + 1] = whole;
        }
    }

    /** Copies keys home that are in scratch only. A plain loop: there may be no memory for anything else. */
    @Override
    public void putBack() {
        boolean begun = false;
        for (int rake = 0; rake < rakes; rake++) {
            begun |= progress[2 * rake] >= 0;
        }
        // Before the third pass nothing is written to home.
        for (int rake = 0; begun && rake < rakes; rake++) {
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
     * Chooses the leading digit from a sample, so that the distances from zero of most keys, those between two
     * quantiles, fall into the middle buckets of either sign.
     */
    protected abstract void chooseLeadingDigit();

    /** Copies keys from scratch to home. */
    protected abstract void fetch(int begin, int end);
}
