package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.Stretch;

// Twins: Long
/**
 * The proof that a result is the input with each segment sorted. The checksum mixes each key with the begin of its
 * segment, so it also detects a key that ends up in another segment.
 */
final class IntSegmentCheck {
    /** Odd, so that no two segments that begin at different places are mixed in the same way. */
    private static final /*key*/ int BEGIN_FACTOR = 0x9e3779b9;

    private IntSegmentCheck() {
    }

    /** The checksum of the keys of a stretch, which are in its first column, and whether those of a segment ascend. */
    static Digest check(Stretch stretch, int[] offsets) {
        return ascends(stretch, offsets) ? digest(stretch, offsets) : Digest.DISORDER;
    }

    /** The checksum of the keys of a stretch. */
    static Digest digest(Stretch stretch, int[] offsets) {
        int at = stretch.at(0);
        return digest((/*key*/ int[]) stretch.array(0), at, at + stretch.length(), stretch.begin() - at, offsets);
    }

    /** Whether no key of a stretch is less than the one before it of its segment. */
    private static boolean ascends(Stretch stretch, int[] offsets) {
        /*key*/ int[] keys = (/*key*/ int[]) stretch.array(0);
        /*key*/ int[] again = (/*key*/ int[]) stretch.again(0);
        int shift = stretch.at(0) - stretch.begin();
        int known = stretch.follows() ? stretch.begin() - 1 : stretch.begin();
        int at = stretch.begin();
        for (int segment = Offsets.segmentOf(offsets, at); at < stretch.end(); segment++) {
            int second = Math.max(known, offsets[segment]) + 1;
            at = Math.min(stretch.end(), offsets[segment + 1]);
            if (second < at && !IntStaging.ascends(keys, again, shift + second, shift + at, 0)) {
                return false;
            }
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
