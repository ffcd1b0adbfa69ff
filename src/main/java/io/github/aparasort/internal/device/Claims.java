package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Crew;
import io.github.aparasort.internal.opencl.Pinned;
import java.util.concurrent.atomic.AtomicLong;

/** The elements of a transfer, which workers claim piece by piece. */
final class Claims {
    /** Bytes of a piece at least: to start another worker takes longer than to copy less. */
    private static final int SMALLEST = 1 << 19;

    private final int n;
    private final int length;
    private final int workers;
    private final AtomicLong claimed = new AtomicLong();

    /** Pieces are smaller where there is less to copy, so that all workers have some. */
    Claims(int n, int bytesEach) {
        this.n = n;
        int available = Crew.available();
        long share = (long) n * bytesEach / (2L * available);
        length = (int) Math.max(SMALLEST, Math.min(Pinned.PIECE, share)) / bytesEach;
        workers = (int) Math.min(available, (n - 1L) / length + 1);
    }

    /** Elements of a piece; the last one may have fewer. */
    int length() {
        return length;
    }

    void forEachWorker(boolean alone, Runnable work) {
        if (alone || workers <= 1) {
            work.run();
        } else {
            new Crew(workers).run(workers, worker -> work.run());
        }
    }

    /** Where the next piece begins, or -1 if there is none. */
    int next() {
        long begin = claimed.getAndAdd(length);
        return begin >= n ? -1 : (int) begin;
    }

    /** Where a piece ends. */
    int end(int begin) {
        return (int) Math.min(n, (long) begin + length);
    }
}
