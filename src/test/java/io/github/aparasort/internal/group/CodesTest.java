package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Groups;
import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.GroupOracle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Groups without a sort: when they are chosen, and when a sort follows. {@code IntCodesTest} has the codes. */
class CodesTest {
    private static final int N = 200_003;
    /** An odd number: its multiples are as many ints, far apart. */
    private static final int FAR = 0x9E37_79B1;
    private static final String FEW = "few distinct keys: grouped without a sort";

    private static boolean isLikely(IntUnaryOperator key) {
        return new IntCodes(IntStream.range(0, N).map(key).toArray()).isLikely();
    }

    @Test
    void theNumberOfKeysIsEstimated() {
        SplittableRandom random = new SplittableRandom(1);
        for (int keys : new int[] {1, 2, 1000, 12_000}) {
            assertTrue(isLikely(i -> FAR * random.nextInt(keys)), () -> keys + " keys");
        }
        for (int keys : new int[] {50_000, 100_000, Integer.MAX_VALUE}) {
            assertFalse(isLikely(i -> FAR * random.nextInt(keys)), () -> keys + " keys");
        }
        assertFalse(isLikely(i -> i), "sorted");
        assertFalse(isLikely(i -> Math.min(i, N - i)), "organ pipe");
        assertFalse(isLikely(i -> random.nextInt(4) == 0 ? random.nextInt() : 7), "one frequent, many rare");
        assertTrue(isLikely(i -> FAR * (i / 1000)), "long runs");
        assertTrue(isLikely(i -> FAR * (i % 48)), "a period of the sample");
    }

    @Test
    void anyKeysOfASmallRangeAreFew() {
        for (int range : new int[] {1, 1000, 1 << 16}) {
            assertTrue(isLikely(i -> Integer.MAX_VALUE - i % range), () -> "a range of " + range);
        }
        assertFalse(isLikely(i -> i % (1 << 17)), "a range of most elements");
    }

    @Test
    void theFewerElementsTheFewerKeysAreFew() {
        SplittableRandom random = new SplittableRandom(2);
        for (int n : new int[] {256, 1000, 4096, 30_000}) {
            int[] few = random.ints(n, 0, n / 32).map(i -> i * FAR).toArray();
            assertTrue(new IntCodes(few).isLikely(), "few of " + n);
            assertFalse(new IntCodes(random.ints(n).toArray()).isLikely(), "all of " + n);
        }
        assertFalse(new IntCodes(new int[255]).isLikely(), "tiny");
    }

    /** The limit is that of all parts together, and the same for any number of threads. */
    @Test
    void tooManyKeysAreRefused() throws Exception {
        for (int threads : new int[] {1, 3}) {
            ForkJoinPool pool = new ForkJoinPool(threads);
            for (int keys : new int[] {Codes.MOST, Codes.MOST + 1}) {
                IntCodes codes = new IntCodes(IntStream.rangeClosed(1, keys).map(i -> i * FAR).toArray());
                assertEquals(keys <= Codes.MOST, pool.submit(() -> codes.find(true)).get(), keys + " keys");
                assertEquals(keys <= Codes.MOST, codes.done);
                assertEquals(keys <= Codes.MOST, codes.codes != null, "the sort that follows needs the memory");
                assertEquals(keys <= Codes.MOST ? FEW : "too many distinct keys, sorted", codes.note());
            }
            pool.shutdown();
        }
    }

    /** Only counts what a table would hold; its threads wait, so that all add to it at the same time. */
    private static final class Counted extends Codes {
        private final AtomicInteger keys = new AtomicInteger();
        private final AtomicInteger percent = new AtomicInteger();
        private int capacity;

        Counted(int n) {
            super(n);
        }

        @Override
        void makeTable(int slots) {
            capacity = slots;
            keys.set(0);
        }

        /** All keys differ. */
        @Override
        Adding adding(int block) {
            return (begin, end, found) -> {
                int now = keys.addAndGet(end - begin);
                percent.accumulateAndGet((int) (100L * now / capacity), Math::max);
                LockSupport.parkNanos(1000);
                return end - begin;
            };
        }

        @Override
        int[] sortTable() {
            return new int[capacity];
        }

        @Override
        long distance(int elements) {
            return Long.MAX_VALUE;
        }

        @Override
        int[] sample(int elements) {
            return new int[] {elements};
        }

        @Override
        boolean findInRange(int keysAtMost, boolean wantsCodes) {
            throw new AssertionError("no range was seen");
        }
    }

