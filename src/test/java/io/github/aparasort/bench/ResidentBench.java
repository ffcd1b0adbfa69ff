package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
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
 * The rows of docs/performance.md for resident arrays: the time of an operation on arrays that stay on the device.
 * Calls are queued one after the other, and the last one is waited for, so a call is as long as the device works for
 * it, or the host needs to queue it. The median of some rounds.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=io.github.aparasort.bench.ResidentBench -Dexec.args="GPU 1048576 67108864"</pre>
 */
public final class ResidentBench {
    private static final int ROUNDS = 7;
    private static final long ROUND_NANOS = 60_000_000L;
    /** Elements of a segment, on average. */
    private static final int SEGMENT = 1000;
    /** Rows of the larger column of a join for each row of the other one. */
    private static final int SHARE = 4;

    /** One call, which closes its result. */
    private interface Call {
        void run();
    }

    private final Gpu gpu;
    private final int n;
    private final List<String> wanted;

    private ResidentBench(Gpu gpu, int n, List<String> wanted) {
        this.gpu = gpu;
        this.n = n;
        this.wanted = wanted;
    }

    public static void main(String[] args) {
        if (!Usage.isRight(args, ResidentBench.class, "TARGET N[,N...] [ROW,...]", "OPENCL 1000000")) {
            return;
        }
        List<String> rows = args.length > 2 ? List.of(args[2].split(",")) : List.of();
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            for (String size : args[1].split(",")) {
                new ResidentBench(gpu, Integer.parseInt(size), rows).measure();
            }
        }
    }

    private void measure() {
        int[] random = new SplittableRandom(1).ints(n).toArray();
        int[] halves = random.clone();
        Arrays.sort(halves, 0, n / 2);
        Arrays.sort(halves, n / 2, n);
        try (GpuInts a = gpu.ints(random);
                GpuInts sorted = gpu.ints(random).sort();
                GpuInts first = gpu.ints(halves, 0, n / 2);
                GpuInts second = gpu.ints(halves, n / 2, n);
                GpuInts needles = gpu.ints(random).sort();
                GpuInts other = gpu.ints(new SplittableRandom(5).ints(n).toArray());
                GpuInts order = other.argsort()) {
            System.out.printf(Locale.ROOT, "%,d ints on %s, JDK %s%n", n,
                    a.device().map(Object::toString).orElse("the heap"), System.getProperty("java.version"));
            first.isSorted();
            second.isSorted();
            row("sort", () -> {
                try (GpuInts copy = a.take(order)) {
                    copy.sort();
                }
            }, () -> close(a.take(order)));
            row("scan", () -> close(a.inclusive(ScanOp.SUM)));
            row("reduce", () -> a.reduce(ScanOp.SUM));
            row("merge", () -> close(first.merge(second)));
            row("union", () -> close(first.union(second)));
            row("intersection", () -> close(first.intersection(second)));
            row("unique", () -> close(sorted.unique()));
            row("lowerBounds", () -> close(sorted.lowerBounds(needles)));
            row("take", () -> close(a.take(order)));
            row("argsort", () -> close(a.argsort()));
            groups(a);
        }
    }

    private void groups(GpuInts a) {
        int[] begins = new SplittableRandom(2).ints(Math.max(1, n / SEGMENT), 0, n + 1).sorted().toArray();
        begins[0] = 0;
        int[] offsets = Arrays.copyOf(begins, begins.length + 1);
        offsets[begins.length] = n;
        int[] few = new SplittableRandom(3).ints(n, 0, Math.max(1, n / SHARE)).toArray();
        try (GpuInts segments = gpu.ints(offsets);
                GpuInts foreign = gpu.ints(few);
                GpuInts unique = gpu.iota(Math.max(1, n / SHARE));
                GpuInts random = foreign.argsort();
                GpuLongs longs = gpu.longs(new SplittableRandom(4).longs(n).toArray())) {
            row("segments", () -> {
                try (GpuInts copy = a.take(random)) {
                    copy.sort(segments);
                }
            }, () -> close(a.take(random)));
            row("segmentSums", () -> close(a.reduce(segments, ScanOp.SUM)));
            row("join", () -> {
                try (GpuRows rows = foreign.joinInner(unique)) {
                    rows.size();
                }
            });
            row("reduceByKey", () -> close(foreign.reduceByKey(a, ScanOp.SUM)));
            row("counts", () -> close(foreign.counts()));
            row("topK", () -> close(a.topK(100)));
            row("isIn", () -> close(a.isIn(unique)));
            row("sortLongs", () -> {
                try (GpuLongs copy = longs.take(random)) {
                    copy.sort();
                }
            }, () -> close(longs.take(random)));
        }
    }

    private static void close(GpuArray<?, ?> array) {
        array.close();
    }

    private static void close(Pairs<? extends GpuArray<?, ?>, ? extends GpuArray<?, ?>> pairs) {
        pairs.keys().close();
        pairs.values().close();
    }

    private void row(String name, Call call) {
        row(name, call, null);
    }

    /** @param part what a call does before the work to be measured, or null */
    private void row(String name, Call call, Call part) {
        if (wanted.isEmpty() || wanted.contains(name)) {
            double nanos = time(call) - (part == null ? 0 : time(part));
            System.out.printf(Locale.ROOT, "%-14s %9.3f ms%n", name, nanos / 1e6);
        }
    }

    private double time(Call call) {
        try (GpuInts probe = gpu.iota(1)) {
            call.run();
            call.run();
            finish(probe);
            long begin = System.nanoTime();
            call.run();
            finish(probe);
            int calls = (int) Math.max(2, Math.min(1000, ROUND_NANOS / Math.max(1, System.nanoTime() - begin)));
            double[] rounds = new double[ROUNDS];
            for (int r = 0; r < ROUNDS; r++) {
                long start = System.nanoTime();
                for (int i = 0; i < calls; i++) {
                    call.run();
                }
                finish(probe);
                rounds[r] = (System.nanoTime() - start) / (double) calls;
            }
            Arrays.sort(rounds);
            return rounds[ROUNDS / 2];
        }
    }

    /** Waits for everything that is queued. */
    private static void finish(GpuInts probe) {
        probe.toArray();
    }
}
