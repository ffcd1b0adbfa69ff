package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Which way to do work is chosen, by times that are made up. */
class LearnedWaysTest {
    private static final int SIZE = 1000;

    /** How often each way was chosen in so many calls, of which each takes the given nanoseconds. */
    private static int[] choices(LearnedCosts ways, int calls, int size, long... nanos) {
        int[] chosen = new int[nanos.length];
        for (int call = 0; call < calls; call++) {
            CostInput input = CostInput.of(size, size, 0);
            int choice = ways.choose(input, (1 << nanos.length) - 1);
            int way = choice < 0 ? ~choice : choice;
            chosen[way]++;
            ways.learn(way, input, nanos[way], choice < 0, call);
        }
        return chosen;
    }

    @Test
    void eachWayIsTriedSoon() {
        int[] chosen = choices(LearnedCosts.ofWays(3, 1), 12, SIZE, 5000, 5000, 5000);
        assertTrue(chosen[0] > 0 && chosen[1] > 0 && chosen[2] > 0);
    }

    /** What takes very long at first, perhaps because its code is cold, does not do so three times in a row. */
    @Test
    void aHopelessWayIsTriedOnce() {
        LearnedCosts ways = LearnedCosts.ofWays(2, 1);
        assertEquals(1, choices(ways, 30, SIZE, 1000, 9000)[1]);
        assertTrue(choices(ways, 5000, SIZE, 1000, 9000)[1] > 3);
    }

    @Test
    void theFastestWayDoesTheWork() {
        for (int fastest = 0; fastest < 3; fastest++) {
            long[] nanos = {9000, 9000, 9000};
            nanos[fastest] = 3000;
            int[] chosen = choices(LearnedCosts.ofWays(3, 1), 1000, SIZE, nanos);
            assertTrue(chosen[fastest] > 950, "way " + fastest + ": " + chosen[fastest]);
        }
    }

    /** Slower ways are tried for ever: that takes a few percent of the time at most. */
    @Test
    void slowerWaysAreTriedAgain() {
        int[] twice = choices(LearnedCosts.ofWays(2, 1), 10_000, SIZE, 1000, 2000);
        assertTrue(twice[1] >= 50 && twice[1] <= 500, "twice as long: " + twice[1]);
        int[] tenTimes = choices(LearnedCosts.ofWays(2, 1), 10_000, SIZE, 1000, 10_000);
        assertTrue(tenTimes[1] >= 5 && tenTimes[1] <= 56, "ten times as long: " + tenTimes[1]);
    }

    /** The first times may be those of code that was not compiled yet. */
    @Test
    void aWayThatBecomesFasterIsFound() {
        LearnedCosts ways = LearnedCosts.ofWays(2, 1);
        choices(ways, 100, SIZE, 1000, 4000);
        int[] chosen = choices(ways, 2000, SIZE, 1000, 200);
        assertTrue(chosen[1] > 1500, chosen[1] + "");
        // And one that becomes slower is left.
        chosen = choices(ways, 2000, SIZE, 1000, 8000);
        assertTrue(chosen[0] > 1700, chosen[0] + "");
    }

    @Test
    void sizesAreLearnedApart() {
        LearnedCosts ways = LearnedCosts.ofWays(2, 1);
        choices(ways, 50, 1 << 10, 1000, 4000);
        choices(ways, 200, 1 << 16, 400_000, 100_000);
        assertTrue(choices(ways, 200, 1 << 10, 1000, 4000)[0] > 180);
        assertTrue(choices(ways, 200, 1 << 16, 400_000, 100_000)[1] > 180);
        choices(ways, 100, 0, 1, 1);
        choices(ways, 100, Integer.MAX_VALUE, 1, 1);
    }

    @Test
    void onlyUsableWaysAreChosen() {
        LearnedCosts ways = LearnedCosts.ofWays(4, 2);
        for (int call = 0; call < 100; call++) {
            int way = ways.run(CostInput.of(1L << 40, 5, 1), 0b1010, chosen -> chosen);
            assertTrue(way == 1 || way == 3, way + "");
        }
    }

    @Test
    void runDoesTheWorkOnce() {
        LearnedCosts ways = LearnedCosts.ofWays(2, 1);
        int[] runs = new int[2];
        for (int call = 0; call < 10; call++) {
            assertEquals("done", ways.run(CostInput.of(SIZE, SIZE, 0), 3, way -> {
                runs[way]++;
                return "done";
            }));
        }
        assertEquals(10, runs[0] + runs[1]);
    }
}
