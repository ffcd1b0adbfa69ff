package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.take.IntTakeJob;
import java.util.Arrays;
import java.util.SplittableRandom;

// Twins: Long, Float, Double
/** Generated elements and random indices. */
final class IntTakeTrialInput implements TrialInput {
    private static final long SEED = 0x7a4e;
    /** The default, for an index of -1. */
    private static final /*value*/ int ABSENT = -17;

    private final /*value*/ int[] from;
    private final int[] indices;
    private final /*value*/ int[] to;

    /**
     * @param proof whether the input is the same for the same n, from fewer elements, the first, the last and the
     *     default included
     */
    IntTakeTrialInput(int n, boolean proof) {
        SplittableRandom random = proof ? new SplittableRandom(SEED + n) : new SplittableRandom();
        from = new /*value*/ int[proof ? n / 2 + 1 : n];
        for (int i = 0; i < from.length; i++) {
            from[i] = random.nextInt();
        }
        indices = random.ints(n, 0, from.length).toArray();
        if (proof) {
            indices[n / 2] = -1;
            indices[0] = from.length - 1;
            indices[n - 1] = 0;
        }
        to = new /*value*/ int[n];
    }

    @Override
    public Job job() {
        return new IntTakeJob(from, indices, -1, ABSENT, to);
    }

    @Override
    public boolean hasSameResult(TrialInput input) {
        return input instanceof IntTakeTrialInput other && Arrays.equals(to, other.to);
    }
}
