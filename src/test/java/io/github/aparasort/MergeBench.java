package io.github.aparasort;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Whole calls of the merger against the plain loop in the same run, with their phases, and the device's part alone.
 * Medians; every result is compared with the plain loop's.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=io.github.aparasort.MergeBench \
 *     -Dexec.args="GPU INT/TILED,INT/BASIC,INT/CIRCULAR,LONG,INT/PAIRS 1048576 16777216 67108864"</pre>
 *
 * <p>Types: INT, LONG, FLOAT, DOUBLE. Behind it may stand, in any order, PAIRS (with an int value each), BASIC, TILED
 * or CIRCULAR, and what the keys are like: RANDOM, INTERLEAVED, DISJOINT, EQUAL, RUNS (some hundred in a row from one
 * array) or UNEVEN (one array has a thousandth of all). Sizes are of both arrays together.
 */
final class MergeBench {
    private static final int WARM_UP_RUNS = 60;
    private static final long WARM_UP_NANOS = 2_000_000_000L;
    private static final int MIN_WARM_UP_RUNS = 4;
    private static final int RUNS = 11;

    private enum Shape { RANDOM, INTERLEAVED, DISJOINT, EQUAL, RUNS, UNEVEN }

    private final MergeWork work;
    private final Shape shape;
    private final int n;
    private final Object a;
    private final Object b;
    private final int[] aValues;
    private final int[] bValues;

    private MergeBench(String[] how, int n) {
        List<String> words = Arrays.asList(how);
        MergeKind kind = MergeKind.valueOf(words.contains("PAIRS") ? how[0] + "_PAIRS" : how[0]);
        work = new MergeWork(kind, Arrays.stream(MergeStrategy.values()).filter(s -> words.contains(s.name()))
                .findFirst().orElse(MergeStrategy.AUTO));
        shape = Arrays.stream(Shape.values()).filter(s -> words.contains(s.name())).findFirst().orElse(Shape.RANDOM);
        this.n = n;
        int aCount = shape == Shape.UNEVEN ? n / 1000 : n / 2;
        long[] all = new long[n];
        SplittableRandom random = new SplittableRandom(n);
        for (int i = 0; i < n; i++) {
            boolean first = i < aCount;
            int at = first ? i : i - aCount;
            all[i] = switch (shape) {
                case RANDOM, UNEVEN -> random.nextInt();
                case INTERLEAVED -> 2 * at + (first ? 0 : 1);
                case DISJOINT -> first ? at : n + at;
                case EQUAL -> 7;
                case RUNS -> at / 300 * 600L + at % 300 + (first ? 0 : 300);
            };
        }
        a = MergeInput.typed(kind.type(), sorted(all, 0, aCount));
        b = MergeInput.typed(kind.type(), sorted(all, aCount, n));
        aValues = new int[aCount];
        bValues = new int[n - aCount];
    }

    private static long[] sorted(long[] all, int from, int to) {
        long[] part = Arrays.copyOfRange(all, from, to);
        Arrays.parallelSort(part);
        return part;
    }

    public static void main(String[] args) throws Exception {
        Target target = Target.valueOf(args[0]);
        System.out.printf("JDK %s, %d processors, %s%n", System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(), Gpu.devices());
        for (String kind : args[1].split(",")) {
            for (String size : Arrays.copyOfRange(args, 2, args.length)) {
                new MergeBench(kind.split("/"), Integer.parseInt(size)).measure(target, kind);
            }
        }
    }

    private void measure(Target target, String what) throws Exception {
        List<Execution> calls = new ArrayList<>();
        double[] peer = new double[RUNS];
        double[] whole = new double[RUNS];
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(calls::add);
            Merger merger = gpu.merger().using(work.strategy());
            long begin = System.nanoTime();
            for (int run = 0; run < MIN_WARM_UP_RUNS
                    || run < WARM_UP_RUNS && System.nanoTime() - begin < WARM_UP_NANOS; run++) {
                if (!Arrays.deepEquals(new Object[] {plain()}, new Object[] {merge(merger)})) {
                    throw new AssertionError("wrong result");
                }
            }
            for (int run = 0; run < RUNS; run++) {
                long from = System.nanoTime();
                plain();
                long between = System.nanoTime();
                merge(merger);
                whole[run] = System.nanoTime() - between;
                peer[run] = between - from;
            }
        }
        List<Execution> measured = calls.subList(calls.size() - RUNS, calls.size());
        Execution last = measured.get(RUNS - 1);
        double total = SortBench.median(whole);
        double loop = SortBench.median(peer);
        System.out.printf(Locale.ROOT, "%-24s %,11d  %s %s, %s in %d passes: whole %8.3f ms (in %.3f, launch %.3f, "
                        + "verify %.3f, out %.3f; check and memory the rest)  device part %s  plain loop %8.3f ms  "
                        + "ratio %.2f%n", what, n, last.engine(), last.device().map(DeviceInfo::name).orElse(""),
                last.kernel(), last.passes(), total / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::stageNanos).toArray()) / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::deviceNanos).toArray()) / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::verifyNanos).toArray()) / 1e6,
                SortBench.median(measured.stream().mapToDouble(Execution::commitNanos).toArray()) / 1e6,
                DevicePart.of(last, work, RUNS, () -> job(Array.newInstance(work.kind().type(), n), new int[n])),
                loop / 1e6, loop / total);
    }

    private KernelJob job(Object out, int[] anyOrigins) {
        MergeKind kind = work.kind();
        MergeStrategy way = work.strategy();
        int[] origins = kind.isPairs() ? anyOrigins : null;
        Runnable nothing = () -> { };
        if (out instanceof int[] ints) {
            return new IntMergeJob(kind, way, (int[]) a, (int[]) b, ints, origins, nothing);
        }
        if (out instanceof long[] longs) {
            return new LongMergeJob(kind, way, (long[]) a, (long[]) b, longs, origins, nothing);
        }
        return out instanceof float[] floats
                ? new FloatMergeJob(kind, way, (float[]) a, (float[]) b, floats, origins, nothing)
                : new DoubleMergeJob(kind, way, (double[]) a, (double[]) b, (double[]) out, origins, nothing);
    }

    private Object merge(Merger merger) {
        boolean pairs = work.kind().isPairs();
        if (a instanceof int[] x) {
            return pairs ? merger.mergePairs(x, aValues, (int[]) b, bValues).keys() : merger.merge(x, (int[]) b);
        }
        if (a instanceof long[] x) {
            return pairs ? merger.mergePairs(x, aValues, (long[]) b, bValues).keys() : merger.merge(x, (long[]) b);
        }
        if (a instanceof float[] x) {
            return pairs ? merger.mergePairs(x, aValues, (float[]) b, bValues).keys() : merger.merge(x, (float[]) b);
        }
        double[] x = (double[]) a;
        return pairs ? merger.mergePairs(x, aValues, (double[]) b, bValues).keys() : merger.merge(x, (double[]) b);
    }

    private Object plain() {
        int[] out = work.kind().isPairs() ? new int[n] : null;
        return a instanceof int[] x ? PlainMerge.merge(x, (int[]) b, aValues, bValues, out)
                : a instanceof long[] x ? PlainMerge.merge(x, (long[]) b, aValues, bValues, out)
                : a instanceof float[] x ? PlainMerge.merge(x, (float[]) b, aValues, bValues, out)
                : PlainMerge.merge((double[]) a, (double[]) b, aValues, bValues, out);
    }
}
