package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairStaging;
import io.github.aparasort.internal.staging.IntStaging;

// Twins: Long
/**
 * The checksum of keys with their indices, as for any sort of pairs, for groups with the order of all keys. Only one
 * order is right: indices ascend within a group.
 */
final class IntRowDigest {
    private IntRowDigest() {
    }

    /** The checksum of n keys and their indices. */
    static Digest of(IntSource source, int n) {
        return IntPairStaging.digest(source, PairValues::indices, n);
    }

    /** The checksum of all groups with the order of their elements, and whether that is right. */
    static Digest ofGroups(/*key*/ IntTileRows kernel, int[] order) {
        if (!IntKeyDigest.ofGroups(kernel).ordered()) {
            return Digest.DISORDER;
        }
        return Parallel.digest(order.length, (begin, end) -> {
            /*key*/ int sum = 0;
            /*key*/ int squares = 0;
            int next;
            int group = kernel.groupOf(begin);
            for (int i = begin; i < end; i = next) {
                /*key*/ int key = kernel.head(group);
                int first = kernel.begin(group++);
                next = Math.min(end, kernel.begin(group));
                int before = i > first ? order[i - 1] : -1;
                for (int row = i; row < next; row++) {
                    if (order[row] <= before) {
                        return Digest.DISORDER;
                    }
                    before = order[row];
                    /*key*/ int mixed = IntPairStaging.mix(key, before);
                    sum += mixed;
                    squares += mixed * mixed;
                }
            }
            return IntStaging.digest(sum, squares);
        });
    }

    /** The checksum of sorted keys with their indices, and whether both are in order. */
    static Digest ofSorted(/*key*/ int[] keys, int[] order) {
        return Parallel.digest(keys.length, (begin, end) -> {
            /*key*/ int sum = 0;
            /*key*/ int squares = 0;
            for (int i = begin; i < end; i++) {
                int row = order[i];
                if (i > 0 && (keys[i - 1] > keys[i] || keys[i - 1] == keys[i] && order[i - 1] >= row)) {
                    return Digest.DISORDER;
                }
                /*key*/ int mixed = IntPairStaging.mix(keys[i], row);
                sum += mixed;
                squares += mixed * mixed;
            }
            return IntStaging.digest(sum, squares);
        });
    }
}
