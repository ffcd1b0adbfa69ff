package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When an engine that seems to be slower is explored, and what that costs. */
class CostCellTest extends LearnedCostsCase {
    /** An engine that is slower is tried, but costs little: here at most a tenth of 300 calls, and then 5 %. */
    @ParameterizedTest
    @ValueSource(doubles = {1.2, 1.7, 3, 7})
    void anEngineThatIsSlowerCostsLittle(double factor) {
        open("JTP");
        double first = calls(300, MILLION, 12, 12 * factor);
        assertEquals(JDK, best(MILLION, 0));
        assertTrue(first < 1.1 * 300 * 12 * 1.25, () -> "all calls: " + first);
        explorations = 0;
        double later = calls(5000, MILLION, 12, 12 * factor);
        assertEquals(JDK, best(MILLION, 0));
        assertTrue(explorations < 0.05 * later, () -> "explorations: " + explorations + " of " + later);
        assertTrue(explorations > 0, "it is explored for ever");
    }

    @Test
    void twoOtherEnginesTogetherCostLittleToo() {
        open("JTP", "GPU");
        calls(300, MILLION, 12, 20, 40);
        explorations = 0;
        double later = calls(5000, MILLION, 12, 20, 40);
        assertEquals(JDK, best(MILLION, 0));
        assertTrue(explorations < 0.05 * later, () -> "explorations: " + explorations + " of " + later);
    }

    /** The first calls go on at once, unless cold code may be the reason for a slow one. */
    @ParameterizedTest
    @CsvSource({"15, 1", "25, 0"})
    void aSlowFirstCallIsNotRepeatedAtOnce(double millis, int next) {
        open("JTP");
        assertEquals(JDK, call(MILLION, 0, 10, millis));
        assertEquals(JTP, call(MILLION, 0, 10, millis));
        assertEquals(next, call(MILLION, 0, 10, millis));
    }

    /** Five at most, of which each is faster than the one before. */
    @Test
    void callsThatGetFasterGoOn() {
        open("JTP");
        assertEquals(JDK, call(MILLION, 0, 10, 0));
        for (double millis : new double[] {19.9, 16.9, 14.4, 12.2, 10.4}) {
            assertEquals(JTP, call(MILLION, 0, 10, millis));
        }
        assertEquals(JDK, call(MILLION, 0, 10, 8.8));
    }

    @Test
    void anEngineThatIsFarSlowerHasOneCallAtATime() {
        open("JTP");
        int tried = 0;
        for (int last = JDK, i = 0; i < 20_000; i++) {
            int engine = call(5000, 0, 0.05, 0.6);
            assertTrue(engine == JDK || last == JDK);
            tried += engine;
            last = engine;
        }
        assertTrue(tried > 2);
    }

    /** Three calls of 13 ms count as if they lost 19.5: that is a twentieth of the time until the next ones. */
    @Test
    void anEngineOfFewCallsIsTriedAgainSoon() {
        open("JTP");
        for (int i = 0; i < 4; i++) {
            assertEquals(i == 0 ? JDK : JTP, call(MILLION, 0, 10, 13));
        }
        int between = 0;
        while (call(MILLION, 0, 10, 13) == JDK) {
            between++;
        }
        assertEquals((390 - 39) / 10 + 1, between);
    }

    /** Three calls of 5 ms are a twentieth of the time of 6,000 calls that take 50 us each. */
    @Test
    void fewElementsTryAnUnknownEngineWhenAColdCallIsASmallLoss() {
        open("JTP");
        int calls = 0;
        while (call(5000, 0, 0.05, 0.01) == JDK) {
            calls++;
        }
        assertEquals(6000, calls, 1);
    }

    /** Cold code is lost once for each cell, whatever is done; all other losses count. */
    @Test
    void aFirstExplorationIsNoLoss() {
        CostCell.Budget budget = new CostCell.Budget(0);
        CostCell cell = new CostCell(2, budget);
        cell.add(JDK, MILLION, 10_000_000, false, 0);
        for (boolean first : new boolean[] {true, false}) {
            cell.explore(JTP, MILLION, 10_000_000);
            cell.add(JTP, MILLION, 500_000_000, true, 0);
            assertEquals(first, budget.isEarned(0));
        }
        cell.addUntaught(20_000_000_000L);
        assertTrue(budget.isEarned(0));
        assertFalse(budget.isEarned(1_000_000_000));
    }

