package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.GpuException;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import io.github.aparasort.ScanOp;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.PlantedCosts;
import io.github.aparasort.testing.SelectedDevices;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A device with room for the keys once, but not twice, sorts them in one array; more keys in runs; and says so. */
class LowDeviceMemoryTest {
    /** Nine tenths of which are two arrays of 90,000 ints, or of 45,000 longs. */
    private static final long MEMORY = 800_000;
    /** With room for a third array beside those that have any size. */
    private static final int THRICE = 50_000;
    private static final int TWICE = 90_000;
    private static final int ONCE = 180_000;
    private static final String IN_RUNS = "in 13 runs, merged on the CPU";
    private static final String IN_PLACE = "by Batcher's odd-even mergesort, in one array";

    private final List<Execution> told = new ArrayList<>();
    private ComputeDevice device;
    private Dispatcher demanding;

    @BeforeEach
    void open() {
        device = LowMemoryDevice.of(TestDevice.openCl(), MEMORY);
        demanding = KernelTrials.dispatcher(Target.OPENCL, device);
        demanding.listen(told::add);
    }

    @AfterEach
    void close() {
        if (demanding != null) {
            demanding.close();
        }
    }

    private static void sortInts(Sorter sorter, int n) {
        int[] keys = Input.RANDOM.ints(n);
        int[] a = keys.clone();
        sorter.sort(a);
        assertArrayEquals(Oracle.sorted(keys), a, () -> "n = " + n);
    }

    @Test
    void whatFitsTwiceIsMergedAndWhatFitsOnceIsSortedInPlace() {
        Sorter sorter = TestContexts.gpu(demanding).sorter();
        for (int n : new int[] {THRICE, TWICE, TWICE + 1_000, ONCE}) {
            sortInts(sorter, n);
            TestDevice.assertRan(device, kernel(n), told.remove(0));
            Plan plan = demanding.plan(Operation.SORT, int.class, SortWorkload.INT, n);
            assertEquals(Engine.OPENCL, plan.engine());
            assertEquals(n > TWICE, plan.why().contains(IN_PLACE), plan::toString);
        }
    }

    private static String kernel(int n) {
        return n <= THRICE ? "IntTileRadixSort" : n <= TWICE ? "IntTileMergesort" : "IntTileBatcherSort";
    }

    @Test
    void allTypesAreSortedInPlace() {
        Sorter sorter = TestContexts.gpu(demanding).sorter();
        int n = TWICE / 2 + 500;
        long[] longs = Input.RANDOM.longs(n);
        sorter.sort(longs);
        assertArrayEquals(Oracle.sorted(Input.RANDOM.longs(n)), longs);
        TestDevice.assertRan(device, "LongTileBatcherSort", told.remove(0));
        double[] doubles = SpecialFloats.ZEROS.doubles(ONCE / 2);
        sorter.sort(doubles);
        assertArrayEquals(Oracle.bits(Oracle.sorted(SpecialFloats.ZEROS.doubles(ONCE / 2))), Oracle.bits(doubles));
        TestDevice.assertRan(device, "LongTileBatcherSort", told.remove(0));
        float[] floats = SpecialFloats.ZEROS.floats(ONCE);
        sorter.sort(floats);
        assertArrayEquals(Oracle.bits(Oracle.sorted(SpecialFloats.ZEROS.floats(ONCE))), Oracle.bits(floats));
        TestDevice.assertRan(device, "IntTileBatcherSort", told.remove(0));
    }

    /** Elements with NaNs are sorted by keys with indices where those fit, and else in runs. */
    @Test
    void nansAreSortedRightInAnyMemory() {
        Sorter sorter = TestContexts.gpu(demanding).sorter();
        for (SpecialFloats specials : SpecialFloats.values()) {
            for (int n : new int[] {ONCE / 10, ONCE / 10 + 1, TWICE + 1_000}) {
                float[] floats = specials.floats(n);
                sorter.sort(floats);
                assertArrayEquals(Oracle.bits(Oracle.sorted(specials.floats(n))), Oracle.bits(floats));
                double[] doubles = specials.doubles((n + 1) / 2);
                sorter.sort(doubles);
                assertArrayEquals(Oracle.bits(Oracle.sorted(specials.doubles((n + 1) / 2))), Oracle.bits(doubles));
                for (Execution execution : told) {
                    assertEquals(Engine.OPENCL, execution.engine());
                    assertEquals(n > ONCE / 10 && specials != SpecialFloats.ZEROS,
                            execution.note().endsWith(" runs, merged on the CPU"), execution::toString);
                }
                told.clear();
            }
        }
    }

    /** However many lists there are, two levels of them are there at once. */
    @Test
    void listsAreMergedInTheMemoryOfTwoLevels() {
        for (int lists : new int[] {3, 16, 63}) {
            int[] keys = Input.RANDOM.ints(TWICE / 3);
            int[][] sorted = new int[lists][];
            for (int i = 0; i < lists; i++) {
                sorted[i] = Oracle.sorted(Arrays.copyOfRange(keys, keys.length * i / lists,
                        keys.length * (i + 1) / lists));
            }
            assertArrayEquals(Oracle.sorted(keys), TestContexts.gpu(demanding).merger().mergeAll(sorted));
            TestDevice.assertRan(device, "IntTileMerge", told.remove(0));
        }
    }

