package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.kernel.CustomCodeException;

/**
 * Keys sorted by the caller's order, with an int value each if requested: the copies, and the proof that a result is
 * the sorted input.
 */
public final class IntOrderStaging {
    private IntOrderStaging() {
    }

    /** Copies the values of a part in, for keys from index 0 on; each key's index if {@code values} is null. */
    public static void copyValuesIn(int[] values, IntOrderArrays staging, int part) {
        int[] target = staging.values();
        int first = staging.partBegin(part);
        Parallel.forEach(staging.partBegin(part + 1) - first, (begin, end) -> {
            for (int i = first + begin; i < first + end; i++) {
                target[i] = values == null ? i : values[i];
            }
        });
    }

    public static void copyValuesOut(IntOrderArrays sorted, int[] target) {
        int[] source = sorted.values();
        Parallel.forEach(target.length, (begin, end) -> System.arraycopy(source, begin, target, begin, end - begin));
    }

    /** The checksum of all keys with their values, or with their indices if {@code values} is null. */
    public static Digest digest(/*key*/ int[] keys, int[] values) {
        return Parallel.digest(keys.length, (begin, end) -> digestBlock(keys, begin, end, values, 0));
    }

    /**
     * The checksum of a part, and whether no key must come before the one before it, starting from the last key of the
     * part before.
     */
    public static Digest check(IntOrderArrays sorted, int part, boolean carries, IntOrder order) {
        /*key*/ int[] keys = sorted.keys(part);
        int first = sorted.partBegin(part);
        if (part > 0 && isDisorder(sorted.keys(part - 1)[first - sorted.partBegin(part - 1) - 1], keys[0], order)) {
            return Digest.DISORDER;
        }
        return Parallel.digestByCode(sorted.partBegin(part + 1) - first, (begin, end) -> {
            for (int i = Math.max(begin, 1); i < end; i++) {
                if (isDisorder(keys[i - 1], keys[i], order)) {
                    return Digest.DISORDER;
                }
            }
            return carries ? digestBlock(keys, begin, end, sorted.values(), first)
                    : IntStaging.digestBlock(keys, begin, end, 0);
        });
    }

    private static Digest digestBlock(/*key*/ int[] keys, int begin, int end, int[] values, int shift) {
        long sum = 0;
        long squares = 0;
        for (int i = begin; i < end; i++) {
            long mixed = LongPairStaging.mix(keys[i], values == null ? shift + i : values[shift + i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        return new Digest(true, sum, squares);
    }

    /** Keys that each come before the other, as with {@code <=} as an order, may come in any order. */
    private static boolean isDisorder(/*key*/ int x, /*key*/ int y, IntOrder order) {
        try {
            return order.before(y, x) && !order.before(x, y);
        } catch (Throwable e) {
            throw new CustomCodeException(e);
        }
    }
}
