package io.github.aparasort.internal.set;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.TrialInput;
import io.github.aparasort.internal.kernel.SetOperation;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/** Two sorted arrays made up for set operations of a kind. */
public final class SetTrialInput implements TrialInput {
    private static final long SEED = 0x5e75;
    /** For random data that is other each time. */
    private static final AtomicLong TURN = new AtomicLong();

    private final KeyKind kind;
    private final SetOperation set;
    private final SetOptions options;
    private final long[] a;
    private final long[] b;
    private Job job;

    /**
     * Random keys, of which some are in both, to be united; or keys full of runs and extremes, as floats NaNs and
     * both zeros as well, for the operation that tells most mistakes, in one of both ways to compact.
     */
    SetTrialInput(KeyKind kind, int n, boolean hard) {
        this.kind = kind;
        SplittableRandom random = new SplittableRandom(SEED + n + (hard ? 0 : TURN.incrementAndGet()));
        set = hard ? SetOperation.SYMMETRIC_DIFFERENCE : SetOperation.UNION;
        options = hard && n % 2 != 0 ? new SetOptions(Duplicates.ALLOWED, Compaction.STREAM) : SetOptions.USUAL;
        // Neither half, so that a mistaken one for the other shows.
        int aCount = hard ? Math.max(1, n / 3) : n / 2;
        a = keys(aCount, n, hard, random);
        b = keys(n - aCount, n, hard, random);
    }

    private static long[] keys(int count, int n, boolean hard, SplittableRandom random) {
        if (hard) {
            return random.longs(count).map(SetTrialInput::hard).sorted().toArray();
        }
        // Sums of random gaps: sorting would take longer than what they are for.
        long[] keys = new long[count];
        long key = Integer.MIN_VALUE;
        int gap = (int) Math.min(64, Integer.MAX_VALUE / Math.max(1, n) + 1);
        for (int i = 0; i < count; i++) {
            key += random.nextInt(gap);
            keys[i] = key;
        }
        return keys;
    }

    /** A quarter each are extremes and their neighbours, and a few others. */
    private static long hard(long bits) {
        long some = bits >>> 2;
        return switch ((int) bits & 3) {
            case 0 -> Integer.MIN_VALUE + (some & 1);
            case 1 -> Integer.MAX_VALUE - (some & 1);
            case 2 -> some % 5;
            default -> (int) some >> 16;
        };
    }

    @Override
    public Job job() {
        Consumer<int[]> delivery = kind.isPairs() ? origins -> { } : null;
        job = switch (kind) {
            case INT, INT_PAIRS -> new IntSetJob(set, options, ints(a), ints(b), delivery);
            case LONG, LONG_PAIRS -> new LongSetJob(set, options, longs(a), longs(b), delivery);
            case FLOAT, FLOAT_PAIRS -> new FloatSetJob(set, options, floats(a), floats(b), delivery);
            case DOUBLE, DOUBLE_PAIRS -> new DoubleSetJob(set, options, doubles(a), doubles(b), delivery);
        };
        return job;
    }

    private static int[] ints(long[] keys) {
        return Arrays.stream(keys).mapToInt(key -> (int) key).toArray();
    }

    /** With the extremes of longs. */
    private static long[] longs(long[] keys) {
        return LongStream.of(keys).map(key -> key <= Integer.MIN_VALUE + 1 ? key - Integer.MIN_VALUE + Long.MIN_VALUE
                : key >= Integer.MAX_VALUE - 1 ? key - Integer.MAX_VALUE + Long.MAX_VALUE : key).toArray();
    }

    private static float[] floats(long[] keys) {
        float[] floats = new float[keys.length];
        for (int i = 0; i < keys.length; i++) {
            floats[i] = (float) value(keys[i]);
        }
        Arrays.sort(floats);
        return floats;
    }

    private static double[] doubles(long[] keys) {
        return Arrays.stream(keys).mapToDouble(SetTrialInput::value).sorted().toArray();
    }

    private static double value(long key) {
        return key == Integer.MAX_VALUE ? Double.NaN : key == 0 ? -0.0 : key == 1 ? 0.0 : key;
    }

    @Override
    public boolean hasSameResult(TrialInput specimen) {
        Job other = ((SetTrialInput) specimen).job;
        return switch (kind) {
            case INT, INT_PAIRS -> ((IntSetJob) job).hasSameResult((IntSetJob) other);
            case LONG, LONG_PAIRS -> ((LongSetJob) job).hasSameResult((LongSetJob) other);
            case FLOAT, FLOAT_PAIRS -> ((FloatSetJob) job).hasSameResult((FloatSetJob) other);
            case DOUBLE, DOUBLE_PAIRS -> ((DoubleSetJob) job).hasSameResult((DoubleSetJob) other);
        };
    }
}
