package io.github.aparasort.benchmark.input;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Locale;

/**
 * The types of keys. A distribution deals in <i>ranks</i>, signed 64-bit numbers; each type has a conversion that never
 * turns the order of two ranks around, so that sorted ranks make sorted keys of every type. A narrow type rounds ranks
 * together, which adds duplicates.
 */
public enum KeyType {
    INT(int.class, Integer.BYTES) {
        @Override
        public Object fromRanks(long[] ranks) {
            int[] keys = new int[ranks.length];
            for (int i = 0; i < keys.length; i++) {
                keys[i] = (int) (ranks[i] >> Integer.SIZE);
            }
            return keys;
        }

        @Override
        public void sort(Object keys) {
            Arrays.sort((int[]) keys);
        }

        @Override
        public boolean same(Object a, Object b) {
            return Arrays.equals((int[]) a, (int[]) b);
        }

        @Override
        public boolean sameKey(Object keys, int i, int j) {
            return Integer.compare(((int[]) keys)[i], ((int[]) keys)[j]) == 0;
        }
    },
    LONG(long.class, Long.BYTES) {
        @Override
        public Object fromRanks(long[] ranks) {
            return ranks.clone();
        }

        @Override
        public void sort(Object keys) {
            Arrays.sort((long[]) keys);
        }

        @Override
        public boolean same(Object a, Object b) {
            return Arrays.equals((long[]) a, (long[]) b);
        }

        @Override
        public boolean sameKey(Object keys, int i, int j) {
            return Long.compare(((long[]) keys)[i], ((long[]) keys)[j]) == 0;
        }
    },
    FLOAT(float.class, Float.BYTES) {
        @Override
        public Object fromRanks(long[] ranks) {
            float[] keys = new float[ranks.length];
            for (int i = 0; i < keys.length; i++) {
                keys[i] = ranks[i] * (float) UNIT;
            }
            return keys;
        }

        @Override
        public void sort(Object keys) {
            Arrays.sort((float[]) keys);
        }

        @Override
        public boolean same(Object a, Object b) {
            return Arrays.equals((float[]) a, (float[]) b);
        }

        @Override
        public boolean sameKey(Object keys, int i, int j) {
            return Float.compare(((float[]) keys)[i], ((float[]) keys)[j]) == 0;
        }
    },
    DOUBLE(double.class, Double.BYTES) {
        @Override
        public Object fromRanks(long[] ranks) {
            double[] keys = new double[ranks.length];
            for (int i = 0; i < keys.length; i++) {
                keys[i] = ranks[i] * UNIT;
            }
            return keys;
        }

        @Override
        public void sort(Object keys) {
            Arrays.sort((double[]) keys);
        }

        @Override
        public boolean same(Object a, Object b) {
            return Arrays.equals((double[]) a, (double[]) b);
        }

        @Override
        public boolean sameKey(Object keys, int i, int j) {
            return Double.compare(((double[]) keys)[i], ((double[]) keys)[j]) == 0;
        }
    };

    /** Scales ranks to floating-point keys from -1 to 1. */
    private static final double UNIT = 0x1p-63;

    private final Class<?> component;
    private final int bytes;

    KeyType(Class<?> component, int bytes) {
        this.component = component;
        this.bytes = bytes;
    }

    /** A new array of keys in the order of their ranks. */
    public abstract Object fromRanks(long[] ranks);

    /** {@code Arrays.sort}, the reference for results. */
    public abstract void sort(Object keys);

    /** Whether two arrays hold the same bits (of floating-point numbers: NaN equals NaN, -0.0 is not 0.0). */
    public abstract boolean same(Object a, Object b);

    /** Whether two keys of an array are equal in the order of {@code Arrays.sort}. */
    public abstract boolean sameKey(Object keys, int i, int j);

    public Object allocate(int n) {
        return Array.newInstance(component, n);
    }

    public Class<?> component() {
        return component;
    }

    public int bytes() {
        return bytes;
    }

    /** As in Java: {@code int}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
