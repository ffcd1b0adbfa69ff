package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.sort.DoubleSortJob;
import io.github.aparasort.internal.sort.FloatSortJob;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.LongSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.step.SortOptions;
import java.util.SplittableRandom;

/** Generated keys to sort, with values if their kind has them. */
final class SortTrialInputs {
    private static final long SEED = 0x5eed;
    /** One key of a proof in this many, a power of two, is an extreme or near one: so there are many ties. */
    private static final int TIES = 4;
    /** How far such a key is from the extreme, at most: it and its neighbours are what a wrong comparison mixes up. */
    private static final int NEAR = 2;

    private SortTrialInputs() {
    }

    /** Uniformly random keys, different each time: a processor learns to predict a small array. */
    static TrialInput random(SortKind kind, int n) {
        return of(kind, n, SortOptions.DEFAULT, false);
    }

    /** Keys with many ties, with both extremes and their neighbours; as floats also NaNs and both zeros. */
    static TrialInput proof(SortKind kind, int n, SortOptions options) {
        return of(kind, n, options, true);
    }

    private static TrialInput of(SortKind kind, int n, SortOptions options, boolean proof) {
        SplittableRandom random = proof ? new SplittableRandom(SEED + n) : new SplittableRandom();
        int[] ints = new int[kind == SortKind.INT || kind == SortKind.INT_PAIR ? n : 0];
        long[] longs = new long[kind == SortKind.LONG || kind == SortKind.LONG_PAIR ? n : 0];
        float[] floats = new float[kind == SortKind.FLOAT ? n : 0];
        double[] doubles = new double[kind == SortKind.DOUBLE ? n : 0];
        for (int i = 0; i < n; i++) {
            long bits = random.nextLong();
            switch (kind) {
                case INT, INT_PAIR -> ints[i] = proof ? hardInt(bits) : (int) bits;
                case LONG, LONG_PAIR -> longs[i] = proof ? hardLong(bits) : bits;
                case FLOAT -> floats[i] = proof ? Float.intBitsToFloat(hardInt(bits)) : (int) bits;
                case DOUBLE -> doubles[i] = proof ? Double.longBitsToDouble(hardLong(bits)) : bits;
            }
        }
        int[] values = PairValues.indices(kind.isKeysAlone() ? 0 : n);
        SortJob job = switch (kind) {
            case INT -> new IntSortJob(ints, 0, n);
            case LONG -> new LongSortJob(longs, 0, n);
            case FLOAT -> new FloatSortJob(floats, 0, n);
            case DOUBLE -> new DoubleSortJob(doubles, 0, n);
            case INT_PAIR -> IntPairSortJob.sortPairs(ints, values);
            case LONG_PAIR -> LongPairSortJob.sortPairs(longs, values);
        };
        return TrialInput.of(job.using(options), sorted -> new Object[] {ints, longs, floats, doubles, values});
    }

    private static int hardInt(long bits) {
        return (bits & TIES - 1) == 0 ? Integer.MIN_VALUE + near(bits) : (int) (bits >>> Integer.SIZE);
    }

    private static long hardLong(long bits) {
        return (bits & TIES - 1) == 0 ? Long.MIN_VALUE + near(bits) : bits;
    }

    private static int near(long bits) {
        return (int) (Long.divideUnsigned(bits, TIES) % (2 * NEAR + 1)) - NEAR;
    }
}
