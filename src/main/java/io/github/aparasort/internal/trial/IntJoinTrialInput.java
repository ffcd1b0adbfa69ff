package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.group.IntJoinJob;
import io.github.aparasort.internal.group.RowPairs;
import io.github.aparasort.internal.resident.JoinKind;
import java.util.Arrays;
import java.util.SplittableRandom;

// Twins: Long
/**
 * Generated columns to join, always the same for the same n: some keys are in one column, some in both, several times;
 * both extremes are among them. Each n has another kind of join.
 */
final class IntJoinTrialInput implements TrialInput {
    private static final long SEED = 0x96_01f;
    /** Rows of A for each row of B. */
    private static final int SHARE = 3;
    /** One in this many is an extreme. */
    private static final int EXTREMES = 64;

    private final JoinKind kind;
    private final /*key*/ int[] a;
    private final /*key*/ int[] b;
    private IntJoinJob job;

    /** @param n the elements of both columns */
    IntJoinTrialInput(int n) {
        SplittableRandom random = new SplittableRandom(SEED + n);
        kind = JoinKind.values()[n % JoinKind.values().length];
        b = keys(n / (SHARE + 1), n, random);
        a = keys(n - b.length, n, random);
    }

    private static /*key*/ int[] keys(int count, int n, SplittableRandom random) {
        /*key*/ int[] keys = new /*key*/ int[count];
        for (int i = 0; i < count; i++) {
            int extreme = random.nextInt(EXTREMES);
            keys[i] = extreme == 0 ? /*key*/ Integer.MAX_VALUE : extreme == 1 ? /*key*/ Integer.MIN_VALUE
                    : random.nextInt(-n / 2, n / 2 + 1);
        }
        return keys;
    }

    @Override
    public Job job() {
        job = new IntJoinJob(kind, a, b);
        return job;
    }

    @Override
    public boolean hasSameResult(TrialInput input) {
        RowPairs rows = job.rows();
        return input instanceof IntJoinTrialInput other && Arrays.equals(rows.aRows(), other.job.rows().aRows())
                && Arrays.equals(rows.bRows(), other.job.rows().bRows());
    }
}
