package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.key.DoubleSequence;
import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether keys ascend or descend: for every type, by one thread and by several, wherever they do not. */
class PresortedRunsTest {
    /** Elements around a range that are in another order than it. */
    private static final int MARGIN = 3;
    private static final int LARGE = Presorted.PARALLEL_FROM;
    private static final int GRAIN = Parallel.GRAIN;

    /** A range of each type with these keys, and elements around it that would change the verdict. */
    private static Stream<Sequence> sequences(int[] keys) {
        int n = keys.length;
        int[] ints = new int[n + 2 * MARGIN];
        System.arraycopy(keys, 0, ints, MARGIN, n);
        for (int i = 0; i < MARGIN; i++) {
            ints[i] = i % 2 == 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
            ints[MARGIN + n + i] = i % 2 == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }
        long[] longs = Arrays.stream(ints).mapToLong(k -> (long) k << 20).toArray();
        double[] doubles = Arrays.stream(ints).asDoubleStream().toArray();
        float[] floats = new float[ints.length];
        for (int i = 0; i < ints.length; i++) {
            // Keys in the tests are small enough for a float to hold.
            floats[i] = ints[i];
        }
        return Stream.of(new IntSequence(ints, MARGIN, n), new LongSequence(longs, MARGIN, n),
                new FloatSequence(floats, MARGIN, n), new DoubleSequence(doubles, MARGIN, n));
    }

    private static void assertRuns(int[] keys) {
        boolean up = steps(keys, 0, Integer.MAX_VALUE);
        boolean down = steps(keys, Integer.MIN_VALUE, 0);
        boolean strictlyDown = steps(keys, Integer.MIN_VALUE, -1);
        sequences(keys).forEach(sequence -> {
            String of = sequence.getClass().getSimpleName() + " of " + keys.length;
            assertEquals(up, Presorted.isAscending(sequence), of);
            assertEquals(down, Presorted.isDescending(sequence, false), of);
            assertEquals(strictlyDown, Presorted.isDescending(sequence, true), of);
        });
    }

    /** Whether all steps from key to key are in a range. */
    private static boolean steps(int[] keys, int least, int greatest) {
        return IntStream.range(1, keys.length)
                .allMatch(i -> keys[i] - keys[i - 1] >= least && keys[i] - keys[i - 1] <= greatest);
    }

    private static int[] up(int n) {
        return IntStream.range(0, n).map(i -> 3 * i).toArray();
    }

    private static int[] down(int n) {
        return IntStream.range(0, n).map(i -> 3 * (n - i)).toArray();
    }

    @Test
    void sizesFromNoneOn() {
        for (int n = 0; n < 600; n++) {
            int size = n;
            assertRuns(up(n));
            assertRuns(down(n));
            assertRuns(new int[n]);
            assertRuns(IntStream.range(0, n).map(i -> (size - i) / 3).toArray());
            assertRuns(IntStream.range(0, n).map(i -> Math.min(size / 2, size - i)).toArray());
            assertRuns(IntStream.range(0, n).map(i -> i % 13).toArray());
            assertRuns(IntStream.range(0, n).map(i -> Math.min(i, size - 1 - i)).toArray());
            assertRuns(IntStream.range(0, n).map(i -> i / 200 % 2 == 0 ? i : -i).toArray());
        }
    }

    @Test
    void oneStepAsideAnywhere() {
        int n = 1000;
        for (int at = 0; at < n; at++) {
            for (int by : new int[] {-4, -3, 3, 4}) {
                int[] ascending = up(n);
                ascending[at] += by;
                assertRuns(ascending);
                int[] descending = down(n);
                descending[at] += by;
                assertRuns(descending);
            }
            int[] twice = down(n);
            twice[at] = twice[Math.max(0, at - 1)];
            assertRuns(twice);
        }
    }

