package io.github.aparasort;

import io.github.aparasort.kernel.SetOperation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Whole calls of set operations against the plain loop in the same run, with their phases, and the device's part
 * alone. Medians; every result of the warm-up is compared with the plain loop's.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=io.github.aparasort.SetBench \
 *     -Dexec.args="GPU UNION/INT,INTERSECTION/INT,DIFFERENCE/INT,SYMMETRIC_DIFFERENCE/INT,UNION/LONG,UNION/INT/STREAM,\
 *     UNION/INT/PAIRS 1048576 16777216 67108864"</pre>
 *
 * <p>Operations, then types: INT, LONG, FLOAT, DOUBLE. Behind it may stand, in any order, PAIRS (with an int value
 * each), STREAM, NONE (no duplicates), and what the keys are like: RANDOM (from as many values as there are keys, so
 * that some match), SPARSE (from all ints), INTERLEAVED, DISJOINT, IDENTICAL, RUNS (some hundred in a row from one
 * array), SHORT_RUNS (ten in a row), FEW (ten values) or UNEVEN (one array has a hundredth of all). Sizes are of both
 * arrays together.
 */
final class SetBench {
    private static final int WARM_UP_RUNS = 60;
    private static final long WARM_UP_NANOS = 2_000_000_000L;
    private static final int MIN_WARM_UP_RUNS = 4;
    private static final int RUNS = 11;

    private enum Shape { RANDOM, SPARSE, INTERLEAVED, DISJOINT, IDENTICAL, RUNS, SHORT_RUNS, FEW, UNEVEN }

    /** Two arrays of one type, and what is done with them. */
    interface Input {
        /** Keys, and values where there are any. */
        Object plain();

        Object call(Multisets multisets);

        KernelJob job(SetOptions options);
    }

    private final String what;
    private final int n;
    private final SetKind kind;
    private final SetOptions options;
    private final Input input;

    private SetBench(String what, int n) {
        this.what = what;
        this.n = n;
        List<String> words = Arrays.asList(what.split("/"));
        SetOperation set = SetOperation.valueOf(words.get(0));
        boolean pairs = words.contains("PAIRS");
        kind = SetKind.valueOf(words.get(1) + (pairs ? "_PAIRS" : ""));
        options = new SetOptions(words.contains("NONE") ? Duplicates.NONE : Duplicates.ALLOWED,
                words.contains("STREAM") ? Compaction.STREAM : Compaction.COMPACT);
        Shape shape = Arrays.stream(Shape.values()).filter(s -> words.contains(s.name())).findFirst()
                .orElse(Shape.RANDOM);
        int aCount = shape == Shape.UNEVEN ? n / 100 : n / 2;
        SplittableRandom random = new SplittableRandom(n);
        long[] a = keys(shape, true, aCount, n, random);
        long[] b = keys(shape, false, n - aCount, n, random);
        input = switch (words.get(1)) {
            case "INT" -> new IntSetBenchInput(set, pairs, a, b);
            case "LONG" -> new LongSetBenchInput(set, pairs, a, b);
            case "FLOAT" -> new FloatSetBenchInput(set, pairs, a, b);
            default -> new DoubleSetBenchInput(set, pairs, a, b);
        };
    }

    private long[] keys(Shape shape, boolean first, int count, int all, SplittableRandom random) {
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) {
            keys[i] = switch (shape) {
                case RANDOM, UNEVEN -> random.nextInt(all);
                case SPARSE -> random.nextInt();
                case INTERLEAVED -> 2L * i + (first ? 0 : 1);
                case DISJOINT -> first ? i : all + i;
                case IDENTICAL -> i;
                case RUNS -> i / 300 * 600L + i % 300 + (first ? 0 : 300);
                case SHORT_RUNS -> i / 10 * 20L + i % 10 + (first ? 0 : 10);
                case FEW -> random.nextInt(10);
            };
        }
        Arrays.parallelSort(keys);
        return options.distinct() ? Arrays.stream(keys).distinct().toArray() : keys;
    }

    public static void main(String[] args) throws Exception {
        Target target = Target.valueOf(args[0]);
        System.out.printf("JDK %s, %d processors, %s%n", System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(), Gpu.devices());
        for (String what : args[1].split(",")) {
            for (String size : Arrays.copyOfRange(args, 2, args.length)) {
                new SetBench(what, Integer.parseInt(size)).measure(target);
            }
        }
    }

    private void measure(Target target) throws Exception {
        List<Execution> calls = new ArrayList<>();
        double[] peer = new double[RUNS];
        double[] whole = new double[RUNS];
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(calls::add);
            Multisets multisets = gpu.multisets().using(options.duplicates()).using(options.compaction());
            long begin = System.nanoTime();
            for (int run = 0; run < MIN_WARM_UP_RUNS
                    || run < WARM_UP_RUNS && System.nanoTime() - begin < WARM_UP_NANOS; run++) {
                if (!Arrays.deepEquals(new Object[] {input.plain()}, new Object[] {input.call(multisets)})) {
                    throw new AssertionError("wrong result");
                }
            }
            for (int run = 0; run < RUNS; run++) {
                long from = System.nanoTime();
                input.plain();
                long between = System.nanoTime();
                input.call(multisets);
                whole[run] = System.nanoTime() - between;
                peer[run] = between - from;
            }
        }
        List<Execution> measured = calls.subList(calls.size() - RUNS, calls.size());
        Execution last = measured.get(RUNS - 1);
        double total = SortBench.median(whole);
        double loop = SortBench.median(peer);
        System.out.printf(Locale.ROOT, "%-32s %,11d  %s %s, %s in %d passes: whole %8.3f ms (in %.3f, launch %.3f, "
                        + "verify %.3f, out %.3f; the call without checks %.3f)  device part %s  plain loop %8.3f ms  "
                        + "ratio %.2f%n", what, n, last.engine(), last.device().map(DeviceInfo::name).orElse(""),
                last.kernel(), last.passes(), total / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::stageNanos).toArray()) / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::deviceNanos).toArray()) / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::verifyNanos).toArray()) / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::commitNanos).toArray()) / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::totalNanos).toArray()) / 1e6,
                DevicePart.of(last, kind, RUNS, () -> input.job(options)), loop / 1e6, loop / total);
    }
}
