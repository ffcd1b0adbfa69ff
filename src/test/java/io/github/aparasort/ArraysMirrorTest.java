package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.SpecialFloats;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * {@link GpuArrays} against {@link Arrays} of the JDK that runs this: every signature, also one that a later JDK adds,
 * and what it does with good arguments and bad ones. The values of bad arguments are combined, which shows the order
 * of the checks.
 */
@Tag(Coverage.EVERY_JDK)
class ArraysMirrorTest {
    private static final Set<String> NAMES = Set.of("sort", "parallelSort", "parallelPrefix");
    /** The largest for kernels, and for parts of objects. */
    private static final int[] SIZES = {0, 1, 2, 31, 32, 47, 9001};

    static Stream<Method> methodsOfTheJdk() {
        return Stream.of(Arrays.class.getMethods()).filter(method -> NAMES.contains(method.getName()));
    }

    @Test
    void everySignatureIsHere() {
        Set<String> ours = Stream.of(GpuArrays.class.getMethods()).map(ArraysMirrorTest::signature)
                .collect(Collectors.toSet());
        assertEquals(List.of(), methodsOfTheJdk().map(ArraysMirrorTest::signature)
                .filter(signature -> !ours.contains(signature)).toList(), "of the JDK, but not here");
        assertTrue(methodsOfTheJdk().count() >= 44, "some were not looked at");
    }

    /** With generics, but for the class that declares it. */
    private static String signature(Method method) {
        return method.toGenericString().replace(method.getDeclaringClass().getName() + ".", "");
    }

    @ParameterizedTest
    @MethodSource("methodsOfTheJdk")
    void doesTheSame(Method theirs) throws Exception {
        Class<?>[] parameters = theirs.getParameterTypes();
        Method ours = GpuArrays.class.getMethod(theirs.getName(), parameters);
        boolean ranged = parameters.length > 2;
        int thrown = 0;
        for (Object array : arrays(parameters[0])) {
            for (int[] range : ranged ? ranges(array) : new int[1][]) {
                for (Object last : lasts(parameters[parameters.length - 1])) {
                    Outcome expected = call(theirs, array, range, last);
                    Outcome found = call(ours, array, range, last);
                    assertEquals(expected.thrown, found.thrown, () -> describe(array, range, last));
                    AnyArray.assertSame(expected.array, found.array, describe(array, range, last));
                    thrown += expected.thrown == null ? 0 : 1;
                }
            }
        }
        assertTrue(thrown > 0);
    }

    /** What is in the array then is for others to test: the JDK may have lost some of it. */
    @ParameterizedTest
    @MethodSource("methodsOfTheJdk")
    void elementsThatCannotBeComparedAreRefused(Method theirs) throws Exception {
        Class<?>[] parameters = theirs.getParameterTypes();
        Method ours = GpuArrays.class.getMethod(theirs.getName(), parameters);
        if (parameters[0].getComponentType().isPrimitive() || theirs.getName().equals("parallelPrefix")) {
            return;
        }
        for (Comparable<?>[] bad : new Comparable<?>[][] {{1, null, 2}, {1, 2, null}, {null, 1}, {1, "2"}, {"1", 2}}) {
            int[] range = parameters.length > 2 ? new int[] {0, bad.length} : null;
            String expected = call(theirs, bad, range, null).thrown;
            assertTrue(expected.contains("NullPointer") || expected.contains("ClassCast"), expected);
            assertEquals(expected, call(ours, bad, range, null).thrown);
        }
    }

    // ---- arguments

    private static List<Object> arrays(Class<?> type) {
        List<Object> arrays = new ArrayList<>();
        arrays.add(null);
        for (int n : SIZES) {
            arrays.add(array(type.getComponentType(), n));
        }
        return arrays;
    }

    private static Object array(Class<?> type, int n) {
        // NaNs of all kinds among floats, and zeros of both signs.
        return type.isPrimitive() ? AnyArray.of(type, Input.MOSTLY_MAX, SpecialFloats.EVERYTHING, n)
                : IntStream.of(Input.MOSTLY_MAX.ints(n)).boxed().toArray(Integer[]::new);
    }

    private static int[][] ranges(Object array) {
        int n = array == null ? 0 : Array.getLength(array);
        return new int[][] {{0, n}, {n / 5, n - n / 3}, {n / 2, n / 2}, {0, 0}, {n, n}, {2, 1}, {-1, n}, {0, n + 1},
            {n + 1, n}, {n + 1, n + 1}, {-1, n + 1}, {-1, -2}, {-2, -2},
            {Integer.MIN_VALUE, Integer.MAX_VALUE}, {Integer.MAX_VALUE, Integer.MIN_VALUE}};
    }

    private static List<Object> lasts(Class<?> type) {
        if (type == Comparator.class) {
            return Arrays.asList(null, Comparator.reverseOrder(), Comparator.comparingInt(Object::hashCode));
        } else if (type == IntBinaryOperator.class) {
            return Arrays.asList(null, (IntBinaryOperator) Integer::sum);
        } else if (type == LongBinaryOperator.class) {
            return Arrays.asList(null, (LongBinaryOperator) Long::sum);
        } else if (type == DoubleBinaryOperator.class) {
            // No sum: which NaN comes of two depends on how the JVM has compiled it.
            return Arrays.asList(null, (DoubleBinaryOperator) (a, b) -> Double.compare(a, b) >= 0 ? a : b);
        } else if (type == BinaryOperator.class) {
            return Arrays.asList(null, (BinaryOperator<Integer>) Integer::sum);
        } else if (type.isArray() || type == int.class) {
            return Arrays.asList((Object) null);
        }
        throw new IllegalArgumentException("no arguments for " + type);
    }

    private static String describe(Object array, int[] range, Object last) {
        return (array == null ? "null" : Array.getLength(array) + " elements") + ", " + Arrays.toString(range) + ", "
                + (last == null ? "null" : "an order or operator");
    }

    // ---- calls

    /** What became of a call: an exception or none, and the whole array. */
    private record Outcome(String thrown, Object array) {
    }

    private static Outcome call(Method method, Object array, int[] range, Object last) throws Exception {
        Object copy = array == null ? null : AnyArray.copy(array);
        List<Object> arguments = new ArrayList<>();
        arguments.add(copy);
        if (range != null) {
            arguments.add(range[0]);
            arguments.add(range[1]);
        }
        if (arguments.size() < method.getParameterCount()) {
            arguments.add(last);
        }
        String thrown = null;
        try {
            method.invoke(null, arguments.toArray());
        } catch (InvocationTargetException e) {
            thrown = e.getCause().toString();
        }
        return new Outcome(thrown, copy);
    }
}
