package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainArgsortTest {
    /** The bits in which keys differ: all, a few, those that the indices displace, only the outermost ones, none. */
    private static final long[] MASKS = {-1, 3, 0xff, 1 << 13 | 1 << 14, 7L << 12, 0xff00_0000_0000_00ffL, 1L << 63, 0,
        0x3fff, ~0x3fffL, 1L << 63 | 1};

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 7, 8, 9, 31, 100, 1023, 1024, 1025, 20_011})
    void ordersLongsStably(int n) {
        for (long mask : MASKS) {
            SplittableRandom random = new SplittableRandom(n ^ mask);
            long[] keys = random.longs(n).map(key -> key & mask).toArray();
            Integer[] expected = IntStream.range(0, n).boxed().toArray(Integer[]::new);
            Arrays.sort(expected, Comparator.comparingLong(i -> keys[i]));
            assertSortsAlone(expected, keys, "mask " + mask);
            int[] order = new int[n];
            PlainArgsort.order(keys, order, LongJdkSort::sort);
            assertArrayEquals(ints(expected), order, () -> "mask " + mask);
        }
    }

    /** Keys that differ in their lowest bits, at both ends of a range of any width. */
    @ParameterizedTest
    @ValueSource(ints = {5, 8, 100, 1000})
    void ordersNeighboursInAnyRange(int n) {
        for (int bits = 2; bits < Long.SIZE; bits++) {
            long far = 1L << bits;
            SplittableRandom random = new SplittableRandom(bits);
            long[] keys = random.longs(n).map(key -> (key & 3) + (key < 0 ? far : 0)).toArray();
            Integer[] expected = IntStream.range(0, n).boxed().toArray(Integer[]::new);
            Arrays.sort(expected, Comparator.comparingLong(i -> keys[i]));
            assertSortsAlone(expected, keys, "far " + far);
        }
    }

    /** With a key that takes no part, and values that stay. */
    private static void assertSortsAlone(Integer[] expected, long[] keys, String what) {
        int n = keys.length;
        int from = 5;
        long[] sorted = Arrays.copyOf(keys, n + 1);
        int[] values = IntStream.range(-from, n + 1).toArray();
        PlainArgsort.sortTogetherAlone(sorted, values, from, n);
        assertArrayEquals(ints(expected), Arrays.copyOfRange(values, from, from + n), () -> "alone, " + what);
        assertArrayEquals(IntStream.range(-from, 0).toArray(), Arrays.copyOf(values, from), () -> "before, " + what);
        assertEquals(n, values[from + n], () -> "behind, " + what);
        assertArrayEquals(Arrays.stream(keys).sorted().toArray(), Arrays.copyOf(sorted, n), () -> "keys, " + what);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 100, 1025})
    void ordersIntsStably(int n) {
        for (long mask : MASKS) {
            int[] keys = new SplittableRandom(n ^ mask).ints(n).map(key -> key & (int) mask).toArray();
            Integer[] expected = IntStream.range(0, n).boxed().toArray(Integer[]::new);
            Arrays.sort(expected, Comparator.comparingInt(i -> keys[i]));
            int[] order = new int[n];
            PlainArgsort.order(keys, order, null);
            assertArrayEquals(ints(expected), order, () -> "mask " + mask);
        }
    }

    private static int[] ints(Integer[] boxed) {
        return Arrays.stream(boxed).mapToInt(Integer::intValue).toArray();
    }
}
