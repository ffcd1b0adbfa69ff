package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bad arguments, for every type: what {@link Arrays} throws, class and message, for the same call. Also with a target
 * that has no device here, because arguments are checked before anything else.
 */
class RangeChecksTest {
    private static final List<Class<?>> TYPES = List.of(int[].class, long[].class, float[].class, double[].class,
            byte[].class, short[].class, char[].class);
    private static final int N = 10;

    /** The class that has the methods under test, and its object, or null if they are static. */
    private record Sorts(Class<?> owner, Object object) {
        void sort(Class<?> type, Object a) throws Throwable {
            call(new Class<?>[] {type}, a);
        }

        void sort(Class<?> type, Object a, int from, int to) throws Throwable {
            call(new Class<?>[] {type, int.class, int.class}, a, from, to);
        }

        private void call(Class<?>[] signature, Object... arguments) throws Throwable {
            try {
                owner.getMethod("sort", signature).invoke(object, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }

        @Override
        public String toString() {
            return owner.getSimpleName();
        }
    }

    private static final Sorts JDK = new Sorts(Arrays.class, null);

    static Stream<Arguments> sorts() {
        return Stream.concat(Stream.of(Arguments.of("GpuArrays", new Sorts(GpuArrays.class, null))),
                Stream.of(Target.values()).map(target -> Arguments.of("Target." + target,
                        new Sorts(Sorter.class, Gpu.open(target).sorter()))));
    }

    static Stream<Arguments> badRanges() {
        // Single mistakes, then several at once, which show the order of the checks.
        int[][] ranges = {{5, 4}, {-1, 4}, {0, 11}, {11, 11}, {-1, 11}, {-1, -2}, {12, 11}, {3, -1}, {-3, -3},
            {Integer.MIN_VALUE, Integer.MAX_VALUE}, {Integer.MAX_VALUE, Integer.MIN_VALUE}, {0, Integer.MAX_VALUE},
            {Integer.MIN_VALUE, 0}};
        return sorts().flatMap(s -> Stream.of(ranges).map(r -> Arguments.of(s.get()[0], s.get()[1], r[0], r[1])));
    }

    @ParameterizedTest(name = "{0}: from {2} to {3}")
    @MethodSource("badRanges")
    void badRangesThrowWhatArraysThrows(String name, Sorts sorts, int from, int to) {
        for (Class<?> type : TYPES) {
            Object a = descending(type);
            assertSame(() -> JDK.sort(type, descending(type), from, to), () -> sorts.sort(type, a, from, to));
            assertTrue(Objects.deepEquals(descending(type), a));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sorts")
    void nullIsRefusedWhateverTheRange(String name, Sorts sorts) {
        for (Class<?> type : TYPES) {
            assertSame(() -> JDK.sort(type, null), () -> sorts.sort(type, null));
            for (int[] range : new int[][] {{0, 0}, {0, 1}, {2, 1}, {-1, 1}}) {
                assertSame(() -> JDK.sort(type, null, range[0], range[1]),
                        () -> sorts.sort(type, null, range[0], range[1]));
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sorts")
    void emptyRangesAnywhereAreFine(String name, Sorts sorts) throws Throwable {
        for (Class<?> type : TYPES) {
            Object a = descending(type);
            for (int at = 0; at <= N; at++) {
                sorts.sort(type, a, at, at);
            }
            assertTrue(Objects.deepEquals(descending(type), a));
        }
    }

    private static Object descending(Class<?> type) {
        Object a = Array.newInstance(type.getComponentType(), N);
        for (int i = 0; i < N; i++) {
            if (type == char[].class) {
                Array.setChar(a, i, (char) (N - i));
            } else {
                // A byte is widened to any of the types.
                Array.setByte(a, i, (byte) (N - i));
            }
        }
        return a;
    }

    private static void assertSame(Executable expected, Executable call) {
        Throwable theirs = assertThrows(RuntimeException.class, expected);
        Throwable ours = assertThrows(RuntimeException.class, call);
        assertEquals(theirs.getClass(), ours.getClass());
        assertEquals(theirs.getMessage(), ours.getMessage());
    }
}
