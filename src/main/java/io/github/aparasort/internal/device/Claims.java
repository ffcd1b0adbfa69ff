package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.PinnedPiece;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The elements of a transfer, those of one array after the other, which workers claim piece by piece. Transfers that
 * run at the same time, of several callers or parts, share the threads: more threads than processors would wait for
 * each other.
 */
public final class Claims {
    /** A piece: which of the arrays, and the elements in [begin, end). */
    public record Piece(int array, int begin, int end) {
    }

    /** Pieces for each worker at least, so that a late one costs little; each of so many bytes at least. */
    private static final int PIECES = 4;
    private static final int SMALLEST = 1 << 18;

    /** Transfers under way in this JVM. */
    private static final AtomicInteger RUNNING = new AtomicInteger();

    private final int[] counts;
    private final int[] bytesEach;
    /** Where the pieces of each array begin among all pieces, and their number. */
    private final long[] firsts;
    private final int workers;
    private final int bytes;
    private final AtomicLong claimed = new AtomicLong();

    /**
     * @param counts the elements of each array
     * @param bytesEach the bytes of an element of each array
     * @param share bytes for each worker at least
     */
    public Claims(int[] counts, int[] bytesEach, int share) {
        this.counts = counts;
        this.bytesEach = bytesEach;
        long all = 0;
        for (int i = 0; i < counts.length; i++) {
            all += (long) counts[i] * bytesEach[i];
        }
        workers = workers(all / share, ThreadTeam.available(), RUNNING.get());
        // A whole number of elements of any array.
        bytes = (int) Math.max(SMALLEST, Math.min(PinnedPiece.BYTES, all / (PIECES * workers))) / Long.BYTES
                * Long.BYTES;
        firsts = new long[counts.length + 1];
        for (int i = 0; i < counts.length; i++) {
            firsts[i + 1] = firsts[i] + ((long) counts[i] + length(i) - 1) / length(i);
        }
    }

    /** The workers of a transfer of so many shares, if so many threads are there and so many others run. */
    static int workers(long shares, int threads, int others) {
        return (int) Math.max(1, Math.min(shares, threads / (1 + others)));
    }

    /** Elements of a piece of an array; the last one may have fewer. */
    public int length(int array) {
        return bytes / bytesEach[array];
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

    /** The next piece, or null if there is none. */
    public Piece next() {
        long number = claimed.getAndIncrement();
        for (int i = 0; i < counts.length; i++) {
            if (number < firsts[i + 1]) {
                long begin = (number - firsts[i]) * length(i);
                return new Piece(i, (int) begin, (int) Math.min(counts[i], begin + length(i)));
            }
        }
        return null;
    }
}
