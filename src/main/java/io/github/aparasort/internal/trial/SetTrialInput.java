package io.github.aparasort.internal.trial;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.TrialKeys;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.set.DoubleSetJob;
import io.github.aparasort.internal.set.FloatSetJob;
import io.github.aparasort.internal.set.IntSetJob;
import io.github.aparasort.internal.set.LongSetJob;
import io.github.aparasort.internal.set.SetJob;
import io.github.aparasort.internal.tile.SetOptions;
import java.util.function.Consumer;

/** Two generated sorted arrays for set operations. */
final class SetTrialInput implements TrialInput {
    /** The average gap between random keys: so small that some keys are in both arrays. */
    private static final int GAP = 32;

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
        set = hard ? SetOperation.SYMMETRIC_DIFFERENCE : SetOperation.UNION;
        options = hard && n % 2 != 0 ? new SetOptions(Duplicates.ALLOWED, Compaction.STREAM) : SetOptions.USUAL;
        TrialKeys.Two keys = TrialKeys.two(kind, n, hard, GAP);
        a = keys.a();
        b = keys.b();
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
