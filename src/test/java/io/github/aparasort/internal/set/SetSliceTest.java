package io.github.aparasort.internal.set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.staging.PlayedChannel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the check of set operations finds, and how NaNs get back to the results. */
class SetSliceTest {
    private static final int[] A = {-3, 1, 2, 2, 2, 5, 7, Integer.MAX_VALUE};
    private static final int[] B = {-4, 1, 1, 2, 2, 6, 7, 7};
    /** The results of each operation as indices of A and, behind, of B. */
    private static final int[][] ORIGINS = {{8, 0, 1, 10, 2, 3, 4, 5, 13, 6, 15, 7}, {1, 2, 3, 6}, {0, 4, 5, 7},
        {8, 0, 10, 4, 5, 13, 15, 7}};

    /** What a kernel left. */
    private static final class Left extends IntTileSets {
        private final int[] results;
        private final int[] origins;
        private final int count;

        Left(int[] results, int[] origins, int count) {
            super(2, 1, origins != null);
            this.results = results;
            this.origins = origins;
            this.count = count;
        }

        @Override
        int[] results() {
            return results;
        }

        @Override
        int[] origins() {
            return origins;
        }

        @Override
        int count() {
            return count;
        }
    }

    private static int[] keys(int[] origins) {
        return Arrays.stream(origins).map(origin -> origin < A.length ? A[origin] : B[origin - A.length]).toArray();
    }

    private static boolean isBelieved(SetOperation set, int[] results, int[] origins, int count) {
        boolean whole = isBelieved(slice(set, A, B, origins != null), new Left(results, origins, count), 64, 64);
        boolean inPieces = isBelieved(slice(set, A, B, origins != null), new Left(results, origins, count), 3, 2);
        assertEquals(whole, inPieces);
        return whole;
    }

    private static boolean isBelieved(StagedWork<IntTileSets> slice, Left left, int piece, int stretch) {
        PlayedChannel channel = new PlayedChannel.Cut(Math.max(1, left.count), piece, stretch).channel();
        slice.receive(left, channel);
        return channel.believes();
    }

    private static IntSetSlice slice(SetOperation set, int[] a, int[] b, boolean traced) {
        return new IntSetJob(set, SetOptions.USUAL, a, b, traced ? origins -> { } : null).cut(a.length + b.length)
                .slice(0);
    }

    @ParameterizedTest
    @EnumSource
    void theRightResultPasses(SetOperation set) {
        int[] origins = ORIGINS[set.ordinal()];
        int[] results = keys(origins);
        assertTrue(isBelieved(set, results, null, results.length));
        assertTrue(isBelieved(set, results, origins, results.length));
        assertTrue(isBelieved(set, Arrays.copyOf(results, 20), null, results.length));
    }

    /** Few keys are all in the sample. */
    @ParameterizedTest
    @EnumSource
    void everyWrongKeyAndNumberIsFound(SetOperation set) {
        int[] origins = ORIGINS[set.ordinal()];
        int[] results = keys(origins);
        int n = results.length;
        assertFalse(isBelieved(set, results, null, n - 1));
        assertFalse(isBelieved(set, Arrays.copyOf(results, n + 1), null, n + 1));
        assertFalse(isBelieved(set, results, null, -1));
        for (int i = 0; i < n; i++) {
            int[] wrong = results.clone();
            wrong[i]++;
            assertFalse(isBelieved(set, wrong, null, n), set + " " + i);
            int[] astray = origins.clone();
            astray[i] = astray[i] == 0 ? 1 : 0;
            assertFalse(isBelieved(set, results, astray, n), set + " " + i);
            astray[i] = -1;
            assertFalse(isBelieved(set, results, astray, n), set + " " + i);
            astray[i] = A.length + B.length;
            assertFalse(isBelieved(set, results, astray, n), set + " " + i);
        }
    }

    @Test
    void everyDisorderIsFound() {
        int n = 100_000;
        int[] a = new int[n];
        Arrays.setAll(a, i -> i);
        for (int at : new int[] {1, 2, 4095, 4096, 50_001, n - 1}) {
            int[] results = a.clone();
            results[at] = results[at - 1] - 1;
            assertFalse(isBelieved(slice(SetOperation.UNION, a, new int[0], false), new Left(results, null, n),
                    1 << 14, 1 << 12));
        }
    }

    /** Three in A, two in B. */
    @Test
    void nansComeFromWhereTheyBelong() {
        float[] a = {1, nan(1), nan(2), nan(3)};
        float[] b = {2, nan(4), nan(5)};
        assertNans(SetOperation.UNION, a, b, 1, 2, 3);
        assertNans(SetOperation.UNION, b, a, 4, 5, 3);
        assertNans(SetOperation.INTERSECTION, a, b, 1, 2);
        assertNans(SetOperation.INTERSECTION, b, a, 4, 5);
        assertNans(SetOperation.DIFFERENCE, a, b, 3);
        assertNans(SetOperation.DIFFERENCE, b, a);
        assertNans(SetOperation.SYMMETRIC_DIFFERENCE, a, b, 3);
        assertNans(SetOperation.SYMMETRIC_DIFFERENCE, b, a, 3);
    }

    private static float nan(int payload) {
        return Float.intBitsToFloat(0x7fc00000 | payload);
    }

    private static void assertNans(SetOperation set, float[] a, float[] b, int... payloads) {
        FloatSetJob job = new FloatSetJob(set, SetOptions.USUAL, a, b, null);
        FloatSetSlices slices = job.cut(a.length + b.length);
        int numbers = set == SetOperation.INTERSECTION ? 0 : set == SetOperation.DIFFERENCE ? 1 : 2;
        float[] expected = new float[numbers + payloads.length];
        Arrays.fill(expected, Float.NaN);
        System.arraycopy(a[0] < b[0] || numbers == 1 ? new float[] {a[0], b[0]} : new float[] {b[0], a[0]}, 0,
                expected, 0, numbers);
        int[] results = new int[expected.length];
        Arrays.setAll(results, i -> SortableKeys.of(expected[i]));
        assertTrue(isBelieved(slices.slice(0), new Left(results, null, results.length), 3, 2));
        slices.prepareCompletion();
        assertEquals(expected.length, job.result().length);
        for (int i = 0; i < expected.length; i++) {
            int bits = i < numbers ? Float.floatToRawIntBits(expected[i]) : 0x7fc00000 | payloads[i - numbers];
            assertEquals(bits, Float.floatToRawIntBits(job.result()[i]), set + " " + i);
        }
    }
}