    /** The most pairs that are sorted at once fit, and one more is sorted in runs. */
    @Test
    void pairsFitAsCounted() {
        for (SortAlgorithm algorithm : new SortAlgorithm[] {
            SortAlgorithm.AUTO, SortAlgorithm.MERGESORT, SortAlgorithm.RADIX}) {
            Sorter sorter = TestContexts.gpu(demanding).sorter().using(algorithm);
            int ints = ONCE / (algorithm == SortAlgorithm.MERGESORT ? 6 : 8);
            int longs = ONCE / (algorithm == SortAlgorithm.RADIX ? 12 : 9);
            for (int more = 0; more < 2; more++) {
                int[] keys = Input.FIVE_VALUES.ints(ints + more);
                assertArrayEquals(Oracle.stableOrder(keys), sorter.argsort(keys));
                int[] sorted = keys.clone();
                int[] values = keys.clone();
                sorter.sortPairs(sorted, values);
                assertArrayEquals(Oracle.sorted(keys), sorted);
                assertArrayEquals(sorted, values);
                long[] wide = Input.FIVE_VALUES.longs(longs + more);
                assertArrayEquals(Oracle.stableOrder(wide), sorter.argsort(wide));
                for (Execution execution : told) {
                    assertEquals(Engine.OPENCL, execution.engine());
                    assertEquals(more > 0, execution.note().contains(" runs"), execution::toString);
                }
                told.clear();
            }
        }
    }

    /**
     * More keys than one array holds; values, which need a stable sort; and algorithms that need more arrays. Two runs
     * are on the device at a time, and each takes at most a sixth of the memory: 15,000 ints in two arrays.
     */
    @Test
    void whatDoesNotFitIsSortedInRuns() {
        Sorter sorter = TestContexts.gpu(demanding).sorter();
        sortInts(sorter, ONCE + 1);
        assertRuns(13, "IntTileRadixSort");
        Plan plan = demanding.plan(Operation.SORT, int.class, SortWorkload.INT, ONCE + 1);
        assertEquals("as demanded; in 13 runs, merged on the CPU", plan.why());
        int[] keys = Input.FIVE_VALUES.ints(TWICE / 2 + 1);
        assertArrayEquals(Oracle.stableOrder(keys), sorter.argsort(keys));
        assertRuns(13, "IntPairTileRadixSort");
        sortInts(sorter.using(SortAlgorithm.MERGESORT), TWICE + 1);
        assertRuns(7, "IntTileMergesort");
        sortInts(sorter.using(SortAlgorithm.RADIX), TWICE + 1);
        assertRuns(10, "IntTileRadixSort");
        sortInts(sorter.using(SortAlgorithm.BATCHER), ONCE + 1);
        assertRuns(13, "IntTileBatcherSort");
    }

    private void assertRuns(int runs, String kernel) {
        Execution execution = told.remove(0);
        assertEquals(Engine.OPENCL, execution.engine());
        assertEquals(device.info(), execution.device());
        assertEquals(kernel, execution.kernel());
        assertEquals("in " + runs + " runs, merged on the CPU", execution.note());
    }

    /** An operation that has no parts is refused, and says why. */
    @Test
    void otherOperationsAreRefused() {
        int[] keys = Input.RANDOM.ints(2 * ONCE);
        int[] before = keys.clone();
        String message = assertThrows(GpuException.class, () ->
                TestContexts.gpu(demanding).scan().reduce(keys, ScanOp.SUM)).getMessage();
        assertTrue(message.contains("bytes are needed, and of"), message);
        assertArrayEquals(before, keys);
        assertEquals(List.of(), told);
    }

    /** A GPU as AUTO sees it, ten times as fast as the JDK, or a little faster. */
    @Test
    void autoSortsInPlaceWhereItIsFaster() {
        // Until the devices are found, the JDK does all calls.
        Discovery.finish();
        for (long nanosPerKey : new long[] {100, 600}) {
            PlantedCosts calibration = new PlantedCosts();
            for (SortKind kind : SortKind.values()) {
                for (int n : new int[] {4096, 1 << 20}) {
                    calibration.plant(kind.name(), Engine.JDK.name(), n, 1000L * n);
                    calibration.plant(kind.name(), device.toString(), n, nanosPerKey * n);
                }
            }
            try (Dispatcher auto = KernelTrials.dispatcher(Target.AUTO, null, calibration)) {
                SelectedDevices.select(auto, device);
                auto.listen(told::add);
                Sorter sorter = TestContexts.gpu(auto).sorter();
                for (int n : new int[] {THRICE, TWICE, TWICE + 1_000, ONCE, ONCE + 1}) {
                    sortInts(sorter, n);
                    Plan plan = auto.plan(Operation.SORT, int.class, SortWorkload.INT, n);
                    Execution execution = told.remove(0);
                    if (n > ONCE) {
                        assertEquals(IN_RUNS, execution.note());
                        assertEquals(Engine.OPENCL, execution.engine());
                        assertEquals(Engine.OPENCL, plan.engine());
                        assertTrue(plan.why().endsWith("; " + IN_RUNS), plan::toString);
                    } else {
                        TestDevice.assertRan(device, kernel(n), execution);
                        assertEquals(Engine.OPENCL, plan.engine());
                        assertEquals(n > TWICE, plan.why().contains(IN_PLACE), plan::toString);
                    }
                }
            }
        }
    }
}
