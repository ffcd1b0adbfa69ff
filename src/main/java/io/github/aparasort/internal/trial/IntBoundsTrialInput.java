package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.TrialKeys;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.search.IntBoundsJob;
import java.util.Arrays;
import java.util.SplittableRandom;

// Twins: Long, Float, Double
/** A generated sorted array, and needles in random order. */
final class IntBoundsTrialInput implements TrialInput {
    private static final long SEED = 0x5ea4c4;

    private final /*value*/ int[] sorted;
    private final /*value*/ int[] needles;
    private final int[] bounds;
    private final boolean upper;

    /**
     * @param proof whether the input is the same for the same n, with ties and extremes, and half of the needles in
     *     order; otherwise there are as many random elements as random needles
     */
    IntBoundsTrialInput(int n, boolean proof) {
        TrialKeys.Two keys = TrialKeys.two(KeyKind./*value*/INT, proof ? n + n / 2 : 2 * n, proof, Integer.MAX_VALUE);
        sorted = (/*value*/ int[]) keys.a();
        needles = (/*value*/ int[]) keys.b();
        bounds = new int[needles.length];
        // Proofs with even and odd n follow each other.
        upper = proof && (n & 1) != 0;
        SplittableRandom random = new SplittableRandom(SEED + n);
        for (int i = proof ? n / 2 : n - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            /*value*/ int swapped = needles[i];
            needles[i] = needles[other];
            needles[other] = swapped;
        }
    }

    @Override
    public Job job() {
        return new IntBoundsJob(sorted, needles, bounds, upper);
    }

    @Override
    public boolean hasSameResult(TrialInput input) {
        return input instanceof IntBoundsTrialInput other && Arrays.equals(bounds, other.bounds);
    }
}
