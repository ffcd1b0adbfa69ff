package io.github.aparasort.bench;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Sorts of segments of random keys: whole calls against a loop of {@link Arrays#sort(int[], int, int)}. Medians in
 * milliseconds.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=io.github.aparasort.bench.SegmentBench \
 *     -Dexec.args="GPU int 67108864 ONE,100,1,POWER,EMPTY,4096,65536"</pre>
 *
 * <p>The target may be JDK, JTP, GPU, OPENCL or AUTO; the types are int, long, float and double. A number is the length
 * of all segments. The lengths of POWER are from 1 to 1M, each power of two as often as any other. Half of the segments
 * of EMPTY are empty, and the others have up to 200 elements.
 */
public final class SegmentBench {
    private static final int RUNS = 9;
    private static final int CALLS = 5;
    private static final int POWERS = 21;
    private static final int FEW = 200;

    private SegmentBench() {
    }

    public static void main(String[] args) throws Exception {
        if (!Usage.isRight(args, SegmentBench.class, "TARGET TYPE,... N SEGMENTS,...",
                "JTP int 10000000 ONE,100,POWER")) {
            return;
        }
        int n = Integer.parseInt(args[2]);
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            System.out.println("Java " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors()
                    + " processors, " + args[0]);
            for (String type : args[1].split(",")) {
                for (String segments : args[3].split(",")) {
                    measure(gpu, type, segments, n);
                }
            }
        }
    }

    private static void measure(Gpu gpu, String type, String segments, int n) throws Exception {
        Object keys = keys(type, n);
        int[] offsets = offsets(segments, n);
        List<Execution> told = new ArrayList<>();
        double[] calls = new double[CALLS];
        double[] loops = new double[CALLS];
        Execution last;
        try (Gpu.Registration ignored = gpu.onExecution(told::add)) {
            for (int run = -1; run < CALLS; run++) {
                Object a = AnyArray.copy(keys);
                long begin = System.nanoTime();
                AnyArray.call(gpu.segments(), "sort", a, offsets);
                if (run >= 0) {
                    calls[run] = System.nanoTime() - begin;
                    loops[run] = loop(AnyArray.copy(keys), offsets);
                }
            }
            last = told.get(told.size() - 1);
        }
        System.out.printf(Locale.ROOT, "%-6s %,d in %,d segments, %s: %s %s in %d passes: whole %.3f ms"
                + "  Arrays.sort %.3f ms%n", type, n, offsets.length - 1, segments,
                last.engine(), last.kernel(), last.passes(), SortBench.median(calls) / 1e6,
                SortBench.median(loops) / 1e6);
    }

    /** The peer: one segment after the other. Returns the nanoseconds. */
    private static long loop(Object a, int[] offsets) {
        long begin = System.nanoTime();
        for (int segment = 0; segment + 1 < offsets.length; segment++) {
            int from = offsets[segment];
            int to = offsets[segment + 1];
            if (a instanceof int[] x) {
                Arrays.sort(x, from, to);
            } else if (a instanceof long[] y) {
                Arrays.sort(y, from, to);
            } else if (a instanceof float[] z) {
                Arrays.sort(z, from, to);
            } else {
                Arrays.sort((double[]) a, from, to);
            }
        }
        return System.nanoTime() - begin;
    }

    private static Object keys(String type, int n) {
        SplittableRandom random = new SplittableRandom(7);
        return switch (type) {
            case "int" -> random.ints(n).toArray();
            case "long" -> random.longs(n).toArray();
            case "double" -> random.doubles(n).toArray();
            default -> {
                float[] keys = new float[n];
                for (int i = 0; i < n; i++) {
                    keys[i] = (float) random.nextDouble();
                }
                yield keys;
            }
        };
    }

    private static int[] offsets(String segments, int n) {
        SplittableRandom random = new SplittableRandom(8);
        IntUnaryOperator length = switch (segments) {
            case "ONE" -> segment -> n;
            case "POWER" -> segment -> 1 << random.nextInt(POWERS);
            case "EMPTY" -> segment -> segment % 2 == 0 ? 0 : 1 + random.nextInt(FEW);
            default -> segment -> Integer.parseInt(segments);
        };
        IntStream.Builder offsets = IntStream.builder();
        int at = 0;
        for (int segment = 0; at < n; segment++) {
            offsets.add(at);
            at += Math.min(n - at, length.applyAsInt(segment));
        }
        return offsets.add(n).build().toArray();
    }
}
