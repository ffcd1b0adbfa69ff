package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClContext;
import io.github.aparasort.internal.opencl.ClFaults;
import io.github.aparasort.testing.TestDevice;
import java.lang.ref.Reference;
import java.util.function.LongFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shortages of a device's memory: what was forgotten, and what nobody uses, is given back before one is reported. */
class MemoryPoolTest {
    /** Arrays that are forgotten one after the other, each found by a collection of all garbage. */
    private static final int FORGOTTEN = 5;
    private static final long MOST = 1 << 20;
    private static final long LARGE = 600_000;

    private final Holders holders = new Holders();
    private ClContext context;
    private MemoryPool pool;
    private int made;

    @BeforeEach
    void findsDevice() {
        context = TestDevice.openCl().openCl().context();
    }

    @AfterEach
    void givesEverythingBack() {
        if (pool != null) {
            holders.close();
            pool.close();
            assertEquals(0, pool.used());
        }
    }

    /** The pool has a bound. */
    private MemoryPool bounded(boolean collects) {
        pool = new MemoryPool(counted(size -> context.buffer(size)), MOST, MOST, collects);
        return pool;
    }

    /** The driver has a bound, and a code for what it does not make. */
    private MemoryPool ofDriver(int code) {
        pool = new MemoryPool(counted(size -> {
            if (pool.used() + size > MOST) {
                throw ClFaults.noBuffer(code);
            }
            return context.buffer(size);
        }), Long.MAX_VALUE, MOST, true);
        return pool;
    }

    private LongFunction<ClBuffer> counted(LongFunction<ClBuffer> buffers) {
        return size -> {
            made++;
            return buffers.apply(size);
        };
    }

    private void forgetArray() throws DeviceFault {
        holders.hold(new Object(), pool.take(LARGE));
    }

    @Test
    void forgottenArraysMakeRoomWithinTheBound() throws DeviceFault {
        bounded(true);
        for (int i = 0; i < FORGOTTEN; i++) {
            forgetArray();
        }
        assertEquals(LARGE, pool.used(), LARGE / 5.0);
    }

    @ParameterizedTest
    @ValueSource(ints = {-4, -5, -6})
    void forgottenArraysMakeRoomForTheDriver(int code) throws DeviceFault {
        ofDriver(code);
        for (int i = 0; i < FORGOTTEN; i++) {
            forgetArray();
        }
        assertEquals(LARGE, pool.used(), LARGE / 5.0);
    }

    @Test
    void arraysInUseStay() throws DeviceFault {
        bounded(true);
        Object array = new Object();
        holders.hold(array, pool.take(LARGE));
        DeviceFault fault = assertThrows(DeviceFault.class, () -> pool.take(LARGE));
        assertEquals(DeviceFault.Kind.LIMIT, fault.kind());
        assertTrue(fault.getMessage().contains("close arrays that are not needed any more"), fault::getMessage);
        assertEquals(LARGE, pool.used(), LARGE / 5.0);
        Reference.reachabilityFence(array);
    }

    /** Otherwise it would be given to two. */
    @Test
    void memoryThatWasGivenBackGetsNoUser() throws DeviceFault {
        StreamMemory memory = bounded(true).take(LARGE);
        memory.release();
        for (int i = 0; i < 2; i++) {
            assertThrows(IllegalStateException.class, memory::retain);
        }
        assertEquals(1, made);
    }

    /** Another fault of the driver has nothing to do with memory. */
    @Test
    void otherFaultsAreReportedAtOnce() throws DeviceFault {
        ofDriver(-34);
        Object array = new Object();
        holders.hold(array, pool.take(LARGE));
        made = 0;
        assertThrows(DeviceFault.class, () -> pool.take(LARGE));
        assertEquals(1, made);
        Reference.reachabilityFence(array);
    }

    @Test
    void anInterruptDoesNotEndTheWait() throws DeviceFault {
        bounded(true);
        Thread.currentThread().interrupt();
        try {
            forgetArray();
            Thread.interrupted();
            forgetArray();
            Thread.currentThread().interrupt();
            assertThrows(DeviceFault.class, () -> pool.take(2 * MOST));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }

    /** Calls on arrays of the host share the device with resident arrays, and have another engine. */
    @Test
    void poolsOfOthersGiveBackWhatNobodyUses() throws DeviceFault {
        MemoryPool other = bounded(false);
        other.take(LARGE).release();
        other.take(LARGE).release();
        assertEquals(1, made);
        MemoryPool small = new MemoryPool(size -> context.buffer(size), 1, MOST, false);
        assertThrows(DeviceFault.class, () -> small.take(LARGE));
        other.take(LARGE).release();
        assertEquals(2, made);
    }

    @Test
    void memoryOfAClosedContextIsReleased() throws DeviceFault {
        bounded(true);
        Object array = new Object();
        Holders.Holder holder = holders.hold(array, pool.take(LARGE));
        pool.close();
        holders.close();
        assertEquals(0, pool.used());
        holder.release();
        holders.hold(array, pool.take(LARGE));
        assertEquals(0, pool.used());
    }
}
