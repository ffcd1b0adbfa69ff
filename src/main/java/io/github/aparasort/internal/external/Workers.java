package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * The threads that read, write and merge for one sort. They are no workers of the common pool: they wait for a disk.
 * When this is closed, none of them works any more.
 */
final class Workers implements AutoCloseable {
    /** With two threads one may work while the other one waits for the disk. */
    private static final int LEAST_THREADS = 2;
    /** How long the calling thread waits for others between two reports: ten in a second are enough for a person. */
    private static final long REPORT = TimeUnit.MILLISECONDS.toNanos(100);
    /** Bytes that are forced to the disk at a time: for a tenth of a second or so, if it writes 500 MB in a second. */
    private static final long FORCED = 64L << 20;
    /** In this time a disk that writes 1 GB in a second writes 10 MB, a small part of {@link #FORCED}. */
    private static final long FORCE_PERIOD = TimeUnit.MILLISECONDS.toNanos(10);

    private final ExecutorService pool;

    Workers(int threads) {
        pool = Executors.newFixedThreadPool(threads, task -> Threads.daemon("aparasort-external", task));
    }

    /** How many threads may merge. */
    static int processors() {
        return Math.max(LEAST_THREADS, Runtime.getRuntime().availableProcessors());
    }

    // ---- one task

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
    private static boolean isDone(Future<?> task, long nanos) throws IOException {
        try {
            task.get(nanos, TimeUnit.NANOSECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Phases.interrupted(e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e.getCause();
        }
    }

    // ---- parts of a merge, or those that write a block

    /** A part of the work, which tells of each write how many bytes it has written. */
    interface Part {
        void run(Phases.Listener written) throws IOException;
    }

    /**
     * Runs each part in its own thread, the calling thread the first one: writes to a temporary file, or so few bytes
     * that they are forced at the end. There are as many threads as parts at least.
     *
     * @param reached is told how many bytes are written
     */
    void run(List<? extends Part> parts, Phases.Listener reached) throws IOException {
        run(parts, new AtomicLong(), reached);
    }

    /**
     * Merges into a file, all of which is forced to the disk at the end. It has to be there then, and many systems
     * would only begin to write it then: so a thread forces it while the others merge.
     */
    void runAndForce(List<? extends Part> parts, OpenFile target, Phases phases) throws IOException {
        AtomicLong done = new AtomicLong();
        AtomicBoolean ended = new AtomicBoolean();
        // The caller merges itself, so there is a thread left.
        Future<?> forcing = submit(() -> {
            long forced = 0;
            while (!ended.get() && !Thread.currentThread().isInterrupted()) {
                long written = done.get();
                if (written - forced >= FORCED) {
                    target.force();
                    forced = written;
                } else {
                    LockSupport.parkNanos(FORCE_PERIOD);
                }
            }
        });
        run(parts, done, phases::reached);
        ended.set(true);
        phases.begin(Phase.FORCE, 0);
        await(forcing);
    }

    private void run(List<? extends Part> parts, AtomicLong done, Phases.Listener reached) throws IOException {
        List<Future<?>> others = parts.stream().skip(1)
                .<Future<?>>map(part -> submit(() -> part.run(done::addAndGet))).toList();
        parts.get(0).run(bytes -> {
            done.addAndGet(bytes);
            report(done, others, reached);
        });
        for (Future<?> other : others) {
            while (!isDone(other, REPORT)) {
                report(done, others, reached);
            }
        }
        report(done, others, reached);
    }

    /** Tells how much is written, unless one of the others failed. */
    private static void report(AtomicLong done, List<Future<?>> others, Phases.Listener reached) throws IOException {
        reached.told(done.get());
        for (Future<?> other : others) {
            if (other.isDone()) {
                await(other);
            }
        }
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
