package io.github.aparasort.internal.group;

import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.IntStaging;

// Twins: Long
/**
 * An order-free checksum of keys that can be taken of groups too: of each key as often as it comes. Mixed keys are
 * added up as unsigned numbers in 64 bits. Ints never wrap around there. So if the border between two groups is wrong,
 * by any number of elements, the sum always differs. In 32 bits it would not, if the number of elements and the
 * difference of the mixed keys have 32 factors of two together.
 */
final class IntKeyDigest {
    private static final int HALF_BITS = /*key*/ Integer.SIZE / 2;
    private static final /*key*/ int HALF = ((/*key*/ int) 1 << HALF_BITS) - 1;

    private IntKeyDigest() {
    }

    /** The checksum of n keys. */
    static Digest of(IntSource source, int n) {
        return Parallel.digest(n, () -> {
            /*key*/ int[] keys = new /*key*/ int[Math.min(n, Parallel.BLOCK)];
            return (begin, end) -> {
                source.load(begin, end, keys, 0);
                return ofBlock(keys, end - begin);
            };
        });
    }

    /**
     * The checksum of the elements of all groups, and whether the groups are in order: their keys ascend strictly, and
     * so do the indices where they begin, from 0 on, up to the number of elements.
     *
     * @param heads the key of each group
     * @param begins where each group begins, and the number of elements
     */
    static Digest ofGroups(/*key*/ int[] heads, int[] begins) {
        if (begins[0] != 0) {
            return Digest.DISORDER;
        }
        return Parallel.digest(heads.length, (from, to) -> {
            long sum = 0;
            /*key*/ int squares = 0;
            for (int group = from; group < to; group++) {
                /*key*/ int key = heads[group];
                int count = begins[group + 1] - begins[group];
                if (begins[group + 1] <= begins[group] || group > 0 && heads[group - 1] >= key) {
                    return Digest.DISORDER;
                }
                /*key*/ int mixed = IntStaging.mix(key);
                long upper = mixed >>> HALF_BITS;
                sum += count * ((upper << HALF_BITS) + (mixed & HALF));
                squares += count * mixed * mixed;
            }
            return digest(sum, squares);
        });
    }

    /** The halves of mixed keys are added up apart: so the loop has no longs where keys are ints, and has vectors. */
    static Digest ofBlock(/*key*/ int[] keys, int count) {
        /*key*/ int lower = 0;
        /*key*/ int upper = 0;
        /*key*/ int squares = 0;
        for (int i = 0; i < count; i++) {
            /*key*/ int mixed = IntStaging.mix(keys[i]);
            lower += mixed & HALF;
            upper += mixed >>> HALF_BITS;
            squares += mixed * mixed;
        }
        return digest(((long) upper << HALF_BITS) + lower, squares);
    }

    /** Squares of ints wrap, wherever they are added up, as if they had been added at the top of a long. */
    private static Digest digest(long sum, /*key*/ int squares) {
        return new Digest(true, sum, (long) squares << Long.SIZE - /*key*/ Integer.SIZE);
    }
}
