package io.github.aparasort.internal.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyedRecord;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sorts of objects on threads of all kinds, many at once: each ends, and is right, in a bounded number of threads. */
@Tag(Coverage.EVERY_JDK)
@Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ObjectThreadsTest {
    private static final int N = ObjectMergesort.PARALLEL_FROM + 777;
    private static final int TASKS = 24;

    @TempDir
    Path directory;

    private static int sort(int number) {
        KeyedRecord[] items = KeyedRecord.of(Input.values()[number % Input.values().length], N + number);
        KeyedRecord[] before = items.clone();
        GpuArrays.parallelSort(items, KeyedRecord.BY_KEY);
        KeyedRecord.assertSorted(before, 0, items.length, items);
        return 1;
    }

    private static void onPool(ExecutorService pool) throws Exception {
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < TASKS; i++) {
            int number = i;
            tasks.add(() -> sort(number));
        }
        for (Future<Integer> each : pool.invokeAll(tasks)) {
            assertEquals(1, each.get());
        }
        pool.shutdown();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void inForkJoinPools(int parallelism) throws Exception {
        onPool(new ForkJoinPool(parallelism));
        onPool(new ForkJoinPool(parallelism, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true));
        // One that never starts a thread for one that waits.
        onPool(new ForkJoinPool(parallelism, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, false, 0,
                parallelism, parallelism, null, 1, TimeUnit.MINUTES));
    }

    @Test
    void inNestedParallelStreams() {
        assertEquals(16, IntStream.range(0, 4).parallel()
                .map(i -> IntStream.range(0, 4).parallel().map(j -> sort(4 * i + j)).sum()).sum());
    }

    @Test
    void onVirtualThreads() throws Exception {
        Assumptions.assumeTrue(Runtime.version().feature() >= 21, "virtual threads came with JDK 21");
        onPool((ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null));
    }

    @Test
    void fromManyThreadsAtOnce() throws Exception {
        int callers = 64;
        CyclicBarrier start = new CyclicBarrier(callers);
        ExecutorService threads = Executors.newFixedThreadPool(callers);
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        int before = bean.getThreadCount();
        bean.resetPeakThreadCount();
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < callers; i++) {
            int number = i;
            tasks.add(() -> {
                start.await();
                return sort(number);
            });
        }
        for (Future<Integer> each : threads.invokeAll(tasks)) {
            assertEquals(1, each.get());
        }
        threads.shutdown();
        // The callers, the workers of the common pool, and what the JVM and the test start.
        int most = callers + ForkJoinPool.getCommonPoolParallelism() + 8;
        int peak = bean.getPeakThreadCount() - before;
        assertTrue(peak <= most, () -> peak + " threads more, of " + most);
    }

    /** A comparator may sort, too, on whatever thread it runs. */
    @Test
    void withinComparators() {
        AtomicInteger comparisons = new AtomicInteger();
        AtomicInteger nested = new AtomicInteger();
        Comparator<KeyedRecord> sorting = (a, b) -> {
            if (comparisons.incrementAndGet() % 10_000 == 0) {
                nested.addAndGet(sort(nested.get()));
            }
            return KeyedRecord.BY_KEY.compare(a, b);
        };
        ForkJoinPool pool = new ForkJoinPool(3);
        KeyedRecord[] items = KeyedRecord.of(Input.RANDOM, N);
        KeyedRecord[] before = items.clone();
        pool.submit(() -> GpuArrays.parallelSort(items, sorting)).join();
        pool.shutdown();
        KeyedRecord.assertSorted(before, 0, N, items);
        assertTrue(nested.get() > 5);
    }

    @Test
    void anInterruptChangesNothingAndIsKept() {
        for (int moment : new int[] {0, 1, 1000, 90_000}) {
            Thread caller = Thread.currentThread();
            AtomicInteger comparisons = new AtomicInteger();
            KeyedRecord[] items = KeyedRecord.of(Input.RANDOM, N);
            KeyedRecord[] before = items.clone();
            if (moment == 0) {
                caller.interrupt();
            }
            GpuArrays.parallelSort(items, (a, b) -> {
                if (comparisons.incrementAndGet() == moment) {
                    caller.interrupt();
                }
                return KeyedRecord.BY_KEY.compare(a, b);
            });
            assertTrue(Thread.interrupted(), "the interrupt is lost");
            KeyedRecord.assertSorted(before, 0, N, items);
        }
    }

    /** Helpers that never come hold nothing, and do not gather. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4})
    void whateverTheCommonPoolHas(int parallelism) throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, ObjectSorts.class,
                List.of("-Djava.util.concurrent.ForkJoinPool.common.parallelism=" + parallelism), "queue");
        assertEquals("true, 0 helpers left", output.out().strip());
    }

    /** The JDK's is not, when several threads work, from 16,385 elements on. */
    @Test
    void parallelSortIsStableWhereTheJdkIsNot() throws Exception {
        List<String> lines = ChildJvm.run(directory, ObjectSorts.class,
                List.of("-Djava.util.concurrent.ForkJoinPool.common.parallelism=4"), "stable").out().lines().toList();
        assertEquals(List.of("GpuArrays 16384 true", "GpuArrays 16385 true", "GpuArrays 200000 true"),
                lines.stream().filter(line -> line.startsWith("GpuArrays")).toList());
        Assumptions.assumeFalse(lines.contains("Arrays 16385 true"), "this JDK is stable");
        assertTrue(lines.contains("Arrays 16384 true") && lines.contains("Arrays 16385 false"), lines::toString);
    }

    @Test
    void listenersOfTheSharedContextHearOfObjects() throws Exception {
        List<String> lines = ChildJvm.run(directory, ObjectSorts.class,
                List.of("-Djava.util.concurrent.ForkJoinPool.common.parallelism=4", "-XX:ActiveProcessorCount=3"),
                "told").out().lines().toList();
        assertEquals(List.of("parallelSort KeyedRecord 8 JDK one thread",
                "parallelSort KeyedRecord 20000 JDK 8 parts sorted and merged by up to 3 threads",
                "sort KeyedRecord 8999 JDK ", "parallelSort String 2 JDK one thread", "sort Integer 3 JDK "), lines);
    }

    /** No room for a second array of references, or for what TimSort takes: the JDK sorts in place. */
    @Test
    void arraysThatFillTheHeapAreSorted() throws Exception {
        List<String> lines = ChildJvm.run(directory, ObjectSorts.class,
                List.of("-Xmx24m", "-XX:+UseSerialGC", "-XX:NewSize=2m", "-XX:MaxNewSize=2m",
                        "-XX:ActiveProcessorCount=2", "-Djava.util.concurrent.ForkJoinPool.common.parallelism=4"), "heap").out().lines().toList();
        assertEquals(List.of(), lines.stream().filter(line -> !line.endsWith(" true")).toList());
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("1 part,")), lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("8 parts,")), lines::toString);
    }
}
