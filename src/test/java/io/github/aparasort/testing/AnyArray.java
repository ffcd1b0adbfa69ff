package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
        // The high bits, so that order stays.
        if (type == byte.class) {
            return ofInts(type, Arrays.stream(ints).map(key -> key >> 24).toArray());
        }
        int middle = type == char.class ? Short.MIN_VALUE : 0;
        return ofInts(type, Arrays.stream(ints).map(key -> (key >> 16) - middle).toArray());
    }

    /** The ints as elements of a type, by a cast. ({@code Array.setInt} is a native call for each.) */
    public static Object ofInts(Class<?> type, int[] ints) {
        Object array = Array.newInstance(type, ints.length);
        if (array instanceof int[] a) {
            Arrays.setAll(a, i -> ints[i]);
        } else if (array instanceof long[] a) {
            Arrays.setAll(a, i -> ints[i]);
        } else if (array instanceof double[] a) {
            Arrays.setAll(a, i -> ints[i]);
        } else if (array instanceof float[] a) {
            for (int i = 0; i < a.length; i++) {
                a[i] = ints[i];
            }
        } else if (array instanceof byte[] a) {
            for (int i = 0; i < a.length; i++) {
                a[i] = (byte) ints[i];
            }
        } else if (array instanceof short[] a) {
            for (int i = 0; i < a.length; i++) {
                a[i] = (short) ints[i];
            }
        } else {
            char[] a = (char[]) array;
            for (int i = 0; i < a.length; i++) {
                a[i] = (char) ints[i];
            }
        }
        return array;
    }

    public static float[] toFloats(double[] doubles) {
        float[] floats = new float[doubles.length];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = (float) doubles[i];
        }
        return floats;
    }

    /** The elements of an array of ints, longs, floats or doubles as ints, by a cast. */
    public static int[] toInts(Object array) {
        int[] ints = new int[Array.getLength(array)];
        if (array instanceof int[] a) {
            Arrays.setAll(ints, i -> a[i]);
        } else if (array instanceof long[] a) {
            Arrays.setAll(ints, i -> (int) a[i]);
        } else if (array instanceof float[] a) {
            Arrays.setAll(ints, i -> (int) a[i]);
        } else {
            double[] a = (double[]) array;
            Arrays.setAll(ints, i -> (int) a[i]);
        }
        return ints;
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

    /** The indices of a range in the order of its elements; ties in order of index. */
    public static int[] stableOrder(Object keys, int from, int to, Order order) {
        return Oracle.stableOrder(from, to, order.of(keys));
    }

    /** The stable order of ints or longs that an XOR mask turns. */
    public static int[] stableOrder(Object keys, long mask) {
        return keys instanceof int[] ints
                ? Oracle.stableOrder(Arrays.stream(ints).map(key -> key ^ (int) mask).toArray())
                : Oracle.stableOrder(Arrays.stream((long[]) keys).map(key -> key ^ mask).toArray());
    }

    /** Sorts ints, longs, floats or doubles by the JDK's sequential sort. */
    public static void sort(Object array, int from, int to) {
        if (array instanceof int[] a) {
            Arrays.sort(a, from, to);
        } else if (array instanceof long[] a) {
            Arrays.sort(a, from, to);
        } else if (array instanceof float[] a) {
            Arrays.sort(a, from, to);
        } else {
            Arrays.sort((double[]) array, from, to);
        }
    }

    /** The elements at these indices. */
    public static Object taken(Object array, int[] indices) {
        int n = indices.length;
        Object taken = Array.newInstance(array.getClass().getComponentType(), n);
        if (array instanceof int[] a) {
            Arrays.setAll((int[]) taken, i -> a[indices[i]]);
        } else if (array instanceof long[] a) {
            Arrays.setAll((long[]) taken, i -> a[indices[i]]);
        } else if (array instanceof double[] a) {
            Arrays.setAll((double[]) taken, i -> a[indices[i]]);
        } else if (array instanceof float[] a) {
            float[] floats = (float[]) taken;
            for (int i = 0; i < n; i++) {
                floats[i] = a[indices[i]];
            }
        } else {
            for (int i = 0; i < n; i++) {
                System.arraycopy(array, indices[i], taken, i, 1);
            }
        }
        return taken;
    }

    /** The array with a range in another order. */
    public static Object gathered(Object array, int from, int[] order) {
        Object gathered = copy(array);
        System.arraycopy(taken(array, order), 0, gathered, from, order.length);
        return gathered;
    }

    /** The elements of several arrays of a type, one array after the other. */
    public static Object concatenated(Class<?> type, Object... arrays) {
        Object all = Array.newInstance(type, Arrays.stream(arrays).mapToInt(Array::getLength).sum());
        int at = 0;
        for (Object array : arrays) {
            int length = Array.getLength(array);
            System.arraycopy(array, 0, all, at, length);
            at += length;
        }
        return all;
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

    /** Bit by bit, but for those of NaNs: -0.0 is not 0.0. */
    public static void assertEqualNumbers(Object expected, Object found, String what) {
        assertTrue(Objects.deepEquals(expected, found), what);
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
            signature[i] = i == 1 && name.startsWith("sortPairs") ? Object.class
                    : arguments[i] instanceof Integer ? int.class
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
