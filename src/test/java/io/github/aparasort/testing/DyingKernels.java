package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.aparapi.Kernel;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.Operations;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import io.github.aparasort.internal.merge.MergeAllWorkload;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.scan.ScanKernelSource;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.LoadBalanceWorkload;
import io.github.aparasort.internal.search.SearchWorkload;
import io.github.aparasort.internal.segment.SegmentWorkload;
import io.github.aparasort.internal.select.SelectWorkload;
import io.github.aparasort.internal.set.SetWorkload;
import io.github.aparasort.internal.sort.RadixKernel;
import io.github.aparasort.internal.sort.SortKernelSource;
import io.github.aparasort.internal.sort.SortKind;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.take.TakeWorkload;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/** Kernels whose workers follow a fault plan. */
public final class DyingKernels {
    private DyingKernels() {
    }

    /** A bucket that holds all keys: work for one. */
    public static final int ALL = Integer.MAX_VALUE;
    /** Long enough for others to be in the middle of their work when one has died. */
    public static final int REST_MILLIS = 25;

    public static RadixKernel create(SortKind kind, int rakes, int bucketKeys, FaultPlan plan) {
        RadixKernel kernel = switch (kind) {
            case INT -> new IntDyingRadixSort(rakes, plan);
            case LONG -> new LongDyingRadixSort(rakes, plan);
            case FLOAT -> new FloatDyingRadixSort(rakes, plan);
            case DOUBLE -> new DoubleDyingRadixSort(rakes, plan);
            case INT_PAIR -> new IntPairDyingRadixSort(rakes, plan);
            case LONG_PAIR -> new LongPairDyingRadixSort(rakes, plan);
        };
        kernel.scale(bucketKeys == ALL ? Integer.MAX_VALUE : 0, bucketKeys);
        return kernel;
    }

    /** A kernel in place of that of a source. */
    public static DeviceKernel createFor(KernelSource source, int rakes, int partElements, FaultPlan plan) {
        return create(source instanceof SortKernelSource sort ? SortWorkload.of(sort.kind())
                : source instanceof ScanKernelSource scan ? Operations.of(Operation.REDUCE, scan.type()) : (Workload) source,
                rakes, partElements, plan);
    }

    /** A kernel for work of any family. If it divides its work into parts, they have this many elements. */
    public static DeviceKernel create(Workload work, int rakes, int partElements, FaultPlan plan) {
        if (work instanceof SortWorkload sort) {
            return create(sort.kind(), rakes, partElements, plan);
        }
        InPlaceRakeKernel kernel = work instanceof MergeWorkload merge ? merge(merge.kind(), rakes, plan)
                : work instanceof MergeAllWorkload all ? mergeAll(all.kind(), rakes, plan)
                : work instanceof SetWorkload set ? set(set.kind(), rakes, plan)
                : work instanceof TakeWorkload take ? take(take.kind(), rakes, plan)
                : work instanceof SelectWorkload select ? select(select.kind(), rakes, plan)
                : work instanceof SegmentWorkload segments ? segments(segments.kind(), rakes, plan)
                : work instanceof SearchWorkload search ? bounds(search.kind(), rakes, plan)
                : work instanceof LoadBalanceWorkload ? new DyingLoadBalance(rakes, plan)
                : scan((ScanWorkload) work, rakes, plan);
        kernel.scale(0, partElements);
        return kernel;
    }

    private static InPlaceRakeKernel merge(KeyKind kind, int rakes, FaultPlan plan) {
        return switch (kind) {
            case INT, INT_PAIRS -> new IntDyingMerge(rakes, plan);
            case LONG, LONG_PAIRS -> new LongDyingMerge(rakes, plan);
            case FLOAT, FLOAT_PAIRS -> new FloatDyingMerge(rakes, plan);
            case DOUBLE, DOUBLE_PAIRS -> new DoubleDyingMerge(rakes, plan);
        };
    }

    private static InPlaceRakeKernel mergeAll(KeyKind kind, int rakes, FaultPlan plan) {
        return switch (kind) {
            case LONG -> new LongDyingMultiwayMerge(rakes, plan);
            case FLOAT -> new FloatDyingMultiwayMerge(rakes, plan);
            case DOUBLE -> new DoubleDyingMultiwayMerge(rakes, plan);
            default -> new IntDyingMultiwayMerge(rakes, plan);
        };
    }

    private static InPlaceRakeKernel set(KeyKind kind, int rakes, FaultPlan plan) {
        return switch (kind) {
            case INT, INT_PAIRS -> new IntDyingSets(rakes, kind.isPairs(), plan);
            case LONG, LONG_PAIRS -> new LongDyingSets(rakes, kind.isPairs(), plan);
            case FLOAT, FLOAT_PAIRS -> new FloatDyingSets(rakes, kind.isPairs(), plan);
            case DOUBLE, DOUBLE_PAIRS -> new DoubleDyingSets(rakes, kind.isPairs(), plan);
        };
    }

