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
import java.util.Arrays;
import java.util.SplittableRandom;

/** Generated keys of a kind, with values if the kind has them. */
public final class SortTrialInput implements TrialInput {
    private static final long SEED = 0x5eed;
    /** Different keys of an input with many ties. */
    private static final int DISTINCT = 64;
    /** Number of keys after which the same bits repeat, XORed with another number. */
    private static final int PATTERN = 1 << 10;

    private final SortKind kind;
    private final int[] ints;
    private final long[] longs;
    private final float[] floats;
    private final double[] doubles;
    private final int[] values;
    private final SplittableRandom random;
    private SortOptions options = SortOptions.DEFAULT;
    /** Random bits of all random keys: generating new ones for each key would take as long as sorting. */
    private final long[] bits = new long[PATTERN];

    SortTrialInput(SortKind kind, int n) {
        this.kind = kind;
        boolean hasInts = kind == SortKind.INT || kind == SortKind.INT_PAIR;
        boolean hasLongs = kind == SortKind.LONG || kind == SortKind.LONG_PAIR;
        ints = new int[hasInts ? n : 0];
        longs = new long[hasLongs ? n : 0];
        floats = new float[kind == SortKind.FLOAT ? n : 0];
        doubles = new double[kind == SortKind.DOUBLE ? n : 0];
        values = new int[kind == SortKind.INT_PAIR || kind == SortKind.LONG_PAIR ? n : 0];
        random = new SplittableRandom(SEED + n);
        for (int i = 0; i < PATTERN; i++) {
            bits[i] = random.nextLong();
        }
    }

    /** Uniformly random keys, different each time: a processor learns to predict a small array. */
    SortTrialInput shuffle() {
        int n = length();
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

    private int length() {
        return Math.max(ints.length + floats.length, longs.length + doubles.length);
    }

    /** Makes a key of a number, as far as it fits. */
    private void set(int index, long key) {
        switch (kind) {
            case INT, INT_PAIR -> ints[index] = (int) key;
            case LONG, LONG_PAIR -> longs[index] = key;
            case FLOAT -> floats[index] = (int) key;
            case DOUBLE -> doubles[index] = key;
        }
    }

    /** Keys with so few values that most are equal to many others. */
    SortTrialInput repeat() {
        for (int i = 0; i < length(); i++) {
            set(i, random.nextInt(DISTINCT));
        }
        return numbered();
    }

    /** Keys with many ties, with both extremes and their neighbours; as floats also NaNs and both zeros. */
    SortTrialInput harden() {
        for (int i = 0; i < ints.length; i++) {
            ints[i] = hardInt();
        }
        for (int i = 0; i < longs.length; i++) {
            longs[i] = hardLong();
        }
        for (int i = 0; i < floats.length; i++) {
            floats[i] = Float.intBitsToFloat(hardInt());
        }
        for (int i = 0; i < doubles.length; i++) {
            doubles[i] = Double.longBitsToDouble(hardLong());
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
            case INT -> new IntSortJob(ints, 0, ints.length);
            case LONG -> new LongSortJob(longs, 0, longs.length);
            case FLOAT -> new FloatSortJob(floats, 0, floats.length);
            case DOUBLE -> new DoubleSortJob(doubles, 0, doubles.length);
            case INT_PAIR -> IntPairSortJob.sortPairs(ints, values);
            case LONG_PAIR -> LongPairSortJob.sortPairs(longs, values);
        };
    }

    @Override
    public boolean hasSameResult(TrialInput trial) {
        return trial instanceof SortTrialInput other && Arrays.equals(ints, other.ints)
                && Arrays.equals(longs, other.longs)
                && Arrays.equals(floats, other.floats) && Arrays.equals(doubles, other.doubles)
                && Arrays.equals(values, other.values);
    }
}
