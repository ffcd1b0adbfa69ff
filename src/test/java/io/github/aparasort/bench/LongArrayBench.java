package io.github.aparasort.bench;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.internal.trial.KernelTrials;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;

/**
 * One sort of more keys than a device takes at once, against {@link Arrays#parallelSort} in the same process, in turns.
 * It prints each call as it goes: the time in which the device sorted the runs, the time of the merge, and the peer's.
 * The results are compared.
 *
 * <pre>JAVA_OPTS="-Xms60g -Xmx60g" ... io.github.aparasort.bench.LongArrayBench GPU INT 1500000000 4</pre>
 *
 * <p>After the target come the kind, the number of elements and the number of calls, of which the first one warms up.
 * Kinds: {@code INT} and {@code DOUBLE}; {@code PAIRS}, int keys with int values; {@code ARGSORT} of ints. The peer of
 * the last two packs key and index into longs, sorts these and unpacks them. After a slash a kind may have the name of
 * an algorithm. A fifth number makes the device smaller: the most MiB that it allocates at once.
 */
public final class LongArrayBench {
    private static final double SECOND = 1e9;

    private LongArrayBench() {
    }

    /** One operation on random keys, different in each call. */
    private interface Operation {
        /** Makes new input for both sides. */
        void fill(int call);

        void sort(Sorter sorter);

        void peer();

        boolean isEqual();
    }

