package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.merge.IntTileMerge;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.sort.IntRakeMergesort;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Leased;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Leases and their limits, with planted kernels; on devices made for the test, so that no fault counts against the
 * process's own. Limits are reached by kernels that claim more than they take, not by filling memory.
 */
@Tag(Coverage.EVERY_JDK)
@Timeout(600)
class KernelPoolTest {
    private static final KernelPool.Probe TRUST = lease -> null;
    private final ComputeDevice jtp = ComputeDevice.jtp();

    /** Says that a key is a megabyte. */
    static final class Fat extends IntRakeMergesort {
        Fat() {
            super(2);
        }

        @Override
        public int bytesPerKey() {
            return 1 << 20;
        }
    }

    /** Finds no room in the heap for more than the smallest size class. */
    static final class Greedy extends IntRakeMergesort {
        Greedy() {
            super(2);
        }

        @Override
        public void allocate(int capacity) {
            if (capacity > 1024) {
                throw new OutOfMemoryError("planted");
            }
            super.allocate(capacity);
        }
    }

    /** Asks for more local memory than any device has. */
    static final class Wide extends IntRakeMergesort {
        Wide() {
            super(2);
        }

        @Override
        public int localBytes() {
            return Integer.MAX_VALUE;
        }
    }

    /** Calls what cannot be translated. */
    static final class Untranslatable extends IntRakeMergesort {
        Untranslatable() {
            super(2);
        }

        @Override
        public void run() {
            keys[0] = Integer.valueOf(getGlobalId()).hashCode();
        }
    }

    /** Counts how often instances are disposed of. */
    static final class Counted extends IntRakeMergesort {
        private static final AtomicInteger DISPOSED = new AtomicInteger();

        Counted() {
            super(2);
        }

        @Override
        public void allocate(int elements) {
            DISPOSED.addAndGet(elements == 1 ? 1 : 0);
            super.allocate(elements);
        }
    }

    /** An instance that failed, one that comes back after the pool was closed, and one that rests until then. */
    @Test
    void whatIsNotUsedAgainIsDisposedOf() throws Exception {
        int before = Counted.DISPOSED.get();
        KernelPool pool = new KernelPool(jtp, Counted::new, 3, TRUST);
        Lease failed = pool.take(3, false);
        Lease late = pool.take(3, false);
        try (Lease resting = pool.take(3, false)) {
            assertSortsThree(resting);
        }
        assertSortsThree(failed);
        assertSortsThree(late);
        failed.fail();
        failed.close();
        assertEquals(1, Counted.DISPOSED.get() - before);
        pool.close();
        assertEquals(2, Counted.DISPOSED.get() - before);
        late.close();
        assertEquals(3, Counted.DISPOSED.get() - before);
    }

    @Test
    void leasesAreBoundedAndComeBack() throws Exception {
        try (KernelPool pool = new KernelPool(jtp, () -> new IntRakeMergesort(2), 2, TRUST)) {
            Lease one = pool.take(10, false);
            Lease two = pool.take(10, false);
            assertNotSame(one.kernel(), two.kernel());
            assertFault(DeviceFault.Kind.BUSY, pool, 10);
            DeviceKernel first = one.kernel();
            one.close();
            try (Lease again = pool.take(10, false)) {
                assertSame(first, again.kernel());
            }
            two.close();
            assertNull(jtp.health().whyOff(), "to be busy is no fault");
        }
    }

    /** A sixth of the device's memory is large: then one caller at a time has an instance, and others wait. */
    @Test
    void largeInstancesAreForOneCallerAtATime() throws Exception {
        ComputeDevice small = LowMemoryDevice.of(TestDevice.openCl(), 20_000);
        try (KernelPool pool = new KernelPool(small, () -> new IntTileMerge(4, 3), 3, TRUST)) {
            Lease large = pool.take(1000, false);
            assertFault(DeviceFault.Kind.BUSY, pool, 1000);
            pool.take(100, false).close();
            Lease little = pool.take(100, false);
            AtomicBoolean free = new AtomicBoolean();
            FutureTask<Boolean> other = new FutureTask<>(() -> {
                try (Lease lease = pool.take(1000, true)) {
                    return free.get() && lease.kernel().capacity() >= 1000;
                }
            });
            Thread thread = new Thread(other);
            thread.start();
            while (thread.getState() != Thread.State.WAITING) {
                Thread.sleep(1);
            }
            large.close();
            free.set(true);
            little.close();
            assertTrue(other.get());
            assertNull(small.health().whyOff(), "to be busy is no fault");
        }
    }

