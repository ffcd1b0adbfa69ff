package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.FaultyContext;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.SortVariant;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many callers at once, with arrays of all sizes and types: each gets what is right, and the process stays small. */
@Timeout(600)
class ConcurrentCallersTest {
    private static final int CALLERS = 64;
    private static final int CALLS = 3;
    private static final int LARGEST = 140_000;
    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();
    /** Kernels of a kind at once. */
    private static final int KERNELS = Math.max(2, PROCESSORS);
    /** For the JVM and the test: those that measure, compile, collect or time things. */
    private static final int OTHERS = 8;

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP"})
    void isServedInBoundedThreadsAndMemory(Target target) throws Exception {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        Map<String, Queue<RakeKernel>> kernels = new ConcurrentHashMap<>();
        try (FaultyContext context = new FaultyContext(target, rakes -> {
            RakeKernel kernel = rakes.make();
            kernels.computeIfAbsent(rakes.name(), first -> new ConcurrentLinkedQueue<>()).add(kernel);
            return kernel;
        }).proveKernels()) {
            int before = threads.getThreadCount();
            threads.resetPeakThreadCount();
            List<Future<Integer>> served = atOnce(context);
            // The callers; for each kernel that can be taken the workers of its own that JTP gives it, one a
            // processor; the workers of the common pool, where the JDK sorts.
            int most = CALLERS + SortKind.values().length * KERNELS * PROCESSORS + PROCESSORS + OTHERS;
            int peak = threads.getPeakThreadCount() - before;
            assertTrue(peak <= most, () -> peak + " threads more, of " + most);
            int sorted = 0;
            for (Future<Integer> each : served) {
                sorted += each.get();
            }
            assertEquals(CALLERS * CALLS, sorted);
            assertRan(target, context.told());
            assertEquals(SortKind.values().length, kernels.size(), kernels.keySet()::toString);
            kernels.values().forEach(ConcurrentCallersTest::assertScratchBounded);
        }
    }

    private static List<Future<Integer>> atOnce(FaultyContext context) throws Exception {
        CyclicBarrier start = new CyclicBarrier(CALLERS);
        ExecutorService callers = Executors.newFixedThreadPool(CALLERS);
        try {
            List<Callable<Integer>> all = new ArrayList<>();
            for (int caller = 0; caller < CALLERS; caller++) {
                int number = caller;
                all.add(() -> {
                    List<GuardedInput> inputs = new ArrayList<>();
                    for (int call = 0; call < CALLS; call++) {
                        inputs.add(input(number + 7 * call));
                    }
                    start.await();
                    inputs.forEach(input -> input.sort(context.sorter()));
                    inputs.forEach(input -> input.assertSorted(input.variant + ", n = " + input.n));
                    return inputs.size();
                });
            }
            return callers.invokeAll(all);
        } finally {
            callers.shutdown();
        }
    }

    /** Other keys, types and sizes, from few to those that several work-items sort; the least are left to the JDK. */
    private static GuardedInput input(int number) {
        SortVariant[] variants = SortVariant.values();
        AdversarialKeys[] adversaries = AdversarialKeys.values();
        int n = number % 16 == 0 ? LARGEST : 100 + 1013 * (number % 29);
        return new GuardedInput(variants[number % variants.length], adversaries[number % adversaries.length], n);
    }

    /** Large enough sorts run on JTP if that is demanded; under AUTO the JDK serves calls that waited too long. */
    private static void assertRan(Target target, List<Execution> told) {
        assertEquals(CALLERS * CALLS, told.size());
        Map<Engine, Integer> by = new EnumMap<>(Engine.class);
        for (Execution execution : told) {
            by.merge(execution.engine(), 1, Integer::sum);
            if (execution.n() >= FaultyContext.SMALLEST && execution.engine() == Engine.JDK) {
                assertEquals(Target.AUTO, target);
                // Order that was noticed, or no kernel in time.
                assertTrue(!execution.note().isEmpty(), execution::toString);
            }
        }
        assertTrue(by.getOrDefault(Engine.JTP, 0) > CALLERS / 4, by::toString);
    }

    /** No more kernels than can be taken were ever made. None has arrays for much more than the largest sort. */
    private static void assertScratchBounded(Queue<RakeKernel> kernels) {
        assertTrue(kernels.size() <= KERNELS, () -> kernels.size() + " kernels of " + KERNELS);
        int most = LARGEST + LARGEST / 8;
        for (RakeKernel kernel : kernels) {
            assertTrue(kernel.capacity() <= most, () -> kernel.capacity() + " elements of " + most);
        }
    }
}
