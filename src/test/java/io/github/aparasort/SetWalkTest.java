package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.key.LongBalancedPath;
import io.github.aparasort.kernel.SetOperation;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The balanced path, and the walk along it that the JDK engine makes, without kernels. */
class SetWalkTest {
    private static final int CASES = 20_000;

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
        // Where the walk of the definition is when it has taken so many: a star is where it jumps over the diagonal.
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
        SetRunner.Found expected = SetDefinition.found(set, a, b, true);
        for (Compaction compaction : Compaction.values()) {
            SetOptions options = new SetOptions(Duplicates.ALLOWED, compaction);
            assertArrayEquals(expected.keys(), new LongPlainSets(set, a, b, options).keys());
            LongPlainSets traced = new LongPlainSets(set, a, b, options);
            assertArrayEquals(expected.origins(), traced.origins());
            assertArrayEquals(expected.keys(), traced.keys());
        }
    }
}