    /** A heap that has room for one instance only is no fault either: the second caller waits for the first. */
    @Test
    void aCallerWhoseInstanceFindsNoRoomWaitsForTheOthers() throws Exception {
        AtomicInteger made = new AtomicInteger();
        try (KernelPool pool = new KernelPool(TestDevice.openCl(), () -> {
            if (made.getAndIncrement() == 1) {
                throw new OutOfMemoryError("planted");
            }
            return new IntTileMerge(4, 3);
        }, 2, TRUST)) {
            Lease first = pool.take(100, false);
            FutureTask<DeviceKernel> other = new FutureTask<>(() -> {
                try (Lease lease = pool.take(100, true)) {
                    return lease.kernel();
                }
            });
            Thread thread = new Thread(other);
            thread.start();
            while (thread.getState() != Thread.State.WAITING || made.get() < 2) {
                Thread.sleep(1);
            }
            DeviceKernel kernel = first.kernel();
            first.close();
            assertSame(kernel, other.get());
        }
    }

    /** Only the code that makes an order can tell that the order is to blame. */
    @Test
    void whatMakersThrowIsNotTakenForAnOrdersFault() throws Exception {
        try (KernelPool pool = new KernelPool(jtp, () -> {
            throw new IllegalStateException("planted");
        }, 1, TRUST)) {
            assertEquals("planted", assertThrows(IllegalStateException.class, () -> pool.take(10, false)).getMessage());
            DeviceFault fault = new DeviceFault(DeviceFault.Kind.CUSTOM_CODE, "planted", null);
            assertSame(fault, assertThrows(DeviceFault.class, () -> pool.take(10, 0, () -> {
                throw fault;
            })));
            pool.take(10, 0, () -> new IntRakeMergesort(2)).close();
        }
    }

    @Test
    void aLeaseHoldsWhatItWasTakenForAndNoMoreThanAnEighthMore() throws Exception {
        try (KernelPool pool = new KernelPool(jtp, () -> new IntRakeMergesort(2), 1, TRUST)) {
            for (int n : new int[] {100_000, 2, 5000, 1_000_000, 5001}) {
                try (Lease lease = pool.take(n, true)) {
                    int capacity = lease.kernel().capacity();
                    assertTrue(capacity >= n && (n < 1024 || capacity <= n + n / 8), n + " in " + capacity);
                }
            }
        }
    }

    /** Unless the garbage collector needed them; LowHeapTest shows that it gets them. */
    @Test
    void anIdleKernelHasNoArraysAndTheNextLeaseHasTheSameOnes() throws Exception {
        try (KernelPool pool = new KernelPool(jtp, () -> new IntRakeMergesort(2), 1, TRUST)) {
            Lease lease = pool.take(5000, true);
            IntKeys kernel = (IntKeys) lease.kernel();
            int[] keys = kernel.keys();
            lease.close();
            assertEquals(1, kernel.keys().length);
            try (Lease again = pool.take(5000, true)) {
                assertSame(keys, ((IntKeys) again.kernel()).keys());
            }
        }
    }

    @Test
    void trimmingGivesTheArraysBackAndKeepsTheKernel() throws Exception {
        try (KernelPool pool = new KernelPool(jtp, () -> new IntRakeMergesort(2), 2, TRUST)) {
            Lease lease = pool.take(100_000, true);
            DeviceKernel kernel = lease.kernel();
            pool.trim();
            assertTrue(kernel.capacity() >= 100_000, "leased: not idle");
            lease.close();
            pool.trim();
            assertEquals(1, kernel.capacity());
            try (Lease again = pool.take(3, true)) {
                assertSame(kernel, again.kernel());
                assertSortsThree(again);
            }
        }
    }

