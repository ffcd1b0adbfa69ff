package io.github.aparasort.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.set.LongMultisetJob;
import io.github.aparasort.internal.tile.MultisetOptions;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.SetInputs;
import io.github.aparasort.testing.SetRunner;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The balanced path, and the walks of set operations that the JDK engine makes, without kernels. */
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
            int crossing = LongBalancedPath.crossing(a, a.length, b, b.length, diagonal, distinct);
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

    private static void assertRight(SetOperation set, long[] a, long[] b) {
        SetRunner.Found expected = SetRunner.expected(set, a, b, true);
        for (boolean streams : new boolean[] {false, true}) {
            MultisetOptions options = new MultisetOptions(false, streams);
            LongMultisetJob alone = new LongMultisetJob(set, options, a, b, null);
            alone.runPlain();
            assertArrayEquals(expected.keys(), alone.result());
            LongMultisetJob traced = new LongMultisetJob(set, options, a, b,
                    origins -> assertArrayEquals(expected.origins(), origins));
            traced.runPlain();
            assertArrayEquals(expected.keys(), traced.result());
        }
    }
}
