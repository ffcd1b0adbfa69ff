package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.array.TrialKeys;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.merge.DoubleMergeJob;
import io.github.aparasort.internal.merge.FloatMergeJob;
import io.github.aparasort.internal.merge.IntMergeJob;
import io.github.aparasort.internal.merge.LongMergeJob;
import io.github.aparasort.internal.merge.MergeWorkload;
import java.lang.reflect.Array;
import java.util.Arrays;

/** Two generated sorted arrays for a merge, and the array for the result. */
final class MergeTrialInput implements TrialInput {
    private final MergeWorkload workload;
    private final Object a;
    private final Object b;
    private final Object out;
    private final int[] origins;

    /** @param hard whether the keys are full of ties and extremes, and the same for the same n; otherwise random */
    MergeTrialInput(MergeWorkload workload, int n, boolean hard) {
        this.workload = workload;
        TrialKeys.Two keys = TrialKeys.two(workload.kind(), n, hard, Integer.MAX_VALUE);
        a = keys.a();
        b = keys.b();
        out = Array.newInstance(a.getClass().getComponentType(), n);
        origins = workload.kind().isPairs() ? new int[n] : null;
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
