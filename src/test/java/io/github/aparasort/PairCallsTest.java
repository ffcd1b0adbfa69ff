package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** How {@code sortPairs} may be called: the values are an array of any type, which the compiler does not check. */
class PairCallsTest {
    private interface RangeSort<K, V> {
        void sort(K keys, V values, int fromIndex, int toIndex);
    }

    private interface SegmentSort<K, V> {
        void sort(K keys, V values, int[] offsets);
    }

    private final int[] keys = {3, 1, 2};
    private final long[] longs = {3, 1, 2};
    private final float[] floats = {3, 1, 2};
    private final double[] doubles = {3, 1, 2};
    private final String[] words = {"c", "a", "b"};
    private final Sorter sorter = Gpu.shared().sorter();

    @Test
    void allTypesOfKeysTakeValuesOfAllTypes() {
        for (Object values : Stream.of(new int[3], new long[3], new float[3], new double[3], new byte[3], new short[3],
                new char[3], new boolean[3], new Object[3], new List<?>[3], new int[3][]).toList()) {
            GpuArrays.sortPairs(keys, values);
            GpuArrays.sortPairsDescending(longs, values, 0, 2);
            sorter.sortPairs(floats, values, 1, 3);
            sorter.sortPairsDescending(doubles, values);
            Gpu.shared().segments().sortPairs(keys, values, new int[] {0, 3});
        }
        GpuArrays.sortPairs(keys, words);
        boolean[] flags = {true, false, false};
        GpuArrays.sortPairs(new int[] {3, 1, 2}, flags);
        assertArrayEquals(new boolean[] {false, false, true}, flags);
        assertArrayEquals(new int[] {1, 2, 3}, keys);
        assertArrayEquals(new double[] {3, 2, 1}, doubles);
    }

    /** As for a method with a type parameter, or as a method for one type of values. */
    @Test
    void typeArgumentsAndReferencesCompile() {
        GpuArrays.<String>sortPairs(keys, words);
        sorter.<String>sortPairsDescending(longs, words, 0, 3);
        sorter.<Integer>sortPairs(floats, new Integer[3]);
        Gpu.shared().segments().<String>sortPairs(doubles, words, new int[] {0, 1, 3});
        assertArrayEquals(new String[] {"a", "c", "b"}, words);
        BiConsumer<int[], long[]> both = GpuArrays::sortPairs;
        both.accept(keys, longs);
        BiConsumer<double[], String[]> objects = sorter::sortPairsDescending;
        objects.accept(doubles, words);
        RangeSort<long[], float[]> ranges = GpuArrays::sortPairs;
        ranges.sort(longs, floats, 0, 3);
        RangeSort<float[], Object[]> ofObjects = sorter::sortPairsDescending;
        ofObjects.sort(floats, words, 0, 3);
        SegmentSort<int[], double[]> segments = Gpu.shared().segments()::sortPairs;
        segments.sort(keys, doubles, new int[] {0, 3});
    }

    @Test
    void whatIsNoArrayOfAsManyValuesIsRefused() {
        Segments segments = Gpu.shared().segments();
        List<String> list = List.of(words);
        for (Executable call : List.<Executable>of(() -> GpuArrays.sortPairs(keys, list),
                () -> sorter.sortPairsDescending(doubles, list), () -> sorter.sortPairs(longs, list, 0, 1),
                () -> segments.sortPairs(floats, list, new int[] {0, 3}))) {
            String message = assertThrows(IllegalArgumentException.class, call).getMessage();
            assertEquals("values is no array: " + list.getClass().getName(), message);
        }
        for (Executable call : List.<Executable>of(() -> GpuArrays.sortPairs(keys, null),
                () -> sorter.sortPairsDescending(doubles, null), () -> sorter.sortPairs(longs, null, 0, 1),
                () -> segments.sortPairs(floats, null, new int[] {0, 3}))) {
            assertEquals("values", assertThrows(NullPointerException.class, call).getMessage());
        }
        assertEquals("3 keys, but 2 values", assertThrows(IllegalArgumentException.class,
                () -> sorter.sortPairs(keys, new byte[2], 5, 1)).getMessage());
        assertEquals("fromIndex(2) > toIndex(1)", assertThrows(IllegalArgumentException.class,
                () -> sorter.sortPairs(keys, new byte[3], 2, 1)).getMessage());
        assertArrayEquals(new int[] {3, 1, 2}, keys);
    }
}
