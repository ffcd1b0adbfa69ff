package io.github.aparasort.testing;

import java.util.SplittableRandom;

/** Keys that are hard on a radix sort in tiles. The same name, number of keys and width always give the same keys. */
public enum RadixTileKeys implements GuardedInput.KeysByWidth {
    ALL_EQUAL((i, n, w, r) -> 0x1234_5678_9abc_def0L),
    ALL_LEAST((i, n, w, r) -> -1L << w - 1),
    /** Short tiles are filled up with this key. */
    ALL_GREATEST((i, n, w, r) -> ~(-1L << w - 1)),
    TWO_VALUES((i, n, w, r) -> r.nextInt(3) == 0 ? 0x00ff_7f80_ff00_8001L : 0x7f00_80ff_00ff_7ffeL),
    SORTED((i, n, w, r) -> (-1L << w - 1) + i * ((1L << w - 2) / n * 4)),
    REVERSED((i, n, w, r) -> ~(-1L << w - 1) - i * ((1L << w - 2) / n * 4)),
    SORTED_BUT_EQUAL_IN_EIGHTS((i, n, w, r) -> (i >> 3) - n / 16),
    IDS_OF_24_BITS((i, n, w, r) -> r.nextInt(1 << 24)),
    /** The least and greatest keys, zero, and their neighbours. */
    EXTREMES((i, n, w, r) -> r.nextInt(5) - 2 + (r.nextBoolean() ? 1L << w - 1 : 0)),
    /** Digits of all ones and zeros, next to each other. */
    ZEROS_AND_ONES((i, n, w, r) -> DigitKeys.digits(r.nextInt(256))),
    /** Each digit is the complement of the one before, so that every pass reverses the order. */
    COMPLEMENTS((i, n, w, r) -> 0x00ff_00ff_00ff_00ffL ^ r.nextInt(256) * 0x0101_0101_0101_0101L),
    /** Nearly all keys have one digit, in whatever place. */
    MOSTLY_ONE_DIGIT((i, n, w, r) -> r.nextInt(16) == 0 ? r.nextLong() : 0x4242_4242_4242_4242L),
    RANDOM((i, n, w, r) -> r.nextLong());

    private final GuardedInput.KeysByWidth keys;

    RadixTileKeys(GuardedInput.KeysByWidth keys) {
        this.keys = keys;
    }

    @Override
    public long at(int i, int n, int width, SplittableRandom random) {
        return keys.at(i, n, width, random);
    }
}
