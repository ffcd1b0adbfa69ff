package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** An algorithm that is asked for is what runs, however few the keys and whatever their order. */
class SortAlgorithmTest {
    @ParameterizedTest
    @CsvSource({"AUTO, RADIX, RakeRadixSort", "AUTO, MERGESORT, Mergesort", "JTP, RADIX, RakeRadixSort",
        "JTP, MERGESORT, RakeMergesort", "OPENCL, MERGESORT, TileMergesort", "OPENCL, RADIX, TileRadixSort",
        "OPENCL, BATCHER, TileBatcherSort"})
    void runs(Target target, SortAlgorithm algorithm, String kernel) {
        TestDevice.require(target);
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(told::add);
            Sorter sorter = gpu.sorter().using(algorithm);
            for (Input input : List.of(Input.RANDOM, Input.SORTED)) {
                for (int n : new int[] {2, 100, 5000}) {
                    sort(sorter, input, n);
                    if (algorithm != SortAlgorithm.BATCHER) {
                        argsort(sorter, input, n);
                    }
                }
            }
        }
        assertEquals(2 * 3 * (algorithm == SortAlgorithm.BATCHER ? 4 : 6), told.size());
        for (Execution execution : told) {
            // With NaNs among them, floats are sorted with their indices, and that stably.
            boolean withIndices = algorithm == SortAlgorithm.BATCHER
                    && execution.kernel().endsWith("ValueTileMergesort");
            assertTrue(withIndices || execution.kernel().endsWith(kernel), () -> kernel + " wanted: " + execution);
            assertEquals("", execution.note());
        }
    }

    private static void sort(Sorter sorter, Input input, int n) {
        for (Class<?> type : new Class<?>[] {int.class, long.class, float.class, double.class}) {
            Object a = AnyArray.of(type, input, null, n);
            Object expected = AnyArray.copy(a);
            AnyArray.sort(expected, 0, n);
            AnyArray.call(sorter, "sort", a);
            if (a instanceof float[] || a instanceof double[]) {
                // NaNs of any bits.
                assertTrue(Arrays.deepEquals(new Object[] {expected}, new Object[] {a}), () -> input + " " + type);
            } else {
                AnyArray.assertSame(expected, a, input + " " + type);
            }
        }
    }

    private static void argsort(Sorter sorter, Input input, int n) {
        assertArrayEquals(Oracle.stableOrder(input.ints(n)), sorter.argsort(input.ints(n)));
        assertArrayEquals(Oracle.stableOrder(input.longs(n)), sorter.argsort(input.longs(n)));
    }

    /** What is not stable moves no values, on whatever engine, and whatever the size; and touches nothing. */
    @ParameterizedTest
    @EnumSource
    void batcherSortsKeysAlone(Target target) {
        try (Gpu gpu = Gpu.open(target)) {
            Sorter sorter = gpu.sorter().using(SortAlgorithm.BATCHER);
            for (int n : new int[] {0, 2, 5000}) {
                int[] keys = Input.REVERSED.ints(n);
                int[] values = Input.values(n);
                long[] longs = Input.REVERSED.longs(n);
                for (Executable refused : List.<Executable>of(() -> sorter.argsort(keys), () -> sorter.argsort(longs),
                        () -> sorter.sortPairs(keys, values), () -> sorter.sortPairs(longs, values))) {
                    String message = assertThrows(UnsupportedOperationException.class, refused).getMessage();
                    assertTrue(message.contains("BATCHER: it is not stable") && message.contains("MERGESORT"), message);
                }
                assertArrayEquals(Input.REVERSED.ints(n), keys);
                assertArrayEquals(Input.REVERSED.longs(n), longs);
                assertArrayEquals(Input.values(n), values);
            }
            assertThrows(IllegalArgumentException.class, () -> sorter.sortPairs(new int[2], new int[3]));
        }
    }

    /** There is no such kernel for JTP. */
    @Test
    void batcherOnJtpIsLeftToTheJdk() {
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            gpu.onExecution(told::add);
            sort(gpu.sorter().using(SortAlgorithm.BATCHER), Input.RANDOM, 5000);
        }
        assertEquals(4, told.size());
        told.forEach(TestDevice::assertJdk);
    }

    /** Where the target has no engine for it: the JDK. */
    @Test
    void withoutAnEngine() {
        int[] keys = Input.RANDOM.ints(5000);
        int[] a = keys.clone();
        Gpu.open(Target.JDK).sorter().using(SortAlgorithm.RADIX).sort(a);
        assertArrayEquals(Oracle.sorted(keys), a);
        Sorter sorter = Gpu.open(Target.JDK).sorter();
        assertThrows(NullPointerException.class, () -> sorter.using((SortAlgorithm) null));
        sort(sorter.using(BlocksortNetwork.BATCHER), Input.RANDOM, 100);
        assertThrows(NullPointerException.class, () -> sorter.using((BlocksortNetwork) null));
    }

    /** The choice of the blocksort network. It is not stable, so keys with indices never use it. */
    @Test
    void keysAloneAreSortedByTheNetworkAskedFor() {
        TestDevice.openCl();
        int n = 30_011;
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            gpu.onExecution(told::add);
            Sorter batcher = gpu.sorter().using(BlocksortNetwork.BATCHER);
            for (Object keys : new Object[] {Input.RANDOM.ints(n), Input.FIVE_VALUES.ints(n), Input.RANDOM.longs(n)}) {
                Object expected = AnyArray.copy(keys);
                AnyArray.sort(expected, 0, n);
                AnyArray.call(batcher, "sort", keys);
                AnyArray.assertSame(expected, keys, "keys");
            }
            gpu.sorter().sort(Input.RANDOM.ints(n));
            int[] keys = Input.FIVE_VALUES.ints(n);
            assertArrayEquals(Oracle.stableOrder(keys), batcher.argsort(keys));
        }
        assertEquals(List.of("IntBatcherStretchMergesort", "IntBatcherStretchMergesort", "LongBatcherStretchMergesort",
                "IntTileRadixSort", "IntPairTileRadixSort"), told.stream().map(Execution::kernel).toList());
        told.forEach(execution -> assertEquals(Engine.OPENCL, execution.engine()));
    }
}
