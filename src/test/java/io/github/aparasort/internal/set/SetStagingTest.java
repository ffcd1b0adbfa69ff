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
class SetStagingTest {
    private static final int[] A = {-3, 1, 2, 2, 2, 5, 7, Integer.MAX_VALUE};
    private static final int[] B = {-4, 1, 1, 2, 2, 6, 7, 7};
    /** The results of each operation as indices of A and, behind, of B. */
    private static final int[][] ORIGINS = {{8, 0, 1, 10, 2, 3, 4, 5, 13, 6, 15, 7}, {1, 2, 3, 6}, {0, 4, 5, 7},
        {8, 0, 10, 4, 5, 13, 15, 7}};

    /** What a kernel left. */
    private record Left(int[] keys, int[] results, int[] origins, int count) implements IntSetArrays {
        @Override
        public int parts() {
            return 1;
        }

        @Override
        public int partBegin(int part) {
            return part == 0 ? 0 : keys.length;
        }
    }

    private static int[] keys(int[] origins) {
        return Arrays.stream(origins).map(origin -> origin < A.length ? A[origin] : B[origin - A.length]).toArray();
    }

    private static Digest check(SetOperation set, int[] results, int[] origins, int count) {
        return IntSetStaging.check(set, A, B, new Left(new int[0], results, origins, count), origins != null);
    }

    @ParameterizedTest
    @EnumSource
    void theRightResultPasses(SetOperation set) {
        int[] origins = ORIGINS[set.ordinal()];
        int[] results = keys(origins);
        assertEquals(IntSetStaging.digest(), check(set, results, null, results.length));
        assertEquals(IntSetStaging.digest(), check(set, results, origins, results.length));
        assertEquals(IntSetStaging.digest(), check(set, Arrays.copyOf(results, 20), null, results.length));
    }

    /** Few keys are all in the sample. */
    @ParameterizedTest
    @EnumSource
    void everyWrongKeyAndNumberIsFound(SetOperation set) {
        int[] origins = ORIGINS[set.ordinal()];
        int[] results = keys(origins);
        int n = results.length;
        assertNotEquals(IntSetStaging.digest(), check(set, results, null, n - 1));
        assertNotEquals(IntSetStaging.digest(), check(set, Arrays.copyOf(results, n + 1), null, n + 1));
        assertNotEquals(IntSetStaging.digest(), check(set, results, null, -1));
        for (int i = 0; i < n; i++) {
            int[] wrong = results.clone();
            wrong[i]++;
            assertNotEquals(IntSetStaging.digest(), check(set, wrong, null, n), set + " " + i);
            int[] astray = origins.clone();
            astray[i] = astray[i] == 0 ? 1 : 0;
            assertNotEquals(IntSetStaging.digest(), check(set, results, astray, n), set + " " + i);
            astray[i] = -1;
            assertNotEquals(IntSetStaging.digest(), check(set, results, astray, n), set + " " + i);
            astray[i] = A.length + B.length;
            assertNotEquals(IntSetStaging.digest(), check(set, results, astray, n), set + " " + i);
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
            assertNotEquals(IntSetStaging.digest(), IntSetStaging.check(SetOperation.UNION, a, new int[0],
                    new Left(a, results, null, n), false));
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
        float[] target = new float[1 + payloads.length];
        int[] results = new int[target.length];
        Arrays.fill(results, Integer.MAX_VALUE);
        results[0] = 7;
        FloatSetStaging.copyOut(set, new Left(null, results, null, results.length), a, b, target);
        int[] found = new int[payloads.length];
        Arrays.setAll(found, i -> Float.floatToRawIntBits(target[1 + i]) & 0xff);
        assertArrayEquals(payloads, found, set.toString());
    }
}
