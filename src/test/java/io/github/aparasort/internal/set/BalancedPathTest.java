package io.github.aparasort.internal.set;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;
import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.kernel.LongBalancedPath;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.merge.FloatMergeJob;
import io.github.aparasort.internal.merge.LongMergeJob;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.tile.MultisetOptions;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.SetInputs;
import io.github.aparasort.testing.SetRunner;
import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The balanced path, and the walks of set operations and merges that the JDK engine makes, without kernels. */
@Tag(Coverage.SCALED)
class BalancedPathTest {
    private static final int CASES = Coverage.count(5000, 20_000);

    /** At every diagonal: elements before it, and pairs whole. */
    @Test
    void everyCrossingKeepsPairsTogether() {
        SetInputs inputs = new SetInputs(Long.MAX_VALUE);
        for (int round = 0; round < 300; round++) {
            long[] a = inputs.random(round % 17, 1 + round % 4);
            long[] b = inputs.random(round % 13, 1 + round % 5);
            assertCrossings(a, b, 0);
            assertCrossings(Arrays.stream(a).distinct().toArray(), Arrays.stream(b).distinct().toArray(), 1);
        }
    }

    private static void assertCrossings(long[] a, long[] b, int distinct) {
        // Where the walk of the definition is at this diagonal: a star is where it jumps over the diagonal.
        int i = 0;
        int j = 0;
        for (int diagonal = 0; diagonal <= a.length + b.length; diagonal++) {
            while (i + j < diagonal) {
                boolean takesA = i < a.length && (j == b.length || a[i] <= b[j]);
                boolean takesB = j < b.length && (i == a.length || b[j] <= a[i]);
                i += takesA ? 1 : 0;
                j += takesB ? 1 : 0;
            }
            int crossing = LongBalancedPath.crossing(a, a.length, b, 0, b.length, diagonal, distinct);
            assertEquals(i | i + j - diagonal << 31, crossing,
                    () -> Arrays.toString(a) + " " + Arrays.toString(b));
        }
    }

    @ParameterizedTest
    @EnumSource
    void smallCases(SetOperation set) {
        SetInputs inputs = new SetInputs(Long.MAX_VALUE);
        for (int i = 0; i < CASES; i++) {
            assertRight(set, inputs.random(i % 9, 1 + i % 4), inputs.random(i / 9 % 9, 1 + i % 5));
        }
    }

    /** Rows, regular turns and random ones in every order, so that each way of going follows each. */
    @ParameterizedTest
    @EnumSource
    void mixedCases(SetOperation set) {
        SetInputs inputs = new SetInputs(Long.MAX_VALUE);
        for (int round = 0; round < 200; round++) {
            long[][] pair = inputs.manyCases(1 + round % 60, 1 + round * 7 % 400, 1 + round * 31 % 500);
            assertRight(set, pair[0], pair[1]);
        }
    }

    private static void assertRight(SetOperation set, long[] a, long[] b) {
        SetRunner.Found expected = SetRunner.expected(set, a, b, true);
        for (Compaction compaction : Compaction.values()) {
            MultisetOptions options = new MultisetOptions(Duplicates.ALLOWED, compaction);
            LongMultisetJob alone = new LongMultisetJob(set, options, a, b, null);
            alone.runPlain();
            assertArrayEquals(expected.keys(), alone.result());
            LongMultisetJob traced = new LongMultisetJob(set, options, a, b,
                    origins -> assertArrayEquals(expected.origins(), origins));
            traced.runPlain();
            assertArrayEquals(expected.keys(), traced.result());
        }
    }

    @Test
    void mergesOfSmallAndOfMixedCases() {
        SetInputs inputs = new SetInputs(Long.MAX_VALUE);
        for (int i = 0; i < CASES; i++) {
            assertMerged(inputs.random(i % 9, 1 + i % 4), inputs.random(i / 9 % 9, 1 + i % 5));
        }
        for (int round = 0; round < 200; round++) {
            long[][] pair = inputs.manyCases(1 + round % 60, 1 + round * 7 % 400, 1 + round * 31 % 500);
            assertMerged(pair[0], pair[1]);
        }
    }

    private static void assertMerged(long[] a, long[] b) {
        int n = a.length + b.length;
        // Which the first index comes first by: stable, for indices of A are less than those of B.
        int[] expected = IntStream.range(0, n).boxed().sorted(Comparator.comparingLong((Integer i) ->
                i < a.length ? a[i] : b[i - a.length]).thenComparing(i -> i)).mapToInt(i -> i).toArray();
        long[] keys = IntStream.of(expected).mapToLong(i -> i < a.length ? a[i] : b[i - a.length]).toArray();
        long[] out = new long[n];
        new LongMergeJob(MergeStrategy.AUTO, a, b, out).runPlain();
        assertArrayEquals(keys, out);
        int[] origins = new int[n];
        MergeWorkload work = new MergeWorkload(KeyKind.LONG_PAIRS, MergeStrategy.AUTO);
        new LongMergeJob(work, a, b, out, origins, () -> { }).runPlain();
        assertArrayEquals(expected, origins);
        assertArrayEquals(keys, out);
    }

    /** Numbers, zeros of both signs and NaNs of many bits, all equal and last: rows and turns of each, and both. */
    @Test
    void mergesOfFloatsAndNans() {
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 300; round++) {
            float[] a = floats(random, random.nextInt(3000), round % 5);
            float[] b = floats(random, random.nextInt(3000), round % 3);
            float[] out = new float[a.length + b.length];
            int[] origins = new int[out.length];
            MergeWorkload work = new MergeWorkload(KeyKind.FLOAT_PAIRS, MergeStrategy.AUTO);
            new FloatMergeJob(work, a, b, out, origins, () -> { }).runPlain();
            float[] sorted = out.clone();
            Arrays.sort(sorted);
            float[] keysAlone = new float[out.length];
            new FloatMergeJob(MergeStrategy.AUTO, a, b, keysAlone).runPlain();
            for (int i = 0; i < out.length; i++) {
                assertEquals(0, Float.compare(sorted[i], out[i]));
                int bits = Float.floatToRawIntBits(origins[i] < a.length ? a[origins[i]] : b[origins[i] - a.length]);
                assertEquals(bits, Float.floatToRawIntBits(out[i]));
                assertEquals(bits, Float.floatToRawIntBits(keysAlone[i]));
                assertTrue(i == 0 || Float.compare(out[i - 1], out[i]) != 0 || origins[i - 1] < origins[i]);
            }
        }
    }

    private static float[] floats(SplittableRandom random, int n, int oneInNan) {
        float[] floats = new float[n];
        for (int i = 0; i < n; i++) {
            int kind = random.nextInt(8);
            int nan = random.nextInt(0x7f800001, Integer.MAX_VALUE) | random.nextInt(2) << 31;
            floats[i] = kind < oneInNan ? Float.intBitsToFloat(nan)
                    : kind == 7 ? random.nextBoolean() ? 0f : -0f : random.nextInt(-999, 999);
        }
        Arrays.sort(floats);
        return floats;
    }
}
