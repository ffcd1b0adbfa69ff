package io.github.aparasort.internal.array;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;

/** Generated sorted keys for trials of merges and set operations, as an array of any of the four key types. */
public final class TrialKeys {
    /** Any number: the same keys in each process. */
    private static final long SEED = 0x3e46e;
    /** Makes random input different each time: a processor learns to predict a small merge that is repeated. */
    private static final AtomicLong ROUND = new AtomicLong();

    private TrialKeys() {
    }

    /** Two sorted arrays of one type. */
    public record Two(Object a, Object b) {
    }

    /**
     * Two arrays with this many keys in all.
     *
     * @param hard whether the keys are full of ties and extremes, and the same for the same n; otherwise random
     * @param gap the average gap between random keys at most
     */
    public static Two two(KeyKind kind, int n, boolean hard, int gap) {
        SplittableRandom random = new SplittableRandom(SEED + n + (hard ? 0 : ROUND.incrementAndGet()));
        // Not two halves in a proof: one array taken for the other must show.
        int aCount = hard && n > 1 ? Math.max(1, n / 3) : n / 2;
        int most = Math.min(gap, Integer.MAX_VALUE / Math.max(1, n) + 1);
        return hard ? new Two(hard(kind, aCount, random), hard(kind, n - aCount, random))
                : new Two(ascending(kind, aCount, most, random), ascending(kind, n - aCount, most, random));
    }

    /**
     * Random keys, in ascending order from the start: sums of random gaps. Sorting would take longer than the trial.
     *
     * @param gap the average gap at most
     */
    private static Object ascending(KeyKind kind, int count, int gap, SplittableRandom random) {
        long[] keys = new long[count];
        long key = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            key = Math.min(key + random.nextInt(2 * gap), Integer.MAX_VALUE);
            keys[i] = key;
        }
        return array(kind, keys, LongStream.of(keys), LongStream.of(keys).asDoubleStream());
    }

    /** Keys with many ties, with both extremes and their neighbours; as floats also NaNs and both zeros. */
    private static Object hard(KeyKind kind, int count, SplittableRandom random) {
        long[] keys = random.longs(count).map(TrialKeys::hard).sorted().toArray();
        return array(kind, keys, LongStream.of(keys).map(TrialKeys::widened),
                LongStream.of(keys).mapToDouble(TrialKeys::special).sorted());
    }

    /** An array of the type of a kind: of keys that are ints, or of what longs and doubles are made of them. */
    private static Object array(KeyKind kind, long[] keys, LongStream longs, DoubleStream doubles) {
        return switch (kind) {
            case INT, INT_PAIRS -> LongStream.of(keys).mapToInt(key -> (int) key).toArray();
            case LONG, LONG_PAIRS -> longs.toArray();
            case FLOAT, FLOAT_PAIRS -> floats(doubles.toArray());
            case DOUBLE, DOUBLE_PAIRS -> doubles.toArray();
        };
    }

    /** A quarter are extremes of one sign, a quarter of the other, a quarter are from a few small numbers. */
    private static long hard(long bits) {
        long some = bits >>> 2;
        return switch ((int) bits & 3) {
            case 0 -> Integer.MIN_VALUE + (some & 1);
            case 1 -> Integer.MAX_VALUE - (some & 1);
            case 2 -> some % 5;
            default -> (int) some >> 16;
        };
    }

    /** Maps the extremes of ints to those of longs. */
    private static long widened(long key) {
        return key <= Integer.MIN_VALUE + 1 ? key - Integer.MIN_VALUE + Long.MIN_VALUE
                : key >= Integer.MAX_VALUE - 1 ? key - Integer.MAX_VALUE + Long.MAX_VALUE : key;
    }

    /** Maps some numbers to NaNs, zeros and infinities. */
    private static double special(long key) {
        return key == Integer.MAX_VALUE ? Double.NaN : key == Integer.MAX_VALUE - 1 ? Double.POSITIVE_INFINITY
                : key == Integer.MIN_VALUE ? Double.NEGATIVE_INFINITY : key == 0 ? -0.0 : key == 1 ? 0.0 : key;
    }

    private static float[] floats(double[] doubles) {
        float[] floats = new float[doubles.length];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = (float) doubles[i];
        }
        return floats;
    }
}
