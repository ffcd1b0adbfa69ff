package io.github.aparasort.internal.trial;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.select.IntSelectJob;
import java.util.Arrays;
import java.util.SplittableRandom;

// Twins: Long, Float, Double
/** Generated elements: random ones for their median; or many ties and extremes, for ranks in several brackets. */
final class IntSelectTrialInput implements TrialInput {
    private static final long SEED = 0x5e1ec8;
    /** Random elements among which one in this many is an extreme, and as many are equal. */
    private static final int EXTREMES = 8;

    /** Elements that are wanted when engines are measured: those of the input class 0. */
    private static final int TOP = 40;

    private final /*value*/ int[] a;
    private final boolean proof;
    private IntSelectJob job;

    /** @param proof whether the input is the same for the same n, with ties and extremes */
    IntSelectTrialInput(int n, boolean proof) {
        this.proof = proof;
        SplittableRandom random = proof ? new SplittableRandom(SEED + n) : new SplittableRandom();
        a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            int kind = proof ? random.nextInt(EXTREMES) : EXTREMES;
            a[i] = kind == 0 ? /*value*/ Integer.MAX_VALUE : kind == 1 ? /*value*/ Integer.MIN_VALUE
                    : kind == 2 ? 0 : random.nextInt();
        }
    }

    @Override
    public Job job() {
        int n = a.length;
        job = !proof ? IntSelectJob.values(Operation.TOP_K, a, KeyOrder.DESCENDING, 0, Math.min(n, TOP) - 1)
                : n % 2 == 0 ? IntSelectJob.indices(Operation.ARG_TOP_K, a, KeyOrder.DESCENDING, 0, n / 2)
                : IntSelectJob.indices(Operation.ARG_BOTTOM_K, a, KeyOrder.ASCENDING, 0, n / 16, n / 2, n / 2,
                        n - 1 - n / 16, n - 1);
        return job;
    }

    @Override
    public boolean hasSameResult(TrialInput input) {
        return input instanceof IntSelectTrialInput other && Arrays.equals(job.values(), other.job.values())
                && Arrays.equals(job.order(), other.job.order());
    }
}
