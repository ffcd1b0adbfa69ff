package io.github.aparasort.internal.device;

import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.sort.IntRakeMergesort;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.step.SortMethod;
import io.github.aparasort.internal.step.SortOptions;
import java.util.concurrent.CompletableFuture;

/** A task of the common pool starts one sort for later and does another itself, while no other worker is free. */
final class NestedSorts {
    private NestedSorts() {
    }

    public static void main(String[] args) throws Exception {
        RakePool pool = new RakePool(Devices.jtp(), Slow::new, 1);
        CompletableFuture<Void> busy = CompletableFuture.runAsync(() -> sleep(1500));
        CompletableFuture<Void> both = CompletableFuture.runAsync(() -> {
            CompletableFuture<Void> later = CompletableFuture.runAsync(() -> sort(pool));
            sort(pool);
            later.join();
        });
        both.get();
        busy.get();
        System.out.println("done");
    }

    /** A kernel whose workers take long. */
    private static final class Slow extends IntRakeMergesort {
        Slow() {
            super(2);
        }

        @Override
        public void pass(int rake, int pass) {
            sleep(100);
            super.pass(rake, pass);
        }
    }

    private static void sort(RakePool pool) {
        try (RakeLaunch launch = pool.take(3, Long.MAX_VALUE)) {
            Job job = new IntSortJob(new int[] {3, 1, 2}, 0, 3).using(
                    new SortOptions(SortMethod.MERGESORT, false));
            Executions.run(job, job.rakes(), launch, System.nanoTime(), "");
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
