package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceMemory;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.trial.KernelProof;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.SplitIntPairTiles;
import io.github.aparasort.testing.SplitIntTiles;
import io.github.aparasort.testing.SplitLongTiles;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Other orders than the ascending one, by tile kernels that turn keys on the device, in every way that tiles go: few
 * and very many, and by either network. One kernel sorts in one order after the other, so that none sticks to it.
 */
class OpenClTileOrdersTest {
    private static final int NT = 4;
    private static final int GROUPS = 3;
    private static final int NV = NT * IntTileMergesort.VT;
    private static final int[] SIZES = {2, 3, 17, 18, NV - 1, NV, NV + 1, 2 * NV, 4 * NV + 1, 7 * NV + 3, 1021};

    private static ComputeDevice device;

    @BeforeAll
    static void find() {
        device = TestDevice.openCl();
    }

    /** A test of one size, on a lease. */
    private interface Trial {
        void run(Lease lease, int n) throws Exception;
    }

    private static void each(List<Supplier<DeviceKernel>> kernels, SortKind kind, Trial trial) throws Exception {
        for (Supplier<DeviceKernel> kernel : kernels) {
            try (KernelPool pool = new KernelPool(device, kernel::get, 1, KernelProof.of(new SortKernelSource(kind,
                    SortForm.MERGESORT_TILES, BlocksortNetwork.TRANSPOSITION)))) {
                for (int n : SIZES) {
                    try (Lease lease = pool.take(n, true)) {
                        trial.run(lease, n);
                    }
                }
            }
        }
    }

    private static void run(SortJob job, Lease lease) throws Exception {
        Execution done = Executions.run(job, lease, System.nanoTime(), "");
        assertEquals(Engine.OPENCL, done.engine());
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "EXTREMES", "FIVE_VALUES", "MOSTLY_MAX", "MOSTLY_MIN", "SORTED"})
    void ints(Input input) throws Exception {
        List<Supplier<DeviceKernel>> kernels = List.of(() -> new IntTileMergesort(NT, GROUPS),
                () -> new SplitIntTiles(NT, GROUPS), () -> new IntBatcherStretchMergesort(NT, GROUPS));
        each(kernels, SortKind.INT, (lease, n) -> {
            for (KeyOrder order : KeyOrder.values()) {
                int mask = (int) order.mask(Integer.SIZE);
                int[] a = input.ints(n + 2);
                int[] expected = a.clone();
                int[] sorted = IntStream.of(a).skip(1).limit(n).map(key -> key ^ mask).sorted()
                        .map(key -> key ^ mask).toArray();
                System.arraycopy(sorted, 0, expected, 1, n);
                run(new IntSortJob(a, 1, n + 1, order), lease);
                assertArrayEquals(expected, a, () -> order + ", n = " + n);
                // The host copied what it found.
                assertEquals(mask, ((IntKeys) lease.kernel()).keyMask());
                assertEquals(sorted[0], DeviceMemory.read(lease.kernel(), ((IntKeys) lease.kernel()).keys(), 1)[0]);
            }
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "EXTREMES", "FIVE_VALUES", "MOSTLY_MAX", "MOSTLY_MIN", "LOW_HALF"})
    void longs(Input input) throws Exception {
        List<Supplier<DeviceKernel>> kernels = List.of(() -> new LongTileMergesort(NT, GROUPS),
                () -> new SplitLongTiles(NT, GROUPS), () -> new LongBatcherStretchMergesort(NT, GROUPS));
        each(kernels, SortKind.LONG, (lease, n) -> {
            for (KeyOrder order : KeyOrder.values()) {
                long mask = order.mask(Long.SIZE);
                long[] a = input.longs(n + 2);
                long[] expected = a.clone();
                long[] sorted = LongStream.of(a).skip(1).limit(n).map(key -> key ^ mask).sorted()
                        .map(key -> key ^ mask).toArray();
                System.arraycopy(sorted, 0, expected, 1, n);
                run(new LongSortJob(a, 1, n + 1, order), lease);
                assertArrayEquals(expected, a, () -> order + ", n = " + n);
                assertEquals(mask, ((LongKeys) lease.kernel()).keyMask());
                assertEquals(sorted[0], DeviceMemory.read(lease.kernel(), ((LongKeys) lease.kernel()).keys(), 1)[0]);
            }
        });
    }

    /** Floats turn while they are converted; the kernel, which also sorts ints, is to leave them alone. */
    @ParameterizedTest
    @EnumSource
    void floats(SpecialFloats specials) throws Exception {
        each(List.of(() -> new SplitIntTiles(NT, GROUPS)), SortKind.INT, (lease, n) -> {
            int[] ints = Input.RANDOM.ints(n);
            run(new IntSortJob(ints, 0, n, KeyOrder.DESCENDING), lease);
            float[] a = specials.floats(n);
            Integer[] order = IntStream.range(0, n).boxed().toArray(Integer[]::new);
            float[] keys = a.clone();
            Arrays.sort(order, (i, j) -> Integer.compare(SortableKeys.of(keys[j]), SortableKeys.of(keys[i])));
            float[] expected = new float[n];
            for (int i = 0; i < n; i++) {
                expected[i] = a[order[i]];
            }
            run(new FloatSortJob(a, 0, n, KeyOrder.DESCENDING), lease);
            assertArrayEquals(Oracle.bits(expected), Oracle.bits(a), () -> "n = " + n);
        });
    }

    /** Sorts of indices and of values alternate: what one job sent is not there for the next. */
    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "EXTREMES", "FIVE_VALUES", "EQUAL", "MOSTLY_MIN"})
    void pairs(Input input) throws Exception {
        each(List.of(() -> new SplitIntPairTiles(NT, GROUPS)), SortKind.INT_PAIR, (lease, n) -> {
            int[] keys = input.ints(n);
            int[] values = Input.values(n);
            for (KeyOrder order : KeyOrder.values()) {
                int mask = (int) order.mask(Integer.SIZE);
                int[] expected = Oracle.stableOrder(IntStream.of(keys).map(key -> key ^ mask).toArray());
                int[] indices = new int[n];
                run(IntPairSortJob.argsort(Operation.ARGSORT, int.class, new IntSequence(keys, 0, n, order), indices), lease);
                assertArrayEquals(expected, indices, () -> order + ", n = " + n);
                int[] sortedKeys = keys.clone();
                int[] sortedValues = values.clone();
                run(IntPairSortJob.sortPairs(sortedKeys, sortedValues), lease);
                assertArrayEquals(Oracle.sorted(keys), sortedKeys, () -> "n = " + n);
                assertArrayEquals(Oracle.gather(values, Oracle.stableOrder(keys)), sortedValues, () -> "n = " + n);
            }
            assertArrayEquals(input.ints(n), keys);
        });
    }
}
