package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.Execution;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.trial.KernelProof;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Leased;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Batcher's odd-even mergesort of keys alone, in a geometry and on a device that a leaf chooses. */
@Tag(Coverage.SCALED)
abstract class BatcherSortCase {
    @Parameter(0)
    int nt;
    @Parameter(1)
    int vt;
    @Parameter(2)
    int columns;
    /** Fewer groups than tiles make every group go on from tile to tile. */
    @Parameter(3)
    int maxGroups;

    /** By kind and geometry, for as long as a leaf runs: a kernel takes longer to build than to sort. */
    private static final Map<List<Object>, KernelPool> POOLS = new HashMap<>();

    abstract ComputeDevice device();

    /** A size up to which every size is tried. */
    abstract int everySize();

    @AfterAll
    static void close() {
        POOLS.values().forEach(KernelPool::close);
        POOLS.clear();
    }

    /** Around the borders of tiles and groups, with few and with many levels. */
    public int[] sizes() {
        int nv = nt * vt;
        return new int[] {2, 3, nv - 1, nv, nv + 1, 2 * nv - 1, 2 * nv, 2 * nv + 1, 3 * nv, 4 * nv + 1, 7 * nv + 3,
            16 * nv, 16 * nv + 1, 33 * nv - 1, 509, 1021};
    }

    @Test
    void everySizeIsSorted() {
        for (int n = 2; n <= everySize(); n++) {
            int[] keys = Input.RANDOM.ints(n);
            int[] a = keys.clone();
            run(new IntSortJob(a, 0, n));
            assertArrayEquals(Oracle.sorted(keys), a, "n = " + n);
        }
    }

    @ParameterizedTest
    @EnumSource
    void intsAreSorted(Input input) {
        for (int n : Coverage.sizes(sizes(), input)) {
            int[] keys = input.ints(n);
            int[] a = keys.clone();
            run(new IntSortJob(a, 0, n));
            assertArrayEquals(Oracle.sorted(keys), a, () -> "n = " + n);
        }
    }

    @ParameterizedTest
    @EnumSource
    void longsAreSorted(Input input) {
        for (int n : Coverage.sizes(sizes(), input)) {
            long[] keys = input.longs(n);
            long[] a = keys.clone();
            run(new LongSortJob(a, 0, n));
            assertArrayEquals(Oracle.sorted(keys), a, () -> "n = " + n);
        }
    }

    /** A range and nothing else; zeros of both signs, and NaNs with their bits in their order, as Arrays.sort. */
    @ParameterizedTest
    @EnumSource
    void floatsAndDoublesAreSortedToTheBit(SpecialFloats specials) {
        for (int n : Coverage.sizes(sizes(), specials)) {
            float[] floats = specials.floats(n + 7);
            float[] sortedFloats = floats.clone();
            Arrays.sort(sortedFloats, 3, 3 + n);
            run(new FloatSortJob(floats, 3, 3 + n));
            assertArrayEquals(Oracle.bits(sortedFloats), Oracle.bits(floats), () -> "n = " + n);
            double[] doubles = specials.doubles(n + 7);
            double[] sortedDoubles = doubles.clone();
            Arrays.sort(sortedDoubles, 3, 3 + n);
            run(new DoubleSortJob(doubles, 3, 3 + n));
            assertArrayEquals(Oracle.bits(sortedDoubles), Oracle.bits(doubles), () -> "n = " + n);
        }
    }

    /** The caller's keys are as they were until they are fetched. The host has no arrays for those of a device. */
    @Test
    void theDeviceDoesTheWork() throws Exception {
        int[] keys = Input.REVERSED.ints(1009);
        try (Lease lease = pool(SortKind.INT).take(keys.length, true)) {
            IntSortJob job = new IntSortJob(keys, 0, keys.length);
            StagedLaunch<IntKeys> launch = Leased.staged(lease, IntKeys.class, job);
            launch.send();
            launch.runResident();
            assertArrayEquals(Input.REVERSED.ints(1009), keys);
            assertEquals(device().isOpenCl(), ((IntKeys) lease.kernel()).keys().length == 0);
            assertTrue(launch.fetch());
            assertArrayEquals(Oracle.sorted(Input.REVERSED.ints(1009)), keys);
        }
    }

    /** Every layer of every level beyond a tile once: whole columns, then pairs of passes, the last for a row. */
    @Test
    void passesAreAsManyAsTheFormulaSays() {
        IntTileBatcherSort kernel = new IntTileBatcherSort(nt, vt, columns, maxGroups);
        int tileLog = log(nt * vt);
        int rowsLog = log(nt * vt / columns);
        for (int n : IntStream.concat(IntStream.range(2, 5000), IntStream.of(1 << 20, 1 << 24, 1 << 29)).toArray()) {
            int expected = 1;
            for (int level = tileLog + 1; 1L << level < 2L * n; level++) {
                int strided = Math.max(0, level - rowsLog - (tileLog - 1));
                expected += 3 + 2 * (int) Math.ceil(strided / (rowsLog - 1.0));
            }
            kernel.prepare(n);
            assertEquals(expected, kernel.passes(), "n = " + n);
        }
    }

    static int log(int powerOfTwo) {
        return Integer.numberOfTrailingZeros(powerOfTwo);
    }

    private DeviceKernel kernel(SortKind kind) {
        return kind.inKernels() == SortKind.INT ? new IntTileBatcherSort(nt, vt, columns, maxGroups)
                : new LongTileBatcherSort(nt, vt, columns, maxGroups);
    }

    private KernelPool pool(SortKind kind) {
        return POOLS.computeIfAbsent(List.of(kind.inKernels(), nt, vt, columns),
                key -> new KernelPool(device(), () -> kernel(kind), 1, KernelProof.of(new SortKernelSource(kind,
                        SortForm.BATCHER_TILES, BlocksortNetwork.TRANSPOSITION))));
    }

    void run(SortJob job) {
        try (Lease lease = pool(job.kind).take(job.n, true)) {
            assertEquals(nt, lease.kernel().localSize());
            Execution execution = Executions.run(job, lease, System.nanoTime(), "");
            TestDevice.assertRan(device(), TestDevice.batcherKernel(job.kind), execution);
            assertEquals(lease.kernel().passes(), execution.passes());
        } catch (DeviceFault e) {
            throw new AssertionError(job.kind + ", n = " + job.n + ": " + e.getMessage(), e);
        }
    }
}