    @Test
    void anInstanceWithAFaultIsNotUsedAgainAndThreeFaultsSwitchTheDeviceOff() throws Exception {
        try (KernelPool pool = new KernelPool(jtp, () -> new IntRakeMergesort(2), 1, TRUST)) {
            DeviceKernel before = null;
            for (int i = 0; i < 3; i++) {
                try (Lease lease = pool.take(3, true)) {
                    assertNotSame(before, lease.kernel());
                    before = lease.kernel();
                    DeviceFault wrong = assertThrows(DeviceFault.class,
                            () -> lease.run(Leased.staged(lease, IntKeys.class, new ThreeInts(true))));
                    assertEquals(DeviceFault.Kind.RUN, wrong.kind());
                }
            }
            DeviceFault off = assertFault(DeviceFault.Kind.OFF, pool, 10);
            assertTrue(off.getMessage().contains("3 faults in a row"), off.getMessage());
            jtp.health().reset();
            pool.take(10, false).close();
        }
    }

    @Test
    void aKernelIsProvenOnceAndBeforeItsFirstLease() throws Exception {
        AtomicInteger probes = new AtomicInteger();
        KernelPool.Probe probe = lease -> {
            assertFalse(jtp.health().isProven(IntRakeMergesort.class));
            probes.incrementAndGet();
            return null;
        };
        try (KernelPool pool = new KernelPool(jtp, () -> new IntRakeMergesort(2), 2, probe);
                Lease one = pool.take(10, true); Lease two = pool.take(10, true)) {
            assertNotSame(one.kernel(), two.kernel());
            assertEquals(1, probes.get());
            assertTrue(jtp.health().isProven(IntRakeMergesort.class));
        }
    }

    /** Reported, not used, and not tried over and over; another kernel on the device is none the worse. */
    @Test
    void aKernelThatFailsItsProbeIsRejected() throws Exception {
        AtomicInteger probes = new AtomicInteger();
        try (KernelPool pool = new KernelPool(jtp, Greedy::new, 1, lease -> "wrong number " + probes.incrementAndGet());
                KernelPool other = new KernelPool(jtp, () -> new IntRakeMergesort(2), 1, TRUST)) {
            for (int i = 0; i < 3; i++) {
                DeviceFault fault = assertFault(DeviceFault.Kind.KERNEL, pool, 10);
                assertTrue(fault.getMessage().contains("Greedy failed its probe on JTP: wrong number 1"),
                        fault.getMessage());
            }
            assertEquals(1, probes.get());
            assertNotNull(jtp.health().whyRejected(Greedy.class));
            other.take(10, false).close();
        }
    }

    @Test
    void noRoomInTheHeapIsALimitAndNotTheDevicesFault() throws Exception {
        try (KernelPool pool = new KernelPool(jtp, Greedy::new, 1, TRUST)) {
            for (int i = 0; i < 5; i++) {
                DeviceFault fault = assertFault(DeviceFault.Kind.LIMIT, pool, 5000);
                assertTrue(fault.getMessage().contains("-Xmx"), fault.getMessage());
            }
            assertNull(jtp.health().whyOff());
            try (Lease lease = pool.take(3, false)) {
                assertSortsThree(lease);
            }
        }
    }

    /** Leases that are out when the pool closes can be used to their end, and so can later ones. */
    @Test
    void closingWaitsForNobody() throws Exception {
        KernelPool pool = new KernelPool(jtp, () -> new IntRakeMergesort(2), 1, TRUST);
        try (Lease lease = pool.take(3, true)) {
            pool.close();
            assertSortsThree(lease);
        }
        try (Lease late = pool.take(3, false)) {
            assertSortsThree(late);
        }
        pool.trim();
    }

    // ---- OpenCL

