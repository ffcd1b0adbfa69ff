package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.GpuArrays;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** Arrays of any type, and the methods that take them: for tests that say once what holds for all types. */
public final class AnyArray {
    public static final List<Class<?>> TYPES = List.of(int.class, long.class, float.class, double.class, byte.class,
            short.class, char.class);

    private AnyArray() {
    }

    /** Keys of a type: floats and doubles with NaNs and zeros of all kinds where {@code specials} says so. */
    public static Object of(Class<?> type, Input input, SpecialFloats specials, int n) {
        if (type == long.class) {
            return input.longs(n);
        }
        if (type == float.class) {
            return specials == null ? input.floats(n) : specials.floats(n);
        }
        if (type == double.class) {
            return specials == null ? input.doubles(n) : specials.doubles(n);
        }
        int[] ints = input.ints(n);
        if (type == int.class) {
            return ints;
        }
        Object keys = Array.newInstance(type, n);
        for (int i = 0; i < n; i++) {
            // The high bits, so that order stays.
            if (type == byte.class) {
                Array.setByte(keys, i, (byte) (ints[i] >> 24));
            } else if (type == short.class) {
                Array.setShort(keys, i, (short) (ints[i] >> 16));
            } else {
                Array.setChar(keys, i, (char) ((ints[i] >> 16) - Short.MIN_VALUE));
            }
        }
        return keys;
    }

    /** Values with bits that a conversion would lose; of objects an array of their own class, strings. */
    public static Object values(Class<?> type, int n) {
        if (!type.isPrimitive()) {
            return IntStream.range(0, n).mapToObj(i -> "value " + i).toArray(String[]::new);
        }
        return type == int.class ? Input.values(n) : of(type, Input.RANDOM, SpecialFloats.EVERYTHING, n);
    }

    public static Object copy(Object array) {
        Object copy = Array.newInstance(array.getClass().getComponentType(), Array.getLength(array));
        System.arraycopy(array, 0, copy, 0, Array.getLength(array));
        return copy;
    }

    public static Object[] boxed(int[] values) {
        return Arrays.stream(values).boxed().toArray();
    }

    /** By {@code compareTo} of the boxed elements. */
    @SuppressWarnings("unchecked")
    public static Comparator<Object> natural() {
        return (x, y) -> ((Comparable<Object>) x).compareTo(y);
    }

    /** The indices of a range in the order of its elements, found by boxing them; ties in order of index. */
    public static int[] stableOrder(Object keys, int from, int to, Comparator<Object> order) {
        Integer[] indices = new Integer[to - from];
        Object[] boxed = new Object[Array.getLength(keys)];
        for (int i = from; i < to; i++) {
            indices[i - from] = i;
            boxed[i] = Array.get(keys, i);
        }
        Arrays.sort(indices, (i, j) -> order.compare(boxed[i], boxed[j]));
        return Arrays.stream(indices).mapToInt(i -> i).toArray();
    }

    /** The array with a range in another order. */
    public static Object gathered(Object array, int from, int[] order) {
        Object gathered = copy(array);
        for (int i = 0; i < order.length; i++) {
            System.arraycopy(array, order[i], gathered, from + i, 1);
        }
        return gathered;
    }

    /** To the bit. */
    public static void assertSame(Object expected, Object found, String what) {
        if (expected instanceof float[] floats) {
            assertArrayEquals(Oracle.bits(floats), Oracle.bits((float[]) found), what);
        } else if (expected instanceof double[] doubles) {
            assertArrayEquals(Oracle.bits(doubles), Oracle.bits((double[]) found), what);
        } else if (!Objects.deepEquals(expected, found)) {
            throw new AssertionError(what + ": expected " + head(expected) + ", not " + head(found));
        }
    }

    private static String head(Object array) {
        StringBuilder head = new StringBuilder();
        for (int i = 0; i < Math.min(20, Array.getLength(array)); i++) {
            head.append(Array.get(array, i)).append(' ');
        }
        return head.toString();
    }

    /** Calls a public method of a sorter, or of {@link GpuArrays} where that is null, by the arguments' classes. */
    public static Object call(Object sorter, String name, Object... arguments) {
        Class<?>[] signature = new Class<?>[arguments.length];
        for (int i = 0; i < signature.length; i++) {
            signature[i] = arguments[i] instanceof Integer ? int.class
                    : arguments[i] instanceof Object[] ? Object[].class : arguments[i].getClass();
        }
        try {
            Class<?> owner = sorter == null ? GpuArrays.class : sorter.getClass();
            Method method = owner.getMethod(name, signature);
            return method.invoke(sorter, arguments);
        } catch (NoSuchMethodException | IllegalAccessException e) {
            throw new AssertionError(e);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new AssertionError(e.getCause());
        }
    }
}
