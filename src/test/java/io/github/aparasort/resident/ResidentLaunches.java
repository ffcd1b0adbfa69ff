package io.github.aparasort.resident;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuDoubles;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.GpuRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.column.StreamScale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Launches all kernels of resident arrays with tiny tiles, for a simulator of a device. */
public final class ResidentLaunches {
    /** Different elements at least, and elements for each of them where there are more. */
    private static final int DISTINCT = 60;
    private static final int EQUAL = 50;

    private ResidentLaunches() {
    }

    /**
     * Prints for each size whether the device has the results of the JDK. Each digit in which keys differ takes the
     * simulator seconds, so none is negative.
     */
    public static void run(int[] sizes) {
        try (Gpu device = Gpu.open(Target.OPENCL); Gpu heap = Gpu.open(Target.JDK)) {
            StreamScale.tiny(TestContexts.stream(device).options());
            for (int n : sizes) {
                List<String> wrong = wrong(device, heap, n);
                System.out.println(n + (wrong.isEmpty() ? ": right" : ": wrong " + wrong));
            }
        }
    }

    /** The results on a device that are not those in the heap. */
    private static List<String> wrong(Gpu device, Gpu heap, int n) {
        List<String> wrong = new ArrayList<>();
        List<Object> expected = all(heap, n);
        List<Object> found = all(device, n);
        for (int i = 0; i < expected.size(); i++) {
            if (!Arrays.deepEquals(new Object[] {expected.get(i)}, new Object[] {found.get(i)})) {
                wrong.add("result " + i);
            }
        }
        return wrong;
    }

    /** The results of chains that use each kernel. */
    private static List<Object> all(Gpu gpu, int n) {
        List<Object> results = new ArrayList<>();
        int distinct = Math.max(DISTINCT, n / EQUAL);
        int[] random = new SplittableRandom(n).ints(n, 0, distinct).toArray();
        double[] reals = Arrays.stream(random).mapToDouble(x -> x == 0 ? Double.NaN : x * 0.5).toArray();
        int[] begins = Arrays.stream(new SplittableRandom(n + 1).ints(n / 9 + 1, 0, n + 1).toArray()).sorted().toArray();
        begins[0] = 0;
        int[] offsets = Arrays.copyOf(begins, begins.length + 1);
        offsets[begins.length] = n;
        try (GpuInts a = gpu.ints(random);
                GpuInts b = a.slice(n / 3, n);
                GpuLongs longs = gpu.longs(Arrays.stream(random).asLongStream().toArray());
                GpuDoubles doubles = gpu.doubles(reals);
                GpuInts segments = gpu.ints(offsets);
                GpuInts order = doubles.argsort();
                GpuInts sorted = a.take(order).sort();
                GpuInts half = sorted.slice(n / 2, n)) {
            add(results, order, a.inclusive(ScanOp.SUM), doubles.exclusive(ScanOp.MAX), a.take(order));
            add(results, sorted.merge(half), sorted.union(half), half.difference(sorted), sorted.unique());
            add(results, sorted.lowerBounds(b), a.isIn(half).indices(), segments.loadBalance());
            add(results, a.reduce(segments, ScanOp.SUM), a.remove(order.slice(0, 1)), longs.topK(n / 2));
            add(results, gpu.doubles(reals).sort(segments), gpu.ints(random).sort(segments));
            add(results, gpu.longs(n).put(order, longs));
            add(results, a.insert(order.slice(0, 1), order.slice(0, 1)));
            Pairs<GpuDoubles, GpuLongs> sums = doubles.reduceByKey(longs, ScanOp.SUM);
            add(results, sums.keys(), sums.values());
            Pairs<GpuInts, GpuInts> counts = sorted.reduceByKey(a, ScanOp.SUM);
            add(results, counts.keys(), counts.values());
            Pairs<GpuInts, GpuInts> pairs = sorted.unionPairs(a, half, b.slice(0, half.length()));
            add(results, pairs.keys(), pairs.values());
            Pairs<GpuInts, GpuInts> merged = half.mergePairs(a.slice(0, half.length()), half, half);
            add(results, merged.keys(), merged.values());
            // Doubles are merged: a radix sort of one more digit takes the simulator seconds.
            try (GpuDoubles some = doubles.slice(n / 2, n); GpuRows rows = doubles.joinOuter(some)) {
                add(results, rows.aRows(), rows.bRows());
            }
            add(results, gpu.columns(a, doubles).denseRank());
            results.add(a.reduce(ScanOp.MIN));
        }
        return results;
    }

    private static void add(List<Object> results, GpuArray<?, ?>... arrays) {
        for (GpuArray<?, ?> array : arrays) {
            results.add(array instanceof GpuInts ints ? ints.toArray() : array instanceof GpuLongs longs
                    ? longs.toArray() : ((GpuDoubles) array).toArray());
        }
    }
}
