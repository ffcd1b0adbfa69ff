package io.github.aparasort.internal.device;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * Waits that a ForkJoinPool knows of: if the caller is a worker of a pool, the pool starts another worker meanwhile.
 * This is needed because the thread that is waited for may itself need workers of that pool, for its copies. The caller
 * executes no other task while it waits, unlike in {@code CompletableFuture.join}: a task that needs the lease held by
 * this caller would wait forever. An interrupt ends no wait; it is kept for the caller.
 */
public final class ManagedWait {
    /** A pool of p workers grows to at most this many times p, or by a few more if several wait at the same time. */
    private static final int GROWTH = 2;

    private ManagedWait() {
    }

    /** Takes this many permits at once, waiting at most this many nanoseconds. Returns whether it got them. */
    public static boolean acquire(Semaphore permits, int count, long nanos) {
        if (permits.tryAcquire(count)) {
            return true;
        }
        if (nanos == 0) {
            return false;
        }
        if (nanos == Long.MAX_VALUE) {
            until(() -> permits.tryAcquire(count), () -> permits.acquireUninterruptibly(count));
            return true;
        }
        long deadline = System.nanoTime() + nanos;
        boolean[] taken = new boolean[1];
        until(() -> taken[0] = permits.tryAcquire(count), () -> taken[0] = uninterrupted(
                () -> permits.tryAcquire(count, deadline - System.nanoTime(), TimeUnit.NANOSECONDS)));
        return taken[0];
    }

    public static void join(Thread thread) {
        until(() -> !thread.isAlive(), () -> uninterrupted(() -> {
            thread.join();
            return null;
        }));
    }

    /** The result of a task that another thread runs. An exception of the task is thrown here. */
    public static <R> R result(FutureTask<R> task) {
        end(task);
        return uninterrupted(() -> outcome(task));
    }

    /** Waits for the end of a task, whatever comes of it. */
    public static void end(FutureTask<?> task) {
        until(task::isDone, () -> uninterrupted(() -> {
            try {
                return task.get();
            } catch (ExecutionException e) {
                return null;
            }
        }));
    }

    /** Waits for the result of a task, for some time at most. */
    static <R> R result(FutureTask<R> task, long seconds) throws TimeoutException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        until(task::isDone, () -> uninterrupted(() -> {
            try {
                return task.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            } catch (ExecutionException | TimeoutException e) {
                return null;
            }
        }));
        if (!task.isDone()) {
            throw new TimeoutException();
        }
        return uninterrupted(() -> outcome(task));
    }

    private static <R> R outcome(FutureTask<R> task) throws InterruptedException {
        try {
            return task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /** A wait that an interrupt would end. */
    private interface Wait<R> {
        R run() throws InterruptedException;
    }

    private static <R> R uninterrupted(Wait<R> wait) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return wait.run();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void until(BooleanSupplier attempt, Runnable wait) {
        Blocker blocker = new Blocker(attempt, wait);
        if (hasEnoughWorkers()) {
            blocker.await();
            return;
        }
        try {
            ForkJoinPool.managedBlock(blocker);
        } catch (RejectedExecutionException | OutOfMemoryError e) {
            // The pool or the system has no more threads.
            blocker.await();
        } catch (InterruptedException e) {
            throw new AssertionError("waits without an end", e);
        }
    }

    /**
     * Whether the caller's pool has started enough threads for those that wait. Each new thread would execute the next
     * task, which may wait as well, until there are as many threads as tasks.
     */
    private static boolean hasEnoughWorkers() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread worker
                && worker.getPool().getPoolSize() >= GROWTH * worker.getPool().getParallelism();
    }

    private static final class Blocker implements ForkJoinPool.ManagedBlocker {
        private final BooleanSupplier attempt;
        private final Runnable wait;
        private boolean done;

        Blocker(BooleanSupplier attempt, Runnable wait) {
            this.attempt = attempt;
            this.wait = wait;
        }

        @Override
        public boolean isReleasable() {
            done = done || attempt.getAsBoolean();
            return done;
        }

        @Override
        public boolean block() {
            wait.run();
            done = true;
            return true;
        }

        void await() {
            if (!isReleasable()) {
                block();
            }
        }
    }
}
