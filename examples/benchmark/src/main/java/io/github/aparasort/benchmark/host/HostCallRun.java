package io.github.aparasort.benchmark.host;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuDoubles;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.GpuRows;
import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Multisets;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.SortAlgorithm;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Compares a call with arrays of the host with the same work step by step: make resident arrays, let the operation run,
 * copy its results back. Both run in turns; the medians of some rounds. A row may have another choice of the call than
 * the steps have, such as {@code sort/MERGESORT}. In {@code twoCallers} two threads sort at the same time; the steps
 * are the same two sorts one after the other.
 */
public final class HostCallRun {
    private static final int ROUNDS = 7;
    /** Small calls are faster for hundreds of calls, while the JIT compiler works: so they get more rounds. */
    private static final int MOST_ROUNDS = 200;
    private static final int ELEMENTS = 1 << 28;
    /** Rows of the larger column of a join for each row of the other one. */
    private static final int SHARE = 4;
    private static final int FEW = 1000;
    private static final int TOP = 100;
    private static final double[] QUARTILES = {0.25, 0.5, 0.75};

    private final Gpu gpu;
    private final int n;
    private final List<String> wanted;

    /** @param wanted the rows to measure; none means all */
    public HostCallRun(Gpu gpu, int n, List<String> wanted) {
        this.gpu = gpu;
        this.n = n;
        this.wanted = wanted;
    }

    /** Prints the rows. */
    public void print() {
        System.out.printf(Locale.ROOT, "%,d elements on %s, JDK %s; ms by a call, ms in steps, ratio%n", n, gpu,
                System.getProperty("java.version"));
        sorts(new SplittableRandom(1).ints(n).toArray());
        widerSorts(new SplittableRandom(10).longs(n).toArray());
        selections(new SplittableRandom(1).ints(n).toArray());
        sorted(new SplittableRandom(2).ints(n).toArray());
        groups(new SplittableRandom(3).ints(n, 0, FEW).toArray(), "Few");
        groups(new SplittableRandom(4).ints(n, 0, Math.max(1, n / SHARE)).toArray(), "Many");
        groups(new SplittableRandom(5).ints(n).toArray(), "All");
        longs(new SplittableRandom(6).longs(n, 0, FEW).toArray(), new SplittableRandom(7).longs(n).toArray());
    }

    private void sorts(int[] a) {
        int[] keys = new int[n];
        int[] others = new int[n];
        Runnable copy = () -> System.arraycopy(a, 0, keys, 0, n);
        for (SortAlgorithm algorithm : SortAlgorithm.values()) {
            row("sort/" + algorithm, copy, () -> gpu.sorter().using(algorithm).sort(keys), () -> sortInSteps(keys));
        }
        row("sortPairs", copy, () -> gpu.sorter().sortPairs(keys, others), () -> {
            try (GpuInts first = gpu.ints(keys); GpuInts second = gpu.ints(others)) {
                first.sortPairs(second).copyTo(keys, 0);
                second.copyTo(others, 0);
            }
        });
        Runnable copies = () -> {
            copy.run();
            System.arraycopy(a, 0, others, 0, n);
        };
        row("twoCallers", copies, () -> {
            CompletableFuture<Void> other = CompletableFuture.runAsync(() -> gpu.sorter().sort(others));
            gpu.sorter().sort(keys);
            other.join();
        }, () -> {
            gpu.sorter().sort(keys);
            gpu.sorter().sort(others);
        });
        for (int length : new int[] {1, 100, 4096, 65_536, (n + 1) / 2}) {
            int[] offsets = IntStream.rangeClosed(0, (n + length - 1) / length)
                    .map(i -> (int) Math.min(n, (long) i * length)).toArray();
            row("segmentsOf" + length, copy, () -> gpu.segments().sort(keys, offsets), () -> {
                try (GpuInts all = gpu.ints(keys); GpuInts begins = gpu.ints(offsets)) {
                    all.sort(begins).copyTo(keys, 0);
                }
            });
        }
    }

    private void sortInSteps(int[] keys) {
        try (GpuInts there = gpu.ints(keys)) {
            there.sort().copyTo(keys, 0);
        }
    }

