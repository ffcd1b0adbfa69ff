package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.opencl.PinnedPiece;
import java.util.Comparator;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Workers claim each element once, in pieces that fit page-locked memory. */
class ClaimsTest {
    private static final int MEBIBYTE = 1 << 20;
    private static final int SHARE = MEBIBYTE / 4;

    @ParameterizedTest
    @CsvSource({"0, 4", "1, 4", "1, 1", "65535, 4", "65536, 4", "65537, 4", "1048575, 8", "1048576, 1", "20000003, 4",
        "2147483647, 1", "2147483647, 8"})
    void piecesCoverAll(int n, int bytesEach) {
        Claims claims = new Claims(new int[] {n, n / 3}, new int[] {bytesEach, Long.BYTES}, SHARE);
        int[] next = {0, 0};
        for (Claims.Piece piece = claims.next(); piece != null; piece = claims.next()) {
            assertEquals(next[piece.array()], piece.begin());
            assertTrue(piece.end() - piece.begin() <= claims.length(piece.array()));
            next[piece.array()] = piece.end();
        }
        assertArrayEquals(new int[] {n, n / 3}, next);
        assertTrue((long) claims.length(0) * bytesEach <= PinnedPiece.BYTES && claims.length(1) > 0);
        assertNull(claims.next());
    }

    @Test
    void eachElementIsClaimedOnceByAllWorkers() {
        int n = 40 * MEBIBYTE;
        Claims claims = new Claims(new int[] {n}, new int[] {1}, SHARE);
        ConcurrentLinkedQueue<Claims.Piece> pieces = new ConcurrentLinkedQueue<>();
        claims.forEachWorker(false, () -> {
            for (Claims.Piece piece = claims.next(); piece != null; piece = claims.next()) {
                pieces.add(piece);
            }
        });
        int next = 0;
        for (Claims.Piece piece : pieces.stream().sorted(Comparator.comparing(Claims.Piece::begin)).toList()) {
            assertEquals(next, piece.begin());
            next = piece.end();
        }
        assertEquals(n, next);
    }

    /** A worker has a quarter of a mebibyte to copy at least, and transfers share the threads. */
    @ParameterizedTest
    @CsvSource({"0, 16, 0, 1", "524287, 16, 0, 1", "524288, 16, 0, 2", "1000000, 16, 0, 3", "4194304, 16, 0, 16",
        "17179869176, 16, 0, 16", "17179869176, 16, 1, 8", "17179869176, 16, 4, 3", "17179869176, 16, 40, 1",
        "17179869176, 1, 0, 1", "1000000, 16, 3, 3", "1000000, 16, 7, 2"})
    void workersHaveEnoughToDo(long bytes, int threads, int others, int expected) {
        assertEquals(expected, Claims.workers(bytes / SHARE, threads, others));
    }

    @Test
    void callerWorksAloneIfItMust() {
        AtomicInteger workers = new AtomicInteger();
        new Claims(new int[] {64 * MEBIBYTE}, new int[] {1}, SHARE).forEachWorker(true, workers::incrementAndGet);
        assertEquals(1, workers.get());
    }
}