    /** A search in a full table would not end. */
    @Test
    void manyThreadsLeaveAQuarterOfATableFree() throws Exception {
        for (int threads : new int[] {1, 2, 16}) {
            ForkJoinPool pool = new ForkJoinPool(threads);
            for (int n : new int[] {256, 5000, 100_000, 3_000_000}) {
                Counted codes = new Counted(n);
                assertTrue(codes.isLikely(), "as if all keys were the same");
                assertEquals(n <= Codes.MOST, pool.submit(() -> codes.find(false)).get());
                assertTrue(codes.percent.get() <= 75, () -> codes.percent + " percent of " + n + " by " + threads);
            }
            pool.shutdown();
        }
    }

    /** These keys, but one key alone where the sample looks. */
    private static int[] misleading(IntUnaryOperator key) {
        int[] a = new int[1 << 18];
        Codes places = new IntCodes(a);
        Arrays.setAll(a, key);
        for (int i = 0; i < places.sampled(); i++) {
            a[Codes.place(i, places.stride(places.sampled()))] = -1;
        }
        return a;
    }

    private static <T> void calls(Function<Gpu, T> call, T expected, String note) {
        for (Target target : new Target[] {Target.JDK, Target.AUTO}) {
            try (Gpu gpu = Gpu.open(target)) {
                List<Execution> told = new ArrayList<>();
                gpu.onExecution(told::add);
                assertEquals(expected, call.apply(gpu));
                assertEquals(1, told.size(), told::toString);
                assertEquals(note, told.get(0).note());
            }
        }
    }

    /** The range is too large, and the tables are too small, and larger ones follow. */
    @Test
    void ifTheSampleMisleadsALittleLargerTablesFollow() {
        for (int keys : new int[] {100, 128, 129, 20_000, 1 << 18}) {
            int[] a = misleading(i -> i * 31 % keys * FAR);
            int[] values = IntStream.range(0, a.length).toArray();
            GroupOracle oracle = new GroupOracle(a);
            calls(gpu -> gpu.groups().reduceByKeyToLongs(a, values, ScanOp.SUM),
                    new Pairs<>((int[]) oracle.keys(), oracle.sums(values)), FEW);
        }
    }

    /** Sums are added up in the range of the sample, a little wider: a key beyond it, wherever it is, changes nothing. */
    @Test
    void keysBeyondTheSampleAreFound() {
        int n = 100_000;
        int[] values = new SplittableRandom(5).ints(n).toArray();
        int[] places = {1, n / 2, n - 2};
        for (int least : new int[] {Integer.MIN_VALUE, -50, Integer.MAX_VALUE - 999}) {
            for (int more : new int[] {0, 1, 1000, 5000, 1 << 20, Integer.MAX_VALUE}) {
                for (int place : places) {
                    int[] a = new SplittableRandom(6).ints(n, 0, 1000).map(i -> least + i).toArray();
                    a[place] = more == Integer.MAX_VALUE ? ~least : (int) Math.max(Integer.MIN_VALUE,
                            Math.min(Integer.MAX_VALUE, least < 0 ? least + 999L + more : least - (long) more));
                    GroupOracle oracle = new GroupOracle(a);
                    Gpu gpu = Gpu.shared();
                    assertEquals(new Pairs<>((int[]) oracle.keys(), oracle.sums(values)),
                            gpu.groups().reduceByKeyToLongs(a, values, ScanOp.SUM));
                    assertEquals(new Pairs<>((int[]) oracle.keys(), oracle.counts()), gpu.groups().counts(a));
                }
            }
        }
    }

    /** At the extremes of each type, with zeros of both signs, and with a NaN that no sample sees. */
    @Test
    void rangesOfOtherTypes() {
        int n = 100_000;
        int[] values = new SplittableRandom(5).ints(n).toArray();
        int[] random = new SplittableRandom(6).ints(n, 0, 1000).toArray();
        for (long least : new long[] {Long.MIN_VALUE, -500, Long.MAX_VALUE - 999}) {
            long[] longs = new long[n];
            Arrays.setAll(longs, i -> least + random[i]);
            assertGroups(longs, values);
            longs[1] = ~longs[1];
            assertGroups(longs, values);
        }
        for (float nan : new float[] {Float.intBitsToFloat(0xFFC0_1234), 1, -0.0f}) {
            float[] floats = new float[n];
            double[] doubles = new double[n];
            for (int i = 0; i < n; i++) {
                floats[i] = Float.intBitsToFloat(random[i] / 2 | random[i] << 31);
                doubles[i] = Double.longBitsToDouble(random[i] / 2 | (long) random[i] << 63);
            }
            floats[1] = nan;
            doubles[1] = nan;
            assertGroups(floats, values);
            assertGroups(doubles, values);
        }
    }

