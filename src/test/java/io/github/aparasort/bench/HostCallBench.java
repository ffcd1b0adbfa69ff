package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuFloats;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.GpuRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Compares a call with arrays of the host with the same work step by step: make resident arrays, let the operation run,
 * copy its results back. Both run in turns; the medians of some rounds.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=io.github.aparasort.bench.HostCallBench -Dexec.args="GPU 1048576,67108864"</pre>
 */
public final class HostCallBench {
    private static final int ROUNDS = 7;
    /** Calls of each kind that warm up. */
    private static final int WARM_UP = 5;
    /** Rows of the larger column of a join for each row of the other one. */
    private static final int SHARE = 4;
    private static final int FEW = 1000;
    private static final int TOP = 100;

    private final Gpu gpu;
    private final int n;
    private final List<String> wanted;

    private HostCallBench(Gpu gpu, int n, List<String> wanted) {
        this.gpu = gpu;
        this.n = n;
        this.wanted = wanted;
    }

    public static void main(String[] args) {
        if (!Usage.isRight(args, HostCallBench.class, "TARGET N[,N...] [ROW,...]", "OPENCL 1000000")) {
            return;
        }
        List<String> rows = args.length > 2 ? List.of(args[2].split(",")) : List.of();
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            for (String size : args[1].split(",")) {
                new HostCallBench(gpu, Integer.parseInt(size), rows).measure();
            }
        }
    }

    private void measure() {
        System.out.printf(Locale.ROOT, "%,d elements on %s, JDK %s; ms by a call, ms in steps, ratio%n", n, gpu,
                System.getProperty("java.version"));
        sorts(new SplittableRandom(1).ints(n).toArray());
        sorted(new SplittableRandom(2).ints(n).toArray());
        groups(new SplittableRandom(3).ints(n, 0, FEW).toArray(), "Few");
        groups(new SplittableRandom(4).ints(n, 0, Math.max(1, n / SHARE)).toArray(), "Many");
        groups(new SplittableRandom(5).ints(n).toArray(), "All");
        longs(new SplittableRandom(6).longs(n, 0, FEW).toArray(), new SplittableRandom(7).longs(n).toArray());
    }

    private void sorts(int[] a) {
        float[] floats = new float[n];
        for (int i = 0; i < n; i++) {
            floats[i] = a[i];
        }
        row("sort", () -> gpu.sorter().sort(a.clone()), () -> {
            int[] copy = a.clone();
            try (GpuInts keys = gpu.ints(copy)) {
                keys.sort().copyTo(copy, 0);
            }
        });
        row("sortFloats", () -> gpu.sorter().sort(floats.clone()), () -> {
            float[] copy = floats.clone();
            try (GpuFloats keys = gpu.floats(copy)) {
                keys.sort().copyTo(copy, 0);
            }
        });
        row("argsort", () -> gpu.sorter().argsort(a), () -> {
            try (GpuInts keys = gpu.ints(a)) {
                take(keys.argsort());
            }
        });
        row("topK", () -> gpu.selector().topK(a, TOP), () -> {
            try (GpuInts keys = gpu.ints(a)) {
                take(keys.topK(TOP));
            }
        });
        row("scan", () -> gpu.scan().inclusive(a, new int[n], ScanOp.SUM), () -> {
            try (GpuInts keys = gpu.ints(a)) {
                take(keys.inclusive(ScanOp.SUM));
            }
        });
    }

    private void sorted(int[] a) {
        int[] first = Arrays.copyOf(a, n / 2);
        int[] second = Arrays.copyOfRange(a, n / 2, n);
        Arrays.parallelSort(first);
        Arrays.parallelSort(second);
        row("merge", () -> gpu.merger().merge(first, second), () -> {
            try (GpuInts one = gpu.ints(first); GpuInts other = gpu.ints(second)) {
                take(one.merge(other));
            }
        });
        row("union", () -> gpu.multisets().union(first, second), () -> {
            try (GpuInts one = gpu.ints(first); GpuInts other = gpu.ints(second)) {
                take(one.union(other));
            }
        });
        row("lowerBounds", () -> gpu.search().lowerBounds(first, second), () -> {
            try (GpuInts one = gpu.ints(first); GpuInts other = gpu.ints(second)) {
                take(one.lowerBounds(other));
            }
        });
    }

    private void groups(int[] keys, String how) {
        int[] values = new SplittableRandom(8).ints(n).toArray();
        int[] others = new SplittableRandom(9).ints(n / SHARE, 0, Math.max(1, n / SHARE)).toArray();
        row("counts" + how, () -> gpu.groups().counts(keys), () -> {
            try (GpuInts a = gpu.ints(keys)) {
                take(a.counts());
            }
        });
        row("sums" + how, () -> gpu.groups().reduceByKey(keys, values, ScanOp.SUM), () -> {
            try (GpuInts a = gpu.ints(keys); GpuInts b = gpu.ints(values)) {
                take(a.reduceByKey(b, ScanOp.SUM));
            }
        });
        row("maxima" + how, () -> gpu.groups().reduceByKey(keys, values, ScanOp.MAX), () -> {
            try (GpuInts a = gpu.ints(keys); GpuInts b = gpu.ints(values)) {
                take(a.reduceByKey(b, ScanOp.MAX));
            }
        });
        row("by" + how, () -> gpu.groups().by(keys), () -> {
            try (GpuInts a = gpu.ints(keys)) {
                take(a.argsort());
                take(a.counts());
            }
        });
        if (!how.equals("Few")) {
            row("join" + how, () -> gpu.joins().inner(keys, others), () -> {
                try (GpuInts a = gpu.ints(keys); GpuInts b = gpu.ints(others); GpuRows rows = a.joinInner(b)) {
                    rows.aRows().toArray();
                    rows.bRows().toArray();
                }
            });
        }
    }

    private void longs(long[] few, long[] all) {
        int[] values = new SplittableRandom(8).ints(n).toArray();
        row("countsFewLongs", () -> gpu.groups().counts(few), () -> {
            try (GpuLongs a = gpu.longs(few)) {
                take(a.counts());
            }
        });
        row("countsAllLongs", () -> gpu.groups().counts(all), () -> {
            try (GpuLongs a = gpu.longs(all)) {
                take(a.counts());
            }
        });
        row("sumsFewLongs", () -> gpu.groups().reduceByKey(few, values, ScanOp.SUM), () -> {
            try (GpuLongs a = gpu.longs(few); GpuInts b = gpu.ints(values)) {
                take(a.reduceByKey(b, ScanOp.SUM));
            }
        });
    }

    private static void take(GpuArray<?, ?> array) {
        try (array) {
            if (array instanceof GpuInts ints) {
                ints.toArray();
            } else {
                ((GpuLongs) array).toArray();
            }
        }
    }

    private static void take(Pairs<? extends GpuArray<?, ?>, ? extends GpuArray<?, ?>> pairs) {
        take(pairs.keys());
        take(pairs.values());
    }

    private void row(String name, Runnable call, Runnable steps) {
        if (!wanted.isEmpty() && !wanted.contains(name)) {
            return;
        }
        for (int i = 0; i < WARM_UP; i++) {
            call.run();
            steps.run();
        }
        double[] byCall = new double[ROUNDS];
        double[] inSteps = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            byCall[round] = millis(call);
            inSteps[round] = millis(steps);
        }
        Arrays.sort(byCall);
        Arrays.sort(inSteps);
        double one = byCall[ROUNDS / 2];
        double other = inSteps[ROUNDS / 2];
        System.out.printf(Locale.ROOT, "%-16s %9.3f %9.3f %6.2f%n", name, one, other, one / other);
    }

    private static double millis(Runnable call) {
        long begin = System.nanoTime();
        call.run();
        return (System.nanoTime() - begin) / 1e6;
    }
}