    @Test
    void tooManyElementsAreALimitThatIsNamed() throws Exception {
        ComputeDevice device = openCl();
        try (KernelPool pool = new KernelPool(device, Fat::new, 1, TRUST)) {
            int limit = device.maxElements(2, 1 << 20, 1 << 20);
            assertTrue(limit > 0 && (long) limit << 20 <= device.info().orElseThrow().maxAllocation());
            pool.take(limit, false).close();
            DeviceFault fault = assertFault(DeviceFault.Kind.LIMIT, pool, limit + 1);
            assertTrue(fault.getMessage().contains(String.format("%,d", limit)), fault.getMessage());
            assertNull(device.health().whyOff());
            pool.take(limit, false).close();
        }
    }

    /** Whatever the device: an array has not more bytes than the driver allows, and all of them fit its memory. */
    @Test
    void limitsAreThoseOfTheDriver() throws Exception {
        ComputeDevice device = openCl();
        long allocation = device.info().orElseThrow().maxAllocation();
        assertTrue(4L * device.maxElements(2, 4, 4) <= allocation);
        assertTrue(8L * device.maxElements(2, 8, 12) <= allocation);
        assertTrue(2L * 12 * device.maxElements(2, 8, 12) <= device.info().orElseThrow().globalMemory());
        assertEquals(Integer.MAX_VALUE - 8, jtp.maxElements(2, 8, 12));
    }

    @Test
    void aKernelThatDoesNotBuildIsRejectedWithTheCause() throws Exception {
        ComputeDevice device = openCl();
        try (KernelPool pool = new KernelPool(device, Untranslatable::new, 1, TRUST)) {
            DeviceFault fault = assertFault(DeviceFault.Kind.KERNEL, pool, 10);
            assertTrue(fault.getMessage().startsWith("Untranslatable does not build on " + device),
                    fault.getMessage());
            assertNotNull(fault.getCause());
            assertNotNull(device.health().whyRejected(Untranslatable.class));
            assertFault(DeviceFault.Kind.KERNEL, pool, 10);
            assertNull(device.health().whyOff());
        }
    }

    @Test
    void tooMuchLocalMemoryIsRefusedBeforeTheDriverSeesIt() throws Exception {
        ComputeDevice device = openCl();
        try (KernelPool pool = new KernelPool(device, Wide::new, 1, TRUST)) {
            DeviceFault fault = assertFault(DeviceFault.Kind.KERNEL, pool, 10);
            assertTrue(fault.getMessage().contains("local memory"), fault.getMessage());
        }
    }

    private static ComputeDevice openCl() {
        if (Devices.openCl().isEmpty()) {
            assertNotEquals("1", System.getenv("APARASORT_REQUIRE_OPENCL"), Devices.problem());
            Assumptions.abort("no OpenCL device: " + Devices.problem());
        }
        return ComputeDevice.of(Devices.openCl().get(0).openCl());
    }

    private static DeviceFault assertFault(DeviceFault.Kind kind, KernelPool pool, int n) {
        DeviceFault fault = assertThrows(DeviceFault.class, () -> pool.take(n, false));
        assertEquals(kind, fault.kind(), fault::getMessage);
        return fault;
    }

    private static void assertSortsThree(Lease lease) throws DeviceFault {
        ThreeInts three = new ThreeInts(false);
        StagedLaunch<IntKeys> launch = Leased.staged(lease, IntKeys.class, three);
        lease.run(launch);
        launch.commit();
        assertEquals("[1, 2, 3]", Arrays.toString(three.array));
    }

    /** Sorts 3, 1, 2; on demand it then says that something else had been sent. */
    private static final class ThreeInts implements StagedWork<IntKeys> {
        final int[] array = {3, 1, 2};
        private final IntKeyTransfer transfer = new IntKeyTransfer(array, 0, 3, 0, 0);
        private final boolean lying;

        ThreeInts(boolean lying) {
            this.lying = lying;
        }

        @Override
        public void send(IntKeys arrays, Channel channel) {
            channel.sendAndKeep(3, lying ? transfer.unchecked() : transfer, transfer.column(arrays.input()));
        }

        @Override
        public void receive(IntKeys arrays, Channel channel) {
            channel.receive(3, transfer, transfer.column(arrays.keys()));
        }

        @Override
        public Digest digest() {
            return lying ? Digest.EMPTY : IntStaging.digest(array, 0, 3, 0);
        }
    }
}
