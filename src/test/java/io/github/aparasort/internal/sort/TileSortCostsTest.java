package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.cost.CostCurve;
import io.github.aparasort.internal.cost.Growth;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.trial.TileSortTrials;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.TestDevice;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The choice between the two stable sorts in tiles, by what they cost. */
class TileSortCostsTest {
    private static final int N = TileSortCosts.FEWEST;

    private static CostCurve curve(Growth growth, long... nanosOfN) {
        CostCurve curve = new CostCurve(growth);
        for (int i = 0; i < nanosOfN.length; i += 2) {
            curve.add((int) nanosOfN[i], nanosOfN[i + 1]);
        }
        return curve;
    }

    /** Known for N and more, as for one size. */
    private static TileSortCosts costs(long mergesort, long radix) {
        return costs(curve(Growth.LINEARITHMIC, N, mergesort), curve(Growth.LINEAR, N, radix));
    }

    private static TileSortCosts costs(CostCurve mergesort, CostCurve radix) {
        return new TileSortCosts(mergesort, radix, Integer.MAX_VALUE);
    }

    @Test
    void unknownCostsDoNotPreferRadix() {
        CostCurve known = curve(Growth.LINEAR, N, 1000);
        CostCurve unknown = new CostCurve(Growth.LINEAR);
        assertFalse(costs(unknown, unknown).prefersRadix(N, 1, 8));
        assertFalse(costs(unknown, known).prefersRadix(N, 1, 8));
        assertFalse(costs(known, unknown).prefersRadix(N, 1, 8));
        // Below the first size nothing is known either.
        assertFalse(costs(1000, 1).prefersRadix(N - 1, 1, 8));
        assertTrue(costs(1000, 1).prefersRadix(N, 1, 8));
    }

    /** A sort that takes less with all digits takes less with few; equal costs are no reason. */
    @ParameterizedTest
    @CsvSource({"1000, 999, 4, 4, true", "1000, 1000, 4, 4, false", "1000, 1001, 4, 4, false", "1000, 1001, 3, 4, true",
        "1000, 1999, 2, 4, true", "1000, 2000, 2, 4, false", "1000, 3999, 1, 4, true", "1000, 4000, 1, 4, false",
        "1000, 7999, 1, 8, true", "1000, 8000, 1, 8, false", "1000, 1599, 5, 8, true", "1000, 1600, 5, 8, false"})
    void costsFollowTheDigits(long mergesort, long radix, int digits, int ofDigits, boolean byRadix) {
        assertEquals(byRadix, costs(mergesort, radix).prefersRadix(N, digits, ofDigits));
    }

    /** Equal keys are moved once. */
    @Test
    void noDigitsCostAsMuchAsOne() {
        assertTrue(costs(1000, 3999).prefersRadix(N, 0, 4));
        assertFalse(costs(1000, 4000).prefersRadix(N, 0, 4));
    }

    @Test
    void eachSizeHasItsOwnCosts() {
        TileSortCosts costs = costs(curve(Growth.LINEARITHMIC, N, 1000, 4 * N, 10_000),
                curve(Growth.LINEAR, N, 2000, 4 * N, 8000));
        assertFalse(costs.prefersRadix(N, 4, 4));
        assertTrue(costs.prefersRadix(4 * N, 4, 4));
        // Beyond what was measured one grows by n log n.
        assertTrue(costs.prefersRadix(64 * N, 4, 4));
    }

    // ---- on a device

    @Test
    void bothSortsAreMeasuredOnce() throws Exception {
        ComputeDevice device = TestDevice.openCl();
        TileSortTrials.measure(SortKind.INT, device, N);
        TileSortCosts first = TileSortCosts.of(SortKind.INT, device);
        assertNotNull(first);
        TileSortTrials.measure(SortKind.INT, device, N);
        TileSortTrials.measure(SortKind.FLOAT, device, N);
        assertSame(first, TileSortCosts.of(SortKind.INT, device));
        assertSame(first, TileSortCosts.of(SortKind.FLOAT, device));
        for (int digits = 0; digits <= 4; digits++) {
            assertEquals(first.prefersRadix(N, digits, 4) ? SortForm.RADIX_TILES : SortForm.MERGESORT_TILES,
                    form(new IntSortJob(keysThatDifferIn(digits), 0, N), device), digits + " digits");
        }
        assertForm(SortForm.MERGESORT_TILES, new IntSortJob(new int[N - 1], 0, N - 1), device);
        // Both are known, however long they took: a sort that failed would never be preferred.
        assertTrue(first.prefersRadix(N, 1, Integer.MAX_VALUE));
    }

    @Test
    void aLargeCallMeasuresMore() throws Exception {
        ComputeDevice device = TestDevice.openCl();
        CostCurve known = curve(Growth.LINEAR, N, 1000);
        TileSortCosts few = new TileSortCosts(known, known, TileSortTrials.LAST_FOR_FEWER);
        with(device, SortKind.INT, few, () -> {
            TileSortTrials.measure(SortKind.INT, device, TileSortTrials.LARGE - 1);
            assertSame(few, TileSortCosts.of(SortKind.INT, device));
            TileSortTrials.measure(SortKind.INT, device, TileSortTrials.LARGE);
            TileSortCosts all = TileSortCosts.of(SortKind.INT, device);
            assertNotSame(few, all);
            TileSortTrials.measure(SortKind.INT, device, Integer.MAX_VALUE);
            TileSortTrials.measure(SortKind.INT, device, N);
            assertSame(all, TileSortCosts.of(SortKind.INT, device));
        });
    }

