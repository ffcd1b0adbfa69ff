package io.github.aparasort.internal.set;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.kernel.SetOperation;
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
    private record Left(int[] keys, int[] results, int[] origins, int count) implements IntSetArrays {
    }

    private static int[] keys(int[] origins) {
        return Arrays.stream(origins).map(origin -> origin < A.length ? A[origin] : B[origin - A.length]).toArray();
    }

    private static Digest check(SetOperation set, int[] results, int[] origins, int count) {
        return slice(set, A, B, origins != null).check(new Left(new int[0], results, origins, count));
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
        assertEquals(Digest.EMPTY, check(set, results, null, results.length));
        assertEquals(Digest.EMPTY, check(set, results, origins, results.length));
        assertEquals(Digest.EMPTY, check(set, Arrays.copyOf(results, 20), null, results.length));
    }

    /** Few keys are all in the sample. */
    @ParameterizedTest
    @EnumSource
    void everyWrongKeyAndNumberIsFound(SetOperation set) {
        int[] origins = ORIGINS[set.ordinal()];
        int[] results = keys(origins);
        int n = results.length;
        assertNotEquals(Digest.EMPTY, check(set, results, null, n - 1));
        assertNotEquals(Digest.EMPTY, check(set, Arrays.copyOf(results, n + 1), null, n + 1));
        assertNotEquals(Digest.EMPTY, check(set, results, null, -1));
        for (int i = 0; i < n; i++) {
            int[] wrong = results.clone();
            wrong[i]++;
            assertNotEquals(Digest.EMPTY, check(set, wrong, null, n), set + " " + i);
            int[] astray = origins.clone();
            astray[i] = astray[i] == 0 ? 1 : 0;
            assertNotEquals(Digest.EMPTY, check(set, results, astray, n), set + " " + i);
            astray[i] = -1;
            assertNotEquals(Digest.EMPTY, check(set, results, astray, n), set + " " + i);
            astray[i] = A.length + B.length;
            assertNotEquals(Digest.EMPTY, check(set, results, astray, n), set + " " + i);
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
            assertNotEquals(Digest.EMPTY, slice(SetOperation.UNION, a, new int[0], false)
                    .check(new Left(a, results, null, n)));
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
        int[] results = new int[1 + payloads.length];
        Arrays.fill(results, Integer.MAX_VALUE);
        results[0] = 7;
        slices.append(slices.slice(0), new Left(null, results, null, results.length));
        slices.complete();
        int[] found = new int[payloads.length];
        Arrays.setAll(found, i -> Float.floatToRawIntBits(job.result()[1 + i]) & 0xff);
        assertArrayEquals(payloads, found, set.toString());
    }
}
