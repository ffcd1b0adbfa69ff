package io.github.aparasort.bench;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.step.SortOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * The figures of docs/performance.md: whole calls of the sorter on fresh arrays against {@link Arrays#parallelSort} in
 * the same run, with their phases. Medians; every result is verified.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=io.github.aparasort.bench.SortBench \
 *     -Dexec.args="GPU INT,LONG 1048576 16777216 67108864"</pre>
 *
 * <p>Kinds: INT, LONG, FLOAT, DOUBLE (keys alone), INT_PAIR (int keys with int values), LONG_PAIR (long keys with int
 * values). Behind it may stand, each after a slash: {@code MERGESORT}, {@code RADIX} or {@code BATCHER}, to sort by that
 * algorithm rather than by what serves best; {@code DESCENDING} or {@code UNSIGNED}; {@code ARGSORT}; {@code STRETCHES}:
 * mergesort with the other network in blocksort; and a number of bits: the keys are random numbers of so many bits.
 */
public final class SortBench {
    /** Until the JIT compiler is done: small inputs take more calls, large ones more time. */
    private static final int WARM_UP_RUNS = 30;
    private static final long WARM_UP_NANOS = 2_000_000_000L;
    private static final int MIN_WARM_UP_RUNS = 4;
    private static final int RUNS = 11;

    private SortBench() {
    }

    public static void main(String[] args) throws Exception {
        if (!Usage.isRight(args, SortBench.class, "TARGET KIND/OPTION,... N...", "JTP INT,LONG 1000000 10000000")) {
            return;
        }
        Target target = Target.valueOf(args[0]);
        System.out.printf("JDK %s, %d processors, %s%n", System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(), Gpu.devices());
        for (String kind : args[1].split(",")) {
            for (String size : Arrays.copyOfRange(args, 2, args.length)) {
                List<String> words = List.of(kind.split("/"));
                measure(target, SortKind.valueOf(words.get(0)), words.subList(1, words.size()),
                        Integer.parseInt(size));
            }
        }
    }

    private static void measure(Target target, SortKind kind, List<String> how, int n) throws Exception {
        Input input = new Input(kind, n, how);
        SortOptions options = options(how);
        List<Execution> calls = new ArrayList<>();
        double[] peer = new double[RUNS];
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(calls::add);
            Sorter sorter = gpu.sorter().using(options.algorithm()).using(options.network());
            long begin = System.nanoTime();
            for (int run = 0; run < MIN_WARM_UP_RUNS
                    || run < WARM_UP_RUNS && System.nanoTime() - begin < WARM_UP_NANOS; run++) {
                input.parallelSort();
                input.sort(sorter);
            }
            for (int run = 0; run < RUNS; run++) {
                peer[run] = input.parallelSort();
                input.sort(sorter);
            }
        }
        List<Execution> measured = calls.subList(calls.size() - RUNS, calls.size());
        Execution last = measured.get(RUNS - 1);
        double whole = median(measured.stream().mapToDouble(Execution::totalNanos).toArray());
        System.out.printf(Locale.ROOT, "%-20s %,11d  %s %s, %s in %d passes: whole %8.3f ms "
                        + "(in %.3f, launch %.3f, verify %.3f, out %.3f)  parallelSort %8.3f ms  "
                        + "ratio %.2f%n",
                how.isEmpty() ? kind : kind + "/" + String.join("/", how), n, last.engine(),
                last.device().map(DeviceInfo::name).orElse(""), last.kernel(), last.passes(),
                whole / 1e6,
                median(measured.stream().mapToDouble(Execution::stageNanos).toArray()) / 1e6,
                median(measured.stream().mapToDouble(Execution::deviceNanos).toArray()) / 1e6,
                median(measured.stream().mapToDouble(Execution::verifyNanos).toArray()) / 1e6,
                median(measured.stream().mapToDouble(Execution::commitNanos).toArray()) / 1e6,
                median(peer) / 1e6, median(peer) / whole);
    }

    private static SortOptions options(List<String> how) {
        boolean stretches = how.contains("STRETCHES");
        SortAlgorithm algorithm = stretches ? SortAlgorithm.MERGESORT : Arrays.stream(SortAlgorithm.values())
                .filter(known -> how.contains(known.name())).findFirst().orElse(SortAlgorithm.AUTO);
        return new SortOptions(algorithm, stretches ? BlocksortNetwork.BATCHER : BlocksortNetwork.TRANSPOSITION);
    }

    public static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    /** Uniform random keys; every run gets an array of its own, as a caller's would be. */
    private static final class Input {
        private final SortKind kind;
        private final int n;
        private final List<String> how;
        private final int[] ints;
        private final long[] longs;
        private final float[] floats;
        private final double[] doubles;

        public Input(SortKind kind, int n, List<String> how) {
            this.kind = kind;
            this.n = n;
            this.how = how;
            SplittableRandom random = new SplittableRandom(n);
            boolean wide = kind.bytesPerKey() == Long.BYTES && kind != SortKind.INT_PAIR;
            int spare = how.stream().filter(word -> word.matches("[0-9]+")).findFirst()
                    .map(bits -> (wide ? Long.SIZE : Integer.SIZE) - Integer.parseInt(bits)).orElse(0);
            ints = wide ? null : random.ints(n).map(key -> key >>> spare).toArray();
            longs = wide ? random.longs(n).map(key -> key >>> spare).toArray() : null;
            floats = kind == SortKind.FLOAT ? new float[n] : null;
            doubles = kind == SortKind.DOUBLE ? new double[n] : null;
            for (int i = 0; i < n; i++) {
                if (floats != null) {
                    floats[i] = ints[i];
                } else if (doubles != null) {
                    doubles[i] = longs[i];
                }
            }
        }

        public long parallelSort() {
            if (floats != null) {
                float[] a = floats.clone();
                long begin = System.nanoTime();
                Arrays.parallelSort(a);
                return System.nanoTime() - begin;
            }
            if (doubles != null) {
                double[] a = doubles.clone();
                long begin = System.nanoTime();
                Arrays.parallelSort(a);
                return System.nanoTime() - begin;
            }
            if (ints != null) {
                int[] a = ints.clone();
                long begin = System.nanoTime();
                Arrays.parallelSort(a);
                return System.nanoTime() - begin;
            }
            long[] a = longs.clone();
            long begin = System.nanoTime();
            Arrays.parallelSort(a);
            return System.nanoTime() - begin;
        }

        public void sort(Sorter sorter) {
            if (how.contains("ARGSORT")) {
                argsort(sorter);
                return;
            }
            switch (order()) {
                case ASCENDING -> sortAscending(sorter);
                case DESCENDING -> sortDescending(sorter);
                case UNSIGNED -> sortUnsigned(sorter);
            }
        }

        private KeyOrder order() {
            return how.contains("DESCENDING") ? KeyOrder.DESCENDING
                    : how.contains("UNSIGNED") ? KeyOrder.UNSIGNED : KeyOrder.ASCENDING;
        }

        private void argsort(Sorter sorter) {
            if (kind == SortKind.INT_PAIR) {
                sorter.argsort(ints.clone());
            } else {
                sorter.argsort(longs.clone());
            }
        }

        private void sortDescending(Sorter sorter) {
            switch (kind) {
                case INT -> sorter.sortDescending(ints.clone());
                case LONG -> sorter.sortDescending(longs.clone());
                case FLOAT -> sorter.sortDescending(floats.clone());
                default -> sorter.sortDescending(doubles.clone());
            }
        }

        private void sortUnsigned(Sorter sorter) {
            if (kind == SortKind.INT) {
                sorter.sortUnsigned(ints.clone());
            } else {
                sorter.sortUnsigned(longs.clone());
            }
        }

        private void sortAscending(Sorter sorter) {
            switch (kind) {
                case INT -> sorter.sort(ints.clone());
                case LONG -> sorter.sort(longs.clone());
                case FLOAT -> sorter.sort(floats.clone());
                case DOUBLE -> sorter.sort(doubles.clone());
                case INT_PAIR -> sorter.sortPairs(ints.clone(), new int[n]);
                case LONG_PAIR -> sorter.sortPairs(longs.clone(), new int[n]);
            }
        }
    }
}
