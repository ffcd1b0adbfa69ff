package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.sort.IntRakeRadixSort;
import io.github.aparasort.testing.Coverage;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Waits that end in time: for a kernel, on threads of all kinds. */
@Tag(Coverage.EVERY_JDK)
@Timeout(60)
class WaitTimeoutTest {
    private static final long SHORT = TimeUnit.MILLISECONDS.toNanos(30);
    private static final long LONG = TimeUnit.SECONDS.toNanos(50);

    /** A pool that starts no thread for one that waits. */
    private final ForkJoinPool crammed = new ForkJoinPool(1, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null,
            false, 0, 1, 1, null, 1, TimeUnit.SECONDS);

    @Test
    void patienceEndsAsBusy() throws Exception {
        try (RakePool pool = pool()) {
            RakeLaunch taken = pool.take(10, Long.MAX_VALUE);
            nanosUntilBusy(pool, 0);
            assertTrue(nanosUntilBusy(pool, SHORT) >= SHORT);
            Thread.currentThread().interrupt();
            assertTrue(nanosUntilBusy(pool, SHORT) >= SHORT, "an interrupt ended it");
            assertTrue(Thread.interrupted());
            assertTrue(crammed.submit(() -> nanosUntilBusy(pool, SHORT)).get() >= SHORT);
            assertTrue(ForkJoinPool.commonPool().submit(() -> nanosUntilBusy(pool, SHORT)).get() >= SHORT);
            // Nothing that they tried was left taken, and nothing given back that was not theirs.
            taken.close();
            RakeLaunch one = pool.take(10, 0);
            nanosUntilBusy(pool, 0);
            one.close();
        }
    }

    @Test
    void whatComesFreeInTimeIsTaken() throws Exception {
        try (RakePool pool = pool()) {
            for (long patience : new long[] {LONG, Long.MAX_VALUE}) {
                RakeLaunch taken = pool.take(10, Long.MAX_VALUE);
                Thread other = new Thread(() -> {
                    sleep(20);
                    taken.close();
                });
                other.start();
                pool.take(10, patience).close();
                other.join();
                RakeLaunch again = pool.take(10, Long.MAX_VALUE);
                Thread another = new Thread(() -> {
                    sleep(20);
                    again.close();
                });
                another.start();
                crammed.submit(() -> {
                    pool.take(10, patience).close();
                    return null;
                }).get();
                another.join();
            }
        }
    }

    /** If a pool refuses a thread in place of one that waits, that one waits nevertheless. */
    @Test
    void aFullPoolIsWaitedIn() throws Exception {
        Semaphore permits = new Semaphore(0);
        AtomicBoolean released = new AtomicBoolean();
        crammed.submit(() -> assertFalse(ManagedWait.acquire(permits, SHORT))).get();
        Thread thread = new Thread(() -> {
            sleep(20);
            released.set(true);
            permits.release();
        });
        thread.start();
        crammed.submit(() -> {
            assertTrue(ManagedWait.acquire(permits, Long.MAX_VALUE));
            assertTrue(released.get());
            ManagedWait.join(thread);
        }).get();
        assertEquals(0, permits.availablePermits());
    }

    @Test
    void anInterruptIsKeptAndEndsNoWaitForAResult() {
        FutureTask<Integer> task = new FutureTask<>(() -> {
            sleep(20);
            return 7;
        });
        Thread.currentThread().interrupt();
        new Thread(task).start();
        assertEquals(7, ManagedWait.result(task));
        assertTrue(Thread.interrupted());
    }

    private static long nanosUntilBusy(RakePool pool, long patience) {
        long begin = System.nanoTime();
        DeviceFault fault = assertThrows(DeviceFault.class, () -> pool.take(10, patience));
        assertEquals(DeviceFault.Kind.BUSY, fault.kind());
        return System.nanoTime() - begin;
    }

    private static RakePool pool() {
        return new RakePool(ComputeDevice.jtp(), () -> new IntRakeRadixSort(2), 1);
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