    public static void main(String[] args) {
        Target target = Target.valueOf(args[0]);
        String[] kind = args[1].split("/");
        int n = Integer.parseInt(args[2]);
        SortAlgorithm algorithm = kind.length > 1 ? SortAlgorithm.valueOf(kind[1]) : SortAlgorithm.AUTO;
        System.out.printf(Locale.ROOT, "JDK %s, %d processors, heap %.1f GiB, %s%n", System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(), Runtime.getRuntime().maxMemory() / (double) (1 << 30),
                Gpu.devices());
        Operation operation = switch (kind[0]) {
            case "INT" -> Keys.ints(n);
            case "DOUBLE" -> Keys.doubles(n);
            case "PAIRS", "ARGSORT" -> new Pairs(n, kind[0].equals("ARGSORT"));
            default -> throw new IllegalArgumentException(kind[0]);
        };
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = args.length > 4 ? small(Long.parseLong(args[4]) << 20) : Gpu.open(target)) {
            gpu.onExecution(told::add);
            Sorter sorter = gpu.sorter().using(algorithm);
            List<double[]> times = new ArrayList<>();
            for (int call = 0; call < Integer.parseInt(args[3]); call++) {
                times.add(call(operation, call, sorter, told));
            }
            List<double[]> measured = times.size() > 1 ? times.subList(1, times.size()) : times;
            System.out.printf(Locale.ROOT, "%s of %,d, medians without the first call: %.2f s (runs %.2f, merge %.2f),"
                    + " parallelSort %.2f s, ratio %.2f%n", args[1], n, median(measured, 0), median(measured, 1),
                    median(measured, 2), median(measured, 3), median(measured, 3) / median(measured, 0));
        }
    }

    private static Gpu small(long maxAllocation) {
        ComputeDevice device = Devices.openCl().get(0);
        return TestContexts.gpu(KernelTrials.dispatcher(Target.OPENCL, LowMemoryDevice.ofAllocation(device, maxAllocation,
                device.info().orElseThrow().maxWorkGroupSize())));
    }

    /** Returns the seconds of the call, of its runs and its merge, and of the peer. */
    private static double[] call(Operation operation, int call, Sorter sorter, List<Execution> told) {
        operation.fill(call);
        long begin = System.nanoTime();
        operation.sort(sorter);
        double whole = (System.nanoTime() - begin) / SECOND;
        Execution last = told.get(told.size() - 1);
        double merge = last.commitNanos() / SECOND;
        System.out.printf(Locale.ROOT, "call %d: %.2f s on %s %s by %s, %s: stage %.2f, device %.2f, verify %.2f,"
                + " merge %.2f s%n", call, whole, last.engine(), last.device().map(d -> d.name()).orElse(""),
                last.kernel(), last.note(), last.stageNanos() / SECOND, last.deviceNanos() / SECOND,
                last.verifyNanos() / SECOND, merge);
        begin = System.nanoTime();
        operation.peer();
        double peer = (System.nanoTime() - begin) / SECOND;
        System.out.printf(Locale.ROOT, "        parallelSort %.2f s%n", peer);
        if (!operation.isEqual()) {
            throw new AssertionError("the results differ");
        }
        return new double[] {whole, whole - merge, merge, peer};
    }

    private static double median(List<double[]> times, int column) {
        return SortBench.median(times.stream().mapToDouble(each -> each[column]).toArray());
    }

    /** A number that looks random (the finalizer of SplitMix64). */
    private static long random(int call, long i) {
        long x = (i + ((long) call << 40)) * 0x9e3779b97f4a7c15L;
        x = (x ^ x >>> 30) * 0xbf58476d1ce4e5b9L;
        x = (x ^ x >>> 27) * 0x94d049bb133111ebL;
        return x ^ x >>> 31;
    }

    /**
     * Keys alone, in arrays of a type.
     *
     * @param keys the library's
     * @param expected the peer's
     * @param filler fills an array for a call
     */
    private record Keys<A>(A keys, A expected, ObjIntConsumer<A> filler, BiConsumer<Sorter, A> sorting,
            Consumer<A> peerSorting, BiPredicate<A, A> equality) implements Operation {
        static Operation ints(int n) {
            return new Keys<>(new int[n], new int[n], (a, call) -> Arrays.parallelSetAll(a, i -> (int) random(call, i)),
                    Sorter::sort, Arrays::parallelSort, Arrays::equals);
        }

        static Operation doubles(int n) {
            return new Keys<>(new double[n], new double[n],
                    (a, call) -> Arrays.parallelSetAll(a, i -> random(call, i)), Sorter::sort, Arrays::parallelSort,
                    Arrays::equals);
        }

        @Override
        public void fill(int call) {
            filler.accept(keys, call);
            filler.accept(expected, call);
        }

        @Override
        public void sort(Sorter sorter) {
            sorting.accept(sorter, keys);
        }

        @Override
        public void peer() {
            peerSorting.accept(expected);
        }

        @Override
        public boolean isEqual() {
            return equality.test(expected, keys);
        }
    }

    /** Int keys, each with its index: so the packed longs have the same order as a stable sort. */
    private static final class Pairs implements Operation {
        private final boolean ordersOnly;
        private final int[] keys;
        private final int[] unsorted;
        private int[] values;
        private final long[] packed;

        Pairs(int n, boolean ordersOnly) {
            this.ordersOnly = ordersOnly;
            keys = new int[n];
            unsorted = new int[n];
            values = new int[n];
            packed = new long[n];
        }

        @Override
        public void fill(int call) {
            Arrays.parallelSetAll(keys, i -> (int) random(call, i));
            Arrays.parallelSetAll(unsorted, i -> (int) random(call, i));
            Arrays.parallelSetAll(values, i -> i);
        }

        @Override
        public void sort(Sorter sorter) {
            if (ordersOnly) {
                // The old order is garbage before the call.
                values = null;
                values = sorter.argsort(keys);
            } else {
                sorter.sortPairs(keys, values);
            }
        }

        /** Unpacks into the array of the keys, as a caller would. */
        @Override
        public void peer() {
            Arrays.parallelSetAll(packed, i -> (long) unsorted[i] << 32 | i);
            Arrays.parallelSort(packed);
            Arrays.parallelSetAll(unsorted, i -> (int) (packed[i] >> 32));
        }

        @Override
        public boolean isEqual() {
            return IntStream.range(0, keys.length).parallel().allMatch(i ->
                    values[i] == (int) packed[i] && (ordersOnly || keys[i] == unsorted[i]));
        }
    }
}
