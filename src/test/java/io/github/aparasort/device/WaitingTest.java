package io.github.aparasort.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.kernel.IntKeys;
import io.github.aparasort.kernel.SortArrays;
import io.github.aparasort.kernel.rake.IntRakeMergesort;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Waits of callers that are themselves tasks of a pool, or interrupted. */
class WaitingTest {
    /**
     * A worker that waits for the checksum of its own sort must not take up another sort of its queue meanwhile, which
     * would wait for the lease that it holds.
     */
    @Test
    void aWaitingWorkerTakesUpNoSortThatNeedsItsLease() throws Exception {
        ForkJoinPool workers = new ForkJoinPool(1);
        try (KernelPool pool = pool()) {
            workers.submit(() -> {
                CompletableFuture<Void> other = CompletableFuture.runAsync(() -> sort(pool, 0), workers);
                sort(pool, 300);
                other.join();
            }).get(30, TimeUnit.SECONDS);
        } finally {
            workers.shutdownNow();
        }
    }

    @Test
    void anInterruptIsKeptAndEndsNothing() throws Exception {
        try (KernelPool pool = pool()) {
            Thread.currentThread().interrupt();
            sort(pool, 50);
            assertTrue(Thread.interrupted());
        }
    }

    private static KernelPool pool() {
        return new KernelPool(ComputeDevice.jtp(), () -> new IntRakeMergesort(2), 1, lease -> null);
    }

    private static void sort(KernelPool pool, int digestMillis) {
        try (Lease lease = pool.take(3, true)) {
            lease.run(new ThreeInts(digestMillis));
            assertEquals("[1, 2, 3]", Arrays.toString(Arrays.copyOf(((IntKeys) lease.kernel()).keys(0), 3)));
        } catch (DeviceFault e) {
            throw new AssertionError(e);
        }
    }

    /** 3, 1, 2, whose checksum takes its time. */
    private record ThreeInts(int digestMillis) implements Passage {
        @Override
        public void stage(SortArrays arrays, int part) {
            IntStaging.copyIn(new int[] {3, 1, 2}, 0, (IntKeys) arrays, part);
        }

        @Override
        public Digest digest() {
            try {
                Thread.sleep(digestMillis);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            return IntStaging.digest(new int[] {3, 1, 2}, 0, 3);
        }

        @Override
        public Digest check(SortArrays arrays, int part) {
            return IntStaging.check((IntKeys) arrays, part);
        }
    }
}
