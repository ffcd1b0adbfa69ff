package io.github.aparasort.internal.set;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.TrialKeys;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.TrialInput;
import io.github.aparasort.internal.kernel.SetOperation;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** Two generated sorted arrays for set operations. */
final class SetTrialInput implements TrialInput {
    private static final long SEED = 0x5e75;
    /** The average gap between random keys: so small that some keys are in both arrays. */
    private static final int GAP = 32;
    /** Makes random input different each time. */
    private static final AtomicLong ROUND = new AtomicLong();

    private final KeyKind kind;
    private final SetOperation set;
    private final SetOptions options;
    private final Object a;
    private final Object b;
    private SetJob<?> job;

    /**
     * Random keys for a union; or keys with many ties and extremes, always the same for the same n, for the operation
     * that shows most mistakes, in one of the two ways to compact.
     */
    SetTrialInput(KeyKind kind, int n, boolean hard) {
        this.kind = kind;
        SplittableRandom random = new SplittableRandom(SEED + n + (hard ? 0 : ROUND.incrementAndGet()));
        set = hard ? SetOperation.SYMMETRIC_DIFFERENCE : SetOperation.UNION;
        options = hard && n % 2 != 0 ? new SetOptions(Duplicates.ALLOWED, Compaction.STREAM) : SetOptions.USUAL;
        // In a proof the halves differ in length: swapping the two arrays must be detected.
        int aCount = hard ? Math.max(1, n / 3) : n / 2;
        a = keys(aCount, n, hard, random);
        b = keys(n - aCount, n, hard, random);
    }

    private Object keys(int count, int n, boolean hard, SplittableRandom random) {
        return hard ? TrialKeys.hard(kind, count, random)
                : TrialKeys.ascending(kind, count, Math.min(GAP, Integer.MAX_VALUE / Math.max(1, n) + 1), random);
    }

    @Override
    public Job job() {
        Consumer<int[]> delivery = kind.isPairs() ? origins -> { } : null;
        job = switch (kind) {
            case INT, INT_PAIRS -> new IntSetJob(set, options, (int[]) a, (int[]) b, delivery);
            case LONG, LONG_PAIRS -> new LongSetJob(set, options, (long[]) a, (long[]) b, delivery);
            case FLOAT, FLOAT_PAIRS -> new FloatSetJob(set, options, (float[]) a, (float[]) b, delivery);
            case DOUBLE, DOUBLE_PAIRS -> new DoubleSetJob(set, options, (double[]) a, (double[]) b, delivery);
        };
        return job;
    }

    @Override
    public boolean hasSameResult(TrialInput other) {
        return job.hasSameResult(((SetTrialInput) other).job);
    }
}
