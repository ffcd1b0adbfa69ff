package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.Devices;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Grouping by hash tables: when it is chosen, when it gives up, and its sums of floats. */
class FewKeysTest {
    private static final int N = 200_003;

    private static boolean isLikely(IntUnaryOperator key) {
        return new IntFewKeys(IntStream.range(0, N).map(key).toArray(), new SlotCounts(0)).isLikely();
    }

    @Test
    void theNumberOfKeysIsEstimated() {
        SplittableRandom random = new SplittableRandom(1);
        for (int keys : new int[] {1, 2, 1000, 4000}) {
            assertTrue(isLikely(i -> random.nextInt(keys)), () -> keys + " keys");
        }
        for (int keys : new int[] {10_000, 30_000, Integer.MAX_VALUE}) {
            assertFalse(isLikely(i -> random.nextInt(keys)), () -> keys + " keys");
        }
        assertFalse(isLikely(i -> i), "sorted");
        assertFalse(isLikely(i -> Math.min(i, N - i)), "organ pipe");
        assertFalse(isLikely(i -> random.nextInt(4) == 0 ? random.nextInt() : 7), "one frequent, many rare");
        assertTrue(isLikely(i -> i / 1000), "long runs");
        assertTrue(isLikely(i -> i % 48), "a period of the sample");
    }

    @Test
    void theFewerElementsTheFewerKeysAreFew() {
        SplittableRandom random = new SplittableRandom(2);
        for (int n : new int[] {256, 1000, 4096, 30_000}) {
            assertTrue(new IntFewKeys(random.ints(n, 0, n / 32).toArray(), new SlotCounts(0)).isLikely(), "few of " + n);
            assertFalse(new IntFewKeys(random.ints(n).toArray(), new SlotCounts(0)).isLikely(), "all of " + n);
        }
        assertFalse(new IntFewKeys(new int[255], new SlotCounts(0)).isLikely(), "tiny");
    }

    /** Keys at every size around those of the tables, the key 0 and the extremes among them. */
    @Test
    void anySizeIsGrouped() {
        for (int n = 2; n < 300; n++) {
            int[] a = new SplittableRandom(n).ints(n).toArray();
            a[n / 2] = 0;
            a[n - 1] = n % 2 == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            IntFewKeys few = new IntFewKeys(a, new SlotCounts(0));
            assertTrue(few.group(), "n = " + n);
            assertArrayEquals(Arrays.stream(a).distinct().sorted().toArray(), few.values(), "n = " + n);
            assertEquals(n, Arrays.stream((int[]) few.folded()).sum());
        }
    }

    /** Each part has a limit; all parts together have another one. */
    @Test
    void tooManyKeysAreRefused() {
        for (int keys : new int[] {FewKeys.MOST - 1, FewKeys.MOST, FewKeys.MOST + 1}) {
            int[] cycles = IntStream.range(0, N).map(i -> i % keys).toArray();
            assertEquals(keys <= FewKeys.MOST, new IntFewKeys(cycles, new SlotCounts(0)).group(), keys + " in each part");
        }
        for (int part : new int[] {FewKeys.MOST / 2, FewKeys.MOST - 1, FewKeys.MOST}) {
            int parts = FewKeys.PARTS;
            int n = FewKeys.PART * parts;
            IntFewKeys apart = new IntFewKeys(IntStream.range(0, n).map(i -> i / FewKeys.PART * FewKeys.MOST + i % part)
                    .toArray(), new SlotCounts(0));
            boolean fits = part * parts <= FewKeys.ALL_SLOTS / 2;
            assertEquals(fits, apart.group(), part + " in each part, none in two");
            assertTrue(!fits || apart.values().length == part * parts);
        }
    }

    /** These keys, but one key alone where the sample looks. */
    private static int[] misleading(IntUnaryOperator key) {
        int[] a = new int[1 << 18];
        FewKeys places = new IntFewKeys(a, new SlotCounts(0));
        Arrays.setAll(a, key);
        for (int i = 0; i < 1 << 10; i++) {
            a[FewKeys.place(i, places.stride(1 << 10))] = -1;
        }
        return a;
    }

    /** The tables are too small then, and larger ones follow. */
    @Test
    void ifTheSampleMisleadsALittleLargerTablesFollow() {
        for (int keys : new int[] {100, 128, 129, 4000, FewKeys.MOST - 1}) {
            int[] a = misleading(i -> i * 31 % keys);
            int[] values = IntStream.range(0, a.length).toArray();
            long[] sums = new long[keys + 1];
            for (int i = 0; i < a.length; i++) {
                sums[a[i] + 1] += i;
            }
            try (Gpu gpu = Gpu.open(Target.JDK)) {
                List<Execution> told = new ArrayList<>();
                gpu.onExecution(told::add);
                assertEquals(new Pairs<>(IntStream.range(-1, keys).toArray(), sums),
                        gpu.groups().reduceByKeyToLongs(a, values, ScanOp.SUM));
                assertEquals(1, told.size(), told::toString);
                assertEquals("few distinct keys: grouped by hash tables", told.get(0).note());
            }
        }
    }

