package io.github.aparasort.internal.trial;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.segment.IntSegmentArgsortJob;
import io.github.aparasort.internal.segment.IntSegmentSortJob;
import io.github.aparasort.internal.segment.SegmentParts;
import io.github.aparasort.internal.segment.SegmentWorkload;
import java.util.Arrays;
import java.util.SplittableRandom;

// Twins: Long, Float, Double
/** Generated elements in segments of random lengths, a hundred on average. */
final class IntSegmentTrialInput implements TrialInput {
    private static final long SEED = 0x5e67;
    private static final int LONGEST = SegmentWorkload.LONGEST;
    /** One in so many segments of a proof may have all elements that are left. */
    private static final int LONG_ONES = 16;

    private final /*value*/ int[] a;
    private final int[] offsets;
    private final boolean pairs;
    /** The last job that finds the order of the elements, where that is wanted. */
    private IntSegmentArgsortJob argsort;

    /**
     * @param proof whether the input is the same for the same n, with ties, empty segments and long ones
     * @param pairs whether the order of the elements is wanted, or else the elements in order
     */
    IntSegmentTrialInput(int n, boolean proof, boolean pairs) {
        SplittableRandom random = proof ? new SplittableRandom(SEED + n) : new SplittableRandom();
        a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            a[i] = proof ? random.nextInt(LONGEST) : random.nextInt();
        }
        // The first of two segments may be empty.
        int[] ends = new int[2 * n + 1];
        int count = 1;
        while (ends[count - 1] < n) {
            int length = (count & 1) != 0 && proof ? random.nextInt(2)
                    : 1 + random.nextInt(proof && random.nextInt(LONG_ONES) == 0 ? n : LONGEST);
            ends[count] = Math.min(n, ends[count - 1] + length);
            count++;
        }
        offsets = Arrays.copyOf(ends, count);
        this.pairs = pairs;
    }

    @Override
    public Job job() {
        if (!pairs) {
            return new IntSegmentSortJob(a, SegmentParts.whole(offsets));
        }
        argsort = new IntSegmentArgsortJob(Operation.ARGSORT_SEGMENTS, a, offsets);
        return argsort;
    }

    @Override
    public boolean hasSameResult(TrialInput input) {
        return input instanceof IntSegmentTrialInput other && Arrays.equals(a, other.a)
                && (!pairs || Arrays.equals(argsort.order(), other.argsort.order()));
    }
}
