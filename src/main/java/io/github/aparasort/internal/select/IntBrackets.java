package io.github.aparasort.internal.select;

import java.util.Arrays;
import java.util.SplittableRandom;

// Twins: Long
/**
 * Where the wanted ranks of an array are to be looked for: some brackets of keys, disjoint and ascending. They come
 * from a sorted random sample. Each holds its ranks almost certainly; whether it does shows when its elements are
 * counted.
 *
 * <p>Source: R. W. Floyd and R. L. Rivest, <i>Expected time bounds for selection</i>, Communications of the ACM 18
 * (1975). As there, a sample has n<sup>2/3</sup> elements, but fewer for the first ranks.
 *
 * @param borders the low and the high border of each bracket
 * @param owners the bracket of each range of ranks
 * @param density how many elements are expected within the borders
 */
record IntBrackets(/*key*/ int[] borders, int[] owners, Density density) {
    /** The most brackets. Each takes a pass over the data, at least in the cache. */
    static final int MOST = 16;
    /** The most elements within several brackets, as a fraction of all: more are sorted together. */
    private static final double MOST_WITHIN = 0.75;
    /** Fewer elements are in one bracket: sorting all of them takes no longer than a sample. */
    static final int FEW = 512;
    /** Standard deviations on each side of a rank in the sample: one selection in a million misses. */
    private static final int DEVIATIONS = 5;
    /** Further elements of the sample on each side, because small counts do not follow the normal distribution. */
    private static final int MARGIN = 5;
    /** Elements for each expected one of a rare bracket: then 6 strips of 128 elements in 10 have none. */
    private static final int RARE = 1 << 8;
    /**
     * A sample for the first ranks is the square root of so many times n: few elements lie before its first ones. The
     * first 4,000 of 3 million ints took 4.7 ms with 10, 3.3 with 40, and 2.9 with 160, a sample twice as large.
     */
    private static final double PER_ROOT = 40;
    /** The first ranks are at most one in this many: the part for which results take little time to be sorted. */
    private static final int FIRST = 64;
    /** Any number. */
    private static final long SEED = 0x5e1ec7;

    /** One bracket for all elements: no rank can be missed. */
    static IntBrackets ofAll(int ranges) {
        return new IntBrackets(new /*key*/ int[] {/*key*/ Integer.MIN_VALUE, /*key*/ Integer.MAX_VALUE},
                new int[ranges], Density.USUAL);
    }

    /**
     * Brackets for ranges of ranks among n elements.
     *
     * @param sample keys of the elements at the {@link #sampleIndices}, which are sorted here
     * @param ranges the begin and the end of each range, disjoint and ascending
     */
    static IntBrackets of(int n, /*key*/ int[] sample, int[] ranges) {
        int count = ranges.length / 2;
        IntKeySort.sort(sample, null);
        int[] lows = new int[count];
        int[] highs = new int[count];
        int[] owners = new int[count];
        int bracket = -1;
        for (int range = 0; range < count; range++) {
            int first = ranges[2 * range];
            int last = ranges[2 * range + 1] - 1;
            int low = Math.max(-1, (int) Math.floor(sampleRank(first, n, sample.length, -1)) - 1);
            int high = Math.min(sample.length, (int) Math.ceil(sampleRank(last, n, sample.length, 1)));
            if (bracket >= 0 && (low < 0 || low <= highs[bracket] || sample[low] <= sample[highs[bracket]])) {
                highs[bracket] = Math.max(highs[bracket], high);
            } else {
                bracket++;
                lows[bracket] = low;
                highs[bracket] = high;
            }
            owners[range] = bracket;
        }
        return ofSample(n, sample, Arrays.copyOf(lows, bracket + 1), highs, owners);
    }

    private static IntBrackets ofSample(int n, /*key*/ int[] sample, int[] lows, int[] highs, int[] owners) {
        /*key*/ int[] borders = new /*key*/ int[2 * lows.length];
        double expected = 0;
        boolean tied = true;
        for (int i = 0; i < lows.length; i++) {
            borders[2 * i] = lows[i] < 0 ? /*key*/ Integer.MIN_VALUE : sample[lows[i]];
            borders[2 * i + 1] = highs[i] == sample.length ? /*key*/ Integer.MAX_VALUE : sample[highs[i]];
            tied &= isTied(sample, lows[i], highs[i]);
            expected += (highs[i] - lows[i]) * ((double) n / sample.length);
        }
        // Many ranks that are spread over all elements.
        if (lows.length > MOST || lows.length > 1 && expected > MOST_WITHIN * n) {
            return ofAll(owners.length);
        }
        Density density = tied ? Density.TIED
                : lows.length == 1 && expected < n / RARE ? Density.RARE : Density.USUAL;
        return new IntBrackets(borders, owners, density);
    }

    /** Whether all keys of a bracket in a sorted sample are equal to one of its borders. */
    private static boolean isTied(/*key*/ int[] sample, int low, int high) {
        int at = Math.max(low, 0);
        while (low >= 0 && at < high && sample[at] == sample[low]) {
            at++;
        }
        return at >= high || high < sample.length && sample[at] == sample[high];
    }

    /** Where a rank is in a sorted sample, so far below or above that it is almost certainly within. */
    private static double sampleRank(int rank, int n, int samples, int side) {
        double mean = (double) samples * rank / n;
        return mean + side * (DEVIATIONS * Math.sqrt(mean * (1 - (double) rank / n)) + MARGIN);
    }

    /** Random indices of a sample. They are the same for the same n and ranges, so a call can be repeated. */
    static int[] sampleIndices(int n, int[] ranges) {
        boolean isFirst = ranges.length == 2 && ranges[0] == 0 && ranges[1] <= n / FIRST;
        int usual = (int) Math.pow(Math.cbrt(n), 2);
        int samples = isFirst ? Math.min(usual, (int) Math.sqrt(PER_ROOT * n)) : usual;
        SplittableRandom random = new SplittableRandom(SEED);
        int[] indices = new int[samples];
        for (int i = 0; i < samples; i++) {
            indices[i] = random.nextInt(n);
        }
        return indices;
    }

    int brackets() {
        return borders.length / 2;
    }
}
