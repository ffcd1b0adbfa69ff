package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.Stretch;

// Twins: Long, Float, Double
/**
 * The elements of segments on their way to a kernel, and back to the same array with each segment sorted. All NaNs have
 * one key in a kernel: they get their bits from a copy of the input.
 */
final class IntSegmentTransfer extends IntKeyTransfer {
    private final /*value*/ int[] a;
    private final int[] offsets;

    IntSegmentTransfer(/*value*/ int[] a, int[] offsets) {
        super(a, 0, a.length, 0, 0);
        this.a = a;
        this.offsets = offsets;
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

    @Override
    public Digest digest(Stretch stretch) {
        return IntSegmentCheck.digest(stretch, offsets);
    }

    @Override
    public Digest check(Stretch stretch) {
        return IntSegmentCheck.check(stretch, offsets);
    }

    @Override
    public boolean follows(int index) {
        return Offsets.isBegin(offsets, index) || super.follows(index);
    }

    /** Puts the NaNs of the input, in their order, to the end of each segment. */
    @Override
    public void placeNans() {
        /*value*/ int[] input = before();
        if (input == null) {
            return;
        }
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
                        a[to++] = input[i];
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
