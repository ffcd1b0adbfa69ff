package io.github.aparasort.internal.group;

import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.IntStaging;

// Twins: Long
/**
 * An order-free checksum of keys and their values that can be taken of groups and their sums too: that of the keys, and
 * the values times a weight of their key. The products are added to the squares, so that no wrong value makes up for a
 * wrong border between groups in the sum of keys.
 *
 * <p>Weights are odd, so every change of one sum changes the checksum. Weights of ints are different for different
 * keys, and below 33 bits. So a value that is counted for another key changes it too, always. Many of them need not, if
 * their sum and the difference of two weights have 64 factors of two together. So sums of groups must also be in the
 * range of so many ints: then such a sum has few factors of two, unless its group is very large.
 */
final class IntSumDigest {
    private static final int HALF_BITS = /*key*/ Integer.SIZE / 2;

    private IntSumDigest() {
    }

    /** The checksum of n keys and their values. */
    static Digest of(IntSource source, int[] values, int n) {
        return Parallel.digest(n, () -> {
            /*key*/ int[] keys = new /*key*/ int[Math.min(n, Parallel.BLOCK)];
            return (begin, end) -> {
                source.load(begin, end, keys, 0);
                return IntKeyDigest.ofBlock(keys, end - begin).plus(ofValues(keys, end - begin, values, begin));
            };
        });
    }

    /**
     * The checksum of all groups and their sums.
     *
     * @param heads the key of each group
     * @param begins where each group begins, and the number of elements
     */
    static Digest ofGroups(/*key*/ int[] heads, int[] begins, long[] sums) {
        return IntKeyDigest.ofGroups(heads, begins).plus(Parallel.digest(heads.length, (from, to) -> {
            long products = 0;
            for (int group = from; group < to; group++) {
                long count = begins[group + 1] - begins[group];
                if (sums[group] < count * Integer.MIN_VALUE || sums[group] > count * Integer.MAX_VALUE) {
                    return Digest.DISORDER;
                }
                products += weight(heads[group]) * sums[group];
            }
            return new Digest(true, 0, products);
        }));
    }

    /** Of so many keys, whose values are from index {@code at} on. */
    private static Digest ofValues(/*key*/ int[] keys, int count, int[] values, int at) {
        long products = 0;
        for (int i = 0; i < count; i++) {
            products += weight(keys[i]) * values[at + i];
        }
        return new Digest(true, 0, products);
    }

    /** The low bits of mixed longs depend on few bits of the key, so the high half is mixed in. */
    private static long weight(/*key*/ int key) {
        /*key*/ int mixed = IntStaging.mix(key);
        return 2L * (mixed ^ mixed >>> HALF_BITS) + 1;
    }
}
