package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.array.TrialKeys;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.TrialInput;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;

/** Two generated sorted arrays for a merge, and the array for the result. */
final class MergeTrialInput implements TrialInput {
    private static final long SEED = 0x3e46e;
    /** Makes random input different each time: a processor learns to predict a small merge that is repeated. */
    private static final AtomicLong ROUND = new AtomicLong();

    private final MergeWorkload workload;
    private final Object a;
    private final Object b;
    private final Object out;
    private final int[] origins;

    /** @param hard whether the keys are full of ties and extremes, and the same for the same n; otherwise random */
    MergeTrialInput(MergeWorkload workload, int n, boolean hard) {
        this.workload = workload;
        SplittableRandom random = new SplittableRandom(SEED + n + (hard ? 0 : ROUND.incrementAndGet()));
        // In a proof the halves differ in length: swapping the two arrays must be detected.
        int aCount = hard ? n / 3 : n / 2;
        a = keys(aCount, n, hard, random);
        b = keys(n - aCount, n, hard, random);
        out = Array.newInstance(a.getClass().getComponentType(), n);
        origins = workload.kind().isPairs() ? new int[n] : null;
    }

    private Object keys(int count, int n, boolean hard, SplittableRandom random) {
        return hard ? TrialKeys.hard(workload.kind(), count, random)
                : TrialKeys.ascending(workload.kind(), count, Integer.MAX_VALUE / Math.max(1, n) + 1, random);
    }

    @Override
    public Job job() {
        Runnable nothing = () -> { };
        return switch (workload.kind()) {
            case INT, INT_PAIRS ->
                    new IntMergeJob(workload, (int[]) a, (int[]) b, (int[]) out, origins, nothing);
            case LONG, LONG_PAIRS ->
                    new LongMergeJob(workload, (long[]) a, (long[]) b, (long[]) out, origins, nothing);
            case FLOAT, FLOAT_PAIRS ->
                    new FloatMergeJob(workload, (float[]) a, (float[]) b, (float[]) out, origins, nothing);
            case DOUBLE, DOUBLE_PAIRS ->
                    new DoubleMergeJob(workload, (double[]) a, (double[]) b, (double[]) out, origins, nothing);
        };
    }

    @Override
    public boolean hasSameResult(TrialInput input) {
        return input instanceof MergeTrialInput other && Arrays.equals(origins, other.origins)
                && Arrays.deepEquals(new Object[] {out}, new Object[] {other.out});
    }
}
