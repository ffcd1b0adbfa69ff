package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.SortableKeys;

/**
 * Copies the elements of segments back from a kernel, and takes their checksum. All NaNs have one key in a
 * kernel; their bits and their order are read from the caller's array before it is written to.
 */
final class IntSegmentStaging {
    private IntSegmentStaging() {
    }

    /** The checksum of the input. */
    static Digest digest(/*value*/ int[] a, int[] offsets) {
        return Parallel.digest(a.length, () -> {
            IntSequence sequence = new IntSequence(a, 0, a.length);
            /*key*/ int[] keys = new /*key*/ int[Math.min(a.length, Parallel.BLOCK)];
            return (begin, end) -> {
                sequence.load(begin, end, keys, 0);
                return IntSegmentCheck.digest(keys, 0, end - begin, begin, offsets);
            };
        });
    }

    /** Copies the verified result to the array, which must still hold the input. */
    static void copyOut(/*key*/ int[] sorted, /*value*/ int[] a, int[] offsets, boolean nans) {
        if (nans) {
            restoreNans(sorted, a, offsets);
        }
        Parallel.forEach(a.length, (begin, end) ->
                IntStaging.deliver(sorted, begin, a, begin, end - begin, 0));
    }

    /** Replaces the common key of all NaNs by the NaNs of the input, in their order, at the end of each segment. */
    private static void restoreNans(/*key*/ int[] sorted, /*value*/ int[] input, int[] offsets) {
        int n = input.length;
        int[] before = new int[(n - 1) / Parallel.GRAIN + 2];
        Parallel.forEachGrain(n, (begin, end) ->
                before[begin / Parallel.GRAIN + 1] = nans(input, begin, end));
        for (int grain = 1; grain < before.length; grain++) {
            before[grain] += before[grain - 1];
        }
        Parallel.forEachGrain(n, (begin, end) -> {
            int rank = before[begin / Parallel.GRAIN];
            int i = begin;
            for (int segment = Offsets.segmentOf(offsets, begin); i < end; segment++) {
                int segmentEnd = offsets[segment + 1];
                int stop = Math.min(end, segmentEnd);
                int atStop = rank + nans(input, i, stop);
                int atEnd = stop == segmentEnd ? atStop : nansBefore(input, before, segmentEnd);
                for (int to = segmentEnd - (atEnd - rank); rank < atStop; i++) {
                    if (input[i] != input[i]) {
                        sorted[to++] = SortableKeys.exact(input[i]);
                        rank++;
                    }
                }
                i = stop;
            }
        });
    }

    private static int nans(/*value*/ int[] input, int begin, int end) {
        int count = 0;
        for (int i = begin; i < end; i++) {
            count += input[i] != input[i] ? 1 : 0;
        }
        return count;
    }

    private static int nansBefore(/*value*/ int[] input, int[] before, int index) {
        int grain = index / Parallel.GRAIN;
        return before[grain] + nans(input, grain * Parallel.GRAIN, index);
    }
}
