package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.LongSource;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.LongStaging;

/**
 * Long keys with an int value each, in two arrays. The checksum covers key and value together, so it detects a value
 * that ends up with another key.
 */
public final class LongPairStaging {
    /** Odd, so that no bit of a value is lost; large, so that values and keys do not cancel out. */
    private static final long VALUE_FACTOR = 0x9e3779b97f4a7c15L;

    private LongPairStaging() {
    }

    /** The checksum of n keys with their values. */
    public static Digest digest(LongSource keys, IntSource values, int n) {
        return Parallel.digest(n, () -> {
            long[] someKeys = new long[Math.min(n, Parallel.BLOCK)];
            int[] someValues = new int[someKeys.length];
            return (begin, end) -> {
                keys.load(begin, end, someKeys, 0);
                values.load(begin, end, someValues, 0);
                return digestBlock(someKeys, 0, someValues, 0, end - begin);
            };
        });
    }

    /**
     * The checksum of count keys with their values, and whether the keys ascend.
     *
     * @param again the same array as {@code keys}: see {@link LongStaging#ascends}
     * @param follows whether the key before the first one counts, too
     */
    static Digest check(long[] keys, long[] again, int at, int[] values, int valueAt, int count, boolean follows) {
        return LongStaging.ascends(keys, again, follows ? at : at + 1, at + count, 0)
                ? digestBlock(keys, at, values, valueAt, count) : Digest.DISORDER;
    }

    static Digest digestBlock(long[] keys, int at, int[] values, int valueAt, int count) {
        int shift = valueAt - at;
        long sum = 0;
        long squares = 0;
        for (int i = at; i < at + count; i++) {
            long mixed = mix(keys[i], values[shift + i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        return new Digest(true, sum, squares);
    }

    /** One-to-one in the value for any one key, and in the key for any one value. */
    public static long mix(long key, int value) {
        return LongStaging.mix(key + value * VALUE_FACTOR);
    }
}
