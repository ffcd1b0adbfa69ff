package io.github.aparasort.device;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * Waits that a ForkJoinPool knows of: where the caller is one of its workers, the pool starts another meanwhile. The
 * one who is waited for may itself need workers of that pool, for its copies. No wait ends early for an interrupt,
 * which is kept for the caller.
 */
final class Waiting {
    private Waiting() {
    }

    static void acquire(Semaphore permits) {
        until(permits::tryAcquire, permits::acquireUninterruptibly);
    }

    static void lock(ReentrantLock lock) {
        until(lock::tryLock, lock::lock);
    }

    static void join(Thread thread) {
        until(() -> !thread.isAlive(), () -> {
            boolean interrupted = false;
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private static void until(BooleanSupplier tried, Runnable waited) {
        try {
            ForkJoinPool.managedBlock(new ForkJoinPool.ManagedBlocker() {
                private boolean done;

                @Override
                public boolean isReleasable() {
                    done = done || tried.getAsBoolean();
                    return done;
                }

                @Override
                public boolean block() {
                    waited.run();
                    done = true;
                    return true;
                }
            });
        } catch (InterruptedException e) {
            throw new AssertionError("waits without an end", e);
        }
    }
}
