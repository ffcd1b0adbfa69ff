package io.github.aparasort.testing;

import java.util.SplittableRandom;

/**
 * Keys that a radix sort by a sampled leading digit, short digits and a last insertion could trip over, or that merely
 * occur. The same name, number of keys and width always give the same keys.
 */
public enum AdversarialKeys implements GuardedInput.KeysByWidth {
    /** Keys close together, but for a few that are as far away as can be: above, below, and on both sides. */
    FEW_FAR_ABOVE((i, n, w, r) -> i % 997 == 5 ? top(w) : 1000 + r.nextInt(5000)),
    FEW_FAR_BELOW((i, n, w, r) -> i % 997 == 5 ? bottom(w) : 1000 + r.nextInt(5000)),
    FEW_FAR_ON_BOTH_SIDES((i, n, w, r) -> i % 997 == 5 ? r.nextBoolean() ? top(w) : bottom(w) + r.nextInt(3)
            : -77 + r.nextInt(5000)),
    /** Most keys are at one end of the range and few at the other, so differences between keys overflow. */
    AT_THE_BOTTOM((i, n, w, r) -> i % 97 == 5 ? top(w) - r.nextInt(300) : bottom(w) + r.nextInt(3)),
    AT_THE_TOP((i, n, w, r) -> i % 97 == 5 ? bottom(w) + r.nextInt(300) : top(w) - r.nextInt(3)),
    NEAR_THE_BOTTOM((i, n, w, r) -> i % 97 == 5 ? r.nextLong() : bottom(w) + 200 + r.nextInt(100)),
    ONLY_EXTREMES((i, n, w, r) -> i % 3 == 0 ? top(w) : bottom(w)),

    /** Where a sample looks there is but one key: in the middle, the least, the greatest. */
    UNLUCKY_SAMPLE((i, n, w, r) -> isSampled(i, n) ? 42 : r.nextLong()),
    UNLUCKY_SAMPLE_AT_THE_BOTTOM((i, n, w, r) -> isSampled(i, n) ? bottom(w) : r.nextLong()),
    UNLUCKY_SAMPLE_AT_THE_TOP((i, n, w, r) -> isSampled(i, n) ? top(w) : r.nextLong()),
    /** The sample takes the range for wide, and yet most keys are in one bucket. */
    ONE_BUCKET((i, n, w, r) -> isSampled(i, n) ? r.nextLong() : 12_345_678 + r.nextInt(1000)),
    ALL_EQUAL((i, n, w, r) -> -5),

    /** Few leading digits, a rare bit below, and all else in the lowest bits: so that insertion has no end. */
    SHARED_PREFIXES((i, n, w, r) -> (long) r.nextInt(16) << w - 5 | rare(i, w) | r.nextInt(32)),
    /** Shared prefixes with suffixes in reverse order, the worst case of insertion. */
    REVERSED_SUFFIXES((i, n, w, r) -> (long) (i % 7) << w - 4 | rare(i, w) | 31 - 32L * i / n),
    PREFIXES_OR_RANDOM((i, n, w, r) -> r.nextInt(3) == 0 ? r.nextLong() : -3L << w - 5 | rare(i, w) | r.nextInt(32)),
    /** Both signs within a bucket: outliers make it wide. */
    SIGNS_IN_A_BUCKET((i, n, w, r) -> isSampled(i, n) || r.nextInt(4) == 0 ? r.nextLong() : r.nextInt(101) - 50),
    ONLY_LOWEST_BIT((i, n, w, r) -> 0x1234_5678L ^ r.nextInt(2)),
    ONLY_HIGHEST_BIT((i, n, w, r) -> 0x1234_5678L ^ (long) r.nextInt(2) << w - 1),

    TWO_VALUED((i, n, w, r) -> r.nextInt(5) == 0 ? 1_000_000_007 : -1_000_000_007),
    ZIPF((i, n, w, r) -> (long) (n / Math.max(1e-9, r.nextDouble()) / n)),
    GAUSSIAN((i, n, w, r) -> (long) (gaussian(r) * 1e6)),
    ORGAN_PIPES((i, n, w, r) -> Math.min(i, n - 1 - i) * 3L),
    SAW((i, n, w, r) -> i % 1009 * (1L << w - 11)),
    POWERS_OF_TWO((i, n, w, r) -> (1L << r.nextInt(w)) * (r.nextBoolean() ? 1 : -1));

    /** As many keys a sort samples, evenly spaced. */
    private static final int SAMPLED = 256;

    private final GuardedInput.KeysByWidth keys;

    AdversarialKeys(GuardedInput.KeysByWidth keys) {
        this.keys = keys;
    }

    @Override
    public long at(int i, int n, int width, SplittableRandom random) {
        return keys.at(i, n, width, random);
    }

    private static long rare(int i, int width) {
        return i % 50 == 7 ? 1L << width - 8 : 0;
    }

    private static long top(int width) {
        return -1L >>> 65 - width;
    }

    private static long bottom(int width) {
        return -1L << width - 1;
    }

    /** Within a few places, as the array is a little longer than the range that is sorted. */
    private static boolean isSampled(int i, int n) {
        for (int j = Math.max(0, i - 4); j <= i + 4; j++) {
            long sample = ((long) j * SAMPLED + n - 1) / n;
            if (sample * n / SAMPLED == j) {
                return true;
            }
        }
        return false;
    }

    private static double gaussian(SplittableRandom random) {
        return Math.sqrt(-2 * Math.log(1 - random.nextDouble())) * Math.cos(2 * Math.PI * random.nextDouble());
    }
}
