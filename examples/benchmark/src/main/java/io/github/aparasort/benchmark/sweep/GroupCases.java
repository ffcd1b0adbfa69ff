package io.github.aparasort.benchmark.sweep;

import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.benchmark.contender.FastutilHash;
import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** Groups by few and many keys, skewed ones and sorted ones. */
final class GroupCases {
    private static final int HUNDREDS = 100;
    private static final int THOUSANDS = 1_000;
    private static final int MANY = 100_000;

    private GroupCases() {
    }

    private static Map<String, IntFunction<int[]>> shapes() {
        Map<String, IntFunction<int[]>> shapes = new LinkedHashMap<>();
        shapes.put("10 keys", n -> Keys.values(n, 10));
        shapes.put("1,000 keys", n -> Keys.values(n, THOUSANDS));
        shapes.put("100,000 keys", n -> Keys.values(n, MANY));
        shapes.put("n / 10 keys", n -> Keys.values(n, Math.max(1, n / 10)));
        shapes.put("0 to 99", n -> Keys.of(n, i -> i % HUNDREDS * 7 % HUNDREDS));
        shapes.put("random", n -> Keys.random(n, 1));
        shapes.put("skewed", Keys::skewed);
        shapes.put("sorted, by 10", n -> Keys.of(n, i -> i / 10));
        return shapes;
    }

    static List<SweepCase> all() {
        List<SweepCase> cases = new ArrayList<>();
        shapes().forEach((shape, keys) -> {
            cases.add(new SweepCase("group", "unique", int.class, shape, n -> Ways.of(keys.apply(n),
                    (gpu, a) -> gpu.groups().unique(a))
                    .peer("fastutil hash", FastutilHash::unique)
                    .peer("sort and loop", GroupCases::unique)));
            cases.add(new SweepCase("group", "counts", int.class, shape, n -> Ways.of(keys.apply(n),
                    (gpu, a) -> gpu.groups().counts(a))
                    .peer("fastutil hash", FastutilHash::counts)
                    .peer("sort and loop", GroupCases::counts)));
            cases.add(new SweepCase("group", "reduceByKey", int.class, shape, n -> Ways.of(
                    new int[][] {keys.apply(n), Keys.random(n, 2)},
                    (gpu, a) -> gpu.groups().reduceByKeyToLongs(a[0], a[1], ScanOp.SUM))
                    .peer("fastutil hash", a -> FastutilHash.sums(a[0], a[1]))
                    .peer("sort of longs", a -> sums(a[0], a[1]))));
            cases.add(new SweepCase("group", "reduceByKey", long.class, shape, n -> Ways.of(
                    new Object[] {longs(keys.apply(n)), doubles(n)},
                    (gpu, a) -> gpu.groups().reduceByKey((long[]) a[0], (double[]) a[1], ScanOp.SUM))
                    .peer("fastutil hash", a -> hashSums((long[]) a[0], (double[]) a[1]))));
        });
        return cases;
    }

    private static long[] longs(int[] keys) {
        return Arrays.stream(keys).asLongStream().toArray();
    }

    /** Whole numbers: their sums are the same in any order. */
    private static double[] doubles(int n) {
        return Keys.random(n).ints(n, 0, MANY).asDoubleStream().toArray();
    }

    private static int[] unique(int[] keys) {
        int[] sorted = Keys.sorted(keys);
        int count = 0;
        for (int i = 0; i < sorted.length; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                sorted[count++] = sorted[i];
            }
        }
        return Arrays.copyOf(sorted, count);
    }

    private static Pairs<int[], int[]> counts(int[] keys) {
        int[] sorted = Keys.sorted(keys);
        int[] counts = new int[sorted.length];
        int count = 0;
        for (int i = 0; i < sorted.length; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                sorted[count++] = sorted[i];
            }
            counts[count - 1]++;
        }
        return new Pairs<>(Arrays.copyOf(sorted, count), Arrays.copyOf(counts, count));
    }

    /** Keys above, values below. */
    private static Pairs<int[], long[]> sums(int[] keys, int[] values) {
        long[] both = new long[keys.length];
        for (int i = 0; i < keys.length; i++) {
            both[i] = (long) keys[i] << Integer.SIZE | values[i] & 0xFFFF_FFFFL;
        }
        Arrays.sort(both);
        int[] distinct = new int[keys.length];
        long[] sums = new long[keys.length];
        int count = 0;
        for (int i = 0; i < both.length; i++) {
            int key = (int) (both[i] >> Integer.SIZE);
            if (i == 0 || key != distinct[count - 1]) {
                distinct[count++] = key;
            }
            sums[count - 1] += (int) both[i];
        }
        return new Pairs<>(Arrays.copyOf(distinct, count), Arrays.copyOf(sums, count));
    }

    private static Pairs<long[], double[]> hashSums(long[] keys, double[] values) {
        Long2DoubleOpenHashMap sums = new Long2DoubleOpenHashMap();
        for (int i = 0; i < keys.length; i++) {
            sums.addTo(keys[i], values[i]);
        }
        long[] distinct = sums.keySet().toLongArray();
        Arrays.sort(distinct);
        return new Pairs<>(distinct, Arrays.stream(distinct).mapToDouble(sums::get).toArray());
    }
}
