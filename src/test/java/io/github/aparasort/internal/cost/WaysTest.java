package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Which way is chosen, by times that are made up. */
class WaysTest {
    private static final int SIZE = 1000;

    /** How often each way was chosen in so many calls, of which each takes the given nanoseconds. */
    private static int[] choices(Ways ways, int calls, int size, long... nanos) {
        int[] chosen = new int[nanos.length];
        for (int call = 0; call < calls; call++) {
            int way = ways.choose(size);
            chosen[way]++;
            ways.learn(way, size, size, nanos[way]);
        }
        return chosen;
    }

    @Test
    void eachWayIsTriedThreeTimesFirst() {
        Ways ways = new Ways(3);
        int[] order = new int[9];
        for (int call = 0; call < order.length; call++) {
            order[call] = ways.choose(SIZE);
            ways.learn(order[call], SIZE, SIZE, 5000);
        }
        for (int call = 0; call < order.length; call++) {
            assertEquals(call / 3, order[call]);
        }
    }

    /** An engine that the first way chooses may be found later. */
    @Test
    void theFirstWayMayHaveMoreTimes() {
        Ways ways = new Ways(2, 20);
        assertEquals(20, choices(ways, 20, SIZE, 3000, 1000)[0]);
        assertTrue(choices(ways, 1000, SIZE, 500, 1000)[0] > 800);
    }

    /** What takes very long at first, perhaps because its code is not compiled yet, does not do so three times in a row. */
    @Test
    void aHopelessWayIsTriedOnce() {
        Ways ways = new Ways(2);
        assertEquals(1, choices(ways, 30, SIZE, 1000, 9000)[1]);
        assertTrue(choices(ways, 2000, SIZE, 1000, 9000)[1] > 3);
    }

    @Test
    void theFastestWayDoesTheWork() {
        for (int fastest = 0; fastest < 3; fastest++) {
            long[] nanos = {9000, 9000, 9000};
            nanos[fastest] = 3000;
            int[] chosen = choices(new Ways(3), 1000, SIZE, nanos);
            assertTrue(chosen[fastest] > 950, "way " + fastest + ": " + chosen[fastest]);
        }
    }

    /** Trials of a slower way are the rarer, the slower it is: they take a few percent of the time. */
    @Test
    void slowerWaysAreTriedAgain() {
        int[] twice = choices(new Ways(2), 10_000, SIZE, 1000, 2000);
        assertTrue(twice[1] >= 100 && twice[1] <= 250, "twice as long: " + twice[1]);
        int[] tenTimes = choices(new Ways(2), 10_000, SIZE, 1000, 10_000);
        assertTrue(tenTimes[1] >= 20 && tenTimes[1] <= 50, "ten times as long: " + tenTimes[1]);
    }

    /** The first times may be those of code that was not compiled yet. */
    @Test
    void aWayThatBecomesFasterIsFound() {
        Ways ways = new Ways(2);
        choices(ways, 100, SIZE, 1000, 4000);
        int[] chosen = choices(ways, 2000, SIZE, 1000, 200);
        assertTrue(chosen[1] > 1500, chosen[1] + "");
        // And one that becomes slower is left, though a longer time corrects a shorter one slowly.
        chosen = choices(ways, 2000, SIZE, 1000, 8000);
        assertTrue(chosen[0] > 1700, chosen[0] + "");
    }

    /** A loop may be compiled again where it runs longer than before. */
    @Test
    void aWayThatWasColdAtAnotherSizeIsTriedSoon() {
        Ways ways = new Ways(2);
        choices(ways, 50, 1 << 10, 1000, 300);
        assertEquals(1, choices(ways, 2, 1 << 16, 1000, 4000)[1]);
        int[] chosen = choices(ways, 50, 1 << 16, 1000, 300);
        assertTrue(chosen[1] > 10, chosen[1] + "");
    }

    @Test
    void sizesAreLearnedApart() {
        Ways ways = new Ways(2);
        choices(ways, 50, 1 << 10, 1000, 4000);
        choices(ways, 200, 1 << 16, 4000, 1000);
        assertTrue(choices(ways, 200, 1 << 10, 1000, 4000)[0] > 180);
        assertTrue(choices(ways, 200, 1 << 16, 4000, 1000)[1] > 180);
        // A size nearby tells what to expect of another one.
        assertTrue(choices(ways, 20, 1 << 9, 1000, 4000)[0] >= 18);
        assertTrue(choices(ways, 20, 1 << 17, 4000, 1000)[1] >= 18);
        choices(ways, 100, 0, 1, 1);
        choices(ways, 100, Integer.MAX_VALUE, 1, 1);
    }

    @Test
    void runDoesTheWorkOnce() {
        Ways ways = new Ways(2);
        int[] runs = new int[2];
        for (int call = 0; call < 10; call++) {
            assertEquals("done", ways.run(SIZE, SIZE, way -> {
                runs[way]++;
                return "done";
            }));
        }
        assertEquals(10, runs[0] + runs[1]);
        assertTrue(runs[0] >= 3 && runs[1] >= 3);
    }
}
