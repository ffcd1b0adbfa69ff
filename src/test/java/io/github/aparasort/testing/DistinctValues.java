package io.github.aparasort.testing;

import java.lang.reflect.Array;
import java.util.List;

/** Values of every type to travel with keys: all different, so that they tell where each came from. */
public final class DistinctValues {
    public static final List<Class<?>> TYPES = List.of(int.class, long.class, float.class, double.class, String.class,
            Object.class);

    /** Values of these types are too few to be all different. */
    public static final List<Class<?>> NARROW = List.of(byte.class, short.class, char.class, boolean.class);

    private DistinctValues() {
    }

    /** Returns n values, counted from {@code first}: those of A from 0, those of B from the count of A. */
    public static Object of(Class<?> type, int first, int n) {
        Object values = Array.newInstance(type, n);
        for (int i = 0; i < n; i++) {
            int number = first + i;
            int bits = (number + 1) * 0x9e37_79b9;
            if (values instanceof int[] ints) {
                ints[i] = bits;
            } else if (values instanceof long[] longs) {
                longs[i] = (long) bits << 32 | number;
            } else if (values instanceof float[] floats) {
                // Signalling NaNs among them.
                floats[i] = Float.intBitsToFloat(bits);
            } else if (values instanceof double[] doubles) {
                doubles[i] = Double.longBitsToDouble((long) bits << 32 | number);
            } else if (values instanceof byte[] bytes) {
                bytes[i] = (byte) number;
            } else if (values instanceof short[] shorts) {
                shorts[i] = (short) number;
            } else if (values instanceof char[] chars) {
                chars[i] = (char) bits;
            } else if (values instanceof boolean[] booleans) {
                booleans[i] = bits < 0;
            } else if (values instanceof String[] strings) {
                strings[i] = "value " + number;
            } else {
                // Of several classes, and nothing.
                ((Object[]) values)[i] = number % 7 == 3 ? null : number % 2 == 0 ? Integer.valueOf(number)
                        : "value " + number;
            }
        }
        return values;
    }

    /** Compares bits, and objects by identity, because they are moved, not copied. */
    public static void assertSame(Object expected, Object found, String what) {
        if (expected.getClass() != found.getClass()) {
            throw new AssertionError(what + ": expected " + expected.getClass().getSimpleName() + ", not "
                    + found.getClass().getSimpleName());
        }
        AnyArray.assertSame(expected, found, what);
        if (expected instanceof Object[] objects) {
            for (int i = 0; i < objects.length; i++) {
                if (objects[i] != ((Object[]) found)[i]) {
                    throw new AssertionError(what + ": a copy of " + objects[i] + " at " + i);
                }
            }
        }
    }
}
