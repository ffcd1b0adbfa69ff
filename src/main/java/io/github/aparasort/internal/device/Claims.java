package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.PinnedPiece;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The elements of a transfer, which workers claim piece by piece. Transfers that run at the same time, of several
 * callers or parts, share the threads: more threads than processors would wait for each other.
 */
public final class Claims {
    /** Bytes for each worker at least: to wake another one takes longer than to copy less. */
    private static final int SHARE = 1 << 18;
    /** Pieces for each worker at least, so that a late one costs little; each of so many bytes at least. */
    private static final int PIECES = 4;
    private static final int SMALLEST = 1 << 17;

    /** Transfers under way in this JVM. */
    private static final AtomicInteger RUNNING = new AtomicInteger();

    private final int n;
    private final int workers;
    private final int length;
    private final AtomicLong claimed = new AtomicLong();

    public Claims(int n, int bytesEach) {
        this.n = n;
        long bytes = (long) n * bytesEach;
        workers = workers(bytes, ThreadTeam.available(), RUNNING.get());
        length = (int) Math.max(SMALLEST, Math.min(PinnedPiece.BYTES, bytes / (PIECES * workers))) / bytesEach;
    }

    /** The workers of a transfer of so many bytes, if so many threads are there and so many others run. */
    static int workers(long bytes, int threads, int others) {
        return (int) Math.max(1, Math.min(bytes / SHARE, threads / (1 + others)));
    }

    /** Elements of a piece; the last one may have fewer. */
    public int length() {
        return length;
    }

    /** Runs the work on each worker. */
    public void forEachWorker(boolean alone, Runnable work) {
        RUNNING.incrementAndGet();
        try {
            if (alone || workers == 1) {
                work.run();
            } else {
                new ThreadTeam(workers).run(workers, worker -> work.run());
            }
        } finally {
            RUNNING.decrementAndGet();
        }
    }

    /** Where the next piece begins, or -1 if there is none. */
    public int next() {
        long begin = claimed.getAndAdd(length);
        return begin >= n ? -1 : (int) begin;
    }

    /** Where a piece ends. */
    public int end(int begin) {
        return (int) Math.min(n, (long) begin + length);
    }
}
