package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.PinnedPiece;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The elements of a transfer, those of one array after the other, in pieces that travel as one. Workers claim a share
 * after the other. Of a small transfer it is a small part of a piece: so all of them end at the same time, and nobody
 * sleeps meanwhile. Of a large one it is a whole piece: 256 MiB in parts of 32 KiB took twice the time, because pages
 * changed hands and workers waited for the same pieces. Transfers that run at the same time, of several callers or
 * parts, have the threads in common: more threads than processors would wait for each other.
 */
public final class ShareQueue {
    /** A share: which of the arrays, and the elements in [begin, end). */
    public record Share(int array, int begin, int end) {
    }

    /** Bytes that are copied and looked at while they are in the first-level cache: 32 KiB took 1.1 of the time. */
    static final int BLOCK = 1 << 13;
    /** Bytes of a share at least: four blocks, so that to claim a share takes a small part of its time. Not tuned. */
    static final int LEAST_SHARE = 1 << 15;
    /** Shares for each worker, if they are large enough: the last one to end costs an eighth of the time at most. */
    private static final int SHARES_PER_WORKER = 8;
    /** Bytes for each worker at least: to wake another one takes longer than to copy less. */
    private static final int BYTES_PER_WORKER = 1 << 18;
    /** The fewest pieces of a transfer, if they are large enough: copies and transfers overlap but for one of them. */
    private static final int FEWEST_PIECES = 8;
    /** The fewest bytes of a piece, which come first: to queue a piece takes some 7 microseconds. */
    private static final int LEAST_PIECE = 1 << 18;

    /** Transfers under way in this JVM. */
    private static final AtomicInteger RUNNING = new AtomicInteger();

    private final int[] counts;
    private final int[] bytesEach;
    /** Where the shares of each array begin among all shares, and their number. */
    private final long[] firsts;
    private final int workers;
    /** Bytes of a share, and of a piece. */
    private final int share;
    private final int piece;
    private final AtomicLong claimed = new AtomicLong();

    /**
     * @param counts the elements of each array
     * @param bytesEach the bytes of an element of each array
     */
    public ShareQueue(int[] counts, int[] bytesEach) {
        this.counts = counts;
        this.bytesEach = bytesEach;
        long all = 0;
        for (int i = 0; i < counts.length; i++) {
            all += (long) counts[i] * bytesEach[i];
        }
        workers = workers(all, ThreadTeam.available(), RUNNING.get());
        long even = Long.highestOneBit(all / SHARES_PER_WORKER / workers);
        share = (int) Math.max(LEAST_SHARE, Math.min(PinnedPiece.BYTES, even));
        piece = (int) Math.max(LEAST_PIECE, Math.min(PinnedPiece.BYTES, all / FEWEST_PIECES)) / share * share;
        firsts = new long[counts.length + 1];
        for (int i = 0; i < counts.length; i++) {
            firsts[i + 1] = firsts[i] + ((long) counts[i] + share(i) - 1) / share(i);
        }
    }

    /** The workers of a transfer on {@code threads} threads, while {@code others} other transfers run. */
    static int workers(long bytes, int threads, int others) {
        return (int) Math.max(1, Math.min(bytes / BYTES_PER_WORKER, threads / (1 + others)));
    }

    /** Elements of a share of an array; the last one may have fewer. */
    public int share(int array) {
        return share / bytesEach[array];
    }

    /** Elements of a piece of an array; the last one may have fewer. */
    public int piece(int array) {
        return piece / bytesEach[array];
    }

    /** Runs the work on each worker. */
    public void forEachWorker(boolean alone, Runnable work) {
        RUNNING.incrementAndGet();
        try {
            if (alone || workers == 1) {
                work.run();
            } else {
                new ThreadTeam(workers).runAtOnce(workers, worker -> work.run());
            }
        } finally {
            RUNNING.decrementAndGet();
        }
    }

    /** The next share, or null if there is none. */
    public Share next() {
        long number = claimed.getAndIncrement();
        for (int i = 0; i < counts.length; i++) {
            if (number < firsts[i + 1]) {
                long begin = (number - firsts[i]) * share(i);
                return new Share(i, (int) begin, (int) Math.min(counts[i], begin + share(i)));
            }
        }
        return null;
    }
}
