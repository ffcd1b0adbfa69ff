package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** Runs the parts of a merge, or those that write a block, each in its own thread, the calling thread the first one. */
final class WriteThreads {
    /** How long the calling thread waits for others between two reports. */
    private static final long REPORT = TimeUnit.MILLISECONDS.toNanos(100);

    /** Bytes that are forced to the disk at a time. */
    private static final long FORCED = 64L << 20;
    private static final long FORCE_PERIOD = TimeUnit.MILLISECONDS.toNanos(10);

    /** Is told of bytes that were written. */
    interface Written {
        void add(long bytes) throws IOException;
    }

    /** A part of the work. */
    interface Part {
        void run(Written written) throws IOException;
    }

    private final Workers workers;
    private final Stages.Reached reached;
    private final AtomicLong done = new AtomicLong();
    private volatile boolean ended;

    /**
     * @param workers have as many threads as there are parts, at least one
     * @param reached is told how many bytes are written
     */
    WriteThreads(Workers workers, Stages.Reached reached) {
        this.workers = workers;
        this.reached = reached;
    }

    /** Merges into a file, all of which is forced to the disk at the end. */
    void runAndForce(List<? extends Part> parts, OpenFile target, Stages stages) throws IOException {
        List<Future<?>> others = submitOthers(parts);
        // The caller merges itself, so there is a thread left.
        Future<?> forcing = workers.submit(() -> force(target));
        run(parts, others);
        ended = true;
        stages.begin(Phase.FORCE, 0);
        Workers.await(forcing);
    }

    /** Writes to a temporary file, or so few bytes that it is forced at the end. */
    void run(List<? extends Part> parts) throws IOException {
        run(parts, submitOthers(parts));
    }

    private List<Future<?>> submitOthers(List<? extends Part> parts) {
        List<Future<?>> others = new ArrayList<>();
        for (Part part : parts.subList(1, parts.size())) {
            others.add(workers.submit(() -> part.run(done::addAndGet)));
        }
        return others;
    }

    private void run(List<? extends Part> parts, List<Future<?>> others) throws IOException {
        parts.get(0).run(bytes -> {
            done.addAndGet(bytes);
            report(others);
        });
        for (Future<?> other : others) {
            while (!Workers.isDone(other, REPORT)) {
                report(others);
            }
        }
        report(others);
    }

    /**
     * Forces the new file to the disk while the others merge. It has to be there at the end, and many systems would
     * only begin to write it then.
     */
    private void force(OpenFile target) throws IOException {
        long forced = 0;
        while (!ended && !Thread.currentThread().isInterrupted()) {
            long written = done.get();
            if (written - forced >= FORCED) {
                target.force();
                forced = written;
            } else {
                LockSupport.parkNanos(FORCE_PERIOD);
            }
        }
    }

    /** Tells how much is written, unless one of the others failed. */
    private void report(List<Future<?>> others) throws IOException {
        reached.at(done.get());
        for (Future<?> other : others) {
            if (other.isDone()) {
                Workers.await(other);
            }
        }
    }
}
