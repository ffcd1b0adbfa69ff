package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.TrialInput;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;

/** Two sorted arrays made up for a kind of merge, and where their merge goes. */
public final class MergeTrialInput implements TrialInput {
    private static final long SEED = 0x3e46e;
    /** What makes random data differ each time: a processor learns to predict a small merge that comes again. */
    private static final AtomicLong TURN = new AtomicLong();

    private final MergeWorkload work;
    private final Object a;
    private final Object b;
    private final Object out;
    private final int[] origins;

    /** Random keys, or full of ties, both extremes and, as floats, NaNs and both zeros. */
    MergeTrialInput(MergeWorkload work, int n, boolean hard) {
        this.work = work;
        SplittableRandom random = new SplittableRandom(SEED + n + (hard ? 0 : TURN.incrementAndGet()));
        // Not in halves where one array taken for the other is to show.
        int aCount = hard ? n / 3 : n / 2;
        a = keys(aCount, n, hard, random);
        b = keys(n - aCount, n, hard, random);
        out = Array.newInstance(a.getClass().getComponentType(), n);
        origins = work.kind().isPairs() ? new int[n] : null;
    }

    private Object keys(int count, int n, boolean hard, SplittableRandom random) {
        return switch (work.kind()) {
            case INT, INT_PAIRS -> hard ? hardLongs(count, random).mapToInt(key -> (int) key).sorted().toArray()
                    : Arrays.stream(ascending(count, n, random)).mapToInt(key -> (int) key).toArray();
            case LONG, LONG_PAIRS -> hard ? hardLongs(count, random)
                    .map(key -> key < 0 ? key - Integer.MIN_VALUE + Long.MIN_VALUE
                            : key - Integer.MAX_VALUE + Long.MAX_VALUE).sorted().toArray()
                    : ascending(count, n, random);
            case FLOAT, FLOAT_PAIRS -> floats(hard
                    ? hardLongs(count, random).toArray() : ascending(count, n, random), hard);
            case DOUBLE, DOUBLE_PAIRS -> doubles(hard
                    ? hardLongs(count, random).toArray() : ascending(count, n, random), hard);
        };
    }

    /** Ints: a quarter are the extremes and their neighbours, a quarter a few others. */
    private static LongStream hardLongs(int count, SplittableRandom random) {
        return random.longs(count).map(bits -> (bits & 3) == 0 ? Integer.MIN_VALUE + ((bits >>> 2) & 1)
                : (bits & 3) == 1 ? Integer.MAX_VALUE - ((bits >>> 2) & 1)
                : (bits & 3) == 2 ? (bits >>> 2) % 5 : (int) (bits >>> 32));
    }

    /** Sums of random gaps: sorting would take longer than the merge that they are for. */
    private static long[] ascending(int count, int n, SplittableRandom random) {
        int gap = Integer.MAX_VALUE / Math.max(1, n) + 1;
        long[] keys = new long[count];
        long key = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            key += random.nextInt(2 * gap);
            keys[i] = Math.min(key, Integer.MAX_VALUE);
        }
        return keys;
    }

    private static float[] floats(long[] keys, boolean hard) {
        float[] floats = new float[keys.length];
        for (int i = 0; i < keys.length; i++) {
            floats[i] = !hard ? keys[i] : keys[i] == Integer.MAX_VALUE ? Float.NaN : keys[i] == 0 ? -0.0f
                    : keys[i] == 1 ? 0.0f : Float.intBitsToFloat((int) keys[i]);
        }
        if (hard) {
            Arrays.sort(floats);
        }
        return floats;
    }

    private static double[] doubles(long[] keys, boolean hard) {
        double[] doubles = new double[keys.length];
        for (int i = 0; i < keys.length; i++) {
            doubles[i] = !hard ? keys[i] : keys[i] == Integer.MAX_VALUE ? Double.NaN : keys[i] == 0 ? -0.0
                    : keys[i] == 1 ? 0.0 : Double.longBitsToDouble(keys[i] << 32);
        }
        if (hard) {
            Arrays.sort(doubles);
        }
        return doubles;
    }

    @Override
    public Job job() {
        KeyKind kind = work.kind();
        MergeStrategy strategy = work.strategy();
        Runnable nothing = () -> { };
        return switch (kind) {
            case INT, INT_PAIRS ->
                    new IntMergeJob(kind, strategy, (int[]) a, (int[]) b, (int[]) out, origins, nothing);
            case LONG, LONG_PAIRS ->
                    new LongMergeJob(kind, strategy, (long[]) a, (long[]) b, (long[]) out, origins, nothing);
            case FLOAT, FLOAT_PAIRS ->
                    new FloatMergeJob(kind, strategy, (float[]) a, (float[]) b, (float[]) out, origins, nothing);
            case DOUBLE, DOUBLE_PAIRS ->
                    new DoubleMergeJob(kind, strategy, (double[]) a, (double[]) b, (double[]) out, origins, nothing);
        };
    }

    @Override
    public boolean hasSameResult(TrialInput specimen) {
        return specimen instanceof MergeTrialInput other && Arrays.equals(origins, other.origins)
                && Arrays.deepEquals(new Object[] {out}, new Object[] {other.out});
    }
}
