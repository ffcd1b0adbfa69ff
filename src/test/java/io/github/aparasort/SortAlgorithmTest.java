package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An algorithm that is asked for is what runs, however few the keys and whatever their order. */
class SortAlgorithmTest {
    @ParameterizedTest
    @CsvSource({"AUTO, RADIX, RakeRadixSort", "AUTO, MERGESORT, Mergesort", "JTP, RADIX, RakeRadixSort",
        "JTP, MERGESORT, RakeMergesort", "OPENCL, MERGESORT, TileMergesort"})
    void runs(Target target, SortAlgorithm algorithm, String kernel) {
        if (target == Target.OPENCL) {
            Placement.openCl();
        }
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(told::add);
            Sorter sorter = gpu.sorter().using(algorithm);
            for (Input input : List.of(Input.RANDOM, Input.SORTED)) {
                for (int n : new int[] {2, 100, 5000}) {
                    sort(sorter, input, n);
                }
            }
        }
        assertEquals(2 * 3 * 6, told.size());
        for (Execution execution : told) {
            assertTrue(execution.kernel().endsWith(kernel), () -> kernel + " wanted: " + execution);
            assertEquals("", execution.note());
        }
    }

    private static void sort(Sorter sorter, Input input, int n) {
        int[] ints = input.ints(n);
        sorter.sort(ints);
        assertArrayEquals(Oracle.sorted(input.ints(n)), ints);
        long[] longs = input.longs(n);
        sorter.sort(longs);
        assertArrayEquals(Oracle.sorted(input.longs(n)), longs);
        float[] floats = input.floats(n);
        float[] sortedFloats = floats.clone();
        Arrays.sort(sortedFloats);
        sorter.sort(floats);
        assertArrayEquals(sortedFloats, floats);
        double[] doubles = input.doubles(n);
        double[] sortedDoubles = doubles.clone();
        Arrays.sort(sortedDoubles);
        sorter.sort(doubles);
        assertArrayEquals(sortedDoubles, doubles);
        assertArrayEquals(Oracle.stableOrder(input.ints(n)), sorter.argsort(input.ints(n)));
        assertArrayEquals(Oracle.stableOrder(input.longs(n)), sorter.argsort(input.longs(n)));
    }

    /** Where the target has no engine for it: the JDK, or an exception that says what to do. */
    @Test
    void withoutAnEngine() {
        int[] keys = Input.RANDOM.ints(5000);
        int[] a = keys.clone();
        Gpu.open(Target.JDK).sorter().using(SortAlgorithm.RADIX).sort(a);
        assertArrayEquals(Oracle.sorted(keys), a);
        Placement.openCl();
        int[] b = keys.clone();
        Sorter radix = Gpu.open(Target.OPENCL).sorter().using(SortAlgorithm.RADIX);
        String message = assertThrows(GpuException.class, () -> radix.sort(b)).getMessage();
        assertTrue(message.contains("runs on JTP") && message.contains("Target.JTP"), message);
        assertArrayEquals(keys, b);
        assertThrows(NullPointerException.class, () -> radix.using(null));
    }
}
