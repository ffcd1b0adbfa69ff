package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.sort.IntRakeMergesort;
import io.github.aparasort.testing.Leased;
import java.util.concurrent.CompletableFuture;

/** A task of the common pool starts one sort for later and does another itself, while no other worker is free. */
final class NestedSorts {
    private NestedSorts() {
    }

    public static void main(String[] args) throws Exception {
        KernelPool pool = new KernelPool(Devices.jtp(), () -> new IntRakeMergesort(2), 1, lease -> null);
        CompletableFuture<Void> busy = CompletableFuture.runAsync(() -> sleep(1500));
        CompletableFuture<Void> both = CompletableFuture.runAsync(() -> {
            CompletableFuture<Void> later = CompletableFuture.runAsync(() -> sort(pool, 0));
            sort(pool, 500);
            later.join();
        });
        both.get();
        busy.get();
        System.out.println("done");
    }

    private static void sort(KernelPool pool, int millis) {
        try (Lease lease = pool.take(3, true)) {
            lease.run(Leased.staged(lease, IntKeys.class, new SlowIntTransfer(new int[] {3, 1, 2}, millis)));
        } catch (DeviceFault e) {
            throw new AssertionError(e);
        }
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
