package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bad arguments: what {@link Arrays} throws, class and message, for the same call. Also with a target that has no
 * device here, because arguments are checked before anything else.
 */
class RangeChecksTest {
    /** The operations under test, by whatever offers them. */
    private interface Sorts {
        void sort(int[] a);

        void sort(long[] a);

        void sort(int[] a, int from, int to);

        void sort(long[] a, int from, int to);
    }

    static Stream<Arguments> badRanges() {
        // Single mistakes, then several at once, which show the order of the checks.
        int[][] ranges = {{5, 4}, {-1, 4}, {0, 11}, {11, 11}, {-1, 11}, {-1, -2}, {12, 11}, {3, -1}, {-3, -3},
            {Integer.MIN_VALUE, Integer.MAX_VALUE}, {Integer.MAX_VALUE, Integer.MIN_VALUE}, {0, Integer.MAX_VALUE},
            {Integer.MIN_VALUE, 0}};
        return sorts().flatMap(s -> Stream.of(ranges).map(r -> Arguments.of(s.get()[0], s.get()[1], r[0], r[1])));
    }

    static Stream<Arguments> sorts() {
        return Stream.concat(Stream.of(Arguments.of("GpuArrays", ofGpuArrays())),
                Stream.of(Target.values()).map(target -> Arguments.of("Target." + target, of(target))));
    }

    @ParameterizedTest(name = "{0}: from {2} to {3}")
    @MethodSource("badRanges")
    void badRangesThrowWhatArraysThrows(String name, Sorts sorts, int from, int to) {
        int[] ints = Input.REVERSED.ints(10);
        long[] longs = Input.REVERSED.longs(10);
        assertSame(() -> Arrays.sort(ints.clone(), from, to), () -> sorts.sort(ints, from, to));
        assertSame(() -> Arrays.sort(longs.clone(), from, to), () -> sorts.sort(longs, from, to));
        assertArrayEquals(Input.REVERSED.ints(10), ints);
        assertArrayEquals(Input.REVERSED.longs(10), longs);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sorts")
    void nullIsRefusedWhateverTheRange(String name, Sorts sorts) {
        assertSame(() -> Arrays.sort((int[]) null), () -> sorts.sort((int[]) null));
        assertSame(() -> Arrays.sort((long[]) null), () -> sorts.sort((long[]) null));
        for (int[] range : new int[][] {{0, 0}, {0, 1}, {2, 1}, {-1, 1}}) {
            assertSame(() -> Arrays.sort((int[]) null, range[0], range[1]),
                    () -> sorts.sort((int[]) null, range[0], range[1]));
            assertSame(() -> Arrays.sort((long[]) null, range[0], range[1]),
                    () -> sorts.sort((long[]) null, range[0], range[1]));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sorts")
    void emptyRangesAnywhereAreFine(String name, Sorts sorts) {
        int[] ints = Input.REVERSED.ints(10);
        long[] longs = Input.REVERSED.longs(10);
        for (int at = 0; at <= 10; at++) {
            sorts.sort(ints, at, at);
            sorts.sort(longs, at, at);
        }
        assertArrayEquals(Input.REVERSED.ints(10), ints);
        assertArrayEquals(Input.REVERSED.longs(10), longs);
    }

    private static void assertSame(Executable expected, Executable call) {
        Throwable theirs = assertThrows(RuntimeException.class, expected);
        Throwable ours = assertThrows(RuntimeException.class, call);
        assertEquals(theirs.getClass(), ours.getClass());
        assertEquals(theirs.getMessage(), ours.getMessage());
    }

    private static Sorts ofGpuArrays() {
        return new Sorts() {
            @Override
            public void sort(int[] a) {
                GpuArrays.sort(a);
            }

            @Override
            public void sort(long[] a) {
                GpuArrays.sort(a);
            }

            @Override
            public void sort(int[] a, int from, int to) {
                GpuArrays.sort(a, from, to);
            }

            @Override
            public void sort(long[] a, int from, int to) {
                GpuArrays.sort(a, from, to);
            }
        };
    }

    private static Sorts of(Target target) {
        Sorter sorter = Gpu.open(target).sorter();
        return new Sorts() {
            @Override
            public void sort(int[] a) {
                sorter.sort(a);
            }

            @Override
            public void sort(long[] a) {
                sorter.sort(a);
            }

            @Override
            public void sort(int[] a, int from, int to) {
                sorter.sort(a, from, to);
            }

            @Override
            public void sort(long[] a, int from, int to) {
                sorter.sort(a, from, to);
            }
        };
    }
}