    /** Neither without a measurement, nor below the least size. */
    @ParameterizedTest
    @EnumSource
    void theFasterSortIsTaken(SortKind kind) throws Exception {
        ComputeDevice device = TestDevice.openCl();
        with(device, kind, null, () -> assertForm(SortForm.MERGESORT_TILES, job(kind, Input.RANDOM, N), device));
        with(device, kind, costs(1000, 999), () -> {
            assertForm(SortForm.RADIX_TILES, job(kind, Input.RANDOM, N), device);
            assertForm(SortForm.RADIX_TILES, job(kind, Input.EQUAL, N + 1), device);
            assertForm(SortForm.MERGESORT_TILES, job(kind, Input.RANDOM, N - 1), device);
            assertForm(SortForm.MERGESORT_TILES, job(kind, Input.EQUAL, N - 1), device);
        });
        with(device, kind, costs(1000, 1001), () -> {
            assertForm(SortForm.MERGESORT_TILES, job(kind, Input.RANDOM, N), device);
            assertForm(SortForm.RADIX_TILES, job(kind, Input.EQUAL, N), device);
            assertForm(SortForm.MERGESORT_TILES, job(kind, Input.EQUAL, N - 1), device);
            for (SortAlgorithm algorithm : new SortAlgorithm[] {SortAlgorithm.RADIX, SortAlgorithm.MERGESORT}) {
                // Whoever names an algorithm gets it.
                SortOptions named = new SortOptions(algorithm, BlocksortNetwork.TRANSPOSITION);
                SortForm form = algorithm == SortAlgorithm.RADIX ? SortForm.RADIX_TILES : SortForm.MERGESORT_TILES;
                assertForm(form, job(kind, Input.RANDOM, N).using(named), device);
                assertForm(form, job(kind, Input.EQUAL, N).using(named), device);
                assertForm(form, job(kind, Input.EQUAL, 3).using(named), device);
            }
        });
    }

    /** Of eight digits of longs half as many differ as merging costs. */
    @Test
    void onlyDigitsOfKeysCount() throws Exception {
        ComputeDevice device = TestDevice.openCl();
        long[] longs = new long[N];
        int[] ints = keysThatDifferIn(2);
        for (int i = 0; i < N; i++) {
            longs[i] = (long) ints[i] << 20;
        }
        with(device, SortKind.LONG, costs(1000, 2600), () ->
                assertForm(SortForm.RADIX_TILES, new LongSortJob(longs, 0, N), device));
        with(device, SortKind.LONG_PAIR, costs(1000, 2700), () ->
                assertForm(SortForm.MERGESORT_TILES, LongPairSortJob.argsort(longs, new int[N]), device));
        with(device, SortKind.INT_PAIR, costs(1000, 1999), () ->
                assertForm(SortForm.RADIX_TILES, IntPairSortJob.argsort(ints, new int[N]), device));
        with(device, SortKind.INT_PAIR, costs(1000, 2000), () ->
                assertForm(SortForm.MERGESORT_TILES, IntPairSortJob.argsort(ints, new int[N]), device));
    }

    // ---- how

    private interface Body {
        void run() throws Exception;
    }

    /** With these costs, or none; afterwards what is known is as before. */
    private static void with(ComputeDevice device, SortKind kind, TileSortCosts costs, Body body) throws Exception {
        Field field = TileSortCosts.class.getDeclaredField("KNOWN");
        field.setAccessible(true);
        @SuppressWarnings("unchecked")
        Map<ComputeDevice, Map<SortKind, TileSortCosts>> known =
                (Map<ComputeDevice, Map<SortKind, TileSortCosts>>) field.get(null);
        Map<SortKind, TileSortCosts> before = known.remove(device);
        try {
            if (costs != null) {
                known.put(device, new ConcurrentHashMap<>(Map.of(kind.inKernels(), costs)));
            }
            body.run();
        } finally {
            known.remove(device);
            if (before != null) {
                known.put(device, before);
            }
        }
    }

    private static int[] keysThatDifferIn(int digits) {
        int[] keys = new int[N];
        keys[N - 1] = (int) (0xffff_ffffL >>> Integer.SIZE - 8 * digits);
        return keys;
    }

    private static SortJob job(SortKind kind, Input input, int n) {
        return switch (kind) {
            case INT -> new IntSortJob(input.ints(n), 0, n);
            case LONG -> new LongSortJob(input.longs(n), 0, n);
            case FLOAT -> new FloatSortJob(input.floats(n), 0, n);
            case DOUBLE -> new DoubleSortJob(input.doubles(n), 0, n);
            case INT_PAIR -> IntPairSortJob.sortPairs(input.ints(n), new int[n]);
            case LONG_PAIR -> LongPairSortJob.sortPairs(input.longs(n), new int[n]);
        };
    }

    private static void assertForm(SortForm form, SortJob job, ComputeDevice device) {
        assertEquals(form, form(job, device));
    }

    private static SortForm form(SortJob job, ComputeDevice device) {
        return ((SortKernelSource) job.binding(device).source()).form();
    }
}
