package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.device.RakeLaunch;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FaultyContext;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.SortVariant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sorts on threads that the library did not start: of pools, of streams, and virtual ones. */
@Tag(Coverage.EVERY_JDK)
@Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ForeignThreadsTest {
    /** Some that a single work-item sorts, some that several do. */
    private static final int[] SIZES = {FaultyContext.SMALLEST, 20_000, 70_000, 140_000};
    private static final int TASKS = 16;
    /** More than the spare threads that the common pool allows itself. */
    private static final int CROWD = 400;
    private static final int PARALLELISM = 4;

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP"})
    void inAForkJoinPoolOfTheCallers(Target target) throws Exception {
        onPool(target, Executors.newWorkStealingPool(PARALLELISM));
        // One that never starts a thread for one that waits.
        onPool(target, new ForkJoinPool(2, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, false, 0, 2, 2, null,
                1, TimeUnit.MINUTES));
    }

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP"})
    void inNestedParallelStreams(Target target) {
        try (FaultyContext context = new FaultyContext(target)) {
            int sum = IntStream.range(0, 4).parallel()
                    .map(i -> IntStream.range(0, 4).parallel().map(j -> sort(context, 4 * i + j)).sum()).sum();
            assertEquals(TASKS, sum);
            assertRan(target, context);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP"})
    void inCompletableFutures(Target target) {
        try (FaultyContext context = new FaultyContext(target)) {
            List<CompletableFuture<Integer>> all = new ArrayList<>();
            for (int i = 0; i < TASKS; i += 2) {
                int first = i;
                all.add(CompletableFuture.supplyAsync(() -> sort(context, first))
                        .thenApplyAsync(one -> one + sort(context, first + 1)));
            }
            assertEquals(TASKS, all.stream().mapToInt(CompletableFuture::join).sum());
            assertRan(target, context);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP"})
    void onVirtualThreads(Target target) throws Exception {
        Assumptions.assumeTrue(Runtime.version().feature() >= 21, "virtual threads came with JDK 21");
        onPool(target, (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null));
    }

    private static void onPool(Target target, ExecutorService pool) throws Exception {
        try (FaultyContext context = new FaultyContext(target)) {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < TASKS; i++) {
                int task = i;
                tasks.add(() -> sort(context, task));
            }
            for (Future<Integer> each : pool.invokeAll(tasks)) {
                assertEquals(1, each.get());
            }
            assertRan(target, context);
        } finally {
            pool.shutdown();
        }
    }

    /** While no call gets a kernel, the pool does not add a thread for each one that waits, and refuses none. */
    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP"})
    void aPoolDoesNotGrowWithThoseWhoWait(Target target) throws Exception {
        ForkJoinPool own = new ForkJoinPool(PARALLELISM);
        for (ForkJoinPool pool : List.of(own, ForkJoinPool.commonPool())) {
            try (FaultyContext context = new FaultyContext(target).proveKernels()) {
                List<RakeLaunch> all = context.takeAll(SortVariant.INTS);
                CountDownLatch begun = new CountDownLatch(Math.min(CROWD, pool.getParallelism()));
                List<Future<Integer>> crowd = new ArrayList<>();
                for (int i = 0; i < CROWD; i++) {
                    crowd.add(pool.submit(() -> {
                        begun.countDown();
                        return sort(context, new GuardedInput(SortVariant.INTS, AdversarialKeys.GAUSSIAN,
                                FaultyContext.SMALLEST));
                    }));
                }
                begun.await();
                Thread.sleep(100);
                // Twice as many, and what several add that begin to wait in the same moment.
                int most = 3 * pool.getParallelism() + 1;
                assertTrue(pool.getPoolSize() <= most, () -> pool.getPoolSize() + " threads, of " + most);
                all.forEach(RakeLaunch::close);
                for (Future<Integer> each : crowd) {
                    assertEquals(1, each.get());
                }
            }
        }
        own.shutdown();
    }

    private static int sort(FaultyContext context, int task) {
        SortVariant variant = SortVariant.values()[task % SortVariant.values().length];
        return sort(context, new GuardedInput(variant, AdversarialKeys.ZIPF, SIZES[task / 4 % SIZES.length] + task));
    }

    /** Returns 1, for one more that is right. */
    private static int sort(FaultyContext context, GuardedInput input) {
        input.sort(context.sorter());
        input.assertSorted(input.variant + " on " + Thread.currentThread());
        return 1;
    }

    /** All ran on JTP if that was demanded; otherwise some, because the JDK serves calls that have waited too long. */
    private static void assertRan(Target target, FaultyContext context) {
        List<Execution> told = context.told();
        long onJtp = told.stream().filter(execution -> execution.engine() == Engine.JTP).count();
        assertEquals(TASKS, told.size());
        assertTrue(target == Target.JTP ? onJtp == TASKS : onJtp > 0, () -> onJtp + " on JTP");
    }
}
