package io.github.aparasort.testing;

import java.util.SplittableRandom;

/**
 * What is sorted in tests: the shapes that sorting networks, merges and co-ranks trip over, and the keys that bad
 * comparisons do. The same name, number of elements and width always give the same keys.
 */
public enum Input implements GuardedInput.Keys {
    RANDOM(SplittableRandom::nextLong, SplittableRandom::nextInt),
    /** Neighbours that differ by more than half of the range, so that their difference overflows. */
    EXTREMES(Keys::longExtreme, Keys::intExtreme),
    /** Short tiles are padded with this key: padding must not take the place of a real one. */
    MOSTLY_MAX(r -> r.nextInt(4) == 0 ? r.nextLong() : Long.MAX_VALUE,
            r -> r.nextInt(4) == 0 ? r.nextInt() : Integer.MAX_VALUE),
    ALL_MAX(r -> Long.MAX_VALUE, r -> Integer.MAX_VALUE),
    MOSTLY_MIN(r -> r.nextInt(4) == 0 ? r.nextLong() : Long.MIN_VALUE,
            r -> r.nextInt(4) == 0 ? r.nextInt() : Integer.MIN_VALUE),
    LOWEST_BIT(r -> 0x7531_0000_0000_2468L + r.nextInt(2), r -> 0x7531_2468 + r.nextInt(2)),
    HIGHEST_BIT(r -> 0x0531_0000_0000_2468L ^ (long) r.nextInt(2) << 63, r -> 0x0531_2468 ^ r.nextInt(2) << 31),
    /** For a long key that is compared by one half only; the halves' own sign bits vary. */
    LOW_HALF(r -> -7L << 32 | r.nextInt() & 0xffff_ffffL, r -> 0x5aa5_0000 | r.nextInt() & 0xffff),
    HIGH_HALF(r -> (long) r.nextInt() << 32 | 0x8000_0001L, r -> r.nextInt() << 16 | 0x8001),

    SORTED((i, n, r) -> i),
    REVERSED((i, n, r) -> n - 1 - i),
    EQUAL((i, n, r) -> n / 2),
    TWO_VALUES((i, n, r) -> r.nextInt(2) * (n - 1)),
    FIVE_VALUES((i, n, r) -> r.nextInt(5)),
    SAWTOOTH((i, n, r) -> i % 13),
    ORGAN_PIPE((i, n, r) -> Math.min(i, n - 1 - i)),
    NEARLY_SORTED((i, n, r) -> r.nextInt(16) == 0 ? r.nextInt(n) : i),
    SORTED_ROTATED((i, n, r) -> (i + n / 3) % n),
    /** In every merge of two halves the lists alternate, down to single keys. */
    ALTERNATING_MERGES((i, n, r) -> Keys.alternatingRank(i, n));

    private interface LongKey {
        long next(SplittableRandom random);
    }

    private interface IntKey {
        int next(SplittableRandom random);
    }

    /** The rank of element i among n; ranks are then spread over the whole range of a width. */
    private interface Rank {
        int of(int i, int n, SplittableRandom random);
    }

    private final LongKey longKey;
    private final IntKey intKey;
    private final Rank rank;

    Input(LongKey longKey, IntKey intKey) {
        this.longKey = longKey;
        this.intKey = intKey;
        this.rank = null;
    }

    Input(Rank rank) {
        this.longKey = null;
        this.intKey = null;
        this.rank = rank;
    }

    @Override
    public int[] ints(int n) {
        SplittableRandom random = new SplittableRandom(31L * n + ordinal());
        int[] keys = new int[n];
        for (int i = 0; i < n; i++) {
            keys[i] = rank == null ? intKey.next(random)
                    : Integer.MIN_VALUE + (int) (rank.of(i, n, random) * (0xffff_ffffL / n));
        }
        return keys;
    }

    @Override
    public long[] longs(int n) {
        SplittableRandom random = new SplittableRandom(37L * n + ordinal());
        long[] keys = new long[n];
        for (int i = 0; i < n; i++) {
            keys[i] = rank == null ? longKey.next(random)
                    : Long.MIN_VALUE + rank.of(i, n, random) * Long.divideUnsigned(-1, n);
        }
        return keys;
    }

    /** As the ints, but of their bits, or of their ranks, floats. */
    public float[] floats(int n) {
        float[] values = new float[n];
        SplittableRandom random = new SplittableRandom(41L * n + ordinal());
        for (int i = 0; i < n; i++) {
            values[i] = rank == null ? Float.intBitsToFloat(intKey.next(random)) : rank.of(i, n, random) - n / 2;
        }
        return values;
    }

    /** As the longs, but of their bits, or of their ranks, doubles. */
    public double[] doubles(int n) {
        double[] values = new double[n];
        SplittableRandom random = new SplittableRandom(43L * n + ordinal());
        for (int i = 0; i < n; i++) {
            values[i] = rank == null ? Double.longBitsToDouble(longKey.next(random)) : rank.of(i, n, random) - n / 2;
        }
        return values;
    }

    /** Values to travel along: all different, with every bit in use. */
    public static int[] values(int n) {
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = (i + 1) * 0x9e37_79b9;
        }
        return values;
    }

    /** Apart from the constants, which cannot refer to static members of their own enum. */
    private static final class Keys {
        private static final long[] LONG_EXTREMES = {Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, 0, 1,
            Long.MAX_VALUE - 1, Long.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE, 1L << 31, 1L << 32, -1L << 32};
        private static final int[] INT_EXTREMES = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1, 0, 1,
            Integer.MAX_VALUE - 1, Integer.MAX_VALUE};

        public static long longExtreme(SplittableRandom random) {
            return LONG_EXTREMES[random.nextInt(LONG_EXTREMES.length)];
        }

        public static int intExtreme(SplittableRandom random) {
            return INT_EXTREMES[random.nextInt(INT_EXTREMES.length)];
        }

        /** The left half holds the even ranks, the right half the odd ones, and so on within each. */
        public static int alternatingRank(int i, int n) {
            int left = (n + 1) / 2;
            if (n == 1) {
                return 0;
            }
            return i < left ? 2 * alternatingRank(i, left) : 2 * alternatingRank(i - left, n - left) + 1;
        }
    }
}
