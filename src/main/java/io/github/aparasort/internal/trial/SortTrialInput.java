package io.github.aparasort.internal.trial;

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

/** Generated keys of a kind, with values if the kind has them. */
public final class SortTrialInput extends TrialInput {
    private static final long SEED = 0x5eed;
    /** Number of keys after which the same bits repeat, XORed with another number. */
    private static final int PATTERN = 1 << 10;

    private final SortKind kind;
    private final int n;
    /** An array of the type of the kind. */
    private final Object keys;
    private final int[] values;
    private final SplittableRandom random;
    private SortOptions options = SortOptions.DEFAULT;
    /** Random bits of all random keys: generating new ones for each key would take as long as sorting. */
    private final long[] bits = new long[PATTERN];

    SortTrialInput(SortKind kind, int n) {
        this.kind = kind;
        this.n = n;
        keys = switch (kind) {
            case INT, INT_PAIR -> new int[n];
            case LONG, LONG_PAIR -> new long[n];
            case FLOAT -> new float[n];
            case DOUBLE -> new double[n];
        };
        values = new int[kind.isKeysAlone() ? 0 : n];
        random = new SplittableRandom(SEED + n);
        for (int i = 0; i < PATTERN; i++) {
            bits[i] = random.nextLong();
        }
    }

    /** Uniformly random keys, different each time: a processor learns to predict a small array. */
    SortTrialInput shuffle() {
        for (int begin = 0; begin < n; begin += PATTERN) {
            shuffle(begin, Math.min(begin + PATTERN, n), random.nextLong());
        }
        return numbered();
    }

    private void shuffle(int begin, int end, long mask) {
        for (int i = begin; i < end; i++) {
            set(i, bits[i - begin] ^ mask);
        }
    }

    /** Makes a key of a number, as far as it fits. */
    private void set(int index, long key) {
        switch (kind) {
            case INT, INT_PAIR -> ((int[]) keys)[index] = (int) key;
            case LONG, LONG_PAIR -> ((long[]) keys)[index] = key;
            case FLOAT -> ((float[]) keys)[index] = (int) key;
            case DOUBLE -> ((double[]) keys)[index] = key;
        }
    }

    /** Keys with many ties, with both extremes and their neighbours; as floats also NaNs and both zeros. */
    SortTrialInput harden() {
        for (int i = 0; i < n; i++) {
            switch (kind) {
                case INT, INT_PAIR -> ((int[]) keys)[i] = hardInt();
                case LONG, LONG_PAIR -> ((long[]) keys)[i] = hardLong();
                case FLOAT -> ((float[]) keys)[i] = Float.intBitsToFloat(hardInt());
                case DOUBLE -> ((double[]) keys)[i] = Double.longBitsToDouble(hardLong());
            }
        }
        return numbered();
    }

    private int hardInt() {
        long key = random.nextLong();
        return (key & 3) == 0 ? Integer.MIN_VALUE + few(key) : (int) (key >>> Integer.SIZE);
    }

    private long hardLong() {
        long key = random.nextLong();
        return (key & 3) == 0 ? Long.MIN_VALUE + few(key) : key;
    }

    private static int few(long random) {
        return (int) ((random >>> 2) % 5) - 2;
    }

    private SortTrialInput numbered() {
        for (int i = 0; i < values.length; i++) {
            values[i] = i;
        }
        return this;
    }

    /** Sets how jobs on this input sort. */
    SortTrialInput using(SortOptions wanted) {
        options = wanted;
        return this;
    }

    @Override
    public SortJob job() {
        return plainJob().using(options);
    }

    private SortJob plainJob() {
        return switch (kind) {
            case INT -> new IntSortJob((int[]) keys, 0, n);
            case LONG -> new LongSortJob((long[]) keys, 0, n);
            case FLOAT -> new FloatSortJob((float[]) keys, 0, n);
            case DOUBLE -> new DoubleSortJob((double[]) keys, 0, n);
            case INT_PAIR -> IntPairSortJob.sortPairs((int[]) keys, values);
            case LONG_PAIR -> LongPairSortJob.sortPairs((long[]) keys, values);
        };
    }

    @Override
    Object[] results() {
        return new Object[] {keys, values};
    }
}
