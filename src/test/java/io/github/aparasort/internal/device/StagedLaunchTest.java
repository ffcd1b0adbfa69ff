package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.sort.IntTileMergesort;
import io.github.aparasort.testing.Coverage;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag(Coverage.EVERY_JDK)
@Timeout(600)
class StagedLaunchTest {
    /** Enough for arrays that are made beside the launch. */
    private static final int N = 1 << 18;

    /** Fails while it is staged, and makes its arrays only after that. */
    private static final class FailingWork implements StagedWork<IntTileMergesort> {
        final CountDownLatch failed = new CountDownLatch(1);
        volatile boolean hasRoom;

        @Override
        public boolean lacksRoom() {
            return true;
        }

        @Override
        public void makeRoom() {
            try {
                failed.await();
                // If the launch did not wait, it would be over by then.
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            hasRoom = true;
        }

        @Override
        public void stage(IntTileMergesort arrays, int load) {
            failed.countDown();
            throw new IllegalStateException("planted");
        }

        @Override
        public Digest digest() {
            return Digest.EMPTY;
        }

        @Override
        public Digest check(IntTileMergesort arrays, int part) {
            return Digest.EMPTY;
        }

        @Override
        public void commit(IntTileMergesort arrays) {
            throw new AssertionError("committed");
        }
    }

    /** The next engine would take the arrays for its result, and then get others. */
    @Test
    void noArraysAreMadeAfterAFailure() {
        IntTileMergesort kernel = new IntTileMergesort(256, 1);
        kernel.prepare(N);
        FailingWork work = new FailingWork();
        StagedLaunch<IntTileMergesort> launch = new StagedLaunch<>(kernel, Devices.jtp(), kernel, work);
        assertEquals("planted", assertThrows(IllegalStateException.class, launch::run).getMessage());
        assertTrue(work.hasRoom);
    }
}
