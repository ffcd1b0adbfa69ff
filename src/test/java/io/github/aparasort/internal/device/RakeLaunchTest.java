package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.RakeKernel;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A worker of JTP fails, whatever the kernel does: nobody works any more when the caller knows, and nothing is lost. */
@Timeout(120)
class RakeLaunchTest {
    private static final int PASSES = 3;
    /** Long enough for others to be in the middle of their work when one has failed. */
    private static final int REST_MILLIS = 10;

    /** Each part of each pass adds one to its elements, which a worker may fail to do. */
    private static class Counting extends RakeKernel {
        final AtomicInteger running = new AtomicInteger();
        boolean inPlace = true;
        boolean custom;
        Error error;
        int failingPass = -1;
        int failingRake;
        boolean rests;
        private int[] counts = {};

        Counting(int rakes) {
            super(rakes, Integer.BYTES);
            scale(0, 0);
        }

        @Override
        public void pass(int rake, int pass) {
            running.incrementAndGet();
            try {
                fail(rake, pass);
                for (int i = rakeBegin(rake); i < rakeBegin(rake + 1); i++) {
                    assertEquals(pass, counts[i], "another part was skipped");
                    counts[i]++;
                }
            } finally {
                running.decrementAndGet();
            }
        }

        private void fail(int rake, int pass) {
            if (pass == failingPass && rake == failingRake) {
                failingPass = -1;
                throw error;
            } else if (rests) {
                sleep();
            }
        }

        @Override
        public int passes() {
            return PASSES;
        }

        @Override
        public boolean isInPlace() {
            return inPlace;
        }

        @Override
        public boolean runsCustomCode() {
            return custom;
        }

        @Override
        public void giveBack() {
            counts = new int[0];
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(REST_MILLIS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private final int[] counts = new int[1000];
    private final InPlaceJob<Counting> job = new InPlaceJob<>() {
        @Override
        public int inputHash() {
            return 0;
        }

        @Override
        public void bindArrays(Counting kernel) {
            kernel.prepare(counts.length);
            kernel.counts = counts;
        }
    };

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        Devices.jtp().health().reset();
    }

    private void run(Counting kernel) throws DeviceFault {
        try (RakePool pool = new RakePool(Devices.jtp(), () -> kernel, 1);
                RakeLaunch launch = pool.take(counts.length, 0)) {
            launch.run(kernel, job);
            assertTrue(launch.remark().isEmpty() || launch.remark().startsWith("JTP: a worker failed"),
                    launch::remark);
            assertTrue(launch.remark().isEmpty() || launch.remark().endsWith("the caller's thread did the rest"),
                    launch::remark);
        }
    }

    private static Counting failing(int rakes, int pass, int rake, Error error) {
        Counting kernel = new Counting(rakes);
        kernel.failingPass = pass;
        kernel.failingRake = rake;
        kernel.error = error;
        return kernel;
    }

    private void assertDone() {
        int[] expected = new int[counts.length];
        Arrays.fill(expected, PASSES);
        assertArrayEquals(expected, counts);
    }

    /** One on the caller's thread; several; and more than there are threads. */
    static Stream<Arguments> deaths() {
        return Stream.of(1, 3, 12).flatMap(rakes -> Stream.of(0, 1, 2).flatMap(pass ->
                Stream.of(0, rakes - 1).distinct().map(rake -> Arguments.of(rakes, pass, rake))));
    }

    @ParameterizedTest
    @MethodSource("deaths")
    void whatIsInPlaceIsFinished(int rakes, int pass, int rake) throws Exception {
        Counting kernel = failing(rakes, pass, rake, new AssertionError("planted"));
        kernel.rests = true;
        run(kernel);
        assertEquals(0, kernel.running.get());
        assertDone();
    }

    @ParameterizedTest
    @MethodSource("deaths")
    void whatIsNotIsLeft(int rakes, int pass, int rake) throws Exception {
        Counting kernel = failing(rakes, pass, rake, new AssertionError("planted"));
        kernel.rests = true;
        kernel.inPlace = false;
        DeviceFault fault = assertThrows(DeviceFault.class, () -> run(kernel));
        assertEquals(0, kernel.running.get());
        assertEquals(DeviceFault.Kind.RUN, fault.kind());
        assertTrue(fault.getMessage().startsWith("a worker failed"), fault::getMessage);
        int[] then = counts.clone();
        Thread.sleep(REST_MILLIS);
        assertArrayEquals(then, counts);
    }

    @Test
    void aWorkerOfAPoolOfOneDoesAllOfIt() throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        try {
            pool.submit(() -> {
                run(failing(3, 1, 1, new AssertionError("planted")));
                return null;
            }).get();
        } finally {
            pool.shutdown();
        }
        assertDone();
    }

    @Test
    void whatTheCallersCodeThrowsIsTold() {
        Counting kernel = failing(3, 1, 1, new AssertionError("planted"));
        kernel.custom = true;
        DeviceFault fault = assertThrows(DeviceFault.class, () -> run(kernel));
        assertEquals(DeviceFault.Kind.CUSTOM_CODE, fault.kind());
        assertSame(kernel.error, fault.thrownByCustomCode());
        assertNull(Devices.jtp().health().whyOff());
    }

    /** Of the JVM's memory, or of the stack of a thread: no fault of JTP. */
    @Test
    void aShortageIsNobodysFault() throws Exception {
        for (Error error : List.of(new OutOfMemoryError("planted"), new StackOverflowError())) {
            for (int time = 0; time < 4; time++) {
                Arrays.fill(counts, 0);
                run(failing(1 + time, 0, 0, error));
                assertDone();
            }
        }
        assertNull(Devices.jtp().health().whyOff());
    }

    /** If the stack of the caller is full, another thread does the rest. */
    @Test
    void aFullStackIsNoReasonToLeaveIt() throws Exception {
        Thread caller = Thread.currentThread();
        run(new Counting(1) {
            @Override
            public void pass(int rake, int pass) {
                if (pass == 1 && Thread.currentThread() == caller) {
                    throw new StackOverflowError();
                }
                super.pass(rake, pass);
            }
        });
        assertDone();
    }

    /** Three faults in a row switch JTP off, although the work was finished each time. */
    @Test
    void faultsAreCounted() throws Exception {
        for (int time = 0; time < 3; time++) {
            assertNull(Devices.jtp().health().whyOff());
            Arrays.fill(counts, 0);
            run(failing(2, 2, 0, new AssertionError("planted")));
        }
        assertNotNull(Devices.jtp().health().whyOff());
    }

    @Test
    void aKernelThatFailedIsNotUsedAgain() throws Exception {
        Counting kernel = failing(2, 2, 0, new AssertionError("planted"));
        Deque<Counting> made = new ArrayDeque<>(List.of(kernel, new Counting(2)));
        try (RakePool pool = new RakePool(Devices.jtp(), made::pop, 1)) {
            try (RakeLaunch launch = pool.take(counts.length, 0)) {
                launch.run(kernel, job);
            }
            try (RakeLaunch launch = pool.take(counts.length, 0)) {
                assertNotSame(kernel, launch.kernel());
            }
        }
    }
}
