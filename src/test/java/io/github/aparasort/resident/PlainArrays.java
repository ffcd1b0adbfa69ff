package io.github.aparasort.resident;

import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Order;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Arrays of ints, longs, floats and doubles, which tests compare resident arrays with. */
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

    static int[] argsort(Object array, Order order) {
        return AnyArray.stableOrder(array, 0, length(array), order);
    }

    static Object sorted(Object array) {
        return AnyArray.taken(array, argsort(array, Order.ASCENDING));
    }

    static boolean ascends(Object array) {
        Order.Comparison natural = Order.ASCENDING.of(array);
        return IntStream.range(1, length(array)).allMatch(i -> natural.compare(i - 1, i) <= 0);
    }

    /** For each row the rank of its key, which all columns have together, by a map of lists. */
    static int[] codes(Object... columns) {
        int n = length(columns[0]);
        Map<List<Object>, Integer> codes = new TreeMap<>((a, b) -> {
            int order = 0;
            for (int i = 0; i < a.size() && order == 0; i++) {
                order = AnyArray.natural().compare(a.get(i), b.get(i));
            }
            return order;
        });
        IntFunction<List<Object>> key = row -> Arrays.stream(columns).map(column -> Array.get(column, row)).toList();
        IntStream.range(0, n).forEach(row -> codes.put(key.apply(row), 0));
        int rank = 0;
        for (Map.Entry<List<Object>, Integer> each : codes.entrySet()) {
            each.setValue(rank++);
        }
        return IntStream.range(0, n).map(row -> codes.get(key.apply(row))).toArray();
    }

    /** The bits of an element. All NaNs have the same, if they are to be alike. */
    static long bits(Object array, int i, boolean nansAlike) {
        if (array instanceof float[] a) {
            return nansAlike ? Float.floatToIntBits(a[i]) : Float.floatToRawIntBits(a[i]);
        }
        if (array instanceof double[] a) {
            return nansAlike ? Double.doubleToLongBits(a[i]) : Double.doubleToRawLongBits(a[i]);
        }
        return Array.getLong(array, i);
    }

    static double asDouble(Object array, int i) {
        return Array.getDouble(array, i);
    }

    static boolean hasNan(Object array) {
        return isFloating(array)
                && IntStream.range(0, length(array)).anyMatch(i -> Double.isNaN(asDouble(array, i)));
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