    private static void assertGroups(Object a, int[] values) {
        GroupOracle oracle = new GroupOracle(a);
        Groups groups = Gpu.shared().groups();
        Pairs<?, ?> sums = a instanceof long[] longs ? groups.reduceByKeyToLongs(longs, values, ScanOp.SUM)
                : a instanceof float[] floats ? groups.reduceByKeyToLongs(floats, values, ScanOp.SUM)
                : groups.reduceByKeyToLongs((double[]) a, values, ScanOp.SUM);
        Pairs<?, ?> counts = a instanceof long[] longs ? groups.counts(longs)
                : a instanceof float[] floats ? groups.counts(floats) : groups.counts((double[]) a);
        assertEquals(new Pairs<>(oracle.keys(), oracle.sums(values)), sums);
        assertEquals(new Pairs<>(oracle.keys(), oracle.counts()), counts);
    }

    /** A misled sample costs time, and nothing else. It is one call, and the sort did the work. */
    @Test
    void ifTheSampleMisleadsTheKeysAreSorted() {
        // All keys differ, and all but one are in a range that is small enough.
        int[] a = IntStream.range(0, 10_000).map(i -> i * 37 % 10_000 * 3).toArray();
        a[4321] = Integer.MAX_VALUE;
        int[] ones = new int[a.length];
        Arrays.fill(ones, 1);
        calls(gpu -> gpu.groups().counts(a), new Pairs<>(Arrays.stream(a).sorted().toArray(), ones),
                "too many distinct keys, sorted");
    }

    /** Only a GPU is compared with codes, and for so few elements none is looked for; for many keys every engine is. */
    @Test
    void onTheCpuNoSortCompetes() {
        for (int n : new int[] {N, Codes.DEVICE_FROM - 1, Codes.DEVICE_FROM}) {
            for (boolean few : new boolean[] {true, false}) {
                int[] a = few ? IntStream.range(0, n).map(i -> i % 100 * FAR).toArray()
                        : new SplittableRandom(3).ints(n).toArray();
                IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
                job.orByCodes(true);
                assertEquals(few, job.needsOpenCl());
                assertEquals(!few, job.runsOn(Devices.jtp()));
                assertEquals(!few || n >= Codes.DEVICE_FROM, job.mayGain());
                assertEquals(few ? Codes.CLASS_OF_FEW : 0, job.costInput().inputClass());
                assertTrue(new IntGroupsJob(Operation.COUNTS, a).mayGain(), "by a sort, where no codes are allowed");
            }
            IntGroupsJob range = new IntGroupsJob(Operation.COUNTS, new int[n]);
            range.orByCodes(true);
            assertFalse(range.mayGain(), "one pass over the elements");
        }
    }

    /** Their table is too large for a near cache. */
    @Test
    void everyEngineCompetesForManyKeysThatHaveCodes() {
        int[] keys = new SplittableRandom(4).ints(40_000).toArray();
        SplittableRandom random = new SplittableRandom(5);
        int[] a = IntStream.range(0, 400_000).map(i -> keys[random.nextInt(keys.length)]).toArray();
        IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
        job.orByCodes(true);
        assertTrue(job.mayGain() && !job.needsOpenCl() && job.runsOn(Devices.jtp()));
        assertEquals(Codes.CLASS_OF_MANY, job.costInput().inputClass());
        job.runPlain();
        assertNotNull(job.coded());
    }

    /** Codes of a range may take the place of their keys. Others may not: too many keys are sorted. */
    @Test
    void codesMayTakeThePlaceOfKeys() {
        for (int distance : new int[] {2, 1 << 20}) {
            int[] keys = new SplittableRandom(6).ints(N, -300, 300).map(i -> i * distance).toArray();
            IntCodes expected = new IntCodes(keys.clone());
            assertTrue(expected.isLikely() && expected.find(true));
            int[] a = keys.clone();
            IntCodes codes = new IntCodes(a);
            codes.putInto(a);
            assertTrue(codes.isLikely() && codes.find(true));
            assertArrayEquals(expected.codes, codes.codes);
            assertEquals(distance == 2, codes.codes == a);
            assertTrue(distance == 2 || Arrays.equals(keys, a));
        }
    }
}
