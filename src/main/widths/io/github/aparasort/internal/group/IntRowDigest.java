package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.sort.IntPairStaging;

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

    /** The checksum of a part of what came back: of all groups with the first part, or of sorted keys with indices. */
    static Digest of(/*key*/ IntTileRows kernel, int part) {
        if (!kernel.hasGroups()) {
            return ofSorted(kernel, part);
        }
        return part > 0 ? Digest.EMPTY : !IntKeyDigest.ofGroups(kernel).ordered() ? Digest.DISORDER : ofGroups(kernel);
    }

    /** Of groups whose indices are in order. */
    private static Digest ofGroups(/*key*/ IntTileRows kernel) {
        int[] order = kernel.values();
        return Parallel.digest(kernel.partBegin(kernel.parts()), (begin, end) -> {
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

    private static Digest ofSorted(/*key*/ IntTileRows kernel, int part) {
        /*key*/ int[] keys = kernel.keys(part);
        int[] order = kernel.values();
        int first = kernel.partBegin(part);
        if (part > 0) {
            /*key*/ int before = kernel.keys(part - 1)[first - kernel.partBegin(part - 1) - 1];
            if (before > keys[0] || before == keys[0] && order[first - 1] >= order[first]) {
                return Digest.DISORDER;
            }
        }
        return Parallel.digest(kernel.partBegin(part + 1) - first, (begin, end) -> {
            /*key*/ int sum = 0;
            /*key*/ int squares = 0;
            for (int i = begin; i < end; i++) {
                int row = order[first + i];
                if (i > 0 && (keys[i - 1] > keys[i] || keys[i - 1] == keys[i] && order[first + i - 1] >= row)) {
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
