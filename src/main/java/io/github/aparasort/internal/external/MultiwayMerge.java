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

/** Merges all runs at once into the new file: each thread its own range of keys, the calling thread the first one. */
final class MultiwayMerge {
    /** How long the calling thread waits for others between two reports. */
    private static final long REPORT = TimeUnit.MILLISECONDS.toNanos(100);

    /** Bytes that are forced to the disk at a time. */
    private static final long FORCED = 64L << 20;
    private static final long FORCE_PERIOD = TimeUnit.MILLISECONDS.toNanos(10);

    private final Format format;
    private final MemoryBudget budget;
    private final OpenFile runs;
    private final OpenFile target;
    private final List<RecordTransfer> transfers;
    private final AtomicLong merged = new AtomicLong();
    private volatile boolean ended;

    MultiwayMerge(Format format, MemoryBudget budget, OpenFile runs, OpenFile target, List<RecordTransfer> transfers) {
        this.format = format;
        this.budget = budget;
        this.runs = runs;
        this.target = target;
        this.transfers = transfers;
    }

    void run(Splitters splitters, Workers workers, Stages stages) throws IOException {
        stages.begin(Phase.MERGE, 0);
        long[][] borders = splitters.borders(runs, transfers.get(0));
        List<Future<?>> others = new ArrayList<>();
        for (int part = 1; part < budget.workers(); part++) {
            RunMerge merge = part(borders, part, merged::addAndGet);
            others.add(workers.submit(merge::run));
        }
        // The caller merges itself, so there is a thread left.
        Future<?> forcing = workers.submit(this::force);
        part(borders, 0, count -> {
            merged.addAndGet(count);
            report(others, stages);
        }).run();
        for (Future<?> other : others) {
            while (!Workers.isDone(other, REPORT)) {
                report(others, stages);
            }
        }
        report(others, stages);
        ended = true;
        stages.begin(Phase.FORCE, 0);
        Workers.await(forcing);
    }

    /**
     * Forces the new file to the disk while the others merge. It has to be there at the end, and many systems would
     * only begin to write it then.
     */
    private void force() throws IOException {
        long forced = 0;
        while (!ended && !Thread.currentThread().isInterrupted()) {
            long written = merged.get() * format.width();
            if (written - forced >= FORCED) {
                target.force();
                forced = written;
            } else {
                LockSupport.parkNanos(FORCE_PERIOD);
            }
        }
    }

    private RunMerge part(long[][] borders, int part, RunMerge.Written written) {
        return new RunMerge(format, budget, runs, target, transfers.get(part), borders[part], borders[part + 1],
                written);
    }

    /** Tells how much is merged, unless one of the others failed. */
    private void report(List<Future<?>> others, Stages stages) throws IOException {
        stages.reached(merged.get() * format.width());
        for (Future<?> other : others) {
            if (other.isDone()) {
                Workers.await(other);
            }
        }
    }
}