    private void widerSorts(long[] a) {
        long[] longs = new long[n];
        double[] doubles = new double[n];
        for (SortAlgorithm algorithm : SortAlgorithm.values()) {
            row("sortLongs/" + algorithm, () -> System.arraycopy(a, 0, longs, 0, n),
                    () -> gpu.sorter().using(algorithm).sort(longs), () -> {
                        try (GpuLongs there = gpu.longs(longs)) {
                            there.sort().copyTo(longs, 0);
                        }
                    });
            row("sortDoubles/" + algorithm, () -> Arrays.setAll(doubles, i -> a[i]),
                    () -> gpu.sorter().using(algorithm).sort(doubles), () -> {
                        try (GpuDoubles there = gpu.doubles(doubles)) {
                            there.sort().copyTo(doubles, 0);
                        }
                    });
        }
    }

    private void selections(int[] a) {
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
        row("nth", () -> gpu.selector().nth(a, n / 2), () -> {
            try (GpuInts keys = gpu.ints(a)) {
                keys.nth(n / 2);
            }
        });
        row("quantiles", () -> gpu.selector().quantiles(a, QUARTILES), () -> {
            try (GpuInts keys = gpu.ints(a)) {
                keys.quantiles(QUARTILES);
            }
        });
        row("reduce", () -> gpu.scan().reduce(a, ScanOp.SUM), () -> {
            try (GpuInts keys = gpu.ints(a)) {
                keys.reduce(ScanOp.SUM);
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
        for (MergeStrategy strategy : MergeStrategy.values()) {
            row("merge/" + strategy, () -> gpu.merger().using(strategy).merge(first, second),
                    () -> ofTwo(first, second, GpuInts::merge));
        }
        sets(first, second);
        row("lowerBounds", () -> gpu.search().lowerBounds(first, second),
                () -> ofTwo(first, second, GpuInts::lowerBounds));
    }

    private void sets(int[] first, int[] second) {
        Multisets sets = gpu.multisets();
        int[] out = new int[n];
        Runnable union = () -> ofTwo(first, second, GpuInts::union);
        Runnable intersection = () -> ofTwo(first, second, GpuInts::intersection);
        row("union", () -> sets.union(first, second), union);
        row("unionTo", () -> sets.union(first, second, out), union);
        row("intersection", () -> sets.intersection(first, second), intersection);
        row("intersectionTo", () -> sets.intersection(first, second, out), intersection);
        row("difference", () -> sets.difference(first, second), () -> ofTwo(first, second, GpuInts::difference));
        row("symmetricDifference", () -> sets.symmetricDifference(first, second),
                () -> ofTwo(first, second, GpuInts::symmetricDifference));
        row("unionPairs", () -> sets.unionPairs(first, first, second, second), () -> {
            try (GpuInts one = gpu.ints(first); GpuInts other = gpu.ints(second)) {
                take(one.unionPairs(one, other, other));
            }
        });
    }

    private void ofTwo(int[] first, int[] second, BinaryOperator<GpuInts> operation) {
        try (GpuInts one = gpu.ints(first); GpuInts other = gpu.ints(second)) {
            take(operation.apply(one, other));
        }
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
        row(name, () -> { }, call, steps);
    }

    /** @param before what is done before each of both, while the clock does not run */
    private void row(String name, Runnable before, Runnable call, Runnable steps) {
        if (!wanted.isEmpty() && !wanted.contains(name)) {
            return;
        }
        int rounds = Math.max(ROUNDS, Math.min(MOST_ROUNDS, ELEMENTS / n));
        double[] byCall = new double[rounds];
        double[] inSteps = new double[rounds];
        // As many calls warm up.
        for (int round = -rounds; round < rounds; round++) {
            byCall[Math.max(0, round)] = millis(before, call);
            inSteps[Math.max(0, round)] = millis(before, steps);
        }
        double one = Median.withDefaults().evaluate(byCall);
        double other = Median.withDefaults().evaluate(inSteps);
        System.out.printf(Locale.ROOT, "%-22s %9.3f %9.3f %6.2f%n", name, one, other, one / other);
    }

    private static double millis(Runnable before, Runnable call) {
        before.run();
        long begin = System.nanoTime();
        call.run();
        return (System.nanoTime() - begin) / 1e6;
    }
}
