package io.github.aparasort.internal.device;

import io.github.aparasort.internal.parallel.CallScope;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Waits that a ForkJoinPool knows of: if the caller is a worker of a pool, the pool starts another worker meanwhile.
 * This is needed because the thread that is waited for may itself need workers of that pool, for its copies. The caller
 * executes no other task while it waits, unlike in {@code CompletableFuture.join}: a task that needs the kernel held by
 * this caller would wait forever. An interrupt ends no wait; it is kept for the caller.
 */
public final class ManagedWait {
    /** A pool of p workers grows to 2p, or a few more if several wait at the same time: one for each that waits. */
    private static final int GROWTH = 2;

    /** A call that may end looks so often whether it should. */
    private static final long LOOK_NANOS = 10_000_000;

    private ManagedWait() {
    }

    /** Something to wait for. */
    private interface Attempt {
        /** Waits for it, but not longer than this. Returns whether it was successful. */
        boolean within(long nanos) throws InterruptedException;
    }

    /** Takes a permit, waiting at most this many nanoseconds. Returns whether it got one. */
    public static boolean acquire(Semaphore permits, long nanos) {
        if (permits.tryAcquire()) {
            return true;
        }
        long end = System.nanoTime() + nanos;
        long left = nanos;
        while (CallScope.mayEnd() && left > LOOK_NANOS) {
            CallScope.check();
            if (acquired(permits, LOOK_NANOS)) {
                return true;
            }
            left = end - System.nanoTime();
        }
        return left > 0 && acquired(permits, left);
    }

    private static boolean acquired(Semaphore permits, long nanos) {
        return await(left -> permits.tryAcquire(left, TimeUnit.NANOSECONDS), nanos);
    }

    public static void join(Thread thread) {
        await(left -> {
            TimeUnit.NANOSECONDS.timedJoin(thread, left);
            return !thread.isAlive();
        }, Long.MAX_VALUE);
    }

    /** The result of a task that another thread runs. An exception of the task is thrown here. */
    public static <R> R result(FutureTask<R> task) {
        end(task);
        return outcome(task);
    }

    /** Waits for the result of a task, for some time at most. */
    static <R> R result(FutureTask<R> task, long seconds) throws TimeoutException {
        if (!ends(task, TimeUnit.SECONDS.toNanos(seconds))) {
            throw new TimeoutException();
        }
        return outcome(task);
    }

    /** Waits for the end of a task, whatever comes of it. */
    public static void end(FutureTask<?> task) {
        ends(task, Long.MAX_VALUE);
    }

    private static boolean ends(FutureTask<?> task, long nanos) {
        return await(left -> {
            try {
                task.get(left, TimeUnit.NANOSECONDS);
                return true;
            } catch (ExecutionException e) {
                return true;
            } catch (TimeoutException e) {
                return false;
            }
        }, nanos);
    }

    /** The result of a task that has ended. */
    private static <R> R outcome(FutureTask<R> task) {
        try {
            return task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            throw new AssertionError("waits for what is there", e);
        }
    }

    private static boolean await(Attempt attempt, long nanos) {
        Blocker blocker = new Blocker(attempt, nanos);
        if (!hasEnoughWorkers()) {
            try {
                ForkJoinPool.managedBlock(blocker);
                return blocker.done;
            } catch (RejectedExecutionException | OutOfMemoryError e) {
                // The pool or the system has no more threads.
            } catch (InterruptedException e) {
                throw new AssertionError("waits without an end", e);
            }
        }
        return blocker.isReleasable() || blocker.waits(nanos);
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
        private final Attempt attempt;
        private final long nanos;
        private boolean done;

        Blocker(Attempt attempt, long nanos) {
            this.attempt = attempt;
            this.nanos = nanos;
        }

        @Override
        public boolean isReleasable() {
            return done || waits(0);
        }

        @Override
        public boolean block() {
            waits(nanos);
            return true;
        }

        /** Waits, and again for the rest of the time whenever an interrupt ends the wait. Returns the success. */
        boolean waits(long most) {
            long begin = System.nanoTime();
            boolean interrupted = false;
            try {
                while (true) {
                    try {
                        done = attempt.within(most - (System.nanoTime() - begin));
                        return done;
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
    }
}
