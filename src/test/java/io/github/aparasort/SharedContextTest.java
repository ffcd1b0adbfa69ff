package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many threads on one context, all operations at once, with more callers than kernel instances. */
@Timeout(600)
class SharedContextTest {
    private static final int CALLS = 6;

    @ParameterizedTest(name = "{0}, {1} threads")
    @CsvSource({"JDK, 16", "JTP, 8", "JTP, 64", "AUTO, 64"})
    void threadsDoNotDisturbEachOther(Target target, int threads) throws Exception {
        try (Gpu gpu = Gpu.open(target)) {
            run(gpu, threads);
        }
    }

    @ParameterizedTest(name = "OpenCL, {0} threads")
    @CsvSource({"8", "64"})
    void threadsDoNotDisturbEachOtherOnOpenCl(int threads) throws Exception {
        TestDevice.openCl();
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            run(gpu, threads);
        }
    }

    /** Contexts share devices and the Aparapi beneath, which keeps its preferences in one place for all. */
    @Test
    void contextsDoNotDisturbEachOther() throws Exception {
        TestDevice.openCl();
        try (Gpu openCl = Gpu.open(Target.OPENCL); Gpu jtp = Gpu.open(Target.JTP); Gpu more = Gpu.open(Target.JTP)) {
            List<Callable<Void>> tasks = new ArrayList<>();
            for (int t = 0; t < 18; t++) {
                tasks.add(task(List.of(openCl, jtp, more).get(t % 3), t));
            }
            atOnce(tasks);
        }
    }

    /** Sorts that run when a context is closed finish, with the right result; later calls are refused. */
    @Test
    void closingDisturbsNoRunningCall() throws Exception {
        for (int round = 0; round < 50; round++) {
            Gpu gpu = Gpu.open(Target.JTP);
            List<Callable<Void>> tasks = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                Callable<Void> task = task(gpu, t);
                tasks.add(() -> {
                    assertThrows(IllegalStateException.class, () -> {
                        while (true) {
                            task.call();
                        }
                    });
                    return null;
                });
            }
            tasks.add(() -> {
                gpu.close();
                return null;
            });
            atOnce(tasks);
        }
    }

    private static void run(Gpu gpu, int threads) throws Exception {
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int t = 0; t < threads; t++) {
            tasks.add(task(gpu, t));
        }
        atOnce(tasks);
    }

    /** Different sizes and operations in every thread, so that staging arrays change hands and sizes. */
    private static Callable<Void> task(Gpu gpu, int thread) {
        return () -> {
            for (int call = 0; call < CALLS; call++) {
                int n = 8192 + 1777 * ((thread + call) % 9);
                switch ((thread + call) % 4) {
                    case 0 -> {
                        int[] a = Input.RANDOM.ints(n);
                        gpu.sorter().sort(a);
                        assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(n)), a);
                    }
                    case 1 -> {
                        long[] a = Input.RANDOM.longs(n);
                        gpu.sorter().sort(a);
                        assertArrayEquals(Oracle.sorted(Input.RANDOM.longs(n)), a);
                    }
                    case 2 -> {
                        int[] keys = Input.FIVE_VALUES.ints(n);
                        assertArrayEquals(Oracle.stableOrder(keys), gpu.sorter().argsort(keys));
                    }
                    default -> {
                        long[] keys = Input.FIVE_VALUES.longs(n);
                        int[] values = Input.values(n);
                        int[] expected = Oracle.gather(values, Oracle.stableOrder(keys));
                        gpu.sorter().sortPairs(keys, values);
                        assertArrayEquals(expected, values);
                    }
                }
            }
            return null;
        };
    }

    private static void atOnce(List<Callable<Void>> tasks) throws Exception {
        CyclicBarrier start = new CyclicBarrier(tasks.size());
        ExecutorService threads = Executors.newFixedThreadPool(tasks.size());
        try {
            List<Future<Void>> running = new ArrayList<>();
            for (Callable<Void> task : tasks) {
                running.add(threads.submit(() -> {
                    start.await();
                    return task.call();
                }));
            }
            for (Future<Void> each : running) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
