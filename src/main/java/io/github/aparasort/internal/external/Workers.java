package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.io.IOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * The threads that read, write and merge for one sort, beside the calling thread. In a ForkJoinPool they are workers of
 * that pool. Otherwise they are threads of their own: they wait for a disk, which workers of the common pool must not.
 * When this is closed, none of them works any more.
 */
final class Workers implements AutoCloseable {
    /** How long the calling thread waits for others between two reports: ten in a second are enough for a person. */
    private static final long REPORT = TimeUnit.MILLISECONDS.toNanos(100);
    /** Bytes that are forced to the disk at a time: for a tenth of a second or so, if it writes 500 MB in a second. */
    private static final long FORCED = 64L << 20;
    /** In this time a disk that writes 1 GB in a second writes 10 MB, a small part of {@link #FORCED}. */
    private static final long FORCE_PERIOD = TimeUnit.MILLISECONDS.toNanos(10);

    /** Null if helpers of the caller do the work, or the caller alone. */
    private final ExecutorService pool;
    private final Queue<Pending> pending = new ConcurrentLinkedQueue<>();
    private volatile boolean closing;

    Workers() {
        int threads = threads();
        // As many as merge beside the caller, and one that forces what they write.
        pool = threads == 1 || ForkJoinTask.inForkJoinPool() ? null
                : Executors.newFixedThreadPool(threads, task -> Threads.daemon("aparasort-external", task));
    }

    /** How many threads may work, the calling one included. */
    static int threads() {
        return ThreadTeam.available();
    }

    // ---- one task

    /** Work that may fail at the disk. */
    interface Task {
        void run() throws IOException;
    }

    /** A task that another thread does, or the caller when it waits for it. */
    static final class Pending {
        private final FutureTask<Void> task;
        /** Does the task, unless it was begun. */
        private final Runnable help;
        /** Says that its thread is no helper any more. */
        private final Runnable release;

        private Pending(FutureTask<Void> task, Runnable help, Runnable release) {
            this.task = task;
            this.help = help;
            this.release = release;
        }

        /** Waits for the task, and throws what it threw. */
        void await() throws IOException {
            help.run();
            isDone(Long.MAX_VALUE);
            release.run();
        }

        /** Ends a task that has not begun, or waits for its end in a pool of the caller. */
        private void close() {
            task.cancel(false);
            help.run();
            release.run();
        }

        /** Waits for the task for so long at most, and throws what it threw. */
        private boolean isDone(long nanos) throws IOException {
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
    }

    private static void nothing() {
        // Where there is nothing to do.
    }

    Pending submit(Task task) {
        FutureTask<Void> future = new FutureTask<>(() -> {
            task.run();
            return null;
        });
        Pending submitted = pool == null ? new Pending(future, ThreadTeam.beside(future), Workers::nothing)
                : new Pending(future, Workers::nothing, ThreadTeam.countHelper());
        pending.add(submitted);
        if (pool != null) {
            pool.execute(future);
        }
        return submitted;
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
     * would only begin to write it then: so a thread of its own forces it while the others merge.
     */
    void runAndForce(List<? extends Part> parts, OpenFile target, Phases phases) throws IOException {
        AtomicLong done = new AtomicLong();
        if (pool == null) {
            run(parts, done, phases::reached);
            phases.begin(Phase.FORCE, 0);
            return;
        }
        AtomicBoolean ended = new AtomicBoolean();
        FutureTask<Void> forcing = new FutureTask<>(() -> {
            long forced = 0;
            while (!ended.get() && !closing) {
                long written = done.get();
                if (written - forced >= FORCED) {
                    target.force();
                    forced = written;
                } else {
                    LockSupport.parkNanos(FORCE_PERIOD);
                }
            }
            return null;
        });
        pool.execute(forcing);
        run(parts, done, phases::reached);
        ended.set(true);
        phases.begin(Phase.FORCE, 0);
        new Pending(forcing, Workers::nothing, Workers::nothing).await();
    }

    private void run(List<? extends Part> parts, AtomicLong done, Phases.Listener reached) throws IOException {
        List<Pending> others = parts.stream().skip(1)
                .map(part -> submit(() -> part.run(bytes -> {
                    if (closing) {
                        throw Phases.interrupted(null);
                    }
                    done.addAndGet(bytes);
                }))).toList();
        parts.get(0).run(bytes -> {
            done.addAndGet(bytes);
            report(done, others, reached);
        });
        for (Pending other : others) {
            while (pool != null && !other.isDone(REPORT)) {
                report(done, others, reached);
            }
            other.await();
        }
        report(done, others, reached);
    }

    /** Tells how much is written, unless one of the others failed. */
    private static void report(AtomicLong done, List<Pending> others, Phases.Listener reached) throws IOException {
        reached.told(done.get());
        for (Pending other : others) {
            if (other.task.isDone()) {
                other.isDone(0);
            }
        }
    }

    @Override
    public void close() {
        closing = true;
        if (pool != null) {
            pool.shutdownNow();
        }
        pending.forEach(Pending::close);
        boolean interrupted = false;
        boolean ended = pool == null;
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
