package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.merge.IntMergeArrays;
import io.github.aparasort.internal.merge.IntTileMerge;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Slices on several instances: who works when, what is committed in which order, and what happens if one fails. */
@Tag(Coverage.EVERY_JDK)
class SlicedLaunchTest {
    private static final int N = 300;
    private static final int COUNT = 8;
    private static final long PATIENCE_SECONDS = 600;

    private final int[] input = IntStream.range(0, N).map(i -> 3 * i - 100).toArray();
    private final int[] output = new int[N];

    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @AfterEach
    void forgetFaults() {
        TestDevice.openCl().health().success();
    }

    /** Where a slice fails. */
    enum Step { STAGE, CHECK, COMMIT, SLICE, NONE }

    /** Copies the input, slice by slice, through a kernel that merges each slice with nothing. */
    private class Copy implements SlicedWork<IntMergeArrays> {
        final List<Integer> committed = Collections.synchronizedList(new ArrayList<>());
        final List<Integer> abandoned = Collections.synchronizedList(new ArrayList<>());
        final AtomicInteger active = new AtomicInteger();
        private final Step failing;
        private final int failingSlice;
        volatile boolean complete;

        Copy() {
            this(Step.NONE, -1);
        }

        Copy(Step failing, int failingSlice) {
            this.failing = failing;
            this.failingSlice = failingSlice;
        }

        @Override
        public Slices slices() {
            return new Slices(N, COUNT);
        }

        @Override
        public int size(int slice) {
            return slices().begin(slice + 1) - slices().begin(slice);
        }

        /** Called before a slice is staged. */
        void begins(int slice) {
            // Most tests need nothing here.
        }

        /** Called when the result of a slice is there. */
        void arrived(int slice) {
            // Most tests need nothing here.
        }

        private void step(Step step, int slice) {
            if (step == failing && slice == failingSlice) {
                throw new IllegalStateException("planted");
            }
        }

        @Override
        public StagedWork<IntMergeArrays> slice(int slice) {
            step(Step.SLICE, slice);
            int first = slices().begin(slice);
            return new StagedWork<>() {
                private int[] result;

                @Override
                public void configure(IntMergeArrays arrays) {
                    arrays.split(0);
                }

                @Override
                public void send(IntMergeArrays arrays, Channel channel) {
                    active.incrementAndGet();
                    begins(slice);
                    IntKeyTransfer transfer = new IntKeyTransfer(input, first, size(slice), 0, 0);
                    channel.send(size(slice), transfer, transfer.column(arrays.input()));
                    active.decrementAndGet();
                    step(Step.STAGE, slice);
                }

                @Override
                public Digest digest() {
                    return IntStaging.digest(input, first, size(slice), 0);
                }

                @Override
                public void receive(IntMergeArrays arrays, Channel channel) {
                    arrived(slice);
                    result = channel.fetch(arrays.keys(), size(slice));
                    channel.found(failing == Step.CHECK && slice == failingSlice ? Digest.DISORDER
                            : IntStaging.check(result, result, 0, size(slice), false, 0));
                }

                @Override
                public void commit(IntMergeArrays arrays) {
                    active.incrementAndGet();
                    System.arraycopy(result, 0, output, first, size(slice));
                    committed.add(slice);
                    active.decrementAndGet();
                    step(Step.COMMIT, slice);
                }
            };
        }

        @Override
        public void abandon(int slice) {
            abandoned.add(slice);
        }

        @Override
        public void complete() {
            complete = true;
        }
    }

    private static KernelPool pool(int instances, Supplier<DeviceKernel> kernels) {
        return new KernelPool(TestDevice.openCl(), kernels, instances, lease -> null);
    }

    /** A pool whose instances are all built. */
    private static KernelPool readyPool() throws DeviceFault {
        KernelPool pool = pool(SlicedWork.INSTANCES, () -> new IntTileMerge(4, 3));
        List<Lease> all = new ArrayList<>();
        for (int i = 0; i < SlicedWork.INSTANCES; i++) {
            all.add(pool.take(N, false));
        }
        all.forEach(Lease::close);
        return pool;
    }

    private static void run(KernelPool pool, Copy work) throws DeviceFault {
        try (Lease lease = pool.take(2, true)) {
            Launch launch = new SlicedLaunch<>(lease, IntMergeArrays.class, work);
            lease.run(launch);
            launch.commit();
        }
    }

