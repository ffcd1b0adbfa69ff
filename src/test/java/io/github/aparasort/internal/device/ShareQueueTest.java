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
class ShareQueueTest {
    private static final int MEBIBYTE = 1 << 20;

    @ParameterizedTest
    @CsvSource({"0, 4", "1, 4", "1, 1", "65535, 4", "65536, 4", "65537, 4", "1048575, 8", "1048576, 1", "20000003, 4",
        "2147483647, 1", "2147483647, 8"})
    void sharesCoverAll(int n, int bytesEach) {
        ShareQueue queue = new ShareQueue(new int[] {n, n / 3}, new int[] {bytesEach, Long.BYTES});
        int[] next = {0, 0};
        for (ShareQueue.Share share = queue.next(); share != null; share = queue.next()) {
            assertEquals(next[share.array()], share.begin());
            assertTrue(share.end() - share.begin() <= queue.share(share.array()));
            next[share.array()] = share.end();
        }
        assertArrayEquals(new int[] {n, n / 3}, next);
        for (int array = 0; array < 2; array++) {
            assertEquals(0, queue.piece(array) % queue.share(array));
        }
        assertTrue((long) queue.piece(0) * bytesEach <= PinnedPiece.BYTES && queue.share(1) > 0);
        assertNull(queue.next());
    }

    @Test
    void eachElementIsClaimedOnceByAllWorkers() {
        int n = 40 * MEBIBYTE;
        ShareQueue queue = new ShareQueue(new int[] {n}, new int[] {1});
        ConcurrentLinkedQueue<ShareQueue.Share> shares = new ConcurrentLinkedQueue<>();
        queue.forEachWorker(false, () -> {
            for (ShareQueue.Share share = queue.next(); share != null; share = queue.next()) {
                shares.add(share);
            }
        });
        int next = 0;
        for (ShareQueue.Share share : shares.stream().sorted(Comparator.comparing(ShareQueue.Share::begin)).toList()) {
            assertEquals(next, share.begin());
            next = share.end();
        }
        assertEquals(n, next);
    }

    /** A worker has a quarter of a mebibyte to copy at least, and transfers share the threads. */
    @ParameterizedTest
    @CsvSource({"0, 16, 0, 1", "524287, 16, 0, 1", "524288, 16, 0, 2", "1000000, 16, 0, 3", "4194304, 16, 0, 16",
        "17179869176, 16, 0, 16", "17179869176, 16, 1, 8", "17179869176, 16, 4, 3", "17179869176, 16, 40, 1",
        "17179869176, 1, 0, 1", "1000000, 16, 3, 3", "1000000, 16, 7, 2"})
    void workersHaveEnoughToDo(long bytes, int threads, int others, int expected) {
        assertEquals(expected, ShareQueue.workers(bytes, threads, others));
    }

    @Test
    void callerWorksAloneIfItMust() {
        AtomicInteger workers = new AtomicInteger();
        new ShareQueue(new int[] {64 * MEBIBYTE}, new int[] {1}).forEachWorker(true, workers::incrementAndGet);
        assertEquals(1, workers.get());
    }
}
