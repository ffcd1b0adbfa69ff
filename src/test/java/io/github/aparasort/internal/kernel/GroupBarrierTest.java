package io.github.aparasort.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.aparapi.Kernel;
import com.aparapi.Range;
import com.aparapi.device.JavaDevice;
import com.aparapi.exception.AparapiBrokenBarrierException;
import com.aparapi.internal.kernel.IKernelBarrier;
import com.aparapi.internal.kernel.KernelManager;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.tile.IntTileMergesort;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The barrier at which the work-items of a group wait on JTP. */
class GroupBarrierTest {
    private static final int WORK_ITEMS = 4;
    private static final int ROUNDS = 2000;

    /** One thread, so that all others are started in place of ones that wait. */
    private final ForkJoinPool pool = new ForkJoinPool(1);

    /** Notes at which barrier its work-items wait, and fails if it is told to. */
    private static final class Observer extends IntTileMergesort {
        final ConcurrentLinkedQueue<IKernelBarrier> barriers = new ConcurrentLinkedQueue<>();
        boolean fails;

        Observer() {
            super(WORK_ITEMS, 1);
            // Starts Aparapi as the library does: it lists no OpenCL devices.
            Devices.jtp();
            bind(Transport.NONE);
            KernelManager.instance().setPreferredDevices(this, new LinkedHashSet<>(List.of(JavaDevice.THREAD_POOL)));
        }

        @Override
        public void run() {
            barriers.add(getKernelState().getLocalBarrier());
            if (fails && getLocalId() == 1) {
                throw new IllegalStateException("planted");
            }
            localBarrier();
        }

        /** One pass of two groups. */
        void launch() {
            prepare(2);
            barriers.clear();
            execute(Range.create(2 * WORK_ITEMS, WORK_ITEMS));
        }
    }

    @AfterEach
    void close() {
        pool.shutdownNow();
    }

    /** A thread that is woken for no reason looks the same as a spurious wake-up. */
    @Test
    void nobodyPassesAloneHoweverOftenItIsWoken() throws Exception {
        GroupBarrier barrier = new GroupBarrier(WORK_ITEMS);
        AtomicReferenceArray<Thread> threads = new AtomicReferenceArray<>(WORK_ITEMS);
        AtomicIntegerArray round = new AtomicIntegerArray(WORK_ITEMS);
        List<? extends ForkJoinTask<?>> workers = IntStream.range(0, WORK_ITEMS).mapToObj(id -> pool.submit(() -> {
            threads.set(id, Thread.currentThread());
            for (int r = 1; r <= ROUNDS; r++) {
                round.set(id, r);
                ForkJoinPool.managedBlock(barrier);
                for (int other = 0; other < WORK_ITEMS; other++) {
                    assertEquals(r, round.get(other), "the round of worker " + other);
                }
                ForkJoinPool.managedBlock(barrier);
            }
            return null;
        })).toList();
        while (!workers.stream().allMatch(ForkJoinTask::isDone)) {
            for (int id = 0; id < WORK_ITEMS; id++) {
                LockSupport.unpark(threads.get(id));
            }
            Thread.yield();
        }
        for (ForkJoinTask<?> worker : workers) {
            worker.get();
        }
    }

    @Test
    void endsAllWorkersIfOneFails() {
        GroupBarrier barrier = new GroupBarrier(3);
        List<? extends ForkJoinTask<?>> waiting = IntStream.range(0, 2).mapToObj(id -> pool.submit(() -> {
            ForkJoinPool.managedBlock(barrier);
            return null;
        })).toList();
        barrier.breakBarrier(new IllegalStateException("planted"));
        for (ForkJoinTask<?> worker : waiting) {
            Throwable thrown = assertThrows(ExecutionException.class, worker::get);
            while (thrown.getCause() != null) {
                thrown = thrown.getCause();
            }
            assertInstanceOf(AparapiBrokenBarrierException.class, thrown);
        }
    }

    @Test
    void tileKernelsWaitThere() {
        Observer kernel = new Observer();
        kernel.launch();
        assertEquals(2 * WORK_ITEMS, kernel.barriers.size());
        IKernelBarrier first = kernel.barriers.peek();
        assertInstanceOf(GroupBarrier.class, first);
        kernel.barriers.forEach(barrier -> assertSame(first, barrier));
    }

    @Test
    void aLaunchAfterAFailureHasANewBarrier() {
        Observer kernel = new Observer();
        kernel.fails = true;
        assertThrows(RuntimeException.class, kernel::launch);
        kernel.fails = false;
        kernel.launch();
        assertTrue(kernel.barriers.size() >= 2 * WORK_ITEMS, "workers of the new launch");
    }

    /** A clone is a worker that runs the kernel, with the state that Aparapi sets on it. */
    @Test
    void workersShareTheStateOfTheirKernel() {
        Kernel worker = new Observer().clone();
        worker.getKernelState().setPassId(3);
        assertInstanceOf(GroupWorker.class, worker);
        assertEquals(3, worker.getKernelState().getPassId());
    }
}
