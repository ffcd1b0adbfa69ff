package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.kernel.CustomCodeException;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.IntStaging;

// Twins: Long
/**
 * Keys sorted by the caller's order, with an int value each if requested: the copies, and the proof that a result is
 * the sorted input.
 */
public final class IntOrderStaging {
    private IntOrderStaging() {
    }

    /** The checksum of all keys with their values, or with their indices if {@code values} is null. */
    public static Digest digest(/*key*/ int[] keys, int[] values) {
        return Parallel.digest(keys.length, () -> {
            int[] indices = new int[Math.min(keys.length, Parallel.BLOCK)];
            return (begin, end) -> {
                if (values == null) {
                    PairValues.indices(begin, end, indices, 0);
                }
                return digestBlock(keys, begin, values == null ? indices : values, values == null ? 0 : begin,
                        end - begin);
            };
        });
    }

    /**
     * The checksum of count keys, with their values unless these are null, and whether no key must come before the one
     * before it.
     *
     * @param follows whether the key before the first one counts, too
     */
    static Digest check(/*key*/ int[] keys, int at, int[] values, int valueAt, int count, boolean follows,
            IntOrder order) {
        for (int i = follows ? at : at + 1; i < at + count; i++) {
            if (isDisorder(keys[i - 1], keys[i], order)) {
                return Digest.DISORDER;
            }
        }
        return digestBlock(keys, at, values, valueAt, count);
    }

    static Digest digestBlock(/*key*/ int[] keys, int at, int[] values, int valueAt, int count) {
        if (values == null) {
            return IntStaging.digestBlock(keys, at, at + count, 0);
        }
        int shift = valueAt - at;
        long sum = 0;
        long squares = 0;
        for (int i = at; i < at + count; i++) {
            long mixed = LongPairStaging.mix(keys[i], values[shift + i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        return new Digest(true, sum, squares);
    }

    /** Keys that each come before the other, as with {@code <=} as an order, may come in any order. */
    static boolean isDisorder(/*key*/ int x, /*key*/ int y, IntOrder order) {
        try {
            return order.before(y, x) && !order.before(x, y);
        } catch (Throwable e) {
            throw new CustomCodeException(e);
        }
    }
}