    /** Where the range is read by several threads, a grain at a time, and around that threshold. */
    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @ValueSource(ints = {LARGE - 1, LARGE, LARGE + 1, LARGE + GRAIN - 1, LARGE + GRAIN + 1})
    void largeRangesStepAside(int n) {
        assertRuns(up(n));
        assertRuns(down(n));
        assertRuns(new int[n]);
        assertRuns(IntStream.range(0, n).map(i -> (n - i) / 3).toArray());
        assertRuns(IntStream.range(0, n).map(i -> Math.min(n / 2, n - i)).toArray());
        int[] places = {0, 1, 2, GRAIN - 1, GRAIN, GRAIN + 1, 7 * GRAIN - 1, 7 * GRAIN, n - 2, n - 1};
        for (int at : Coverage.sizes(places, n)) {
            int[] ascending = up(n);
            ascending[at] -= 4;
            assertRuns(ascending);
            int[] descending = down(n);
            descending[at] += 3;
            assertRuns(descending);
            int[] twice = down(n);
            twice[at] = twice[Math.max(0, at - 1)];
            assertRuns(twice);
        }
    }

    /** Runs that end at grains' borders and within them; one fewer than too many, and one too many. */
    @ParameterizedTest(name = "{0} runs of {1}")
    @CsvSource({"2, 600000", "7, 163840", "8, 163840", "9, 163840", "8, 131071", "8, 131073", "9, 131073", "33, 32768",
        "4000, 300"})
    void severalRuns(int runs, int length) {
        int n = runs * length;
        int[] saw = IntStream.range(0, n).map(i -> i % length).toArray();
        assertRuns(saw);
        assertRuns(IntStream.range(0, n).map(i -> saw[n - 1 - i]).toArray());
        // Of these, ascending runs alternate with descending ones.
        assertRuns(IntStream.range(0, n).map(i -> i / length % 2 == 0 ? saw[i] : -saw[i]).toArray());
        assertRuns(IntStream.range(0, n).map(i -> saw[i] / 70_000).toArray());
    }

    @ParameterizedTest
    @EnumSource
    void everyInput(Input input) {
        for (int n : new int[] {127, 128, 129, 1009, 16_384, LARGE + 17}) {
            int[] keys = input.ints(n);
            Arrays.setAll(keys, i -> keys[i] >> 8);
            assertRuns(keys);
        }
    }

    /** Equal in order, not in bits. */
    @Test
    void zerosAndNansHaveTheirPlaces() {
        float nan = Float.intBitsToFloat(0xffc0_0001);
        float infinity = Float.POSITIVE_INFINITY;
        assertEquals("up", floats(-1, -0.0f, -0.0f, 0.0f, 1, infinity, nan, Float.NaN, nan));
        assertEquals("down", floats(nan, infinity, 1, 0.0f, -0.0f, -1));
        assertEquals("down", floats(nan, infinity, 1, 1, 0.0f, 0.0f, -0.0f, -1, -1));
        assertEquals("down", floats(1, 1, 1, 0.0f, -0.0f, -0.0f, -1));
        assertEquals("", floats(nan, nan, 2, 1));
        assertEquals("", floats(0.0f, -0.0f, 1));
        assertEquals("", floats(1, nan, 2));
        assertEquals("up", floats(nan, Float.NaN));
    }

    private static String floats(float... values) {
        double[] doubles = new double[values.length];
        Arrays.setAll(doubles, i -> values[i]);
        String direction = direction(new FloatSequence(values, 0, values.length));
        assertEquals(direction, direction(new DoubleSequence(doubles, 0, values.length)));
        return direction;
    }

    private static String direction(Sequence keys) {
        return (Presorted.isAscending(keys) ? "up" : "") + (Presorted.isDescending(keys, false) ? "down" : "");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 17, 1000, 2 * GRAIN - 1, 2 * GRAIN, 2 * GRAIN + 1, 4 * GRAIN + 2, 1_000_003})
    void rangesAreTurnedRoundAndNothingElse(int n) {
        int[] ints = IntStream.range(0, n + 2 * MARGIN).toArray();
        long[] longs = Arrays.stream(ints).asLongStream().toArray();
        int[] expected = IntStream.range(0, n + 2 * MARGIN)
                .map(i -> i < MARGIN || i >= n + MARGIN ? i : n + 2 * MARGIN - 1 - i).toArray();
        Presorted.reverse(new IntSequence(ints, MARGIN, n));
        Presorted.reverse(new LongSequence(longs, MARGIN, n));
        assertTrue(Arrays.equals(expected, ints));
        assertTrue(Arrays.equals(Arrays.stream(expected).asLongStream().toArray(), longs));
    }
}
