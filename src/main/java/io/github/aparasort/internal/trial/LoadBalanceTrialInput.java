package io.github.aparasort.internal.trial;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.search.LoadBalanceJob;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Generated segments, short ones and empty ones. */
final class LoadBalanceTrialInput implements TrialInput {
    private static final long SEED = 0x10adba1;
    /** Elements of a segment, on average. */
    private static final int AVERAGE = 4;

    private final int[] offsets;
    private final int[] owners;

    /** @param proof whether the input is the same for the same n, with one large segment, and many that are empty */
    LoadBalanceTrialInput(int n, boolean proof) {
        SplittableRandom random = proof ? new SplittableRandom(SEED + n) : new SplittableRandom();
        int segments = proof ? n + 1 : n / AVERAGE + 1;
        // Sorted by their making: in a proof the first half of the elements are in one segment.
        offsets = new int[segments + 1];
        for (int i = 1; i < segments; i++) {
            int expected = (int) ((long) n * i / segments);
            offsets[i] = Math.max(offsets[i - 1], proof && i < segments / 2 ? 0
                    : Math.min(n, expected + random.nextInt(2 * AVERAGE)));
        }
        offsets[segments] = n;
        owners = new int[n];
    }

    @Override
    public Job job() {
        return new LoadBalanceJob(Operation.LOAD_BALANCE, offsets, owners);
    }

    @Override
    public boolean hasSameResult(TrialInput input) {
        return input instanceof LoadBalanceTrialInput other && Arrays.equals(owners, other.owners);
    }
}
