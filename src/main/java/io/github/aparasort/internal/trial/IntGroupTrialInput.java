package io.github.aparasort.internal.trial;

import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.group.GroupResult;
import io.github.aparasort.internal.group.IntDistinctJob;
import io.github.aparasort.internal.group.IntFoldsJob;
import io.github.aparasort.internal.group.IntGroupsJob;
import io.github.aparasort.internal.group.IntRowsJob;
import io.github.aparasort.internal.group.ValueFolds;
import java.util.Arrays;
import java.util.Objects;
import java.util.SplittableRandom;

// Twins: Long, Float, Double
/** Generated elements: random ones, nearly all of them different; or ties and both extremes. */
final class IntGroupTrialInput implements TrialInput {
    private static final long SEED = 0x96_0b5;
    /**
     * Elements of a group on average, where groups come back. From some 6,000 elements on these are more groups than
     * the small arrays have room for.
     */
    private static final int ELEMENTS = 6;
    /** One in this many is an extreme. */
    private static final int EXTREMES = 64;

    private final GroupResult result;
    private final /*value*/ int[] a;
    private final int[] values;
    private final boolean proof;
    private IntDistinctJob<?> job;

    /**
     * Makes input.
     *
     * @param result what is found for each value
     * @param proof whether the input is the same for the same n; the groups come back where n is even, and the sorted
     *     keys where it is odd
     */
    IntGroupTrialInput(GroupResult result, int n, boolean proof) {
        this.result = result;
        this.proof = proof;
        SplittableRandom random = proof ? new SplittableRandom(SEED + n) : new SplittableRandom();
        int groups = proof && n % 2 == 0 ? n / ELEMENTS : 0;
        a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            int extreme = proof ? random.nextInt(EXTREMES) : EXTREMES;
            a[i] = extreme == 0 ? /*value*/ Integer.MAX_VALUE : extreme == 1 ? /*value*/ Integer.MIN_VALUE
                    : groups > 0 ? random.nextInt(groups) - groups / 2 : random.nextInt();
        }
        values = result == GroupResult.SUMS ? random.ints(n).toArray() : null;
    }

    @Override
    public Job job() {
        job = switch (result) {
            case COUNTS -> new IntGroupsJob(Operation.COUNTS, a);
            case SUMS -> new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a, ValueFolds.toLongs(values, ScanOp.SUM));
            case ROWS -> new IntRowsJob(Operation.BY, a);
        };
        return proof ? job.onDevice() : job;
    }

    @Override
    public boolean hasSameResult(TrialInput input) {
        return input instanceof IntGroupTrialInput other && Arrays.equals(job.keys(), other.job.keys())
                && Objects.deepEquals(job.found(), other.job.found());
    }
}