    /** As seen on an H200: after other calls its arrays are allocated, or transferred once more. */
    @ParameterizedTest
    @ValueSource(ints = {492, 640, 668})
    void anEngineWhoseFirstCallsAfterOthersAreSlowDoesSome(int second) {
        open("JTP", "GPU");
        int inARow = 0;
        for (int i = 0; i < 540; i++) {
            double gpu = inARow == 0 ? 668 : inARow == 1 ? second : 85;
            inARow = call(64 * MILLION, 0, 160, 110, gpu) == GPU ? inARow + 1 : 0;
            if (i == 19) {
                assertEquals(GPU, best(64 * MILLION, 0), "after seconds");
            }
        }
        assertEquals(GPU, best(64 * MILLION, 0));
        assertTrue(total < 1.1 * (40 * 160 + 500 * 85), () -> "all calls: " + total);
    }

    /** Calls in a row would all be cold: the JIT compiler needs time to compile what the first one ran. */
    @Test
    void afterTheVeryFirstCallTheCompilerHasTime() {
        open("JTP");
        while (call(MILLION, 0, 18, 216) == JDK) {
            assertTrue(total < 1000, "it is explored");
        }
        double first = total;
        while (call(MILLION, 0, 18, 30) == JDK) {
            assertTrue(total < first + 1000, "it is explored again");
        }
        double between = total - first - 30;
        assertTrue(between >= 200 && between < 220, () -> "explored again after " + between + " ms");
    }

    /** As seen for argsorts of longs: one look at plain Java that is ten times slower is enough for a while. */
    @ParameterizedTest
    @CsvSource({"450, 300, 45", "100, 6, 1"})
    void plainJavaThatIsFarSlowerIsTriedOnce(double millis, double expected, double best) {
        open("JTP");
        assume(JDK, MILLION, (long) (expected * MS));
        assume(JTP, MILLION, (long) (best * MS));
        int tried = 0;
        for (int i = 0; i < 150; i++) {
            tried += call(MILLION, 0, millis, best) == JDK ? 1 : 0;
        }
        assertEquals(1, tried);
    }

    /** As seen for ten million ints: the JIT compiler was done with plain Java early in its first call. */
    @Test
    void plainJavaWhoseFirstCallWasLongIsNotTriedAgainSoon() {
        int n = 10 * MILLION;
        assertEquals(JDK, call(n, 0, 1023, 0));
        open("JTP");
        List<Double> jtp = List.of(258.0, 208.0, 130.0, 120.0, 95.0);
        for (int i = 0; i < 40; i++) {
            assertEquals(JTP, call(n, 0, 1100, jtp.get(Math.min(i, jtp.size() - 1))));
        }
    }

    /** The same, but so near to JTP that compiled code may be faster. */
    @Test
    void plainJavaThatMayBeNearIsTriedAgain() {
        int n = 10 * MILLION;
        assertEquals(JDK, call(n, 0, 400, 0));
        open("JTP");
        int tried = 0;
        for (int i = 0; i < 10; i++) {
            tried += call(n, 0, 110, i == 0 ? 300 : 150) == JDK ? 1 : 0;
        }
        assertTrue(tried > 0);
        assertEquals(JDK, best(n, 0));
    }

    /** A trial of a kernel takes milliseconds, a small sort microseconds: such a trial must be earned. */
    @Test
    void smallInputsTryNothingThatIsNotWorthIt() {
        open("JTP");
        assume(JDK, 4096, 40_000);
        assume(JTP, 4096, 1_000_000);
        int calls = 0;
        while (call(5000, 0, 0.05, 1.2) == JDK) {
            calls++;
        }
        assertTrue(calls > 300, "after " + calls + " calls");
        assertTrue(explorations <= 0.08 * total, () -> explorations + " of " + total);
    }

    /** Short calls: a cold time is so far above a warm one that the next exploration would never be earned. */
    @Test
    void shortCallsExploreColdCodeAgainSoon() {
        open("JTP");
        calls(20_000, 64 * 1024, 0.9, 0.5);
        assume(JDK, 10_000, 60_000);
        assume(JTP, 10_000, 72_000);
        int cold = 0;
        int slow = 0;
        for (int i = 0; i < 120; i++) {
            boolean isJtp = call(10_000, 0, cold < 3 ? 0.755 : 0.059, 0.072) == JTP;
            cold += isJtp ? 0 : 1;
            slow = isJtp ? slow + 1 : 0;
        }
        assertTrue(slow < 40, "calls on JTP at the end: " + slow);
        assertEquals(JDK, best(10_000, 0));
    }
}
