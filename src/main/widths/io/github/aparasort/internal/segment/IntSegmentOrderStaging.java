package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device./*key*/ IntStaging;
import io.github.aparasort.internal.key.IntSequence;

/**
 * The keys of segments with their indices in a kernel's arrays, and the proof that the indices which come back are the
 * stable order of each segment. There is only one: each index lies in its segment, the keys ascend, the indices of
 * equal keys ascend, and by the checksum each index is still that of its key.
 */
final class IntSegmentOrderStaging {
    /** Odd, so that no bit of an index is lost; large, so that indices and keys do not cancel out. */
    private static final /*key*/ int INDEX_FACTOR = 0x9e3779b9;

    private IntSegmentOrderStaging() {
    }

    /** The checksum of the input. */
    static Digest digest(/*value*/ int[] a) {
        return Parallel.digest(a.length, () -> {
            IntSequence sequence = new IntSequence(a, 0, a.length);
            /*key*/ int[] keys = new /*key*/ int[Math.min(a.length, Parallel.BLOCK)];
            return (begin, end) -> {
                sequence.load(begin, end, keys, 0);
                /*key*/ int sum = 0;
                /*key*/ int squares = 0;
                for (int i = begin; i < end; i++) {
                    /*key*/ int mixed = mix(keys[i - begin], i);
                    sum += mixed;
                    squares += mixed * mixed;
                }
                return /*key*/ IntStaging.digest(sum, squares);
            };
        });
    }

    /** The checksum of the result, and whether the keys and the indices are in order. */
    static Digest check(/*key*/ int[] keys, int[] indices, int[] offsets) {
        return Parallel.digest(keys.length, (begin, end) -> inOrder(keys, indices, begin, end, offsets)
                ? digestBlock(keys, indices, begin, end) : Digest.DISORDER);
    }

    /** Whether each element in [begin, end) comes after the one before it of its segment, and its index lies there. */
    private static boolean inOrder(/*key*/ int[] keys, int[] indices, int begin, int end, int[] offsets) {
        int i = begin;
        int disorder = 0;
        for (int segment = Offsets.segmentOf(offsets, begin); i < end; segment++) {
            int least = offsets[segment];
            int greatest = offsets[segment + 1] - 1;
            int stop = Math.min(end, greatest + 1);
            for (; i < stop; i++) {
                int index = indices[i];
                disorder |= index < least || index > greatest ? 1 : 0;
                if (i > least && (keys[i - 1] > keys[i]
                        || keys[i - 1] == keys[i] && indices[i - 1] >= index)) {
                    disorder = 1;
                }
            }
        }
        return disorder == 0;
    }

    private static Digest digestBlock(/*key*/ int[] keys, int[] indices, int begin, int end) {
        /*key*/ int sum = 0;
        /*key*/ int squares = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int mixed = mix(keys[i], indices[i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        return /*key*/ IntStaging.digest(sum, squares);
    }

    /** One-to-one in the index for any one key, and in the key for any one index. */
    private static /*key*/ int mix(/*key*/ int key, int index) {
        return /*key*/ IntStaging.mix(/*key*/ IntStaging.mix(key) + index * INDEX_FACTOR);
    }
}
