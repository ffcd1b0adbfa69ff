package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.opencl.PinnedPiece;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Workers claim each element once, in pieces that fit page-locked memory. */
class ClaimsTest {
    private static final int MEBIBYTE = 1 << 20;

    @ParameterizedTest
    @CsvSource({"0, 4", "1, 4", "1, 1", "65535, 4", "65536, 4", "65537, 4", "1048575, 8", "1048576, 1", "20000003, 4",
        "2147483647, 1", "2147483647, 8"})
    void piecesCoverAll(int n, int bytesEach) {
        Claims claims = new Claims(n, bytesEach);
        assertTrue(claims.length() > 0);
        assertTrue((long) claims.length() * bytesEach <= PinnedPiece.BYTES);
        int next = 0;
        for (int begin = claims.next(); begin >= 0; begin = claims.next()) {
            assertEquals(next, begin);
            next = claims.end(begin);
            assertTrue(next > begin && next - begin <= claims.length());
        }
        assertEquals(n, next);
        assertEquals(-1, claims.next());
    }

    @Test
    void eachElementIsClaimedOnceByAllWorkers() {
        int n = 40 * MEBIBYTE;
        Claims claims = new Claims(n, 1);
        ConcurrentLinkedQueue<int[]> pieces = new ConcurrentLinkedQueue<>();
        claims.forEachWorker(false, () -> {
            for (int begin = claims.next(); begin >= 0; begin = claims.next()) {
                pieces.add(new int[] {begin, claims.end(begin)});
            }
        });
        int next = 0;
        for (int[] piece : pieces.stream().sorted((x, y) -> Integer.compare(x[0], y[0])).toList()) {
            assertEquals(next, piece[0]);
            next = piece[1];
        }
        assertEquals(n, next);
    }

    /** A worker has a quarter of a mebibyte to copy at least, and transfers share the threads. */
    @ParameterizedTest
    @CsvSource({"0, 16, 0, 1", "524287, 16, 0, 1", "524288, 16, 0, 2", "1000000, 16, 0, 3", "4194304, 16, 0, 16",
        "17179869176, 16, 0, 16", "17179869176, 16, 1, 8", "17179869176, 16, 4, 3", "17179869176, 16, 40, 1",
        "17179869176, 1, 0, 1", "1000000, 16, 3, 3", "1000000, 16, 7, 2"})
    void workersHaveEnoughToDo(long bytes, int threads, int others, int expected) {
        assertEquals(expected, Claims.workers(bytes, threads, others));
    }

    @Test
    void callerWorksAloneIfItMust() {
        AtomicInteger workers = new AtomicInteger();
        new Claims(64 * MEBIBYTE, 1).forEachWorker(true, workers::incrementAndGet);
        assertEquals(1, workers.get());
    }
}
