package io.github.aparasort.bench;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.segment.DoubleSegmentSortJob;
import io.github.aparasort.internal.segment.FloatSegmentSortJob;
import io.github.aparasort.internal.segment.IntSegmentSortJob;
import io.github.aparasort.internal.segment.LongSegmentSortJob;
import io.github.aparasort.internal.segment.SegmentParts;
import io.github.aparasort.internal.sort.DoubleSortJob;
import io.github.aparasort.internal.sort.FloatSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.LongSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortOptions;
import io.github.aparasort.testing.AnyArray;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Sorts of segments of random keys. Where a device does the work, its part of the call is held against its part of a
 * mergesort and of a sort by the default algorithm, of the same keys as one segment. Whole calls are held against a
 * loop of {@link Arrays#sort(int[], int, int)}. Medians in milliseconds.
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
        System.out.printf(Locale.ROOT, "%-6s %,d in %,d segments, %s: %s %s in %d passes: device part %s (mergesort %s,"
                + " sort %s)  whole %.3f ms  Arrays.sort %.3f ms%n", type, n, offsets.length - 1, segments,
                last.engine(), last.kernel(), last.passes(), part(last, () -> segmentSort(keys, offsets)),
                part(last, () -> sort(keys, SortAlgorithm.MERGESORT)), part(last, () -> sort(keys, SortAlgorithm.AUTO)),
                SortBench.median(calls) / 1e6, SortBench.median(loops) / 1e6);
    }

    private interface Jobs {
        Job next();
    }

    private static String part(Execution call, Jobs jobs) throws Exception {
        return DevicePart.of(call, RUNS, jobs::next);
    }

    private static Job segmentSort(Object keys, int[] offsets) {
        Object a = AnyArray.copy(keys);
        SegmentParts parts = SegmentParts.whole(offsets);
        return a instanceof int[] x ? new IntSegmentSortJob(x, parts) : a instanceof long[] y
                ? new LongSegmentSortJob(y, parts) : a instanceof float[] z ? new FloatSegmentSortJob(z, parts)
                : new DoubleSegmentSortJob((double[]) a, parts);
    }

    private static Job sort(Object keys, SortAlgorithm algorithm) {
        Object a = AnyArray.copy(keys);
        int n = Array.getLength(a);
        SortJob job = a instanceof int[] x ? new IntSortJob(x, 0, n) : a instanceof long[] y ? new LongSortJob(y, 0, n)
                : a instanceof float[] z ? new FloatSortJob(z, 0, n) : new DoubleSortJob((double[]) a, 0, n);
        return job.using(new SortOptions(algorithm, BlocksortNetwork.TRANSPOSITION));
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
