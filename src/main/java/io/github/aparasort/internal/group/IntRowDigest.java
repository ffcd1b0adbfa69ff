package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairStaging;
import io.github.aparasort.internal.staging.IntStaging;
import java.util.Arrays;

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

    /**
     * The checksum of all groups with the order of their elements, and whether that is right.
     *
     * @param heads the key of each group
     * @param begins where each group begins in the order, and the number of elements
     */
    static Digest ofGroups(/*key*/ int[] heads, int[] begins, int[] order) {
        if (!IntKeyDigest.ofGroups(heads, begins).ordered()) {
            return Digest.DISORDER;
        }
        return Parallel.digest(order.length, (from, to) -> {
            /*key*/ int sum = 0;
            /*key*/ int squares = 0;
            int next;
            int group = groupOf(begins, from);
            for (int i = from; i < to; i = next) {
                /*key*/ int key = heads[group];
                int first = begins[group++];
                next = Math.min(to, begins[group]);
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

    /** The group of an element, where groups begin in ascending order. */
    private static int groupOf(int[] begins, int index) {
        int place = Arrays.binarySearch(begins, index);
        return place >= 0 ? place : -place - 2;
    }
}
