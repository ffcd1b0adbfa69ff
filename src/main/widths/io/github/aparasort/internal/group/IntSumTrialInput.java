package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.TrialInput;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Generated keys and values to be summed up: the keys of a {@link IntGroupTrialInput}, and random ints. */
final class IntSumTrialInput implements TrialInput {
    private static final long SEED = 0x96_0b6;

    private final /*value*/ int[] keys;
    private final ValueFolds<long[]> values;
    private final boolean proof;
    private IntSumsJob<long[]> job;

    /** @param proof whether the input is the same for the same n */
    IntSumTrialInput(int n, boolean proof) {
        this.proof = proof;
        keys = IntGroupTrialInput.elements(n, proof);
        SplittableRandom random = proof ? new SplittableRandom(SEED + n) : new SplittableRandom();
        values = ValueFolds.toLongs(random.ints(n).toArray(), ScanOp.SUM);
    }

    @Override
    public Job job() {
        job = new IntSumsJob<>("reduceByKey", keys, values);
        return proof ? job.onDevice() : job;
    }

    @Override
    public boolean hasSameResult(TrialInput input) {
        return input instanceof IntSumTrialInput other && Arrays.equals(job.keys(), other.job.keys())
                && Arrays.equals(job.sums(), other.job.sums());
    }
}
