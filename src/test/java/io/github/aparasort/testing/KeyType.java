package io.github.aparasort.testing;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The four types of keys, told apart here so that tests need not: how keys of a type compare, and which keys stand at
 * which ranks. Arrays are passed as objects.
 */
public enum KeyType {
    INT(int.class, new int[] {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1, 0, 1, Integer.MAX_VALUE - 1,
        Integer.MAX_VALUE}, 3) {
        @Override
        public void put(Object keys, int i, int rank, SplittableRandom random) {
            // The greatest rank is the greatest key, with which tiles may be padded.
            ((int[]) keys)[i] = Integer.MIN_VALUE + 2 * rank + (rank >>> 30);
        }
    },
    LONG(long.class, new long[] {Long.MIN_VALUE, Long.MIN_VALUE + 1, -1L << 32, Integer.MIN_VALUE, -1, 0, 1,
        Integer.MAX_VALUE, 1L << 31, 0xffff_ffffL, 1L << 32, Long.MAX_VALUE - 1, Long.MAX_VALUE}, 5) {
        @Override
        public void put(Object keys, int i, int rank, SplittableRandom random) {
            // Both halves vary.
            ((long[]) keys)[i] = rank == RANKS ? Long.MAX_VALUE : Long.MIN_VALUE + rank * 0x1_ffff_ffffL;
        }
    },
    FLOAT(float.class, new float[] {Float.NEGATIVE_INFINITY, -Float.MAX_VALUE, -1, -Float.MIN_NORMAL, -Float.MIN_VALUE,
        -0.0f, 0.0f, Float.MIN_VALUE, Float.MIN_NORMAL, 1, Float.MAX_VALUE, Float.POSITIVE_INFINITY, Float.NaN}, 6) {
        @Override
        public void put(Object keys, int i, int rank, SplittableRandom random) {
            // From -infinity upwards in steps of two; what is beyond +infinity is NaN.
            int ordered = ~0x7f80_0000 + 2 * rank;
            boolean beyond = rank > 1 << 30 && (ordered > 0x7f80_0000 || ordered < 0);
            ((float[]) keys)[i] = beyond ? floatNan(random)
                    : Float.intBitsToFloat(ordered ^ (ordered >> 31 & Integer.MAX_VALUE));
        }

        @Override
        public void vary(Object keys, int i, SplittableRandom random) {
            if (Float.isNaN(((float[]) keys)[i])) {
                ((float[]) keys)[i] = floatNan(random);
            }
        }
    },
    DOUBLE(double.class, new double[] {Double.NEGATIVE_INFINITY, -Double.MAX_VALUE, -1, -Double.MIN_NORMAL,
        -Double.MIN_VALUE, -0.0, 0.0, Double.MIN_VALUE, Double.MIN_NORMAL, 1, Double.MAX_VALUE,
        Double.POSITIVE_INFINITY, Double.NaN}, 6) {
        @Override
        public void put(Object keys, int i, int rank, SplittableRandom random) {
            // So wide a step that the greatest ranks are beyond +infinity, but none overflows.
            long ordered = ~0x7ff0_0000_0000_0000L + rank * 8_587_000_001L;
            ((double[]) keys)[i] = ordered > 0x7ff0_0000_0000_0000L ? doubleNan(random)
                    : Double.longBitsToDouble(ordered ^ (ordered >> 63 & Long.MAX_VALUE));
        }

        @Override
        public void vary(Object keys, int i, SplittableRandom random) {
            if (Double.isNaN(((double[]) keys)[i])) {
                ((double[]) keys)[i] = doubleNan(random);
            }
        }
    };

    /** The greatest rank; the least is 0. Greater ranks are greater keys, or equal NaNs of any payload and sign. */
    public static final int RANKS = Integer.MAX_VALUE;

    public final Class<?> type;
    /** Keys at the borders of the type, strictly ascending. */
    private final Object specials;
    /** Where zero is among these. */
    private final int zero;

    KeyType(Class<?> type, Object specials, int zero) {
        this.type = type;
        this.specials = specials;
        this.zero = zero;
    }

    /** Sets a key to the one that has this rank. */
    public abstract void put(Object keys, int i, int rank, SplittableRandom random);

    /** Makes a NaN another one. */
    public void vary(Object keys, int i, SplittableRandom random) {
    }

    /** Compares two keys of one array, as {@code compare} of their box does. */
    public final int compare(Object keys, int i, int j) {
        return Order.ASCENDING.of(keys).compare(i, j);
    }

    public Object array(int n) {
        return Array.newInstance(type, n);
    }

    /** Keys of ascending ranks. */
    public Object ofRanks(int[] ranks, SplittableRandom random) {
        Object keys = array(ranks.length);
        for (int i = 0; i < ranks.length; i++) {
            put(keys, i, ranks[i], random);
        }
        return keys;
    }

    /** Random ones of the keys at the borders of the type, sorted; or zeros and their lower neighbours alone. */
    public Object special(int n, boolean zeros, SplittableRandom random) {
        int all = Array.getLength(specials);
        int[] order = random.ints(n, zeros ? zero - 1 : 0, zeros ? zero + 1 : all).sorted().toArray();
        Object keys = array(n);
        for (int i = 0; i < n; i++) {
            System.arraycopy(specials, order[i], keys, i, 1);
            vary(keys, i, random);
        }
        return keys;
    }

    /** The first of each stretch of equal keys. */
    public Object distinct(Object keys) {
        int n = Array.getLength(keys);
        Object distinct = array(n);
        Order.Comparison order = Order.ASCENDING.of(keys);
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (i == 0 || order.compare(i - 1, i) != 0) {
                System.arraycopy(keys, i, distinct, count++, 1);
            }
        }
        Object exact = array(count);
        System.arraycopy(distinct, 0, exact, 0, count);
        return exact;
    }

    public static KeyType of(Object keys) {
        return Arrays.stream(values()).filter(each -> each.type == keys.getClass().getComponentType()).findAny()
                .orElseThrow();
    }

    private static float floatNan(SplittableRandom random) {
        int payload = Math.max(1, random.nextInt(8) == 0 ? 0 : random.nextInt(1 << 23));
        return Float.intBitsToFloat(random.nextInt(2) << 31 | 0x7f80_0000 | payload);
    }

    private static double doubleNan(SplittableRandom random) {
        long payload = Math.max(1, random.nextInt(8) == 0 ? 0 : random.nextLong() >>> 12);
        return Double.longBitsToDouble((long) random.nextInt(2) << 63 | 0x7ff0_0000_0000_0000L | payload);
    }
}
