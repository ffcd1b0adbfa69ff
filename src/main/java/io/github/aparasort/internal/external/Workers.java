package io.github.aparasort.internal.external;

import io.github.aparasort.internal.event.Threads;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The threads that read, write and merge for one sort. They are no workers of the common pool: they wait for a disk.
 * When this is closed, none of them works any more.
 */
final class Workers implements AutoCloseable {
    /** One may work while another one waits for the disk. */
    private static final int LEAST_THREADS = 2;

    private final ExecutorService pool;

    Workers(int threads) {
        pool = Executors.newFixedThreadPool(threads, task -> Threads.daemon("aparasort-external", task));
    }

    /** How many threads may merge. */
    static int processors() {
        return Math.max(LEAST_THREADS, Runtime.getRuntime().availableProcessors());
    }

    /** Work that may fail at the disk. */
    interface Task {
        void run() throws IOException;
    }

    Future<?> submit(Task task) {
        Callable<Void> callable = () -> {
            task.run();
            return null;
        };
        return pool.submit(callable);
    }

    /** Waits for a task, and throws what it threw. */
    static void await(Future<?> task) throws IOException {
        isDone(task, Long.MAX_VALUE);
    }

    /** Waits for a task for so long at most, and throws what it threw. */
    static boolean isDone(Future<?> task, long nanos) throws IOException {
        try {
            task.get(nanos, TimeUnit.NANOSECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Stages.interrupted(e);
        } catch (ExecutionException e) {
            return rethrow(e.getCause());
        }
    }

    private static boolean rethrow(Throwable cause) throws IOException {
        if (cause instanceof IOException e) {
            throw e;
        }
        if (cause instanceof RuntimeException e) {
            throw e;
        }
        if (cause instanceof Error e) {
            throw e;
        }
        throw new IOException(cause);
    }

    @Override
    public void close() {
        pool.shutdownNow();
        boolean interrupted = false;
        boolean ended = false;
        while (!ended) {
            try {
                ended = pool.awaitTermination(1, TimeUnit.DAYS);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
