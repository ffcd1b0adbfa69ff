package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.aparapi.Kernel;
import io.github.aparasort.device.DeviceFault;
import io.github.aparasort.device.Devices;
import io.github.aparasort.device.KernelPool;
import io.github.aparasort.device.Lease;
import io.github.aparasort.kernel.DeviceKernel;
import io.github.aparasort.kernel.rake.BorrowingRakeKernel;
import io.github.aparasort.kernel.rake.RadixKernel;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/** Kernels whose workers have a fate. */
final class Mortals {
    private Mortals() {
    }

    /** Keys of a bucket that is all there is: work for one. */
    static final int ALL = Integer.MAX_VALUE;
    /** Long enough for others to be in the midst of their work when one has died. */
    static final int REST_MILLIS = 25;

    static RadixKernel create(SortKind kind, int rakes, int bucketKeys, Fate fate) {
        RadixKernel kernel = switch (kind) {
            case INT -> new IntMortal(rakes, fate);
            case LONG -> new LongMortal(rakes, fate);
            case FLOAT -> new FloatMortal(rakes, fate);
            case DOUBLE -> new DoubleMortal(rakes, fate);
            case PACKED -> new PackedMortal(rakes, fate);
            case LONG_PAIR -> new LongPairMortal(rakes, fate);
        };
        kernel.scale(bucketKeys == ALL ? Integer.MAX_VALUE : 0, bucketKeys);
        return kernel;
    }

    /** A kernel for work of any family, cut into pieces of so many elements where it is cut into pieces. */
    static DeviceKernel create(Work work, int rakes, int pieces, Fate fate) {
        if (work instanceof SortKind kind) {
            return create(kind, rakes, pieces, fate);
        }
        BorrowingRakeKernel kernel = work instanceof MergeWork merge ? merge(merge.kind(), rakes, fate)
                : work instanceof SetWork set ? set(set.kind(), rakes, fate) : scan((ScanKind) work, rakes, fate);
        kernel.scale(0, pieces);
        return kernel;
    }

    private static BorrowingRakeKernel merge(KeyKind kind, int rakes, Fate fate) {
        return switch (kind) {
            case INT, INT_PAIRS -> new IntMergeMortal(rakes, fate);
            case LONG, LONG_PAIRS -> new LongMergeMortal(rakes, fate);
            case FLOAT, FLOAT_PAIRS -> new FloatMergeMortal(rakes, fate);
            case DOUBLE, DOUBLE_PAIRS -> new DoubleMergeMortal(rakes, fate);
        };
    }

    private static BorrowingRakeKernel set(KeyKind kind, int rakes, Fate fate) {
        return switch (kind) {
            case INT, INT_PAIRS -> new IntSetMortal(rakes, kind.isPairs(), fate);
            case LONG, LONG_PAIRS -> new LongSetMortal(rakes, kind.isPairs(), fate);
            case FLOAT, FLOAT_PAIRS -> new FloatSetMortal(rakes, kind.isPairs(), fate);
            case DOUBLE, DOUBLE_PAIRS -> new DoubleSetMortal(rakes, kind.isPairs(), fate);
        };
    }

    private static BorrowingRakeKernel scan(ScanKind kind, int rakes, Fate fate) {
        return switch (kind.inKernels()) {
            case REDUCE_LONG -> new LongScanMortal(rakes, fate);
            case REDUCE_FLOAT -> new FloatScanMortal(rakes, fate);
            case REDUCE_DOUBLE -> new DoubleScanMortal(rakes, fate);
            default -> new IntScanMortal(rakes, fate);
        };
    }

    /**
     * A job whose worker meets its fate is a fault; arrays are as they were, nobody is at work any more, and the kernel
     * is not used again.
     *
     * @param arrays those of the caller; of what a kernel writes to, only what others write later can be told
     */
    static void assertDies(DeviceKernel kernel, KernelJob job, Fate fate, String what, Object... arrays)
            throws Exception {
        Object[] before = copies(arrays);
        List<DeviceKernel> next = new ArrayList<>(List.of(kernel, Works.of(job.operation, job.type)
                .kernel(Devices.jtp())));
        try (KernelPool pool = new KernelPool(Devices.jtp(), () -> next.remove(0), 1, lease -> null)) {
            try (Lease lease = pool.take(job.n, true)) {
                DeviceFault fault = assertThrows(DeviceFault.class, () -> lease.run(job), what);
                assertEquals(0, fate.running(), what);
                fate.end();
                assertEquals(DeviceFault.Kind.RUN, fault.kind(), what);
                assertTrue(fate.wasMet(), what);
                assertEquals("", lease.remark(), what);
            }
            // Both are inputs; what may follow are results.
            assertArrayEquals(Arrays.copyOf(before, 2), Arrays.copyOf(arrays, 2), what);
            if (fate.isRestful()) {
                Object[] then = copies(arrays);
                Thread.sleep(REST_MILLIS / 2);
                assertArrayEquals(then, arrays, what);
            }
            assertFalse(fate.someoneWasLate(), what);
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
    static void endThreads(Kernel kernel) throws ReflectiveOperationException {
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
