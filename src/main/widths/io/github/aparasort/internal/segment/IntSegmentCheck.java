package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.kernel.IntKeys;

/**
 * The proof that a result is the input with each segment sorted. The checksum mixes each key with the begin of its
 * segment, so it also detects a key that ends up in another segment.
 */
final class IntSegmentCheck {
    /** Odd, so that no two segments that begin at different places are mixed in the same way. */
    private static final /*key*/ int BEGIN_FACTOR = 0x9e3779b9;

    private IntSegmentCheck() {
    }

    /** The checksum of a part of the result, and whether the keys of each segment ascend. */
    static Digest check(IntKeys sorted, int[] offsets, int part) {
        /*key*/ int[] keys = sorted.keys(part);
        int first = sorted.partBegin(part);
        /*key*/ int[][] twice = {keys, keys};
        Digest found = Parallel.digest(sorted.partBegin(part + 1) - first, (begin, end) ->
                ascend(twice, begin, end, first, offsets) ? digest(keys, begin, end, first, offsets)
                        : Digest.DISORDER);
        return follows(sorted, offsets, part) ? found : Digest.DISORDER;
    }

    /** Whether the first key of a part is not less than the one before it, if that is in the same segment. */
    private static boolean follows(IntKeys sorted, int[] offsets, int part) {
        int first = sorted.partBegin(part);
        return part == 0 || offsets[Offsets.segmentOf(offsets, first)] == first || IntStaging.follows(
                sorted.keys(part - 1), first - sorted.partBegin(part - 1), sorted.keys(part), 0);
    }

    /** Whether no key in [begin, end) is less than the one before it of its segment; the first has this index. */
    private static boolean ascend(/*key*/ int[][] twice, int begin, int end, int first, int[] offsets) {
        int at = begin;
        for (int segment = Offsets.segmentOf(offsets, first + begin); at < end; segment++) {
            int stop = Math.min(end, offsets[segment + 1] - first);
            // The keys before a part are in another array.
            int from = Math.max(Math.max(at, offsets[segment] - first + 1), 1);
            if (!IntStaging.ascends(twice, from, stop, 0)) {
                return false;
            }
            at = stop;
        }
        return true;
    }

    /** The checksum of keys in [begin, end), where the key 0 has this index. */
    static Digest digest(/*key*/ int[] keys, int begin, int end, int first, int[] offsets) {
        /*key*/ int sum = 0;
        /*key*/ int squares = 0;
        int i = begin;
        for (int segment = Offsets.segmentOf(offsets, first + begin); i < end; segment++) {
            /*key*/ int salt = salt(offsets[segment]);
            int stop = Math.min(end, offsets[segment + 1] - first);
            for (; i < stop; i++) {
                /*key*/ int mixed = IntStaging.mix(keys[i] + salt);
                sum += mixed;
                squares += mixed * mixed;
            }
        }
        return IntStaging.digest(sum, squares);
    }

    /** What the keys of a segment are mixed with. */
    private static /*key*/ int salt(int begin) {
        return IntStaging.mix(begin * BEGIN_FACTOR);
    }
}
