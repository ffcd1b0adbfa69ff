package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.Transport;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.sort.IntTileMergesort;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.testing.Coverage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag(Coverage.EVERY_JDK)
@Timeout(600)
class StagedLaunchTest {
    /** Enough for arrays that are made beside the launch. */
    private static final int N = 1 << 18;
    private static final int N_OF_TILES = 16;

    /** Starts Aparapi as the library does, whichever test comes first in this JVM. */
    @BeforeAll
    static void start() {
        Devices.jtp();
    }

    /** Work that must not be committed. */
    private abstract static class UncommittedWork implements StagedWork<IntTileMergesort> {
        @Override
        public Digest digest() {
            return Digest.EMPTY;
        }

        @Override
        public void receive(IntTileMergesort arrays, Channel channel) {
            // It is not looked at.
        }

        @Override
        public void commit(IntTileMergesort arrays) {
            throw new AssertionError("committed");
        }
    }

    /** Fails while it is staged, and makes its arrays only after that. */
    private static final class FailingWork extends UncommittedWork {
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
        public void send(IntTileMergesort arrays, Channel channel) {
            failed.countDown();
            throw new IllegalStateException("planted");
        }
    }

    /** Gives a wrong result, which is nobody's: its checksums are planted. */
    private static class WrongWork extends UncommittedWork {
        private final Deque<Digest> digests = new ArrayDeque<>();
        private final Deque<Integer> hashes = new ArrayDeque<>();
        /** What was done, in order. */
        final List<String> log = Collections.synchronizedList(new ArrayList<>());

        WrongWork(List<Integer> digests, List<Integer> hashes) {
            digests.forEach(sum -> this.digests.add(new Digest(true, sum, 0)));
            this.hashes.addAll(hashes);
        }

        @Override
        public void send(IntTileMergesort arrays, Channel channel) {
            log.add("send");
            channel.expect(digest());
        }

        @Override
        public synchronized Digest digest() {
            log.add("digest");
            return digests.removeFirst();
        }

        @Override
        public int inputHash() {
            return hashes.removeFirst();
        }

        @Override
        public void receive(IntTileMergesort arrays, Channel channel) {
            log.add("receive");
            channel.found(Digest.DISORDER);
        }

        @Override
        public void restore() {
            log.add("restore");
        }
    }

    private static StagedLaunch<IntTileMergesort> launch(StagedWork<IntTileMergesort> work) {
        IntTileMergesort kernel = new IntTileMergesort(4, 1);
        kernel.allocate(N_OF_TILES);
        kernel.prepare(N_OF_TILES);
        kernel.bind(Transport.NONE);
        return new StagedLaunch<>(kernel, kernel, work);
    }

    private static DeviceFault faultOf(StagedWork<IntTileMergesort> work) {
        return assertThrows(DeviceFault.class, launch(work)::run);
    }

    @Test
    void aWrongResultOfTheSameInputIsTheDevices() {
        DeviceFault fault = faultOf(new WrongWork(List.of(1, 1), List.of(2, 2)));
        assertEquals(DeviceFault.Kind.RUN, fault.kind());
        assertEquals("what came back is not the input in order", fault.getMessage());
    }

    /** The first checksum was taken while the device computed, and the next one after its result had come back. */
    @Test
    void aWrongResultOfAnotherInputIsTheCallers() {
        DeviceFault fault = faultOf(new WrongWork(List.of(1, 2), List.of(2, 2)));
        assertEquals(DeviceFault.Kind.INPUT_CHANGED, fault.kind());
        assertEquals("another thread wrote to the input during the call", fault.getMessage());
    }

    /** For work whose checksum is not that of its input. */
    @Test
    void anInputThatChangesNowIsSeenToo() {
        assertEquals(DeviceFault.Kind.INPUT_CHANGED, faultOf(new WrongWork(List.of(1, 1), List.of(2, 3))).kind());
    }

    /** A part of the result in its place would look like a change. */
    @Test
    void theInputIsReadAgainWhenItIsBack() {
        WrongWork work = new WrongWork(List.of(1, 1), List.of(2, 2));
        assertEquals(DeviceFault.Kind.RUN, faultOf(work).kind());
        assertEquals(List.of("send", "digest", "receive", "restore", "digest"), work.log.subList(0, 5));
    }

    /** As an index that is out of its range, because it was written after the check of the arguments. */
    @Test
    void anExceptionOfAChangedInputIsTheCallersToo() {
        for (int now : new int[]{2, 3}) {
            WrongWork work = new WrongWork(List.of(), List.of(2, now)) {
                @Override
                public void send(IntTileMergesort arrays, Channel channel) {
                    throw new IndexOutOfBoundsException("planted");
                }
            };
            Exception thrown = assertThrows(Exception.class, launch(work)::run);
            assertEquals(now == 2, thrown instanceof IndexOutOfBoundsException, thrown.toString());
            assertEquals(now == 3, thrown instanceof DeviceFault, thrown.toString());
        }
    }

    /** The next engine would take the arrays for its result, and then get others. */
    @Test
    void noArraysAreMadeAfterAFailure() {
        IntTileMergesort kernel = new IntTileMergesort(256, 1);
        kernel.prepare(N);
        FailingWork work = new FailingWork();
        StagedLaunch<IntTileMergesort> launch = new StagedLaunch<>(kernel, kernel, work);
        assertEquals("planted", assertThrows(IllegalStateException.class, launch::run).getMessage());
        assertTrue(work.hasRoom);
    }
}
