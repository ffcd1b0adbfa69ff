package io.github.aparasort.resident;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/** Plain loops over arrays of ints, longs, floats and doubles, which tests compare resident arrays with. */
final class PlainArrays {
    static final List<Class<?>> TYPES = List.of(int.class, long.class, float.class, double.class);

    private PlainArrays() {
    }

    static Class<?> type(Object array) {
        return array.getClass().getComponentType();
    }

    static boolean isFloating(Object array) {
        return array instanceof float[] || array instanceof double[];
    }

    static int length(Object array) {
        return Array.getLength(array);
    }

    static Object slice(Object array, int from, int to) {
        Object part = Array.newInstance(type(array), to - from);
        System.arraycopy(array, from, part, 0, to - from);
        return part;
    }

    static Object concat(Object a, Object b) {
        Object both = Array.newInstance(type(a), length(a) + length(b));
        System.arraycopy(a, 0, both, 0, length(a));
        System.arraycopy(b, 0, both, length(a), length(b));
        return both;
    }

    static Object take(Object array, int[] indices) {
        Object taken = Array.newInstance(type(array), indices.length);
        for (int i = 0; i < indices.length; i++) {
            System.arraycopy(array, indices[i], taken, i, 1);
        }
        return taken;
    }

    /** Compares the elements at two indices: floats and doubles as {@link Float#compare}. */
    static IntBinaryOperator order(Object array) {
        if (array instanceof int[] a) {
            return (i, j) -> Integer.compare(a[i], a[j]);
        }
        if (array instanceof long[] a) {
            return (i, j) -> Long.compare(a[i], a[j]);
        }
        if (array instanceof float[] a) {
            return (i, j) -> Float.compare(a[i], a[j]);
        }
        double[] a = (double[]) array;
        return (i, j) -> Double.compare(a[i], a[j]);
    }

    /** The indices that sort stably: by an order of two indices. */
    static int[] argsort(int n, IntBinaryOperator order) {
        Integer[] indices = new Integer[n];
        Arrays.setAll(indices, i -> i);
        Arrays.sort(indices, order::applyAsInt);
        return Arrays.stream(indices).mapToInt(i -> i).toArray();
    }

    static int[] argsort(Object array, boolean descending) {
        IntBinaryOperator order = order(array);
        return argsort(length(array), descending ? (i, j) -> order.applyAsInt(j, i) : order);
    }

    static Object sorted(Object array) {
        return take(array, argsort(array, false));
    }

    static boolean ascends(Object array) {
        IntBinaryOperator order = order(array);
        for (int i = 1; i < length(array); i++) {
            if (order.applyAsInt(i - 1, i) > 0) {
                return false;
            }
        }
        return true;
    }

    /** The bits of an element. All NaNs have the same, if they are to be alike. */
    static long bits(Object array, int i, boolean nansAlike) {
        if (array instanceof int[] a) {
            return a[i];
        }
        if (array instanceof long[] a) {
            return a[i];
        }
        if (array instanceof float[] a) {
            return nansAlike ? Float.floatToIntBits(a[i]) : Float.floatToRawIntBits(a[i]);
        }
        double[] a = (double[]) array;
        return nansAlike ? Double.doubleToLongBits(a[i]) : Double.doubleToRawLongBits(a[i]);
    }

    static double asDouble(Object array, int i) {
        return array instanceof int[] a ? a[i] : array instanceof long[] a ? a[i]
                : array instanceof float[] a ? a[i] : ((double[]) array)[i];
    }

    static boolean hasNan(Object array) {
        if (isFloating(array)) {
            for (int i = 0; i < length(array); i++) {
                if (Double.isNaN(asDouble(array, i))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The bits of all elements, in ascending order. */
    static long[] sortedBits(Object array) {
        return IntStream.range(0, length(array)).mapToLong(i -> bits(array, i, false)).sorted().toArray();
    }

    static String text(Object array, int i) {
        String bits = isFloating(array) ? " (bits " + Long.toHexString(bits(array, i, false)) + ")" : "";
        return Array.get(array, i) + bits;
    }
}
