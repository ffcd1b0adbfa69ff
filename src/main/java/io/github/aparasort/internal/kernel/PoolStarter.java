package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Starts all threads of a pool of JTP, and finds the pool, which Aparapi does not show. A thread inherits thread-local
 * values of the thread that starts it, so the first launch, and no caller, should start them.
 */
public final class PoolStarter extends Kernel {
    /** The pool is of use with fewer threads too; then callers start the others. */
    private static final long PATIENCE_MILLIS = 100;

    private final int threads;
    private final CountDownLatch absent;
    private final AtomicReference<ExecutorService> pool = new AtomicReference<>();

    public PoolStarter(int threads) {
        this.threads = threads;
        absent = new CountDownLatch(threads);
    }

    /** The number of threads, and so of work-items. */
    public int threads() {
        return threads;
    }

    /** Keeps its thread until all have begun, so that each work-item needs another one. */
    @Override
    public void run() {
        pool.set(ForkJoinTask.getPool());
        absent.countDown();
        try {
            absent.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The pool, or null if none of its threads has begun. */
    public ExecutorService pool() {
        return pool.get();
    }
}
