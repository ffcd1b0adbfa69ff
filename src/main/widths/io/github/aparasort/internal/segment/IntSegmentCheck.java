package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;

/**
 * The proof that a result is the input with each segment sorted. The checksum mixes each key with the begin of its
 * segment, so it also detects a key that ends up in another segment.
 */
final class IntSegmentCheck {
    /** Odd, so that no two segments that begin at different places are mixed in the same way. */
    private static final /*key*/ int BEGIN_FACTOR = 0x9e3779b9;

    private IntSegmentCheck() {
    }

    /** The checksum of the result, and whether the keys of each segment ascend. */
    static Digest check(/*key*/ int[] sorted, int[] offsets) {
        /*key*/ int[][] twice = {sorted, sorted};
        return Parallel.digest(sorted.length, (begin, end) -> ascend(twice, begin, end, offsets)
                ? digest(sorted, begin, end, 0, offsets) : Digest.DISORDER);
    }

    /** Whether no key in [begin, end) is less than the one before it of its segment. */
    private static boolean ascend(/*key*/ int[][] twice, int begin, int end, int[] offsets) {
        int at = begin;
        for (int segment = Offsets.segmentOf(offsets, begin); at < end; segment++) {
            int stop = Math.min(end, offsets[segment + 1]);
            if (!IntStaging.ascends(twice[0], twice[1], Math.max(at, offsets[segment] + 1), stop, 0)) {
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