    private static InPlaceRakeKernel take(KeyKind kind, int rakes, FaultPlan plan) {
        return switch (kind) {
            case LONG -> new LongDyingTake(rakes, plan);
            case FLOAT -> new FloatDyingTake(rakes, plan);
            case DOUBLE -> new DoubleDyingTake(rakes, plan);
            default -> new IntDyingTake(rakes, plan);
        };
    }

    private static InPlaceRakeKernel select(KeyKind kind, int rakes, FaultPlan plan) {
        return switch (kind) {
            case LONG -> new LongDyingSelect(rakes, plan);
            case FLOAT -> new FloatDyingSelect(rakes, plan);
            case DOUBLE -> new DoubleDyingSelect(rakes, plan);
            default -> new IntDyingSelect(rakes, plan);
        };
    }

    private static InPlaceRakeKernel segments(KeyKind kind, int rakes, FaultPlan plan) {
        return switch (kind) {
            case LONG -> new LongDyingSegmentSort(rakes, plan);
            case FLOAT -> new FloatDyingSegmentSort(rakes, plan);
            case DOUBLE -> new DoubleDyingSegmentSort(rakes, plan);
            default -> new IntDyingSegmentSort(rakes, plan);
        };
    }

    private static InPlaceRakeKernel bounds(KeyKind kind, int rakes, FaultPlan plan) {
        return switch (kind) {
            case LONG -> new LongDyingBounds(rakes, plan);
            case FLOAT -> new FloatDyingBounds(rakes, plan);
            case DOUBLE -> new DoubleDyingBounds(rakes, plan);
            default -> new IntDyingBounds(rakes, plan);
        };
    }

    private static InPlaceRakeKernel scan(ScanWorkload kind, int rakes, FaultPlan plan) {
        return switch (Operations.of(Operation.REDUCE, kind.type()) instanceof ScanWorkload reduce ? reduce : kind) {
            case REDUCE_LONG -> new LongDyingScan(rakes, plan);
            case REDUCE_FLOAT -> new FloatDyingScan(rakes, plan);
            case REDUCE_DOUBLE -> new DoubleDyingScan(rakes, plan);
            default -> new IntDyingScan(rakes, plan);
        };
    }

    /**
     * Checks a job whose worker dies: it ends in a fault, the arrays are unchanged, no worker is running, and the
     * kernel is not used again.
     *
     * @param arrays those of the caller; of what a kernel writes to, only what others write later can be told
     */
    public static void assertDies(DeviceKernel kernel, Job job, FaultPlan plan, String what, Object... arrays)
            throws Exception {
        Object[] before = copies(arrays);
        List<DeviceKernel> next = new ArrayList<>(List.of(kernel, job.binding(Devices.jtp()).source()
                .create(Devices.jtp())));
        try (KernelPool pool = new KernelPool(Devices.jtp(), () -> next.remove(0), 1, lease -> null)) {
            try (Lease lease = pool.take(job.n, true)) {
                DeviceFault fault = assertThrows(DeviceFault.class, () -> Leased.run(lease, job), what);
                assertEquals(0, plan.running(), what);
                plan.end();
                assertEquals(DeviceFault.Kind.RUN, fault.kind(), what);
                assertTrue(plan.wasMet(), what);
                assertEquals("", lease.remark(), what);
            }
            // Both are inputs; what may follow are results.
            assertArrayEquals(Arrays.copyOf(before, 2), Arrays.copyOf(arrays, 2), what);
            if (plan.isRestful()) {
                Object[] then = copies(arrays);
                Thread.sleep(REST_MILLIS / 2);
                assertArrayEquals(then, arrays, what);
            }
            assertFalse(plan.someoneWasLate(), what);
            try (Lease again = pool.take(job.n, true)) {
                assertNotSame(kernel, again.kernel(), what);
            }
        } finally {
            endThreads(kernel);
            Devices.jtp().health().reset();
        }
    }

    private static Object[] copies(Object[] arrays) {
        return Arrays.stream(arrays).map(AnyArray::copy).toArray();
    }

    /** JTP keeps the threads of every kernel for a minute, and a test makes hundreds of kernels. */
    public static void endThreads(Kernel kernel) throws ReflectiveOperationException {
        Field runner = Kernel.class.getDeclaredField("kernelRunner");
        runner.setAccessible(true);
        Object made = runner.get(kernel);
        if (made != null) {
            Field pool = made.getClass().getDeclaredField("threadPool");
            pool.setAccessible(true);
            ((ForkJoinPool) pool.get(made)).shutdown();
        }
    }
}