    private void assertCopied(Copy work) {
        assertArrayEquals(input, output);
        assertEquals(IntStream.range(0, COUNT).boxed().toList(), work.committed);
        assertTrue(work.complete);
        assertEquals(List.of(), work.abandoned);
    }

    static void await(CountDownLatch latch) {
        try {
            if (!latch.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("nobody came");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Each of the first slices waits until all of them are being staged. */
    @Test
    void allInstancesWorkAtTheSameTime() throws Exception {
        CountDownLatch together = new CountDownLatch(SlicedWork.INSTANCES);
        Copy work = new Copy() {
            @Override
            void begins(int slice) {
                together.countDown();
                SlicedLaunchTest.await(together);
            }
        };
        try (KernelPool pool = readyPool()) {
            run(pool, work);
        }
        assertCopied(work);
    }

    /** The first slice is the last one whose result comes back of those that are under way with it. */
    @Test
    void resultsAreCommittedInOrder() throws Exception {
        CountDownLatch others = new CountDownLatch(SlicedWork.INSTANCES - 1);
        Copy work = new Copy() {
            @Override
            void arrived(int slice) {
                if (slice == 0) {
                    SlicedLaunchTest.await(others);
                } else {
                    others.countDown();
                }
            }
        };
        try (KernelPool pool = readyPool()) {
            run(pool, work);
        }
        assertCopied(work);
    }

    @Test
    void oneInstanceDoesItAlone() throws Exception {
        Copy work = new Copy();
        try (KernelPool pool = pool(1, () -> new IntTileMerge(4, 3))) {
            run(pool, work);
        }
        assertCopied(work);
    }

    @Test
    void instancesThatCannotBeMadeAreNotNeeded() throws Exception {
        AtomicInteger made = new AtomicInteger();
        Copy work = new Copy();
        try (KernelPool pool = pool(SlicedWork.INSTANCES, () -> {
            if (made.getAndIncrement() > 0) {
                throw new OutOfMemoryError("planted");
            }
            return new IntTileMerge(4, 3);
        })) {
            run(pool, work);
        }
        assertCopied(work);
    }

    /** What was committed before the fault stays; nothing after it is; and nobody works when the call ends. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void aFaultEndsTheLaunch(Step step) throws Exception {
        try (KernelPool pool = readyPool()) {
            for (int slice = 0; slice < COUNT; slice++) {
                Copy work = new Copy(step, slice);
                assertThrows(DeviceFault.class, () -> run(pool, work));
                TestDevice.openCl().health().success();
                int there = step == Step.COMMIT ? slice + 1 : slice;
                assertEquals(IntStream.range(0, there).boxed().toList(), work.committed, step + " " + slice);
                assertFalse(work.complete);
                assertEquals(List.of(slice), work.abandoned);
                assertEquals(0, work.active.get());
                int[] before = output.clone();
                Arrays.fill(output, 7);
                run(pool, new Copy());
                assertArrayEquals(input, output, "after " + step + " " + slice + ", " + Arrays.toString(before));
            }
        }
    }

    /** A result comes back while another instance sends and computes. */
    @Test
    void transfersBackDoNotKeepOthersFromTheirLaunches() throws Exception {
        CountDownLatch fetching = new CountDownLatch(1);
        CountDownLatch otherIsDone = new CountDownLatch(1);
        AtomicInteger made = new AtomicInteger();
        try (KernelPool pool = pool(2, () -> made.getAndIncrement() > 0 ? new IntTileMerge(4, 3) : new SlowToFetch(
                fetching, otherIsDone))) {
            Copy first = new Copy();
            Thread slow = new Thread(() -> {
                try (Lease lease = pool.take(N, true)) {
                    lease.run(new StagedLaunch<>(lease.kernel(), (IntMergeArrays) lease.kernel(),
                            whole(lease, first)));
                } catch (DeviceFault e) {
                    throw new AssertionError(e);
                }
            });
            slow.start();
            await(fetching);
            Copy second = new Copy();
            try (Lease lease = pool.take(N, true)) {
                lease.run(new StagedLaunch<>(lease.kernel(), (IntMergeArrays) lease.kernel(),
                        whole(lease, second)));
            }
            otherIsDone.countDown();
            slow.join();
        }
    }

    private static StagedWork<IntMergeArrays> whole(Lease lease, Copy work) {
        lease.kernel().prepare(work.size(0));
        return work.slice(0);
    }
}