    /** A misled sample costs time, and nothing else. It is one call, and the sort did the work. */
    @Test
    void ifTheSampleMisleadsTheKeysAreSorted() {
        // All keys differ where the sample does not look.
        int[] a = misleading(i -> i);
        int[] expected = Arrays.stream(a).distinct().sorted().toArray();
        for (Target target : new Target[] {Target.JDK, Target.AUTO}) {
            try (Gpu gpu = Gpu.open(target)) {
                List<Execution> told = new ArrayList<>();
                gpu.onExecution(told::add);
                assertArrayEquals(expected, gpu.groups().unique(a));
                assertEquals(1, told.size(), told::toString);
                assertEquals("too many distinct keys for hash tables, sorted", told.get(0).note());
                assertEquals("unique", told.get(0).operation());
            }
        }
    }

    /** Only a GPU is compared with hash tables; for many keys every engine is. */
    @Test
    void onTheCpuNoSortCompetes() {
        for (boolean few : new boolean[] {true, false}) {
            int[] a = few ? new int[N] : new SplittableRandom(3).ints(N).toArray();
            IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
            job.orByTables(() -> new IntFewKeys(a, new SlotCounts(0)));
            assertEquals(few, job.needsOpenCl());
            assertEquals(!few, job.runsOn(Devices.jtp()));
            assertEquals(!few || N >= FewKeys.DEVICE_FROM, job.mayGain());
            assertEquals(few ? FewKeys.INPUT_CLASS : 0, job.costInput().inputClass());
        }
    }

    /** For so few elements no device is looked for. */
    @Test
    void aGpuIsAskedFromAMillionElementsOn() {
        for (int n : new int[] {FewKeys.DEVICE_FROM - 1, FewKeys.DEVICE_FROM}) {
            int[] a = new int[n];
            IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
            job.orByTables(() -> new IntFewKeys(a, new SlotCounts(0)));
            assertEquals(n == FewKeys.DEVICE_FROM, job.mayGain());
            job = new IntGroupsJob(Operation.COUNTS, a);
            assertTrue(job.mayGain(), "by a sort, where no tables are allowed");
        }
    }

    @Test
    void isToldOf() {
        try (Gpu gpu = Gpu.open(Target.AUTO)) {
            List<Execution> told = new ArrayList<>();
            gpu.onExecution(told::add);
            Pairs<int[], int[]> counts = gpu.groups().counts(IntStream.range(0, N).map(i -> i % 3).toArray());
            assertEquals(new Pairs<>(new int[] {0, 1, 2}, new int[] {(N + 2) / 3, (N + 1) / 3, N / 3}), counts);
            assertEquals(1, told.size(), told::toString);
            assertEquals("few distinct keys: grouped by hash tables", told.get(0).note());
        }
    }

    /** Within one rounding of the exact sum and a trace, however many elements a key has, and always the same. */
    @Test
    void sumsOfFloatsRoundOnce() {
        SplittableRandom random = new SplittableRandom(9);
        float[] floats = new float[N];
        double[] doubles = new double[N];
        int[] keys = new int[N];
        for (int i = 0; i < N; i++) {
            keys[i] = random.nextInt(3);
            doubles[i] = random.nextDouble() - (keys[i] == 2 ? 0.5 : 0);
            floats[i] = (float) doubles[i];
        }
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            float[] floatSums = gpu.groups().reduceByKey(keys, floats, ScanOp.SUM).values();
            double[] doubleSums = gpu.groups().reduceByKey(keys, doubles, ScanOp.SUM).values();
            for (int key = 0; key < 3; key++) {
                int wanted = key;
                int[] indices = IntStream.range(0, N).filter(i -> keys[i] == wanted).toArray();
                double exact = Arrays.stream(indices).mapToDouble(i -> floats[i]).sum();
                assertEquals(exact, floatSums[key], Math.ulp((float) exact));
                BigDecimal sum = Arrays.stream(indices).mapToObj(i -> new BigDecimal(doubles[i]))
                        .reduce(BigDecimal.ZERO, BigDecimal::add);
                assertEquals(sum.doubleValue(), doubleSums[key], Math.ulp(sum.doubleValue()));
            }
            for (int i = 0; i < 5; i++) {
                assertArrayEquals(floatSums, gpu.groups().reduceByKey(keys, floats, ScanOp.SUM).values());
            }
        }
    }

    @Test
    void infinitiesAndNansReachTheirSums() {
        int[] keys = new int[N];
        float[] values = new float[N];
        for (int i = 0; i < N; i++) {
            keys[i] = i % 5;
            values[i] = i < 1000 ? 1 : 0;
        }
        values[100] = Float.POSITIVE_INFINITY;
        values[101] = Float.NaN;
        values[102] = Float.POSITIVE_INFINITY;
        values[107] = Float.NEGATIVE_INFINITY;
        values[103] = Float.MAX_VALUE;
        values[108] = Float.MAX_VALUE;
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            assertArrayEquals(new float[] {Float.POSITIVE_INFINITY, Float.NaN, Float.NaN, Float.POSITIVE_INFINITY, 200},
                    gpu.groups().reduceByKey(keys, values, ScanOp.SUM).values());
        }
    }
}
