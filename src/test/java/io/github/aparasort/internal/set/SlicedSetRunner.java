package io.github.aparasort.internal.set;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.SlicedWork;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.testing.SetRunner;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.function.Consumer;

/** Set operations in small slices, on several instances of a kernel, to arrays of the job and of the caller. */
final class SlicedSetRunner implements SetRunner {
    private final boolean wide;
    private final boolean traced;
    private final int slice;
    private final KernelPool pool;

    SlicedSetRunner(ComputeDevice device, boolean wide, boolean traced, int nt, int slice) {
        this.wide = wide;
        this.traced = traced;
        this.slice = slice;
        this.pool = new KernelPool(device, () -> wide ? new LongTileSets(nt, 3, traced)
                : new IntTileSets(nt, 3, traced), SlicedWork.INSTANCES, lease -> null);
    }

    @Override
    public ComputeDevice device() {
        return pool.device();
    }

    @Override
    public Found run(SetOperation operation, long[] a, long[] b, boolean distinct, boolean stream) {
        SetOptions options = new SetOptions(distinct ? Duplicates.NONE : Duplicates.ALLOWED,
                stream ? Compaction.STREAM : Compaction.COMPACT);
        int[][] origins = new int[1][];
        Consumer<int[]> delivery = traced ? found -> origins[0] = found : null;
        return new Found(wide ? longs(operation, options, a, b, delivery) : ints(operation, options, a, b, delivery),
                origins[0]);
    }

    private long[] ints(SetOperation operation, SetOptions options, long[] a, long[] b, Consumer<int[]> delivery) {
        int[] x = Arrays.stream(a).mapToInt(Math::toIntExact).toArray();
        int[] y = Arrays.stream(b).mapToInt(Math::toIntExact).toArray();
        IntSetJob job = run(new IntSetJob(operation, options, x, y, delivery));
        if (!traced) {
            int[] out = new int[operation.most(a.length, b.length) + 1];
            out[out.length - 1] = 77;
            IntSetJob to = run(IntSetJob.to(out, operation, options, x, y));
            int[] expected = Arrays.copyOf(job.result(), out.length);
            System.arraycopy(out, job.count(), expected, job.count(), out.length - job.count());
            assertArrayEquals(expected, out);
            assertArrayEquals(new int[] {job.count(), 77}, new int[] {to.count(), out[out.length - 1]});
        }
        return Arrays.stream(job.result()).asLongStream().toArray();
    }

    private long[] longs(SetOperation operation, SetOptions options, long[] a, long[] b, Consumer<int[]> delivery) {
        return run(new LongSetJob(operation, options, a, b, delivery)).result();
    }

    private <J extends SetJob<?>> J run(J job) {
        try (Lease lease = pool.take(2, true)) {
            TestDevice.assertRan(device(), wide ? "LongTileSets" : "IntTileSets", Executions.run(job,
                    job.binding(device(), true).inSlicesOf(slice), lease, System.nanoTime(), ""));
        } catch (DeviceFault e) {
            throw new AssertionError(e);
        }
        return job;
    }

    @Override
    public void close() {
        pool.close();
    }
}
