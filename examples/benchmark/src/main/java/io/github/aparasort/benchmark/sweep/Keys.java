package io.github.aparasort.benchmark.sweep;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/**
 * Keys of some shapes. The same size and variant give the same keys on every machine. There are variants, because
 * processors learn the branches of a loop over the same few thousand keys by heart.
 */
final class Keys {
    private static final int SKEWED_VALUES = 1_000_000;
    private static int variant;

    private Keys() {
    }

    /** The variant that is made from now on. */
    static void vary(int number) {
        variant = number;
    }

    static SplittableRandom random(int n) {
        return random(n, 0L);
    }

    /** Another sequence for the same size. */
    private static SplittableRandom random(int n, long sequence) {
        return new SplittableRandom(n + sequence + ((long) variant << Integer.SIZE));
    }

    static int[] random(int n, int sequence) {
        return random(n, (long) sequence).ints(n).toArray();
    }

    static int[] ascending(int n) {
        return of(n, i -> i);
    }

    static int[] of(int n, IntUnaryOperator key) {
        int[] keys = new int[n];
        Arrays.setAll(keys, key);
        return keys;
    }

    /** Of so many different ones, spread over all bits. */
    static int[] values(int n, int values) {
        SplittableRandom random = random(n);
        return of(n, i -> scattered(random.nextInt(values)));
    }

    /** Half of the keys are one of ten, a quarter is one of a hundred and so on, up to a million. */
    static int[] skewed(int n) {
        SplittableRandom random = random(n);
        return of(n, i -> {
            int bound = 10;
            while (bound < SKEWED_VALUES && random.nextBoolean()) {
                bound *= 10;
            }
            return scattered(random.nextInt(bound));
        });
    }

    /** Another int for each int, spread over all bits: the finalizer of MurmurHash3. */
    static int scattered(int value) {
        int mixed = (value ^ value >>> 16) * 0x85EB_CA6B;
        mixed = (mixed ^ mixed >>> 13) * 0xC2B2_AE35;
        return mixed ^ mixed >>> 16;
    }

    static int[] sorted(int[] keys) {
        int[] sorted = keys.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    /** Sorted, with keys below n. */
    static int[] sortedBelow(int n, int bound, int sequence) {
        return random(n, (long) sequence).ints(n, 0, Math.max(1, bound)).sorted().toArray();
    }
}
