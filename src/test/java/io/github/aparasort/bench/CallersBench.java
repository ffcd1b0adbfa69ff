package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * What several callers gain on one device: whole calls of one caller, and of two at the same time, in turns. On a GPU
 * the result of one caller comes back while the other one sends and computes.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=io.github.aparasort.bench.CallersBench -Dexec.args="GPU INT,LONG,MERGE,UNION 67108864"</pre>
 *
 * <p>INT and LONG sort n random keys, MERGE and UNION take two sorted arrays of n/2 ints and an array for the result.
 * Each call has arrays of its own. Sorts of ints are checked here too.
 */
public final class CallersBench {
    private static final int CALLS = 5;
    private static final int ROUNDS = 7;
    private static final int WARM_UP_ROUNDS = 2;

    private CallersBench() {
    }

    /** One call, made before the time is taken. */
    private interface Call {
        void run(Gpu gpu);

        default void check() {
            // Merges and set operations are checked by the library.
        }
    }

    public static void main(String[] args) throws Exception {
        if (!Usage.isRight(args, CallersBench.class, "TARGET KIND,... N...", "GPU INT,MERGE 67108864")) {
            return;
        }
        System.out.printf("JDK %s, %d processors, %s%n", System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(), Gpu.devices());
        for (String kind : args[1].split(",")) {
            for (String size : Arrays.copyOfRange(args, 2, args.length)) {
                measure(Target.valueOf(args[0]), kind, Integer.parseInt(size));
            }
        }
    }

    private static void measure(Target target, String kind, int n) throws Exception {
        double[] alone = new double[ROUNDS];
        double[] together = new double[ROUNDS];
        try (Gpu gpu = Gpu.open(target)) {
            for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
                double one = millisPerCall(gpu, kind, n, 1);
                double two = millisPerCall(gpu, kind, n, 2);
                if (round >= 0) {
                    alone[round] = one;
                    together[round] = two;
                }
            }
        }
        double one = SortBench.median(alone);
        double two = SortBench.median(together);
        System.out.printf(Locale.ROOT, "%-6s %,11d: %8.3f ms a call alone, %8.3f ms a call in all for two callers, "
                + "gain %.2f%n", kind, n, one, two, one / two);
    }

    private static double millisPerCall(Gpu gpu, String kind, int n, int callers) throws Exception {
        List<Call> calls = new ArrayList<>();
        for (int call = 0; call < callers * CALLS; call++) {
            calls.add(call(kind, n, call));
        }
        ExecutorService threads = Executors.newFixedThreadPool(callers);
        try {
            CountDownLatch start = new CountDownLatch(1);
            List<Future<?>> done = new ArrayList<>();
            for (int caller = 0; caller < callers; caller++) {
                List<Call> own = calls.subList(caller * CALLS, (caller + 1) * CALLS);
                done.add(threads.submit(() -> {
                    start.await();
                    own.forEach(call -> call.run(gpu));
                    return null;
                }));
            }
            long begin = System.nanoTime();
            start.countDown();
            for (Future<?> caller : done) {
                caller.get();
            }
            double millis = (System.nanoTime() - begin) / 1e6 / calls.size();
            calls.forEach(Call::check);
            return millis;
        } finally {
            threads.shutdown();
        }
    }

    private static Call call(String kind, int n, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        switch (kind) {
            case "INT": {
                int[] a = random.ints(n).parallel().toArray();
                return new Call() {
                    @Override
                    public void run(Gpu gpu) {
                        gpu.sorter().sort(a);
                    }

                    @Override
                    public void check() {
                        for (int i = 1; i < n; i++) {
                            if (a[i - 1] > a[i]) {
                                throw new AssertionError("not sorted at " + i);
                            }
                        }
                    }
                };
            }
            case "LONG": {
                long[] a = random.longs(n).parallel().toArray();
                return gpu -> gpu.sorter().sort(a);
            }
            case "MERGE": {
                int[] a = sorted(random, n / 2);
                int[] b = sorted(random, n - n / 2);
                int[] out = new int[n];
                return gpu -> gpu.merger().merge(a, b, out);
            }
            case "UNION": {
                int[] a = sorted(random, n / 2);
                int[] b = sorted(random, n - n / 2);
                int[] out = new int[n];
                return gpu -> gpu.multisets().union(a, b, out);
            }
            default:
                throw new IllegalArgumentException(kind);
        }
    }

    private static int[] sorted(SplittableRandom random, int n) {
        int[] a = random.ints(n).parallel().toArray();
        Arrays.parallelSort(a);
        return a;
    }
}
