package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.key.IntSource;

/**
 * An order-free checksum of keys and their values that can be taken of groups and their sums too: that of the keys, and
 * the values times a weight of their key. Weights are odd, so every change of one sum changes it. Weights of ints are
 * different for different keys, and below 33 bits. So does a value that is counted for another key, always.
 */
final class IntSumDigest {
    private IntSumDigest() {
    }

    /** The checksum of n keys and their values. */
    static Digest of(IntSource source, int[] values, int n) {
        return Parallel.digest(n, () -> {
            /*key*/ int[] keys = new /*key*/ int[Math.min(n, Parallel.BLOCK)];
            return (begin, end) -> {
                source.load(begin, end, keys, 0);
                return IntKeyDigest.ofBlock(keys, 0, end - begin).plus(ofValues(keys, 0, end - begin, values, begin));
            };
        });
    }

    /** The checksum of a part of what came back: of all groups with the first part, or of sorted keys and values. */
    static Digest of(/*key*/ IntTileSums kernel, int part) {
        if (kernel.hasGroups()) {
            return part == 0 ? ofGroups(kernel) : Digest.EMPTY;
        }
        /*key*/ int[] keys = kernel.keys(part);
        int first = kernel.partBegin(part);
        return IntKeyDigest.of(kernel, part).plus(Parallel.digest(kernel.partBegin(part + 1) - first, (begin, end) ->
                ofValues(keys, begin, end, kernel.values(), first)));
    }

    private static Digest ofGroups(/*key*/ IntTileSums kernel) {
        Digest ofKeys = IntKeyDigest.ofGroups(kernel);
        // If the groups are in disorder, there may be no sums where they begin.
        return !ofKeys.ordered() ? ofKeys : ofKeys.plus(Parallel.digest(kernel.found(), (begin, end) -> {
            long sum = 0;
            for (int group = begin; group < end; group++) {
                sum += weight(kernel.head(group)) * kernel.sum(group);
            }
            return new Digest(true, sum, 0);
        }));
    }

    /** Of the keys [begin, end); the value of the key at index 0 is at {@code shift}. */
    private static Digest ofValues(/*key*/ int[] keys, int begin, int end, int[] values, int shift) {
        long sum = 0;
        for (int i = begin; i < end; i++) {
            sum += weight(keys[i]) * values[shift + i];
        }
        return new Digest(true, sum, 0);
    }

    private static long weight(/*key*/ int key) {
        return 2L * IntStaging.mix(key) + 1;
    }
}
