package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.Execution;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.trial.KernelProof;
import io.github.aparasort.testing.HostScratch;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.SortCase;
import io.github.aparasort.testing.TestDevice;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Sorts on one kind of kernel of a geometry that a leaf chooses, however small the input: below the context, which
 * would leave small inputs to the JDK and take the device's own geometry.
 */
abstract class KernelSortCase extends SortCase {
    /** By kind and geometry, for as long as a leaf runs: a kernel takes longer to build than to sort. */
    private static final Map<List<Object>, KernelPool> POOLS = new HashMap<>();

    abstract ComputeDevice device();

    /** The kernel of the last sort. */
    private DeviceKernel lastKernel;

    abstract DeviceKernel kernel(SortKind kind);

    /** What the kernels are. */
    abstract SortForm form();

    /** What jobs have to be told to run on them. */
    SortOptions options() {
        return SortOptions.DEFAULT;
    }

    abstract String kernelName(SortKind kind);

    /** What else than the kind tells a leaf's kernels from one another. */
    abstract Object geometry();

    /** Checks that the kernel has this geometry. */
    abstract void assertGeometry(DeviceKernel kernel);

    @BeforeEach
    void find() {
        assertNotNull(device());
    }

    @AfterAll
    static void close() {
        POOLS.values().forEach(KernelPool::close);
        POOLS.clear();
    }

    /** Enough for several levels, so that both arrays are written in between. */
    @Test
    void worksInTheMemoryOfItsDevice() {
        int n = 1009;
        for (SortKind kind : SortKind.values()) {
            SortJob job = switch (kind) {
                case INT -> new IntSortJob(Input.REVERSED.ints(n), 0, n);
                case LONG -> new LongSortJob(Input.REVERSED.longs(n), 0, n);
                case FLOAT -> new FloatSortJob(Input.REVERSED.floats(n), 0, n);
                case DOUBLE -> new DoubleSortJob(Input.REVERSED.doubles(n), 0, n);
                case INT_PAIR -> IntPairSortJob.sortPairs(Input.REVERSED.ints(n), Input.values(n));
                case LONG_PAIR -> LongPairSortJob.sortPairs(Input.REVERSED.longs(n), Input.values(n));
            };
            assertRan(kind, n, run(job));
            if (device().isOpenCl()) {
                assertTrue(HostScratch.isUntouched(lastKernel),
                        () -> kind + ": something else than the device worked on it");
            } else {
                assertTrue(lastKernel.wake(), "the arrays were collected");
                assertFalse(HostScratch.isUntouched(lastKernel), () -> kind + ": the kernel did not run in Java");
            }
        }
    }

    @Override
    public Execution sort(int[] a, int from, int to) {
        return run(new IntSortJob(a, from, to));
    }

    @Override
    public Execution sort(long[] a, int from, int to) {
        return run(new LongSortJob(a, from, to));
    }

    @Override
    public Execution sort(float[] a, int from, int to) {
        return run(new FloatSortJob(a, from, to));
    }

    @Override
    public Execution sort(double[] a, int from, int to) {
        return run(new DoubleSortJob(a, from, to));
    }

    @Override
    public Execution argsort(int[] keys, int[] order) {
        return run(IntPairSortJob.argsort(keys, order));
    }

    @Override
    public Execution argsort(long[] keys, int[] order) {
        return run(LongPairSortJob.argsort(keys, order));
    }

    @Override
    public Execution sortPairs(int[] keys, int[] values) {
        return run(IntPairSortJob.sortPairs(keys, values));
    }

    @Override
    public Execution sortPairs(long[] keys, int[] values) {
        return run(LongPairSortJob.sortPairs(keys, values));
    }

    @Override
    public void assertRan(SortKind kind, int n, Execution execution) {
        TestDevice.assertRan(device(), kernelName(kind), execution);
    }

    private Execution run(SortJob job) {
        KernelPool pool = POOLS.computeIfAbsent(List.of(kernelName(job.kind), geometry()),
                key -> new KernelPool(device(), () -> kernel(job.kind), 1,
                        KernelProof.of(new SortKernelSource(job.kind, form(), BlocksortNetwork.TRANSPOSITION))));
        try (Lease lease = pool.take(job.n, true)) {
            assertGeometry(lease.kernel());
            lastKernel = lease.kernel();
            return Executions.run(job.using(options()), lease, System.nanoTime(), "");
        } catch (DeviceFault e) {
            throw new AssertionError(job.kind + ", n = " + job.n + ": " + e.getMessage(), e);
        }
    }
}
