package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FaultyContext;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A heap that has no room for scratch memory: the JDK sorts in place, and nobody sees an OutOfMemoryError. */
@Tag(Coverage.EVERY_JDK)
class LowHeapTest {
    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void largeArraysAreSortedWithoutScratch(Target target) throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, LowHeapSorts.class, List.of("-Xmx24m"), target.name());
        List<String> expected = new ArrayList<>();
        for (String type : List.of("int", "long", "float", "double")) {
            expected.add(type + " right JDK no room");
        }
        // What fits is sorted by kernels as before.
        expected.add("int right JTP ");
        assertEquals(expected, output.out().lines().toList());
    }

    @ParameterizedTest
    @CsvSource({"AUTO, -XX:+UseSerialGC", "JTP, -XX:+UseSerialGC", "JTP, -XX:+UseParallelGC"})
    void scratchThatIsKeptDoesNotStarveTheCaller(Target target, String collector) throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, ScratchLoop.class, List.of("-Xmx64m", collector),
                target.name());
        assertEquals(IntStream.range(0, ScratchLoop.ROUNDS).mapToObj(round -> "round " + round + " right").toList(),
                output.out().lines().toList());
    }

    /**
     * The JDK sorts even then, and afterwards everything works again: no class was broken by being loaded then, and
     * what is loaded in the background comes later.
     */
    @Test
    void aFullHeapStopsNoSort() throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, FullHeap.class, List.of("-Xmx64m", "-XX:+UseSerialGC"), "JTP");
        assertEquals(List.of("formatted 1,000,000", "sorted", "thread started"), output.out().lines().toList());
    }

    // ---- the programs

    /** Sorts arrays of more than half of the heap, in a process of its own; tells which engine did it, and why. */
    static final class LowHeapSorts {
        private static final double SHARE = 0.6;

        private LowHeapSorts() {
        }

        public static void main(String[] args) {
            try (FaultyContext context = new FaultyContext(Target.valueOf(args[0])).proveKernels()) {
                Sorter sorter = context.sorter();
                sort(context, Integer.BYTES, int[]::new, sorter::sort);
                sort(context, Long.BYTES, long[]::new, sorter::sort);
                sort(context, Float.BYTES, float[]::new, sorter::sort);
                sort(context, Double.BYTES, double[]::new, sorter::sort);
                int[] small = AdversarialKeys.ZIPF.ints(FaultyContext.SMALLEST);
                sorter.sort(small);
                print(context, int.class, true);
            }
        }

        private static <A> void sort(FaultyContext context, int bytes, IntFunction<A> create, Consumer<A> sort) {
            int n = (int) (SHARE * Runtime.getRuntime().maxMemory() / bytes);
            A array = create.apply(n);
            SplittableRandom random = new SplittableRandom(n);
            long sum = 0;
            for (int i = 0; i < n; i++) {
                int key = random.nextInt(1 << 24) - (1 << 23);
                sum += key;
                Array.setInt(array, i, key);
            }
            sort.accept(array);
            boolean sorted = true;
            double before = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < n; i++) {
                double key = Array.getDouble(array, i);
                sorted &= before <= key;
                before = key;
                sum -= (long) key;
            }
            print(context, array.getClass().getComponentType(), sorted && sum == 0);
        }

        private static void print(FaultyContext context, Class<?> type, boolean right) {
            List<Execution> told = context.told();
            Execution last = told.get(told.size() - 1);
            System.out.println(type + " " + (right ? "right" : "WRONG") + " " + last.engine() + " "
                    + (last.note().contains("no room for staging") ? "no room" : last.note()));
        }
    }

    /**
     * Sorts arrays of a third of the heap, each a new one, in a process of its own: the library keeps scratch memory from
     * one call to the next, but not at the caller's expense.
     */
    static final class ScratchLoop {
        static final int ROUNDS = 5;

        private ScratchLoop() {
        }

        public static void main(String[] args) {
            int n = (int) (Runtime.getRuntime().maxMemory() / 3 / Integer.BYTES);
            try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
                for (int round = 0; round < ROUNDS; round++) {
                    int[] a = new int[n];
                    SplittableRandom random = new SplittableRandom(round);
                    long sum = 0;
                    for (int i = 0; i < n; i++) {
                        a[i] = random.nextInt();
                        sum += a[i];
                    }
                    gpu.sorter().sort(a);
                    System.out.println("round " + round + (isSorted(a, sum) ? " right" : " WRONG"));
                }
            }
        }

        private static boolean isSorted(int[] a, long sum) {
            long left = sum - a[0];
            for (int i = 1; i < a.length; i++) {
                if (a[i - 1] > a[i]) {
                    return false;
                }
                left -= a[i];
            }
            return left == 0;
        }
    }

    /** Sorts while the heap is full but for a few kilobytes, in a process of its own, and again when it is not. */
    static final class FullHeap {
        private static final int N = 1 << 18;
        private static final int KIB = 1 << 10;
        /** What is left free: far too little for scratch memory. */
        private static final int[] FREE_KIB = {16, 24, 32, 48, 64, 96, 128, 192, 256, 512};
        private static final int LARGEST_BLOCK = 1 << 20;
        private static final int SMALLEST_BLOCK = 64;
        private static final byte[] NOTHING = {};

        private FullHeap() {
        }

        public static void main(String[] args) {
            int[] a = new int[N];
            List<byte[]> blocks = new ArrayList<>(N);
            StringBuilder failures = new StringBuilder(N);
            AtomicBoolean started = new AtomicBoolean();
            Runnable nothing = () -> { };
            try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
                // The library is loaded and has sorted. It has never worded a fault.
                scramble(a);
                gpu.sorter().sort(a);
                awaitThreads();
                for (int free : FREE_KIB) {
                    scramble(a);
                    fill(blocks);
                    release(blocks, free * KIB);
                    try {
                        gpu.sorter().sort(a);
                        Threads.startOnce(started, "test", nothing);
                    } catch (Throwable e) {
                        blocks.clear();
                        e.printStackTrace();
                        failures.append(e).append(" with ").append(free).append(" KiB\n");
                    }
                    blocks.clear();
                    if (started.get()) {
                        failures.append("a thread that loads classes started with ").append(free).append(" KiB\n");
                    }
                    if (!isSorted(a)) {
                        failures.append("not sorted with ").append(free).append(" KiB\n");
                    }
                }
                scramble(a);
                gpu.sorter().sort(a);
                System.out.print(failures);
                System.out.println(String.format(Locale.ROOT, "formatted %,d", 1_000_000));
                System.out.println(isSorted(a) ? "sorted" : "NOT SORTED");
                System.gc();
                Threads.startOnce(started, "test", nothing);
                System.out.println(started.get() ? "thread started" : "NO THREAD");
            }
        }

        /** A thread that has just been started would take what is left free, and load classes. So they all wait for work. */
        private static void awaitThreads() {
            while (Thread.getAllStackTraces().keySet().stream()
                    .anyMatch(thread -> thread.getName().startsWith("aparasort-") && !isWaiting(thread.getState()))) {
                Thread.onSpinWait();
            }
        }

        private static boolean isWaiting(Thread.State state) {
            return state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
        }

        private static void fill(List<byte[]> blocks) {
            for (int size = LARGEST_BLOCK; size >= SMALLEST_BLOCK; size /= 2) {
                try {
                    while (true) {
                        blocks.add(new byte[size]);
                    }
                } catch (OutOfMemoryError e) {
                    // Now smaller blocks.
                }
            }
        }

        private static void release(List<byte[]> blocks, int bytes) {
            int left = bytes;
            for (int i = 0; i < blocks.size(); i++) {
                int length = blocks.get(i).length;
                if (length <= left) {
                    left -= length;
                    blocks.set(i, NOTHING);
                }
            }
        }

        private static void scramble(int[] a) {
            for (int i = 0; i < N; i++) {
                a[i] = i * 0x9E3779B9;
            }
        }

        private static boolean isSorted(int[] a) {
            for (int i = 1; i < N; i++) {
                if (a[i - 1] > a[i]) {
                    return false;
                }
            }
            return true;
        }
    }
}
