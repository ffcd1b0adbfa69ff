package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** How far what was learned or measured reaches: to other sizes, and to other classes of input. */
class LearnedCostsReachTest extends LearnedCostsCase {
    /** As seen on an H200: its measurements, at a busy start, ended at 16,384 floats. */
    @Test
    void measurementsOfFewElementsDoNotKeepAnEngineFromMillions() {
        open("JTP", "GPU");
        priors[JDK].add(58 * MILLION, (long) (298 * MS));
        priors[JTP].add(58 * MILLION, (long) (97 * MS));
        priors[GPU].add(4096, 572_000);
        priors[GPU].add(16_384, 845_000);
        assertTrue(costs.estimate(GPU, CostInput.random(64 * MILLION)) > 8 * 110 * MS);
        boolean cold = true;
        for (int i = 0; i < 40; i++) {
            cold &= call(64 * MILLION, 0, 240, 110, cold ? 1993 : 75) != GPU;
        }
        assertEquals(GPU, best(64 * MILLION, 0));
    }

    /** What random input took is no guess: other classes of input do not try such an engine once more. */
    @Test
    void callsOfRandomInputDo() {
        open("JTP", "GPU");
        priors[JDK].add(4096, 40_000);
        priors[JTP].add(4096, 90_000);
        priors[GPU].add(4096, 572_000);
        for (int i = 0; i < 40; i++) {
            call(8 * MILLION, 0, 40, 20, 2000);
        }
        for (int i = 0; i < 40; i++) {
            assertTrue(call(8 * MILLION, 1, 40, 20, 2000) != GPU);
        }
    }

    /** Measurements that reach far enough do: no call is spent on an engine that takes ten times as long. */
    @Test
    void measurementsOfManyElementsDo() {
        open("JTP", "GPU");
        priors[JDK].add(MILLION, (long) (5 * MS));
        priors[JTP].add(MILLION, (long) (2 * MS));
        priors[GPU].add(MILLION, (long) (30 * MS));
        for (int i = 0; i < 40; i++) {
            assertTrue(call(32 * MILLION, 0, 160, 64, 960) != GPU);
        }
    }

    /** Short calls: a cold time is so far above a warm one that the next exploration would never be earned. */
    @Test
    void shortCallsExploreColdCodeAgainSoon() {
        open("JTP");
        calls(20_000, 64 * 1024, 0.9, 0.5);
        priors[JDK].add(10_000, 60_000);
        priors[JTP].add(10_000, 72_000);
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

    /** It is taken off the times of calls, and added to every estimate: for its sizes, and for no others. */
    @Test
    void anAdditionIsNotLearnedForOtherSizes() {
        int most = 1_100_000;
        costs.setAddition((engine, n) -> engine == GPU && n > most ? 5_000_000 : 0);
        open("JTP", "GPU");
        for (int i = 0; i < LearnedCosts.SURE; i++) {
            costs.learn(GPU, CostInput.random(most + 1), 8_000_000, false, ++now);
        }
        assertEquals(8_000_000, costs.estimate(GPU, CostInput.random(most + 1)), 10);
        assertEquals(3_000_000, costs.estimate(GPU, CostInput.random(most)), 10);
        // Below, the same half octave; here a neighbour.
        assertEquals(5_000_000 + 2 * 3_000_000, costs.estimate(GPU, CostInput.random(2 * most)), 100);
        costs.learn(GPU, new CostInput(most + 1, 1), 1_000_000, false, ++now);
        assertTrue(costs.estimate(GPU, new CostInput(most + 1, 1)) >= 5_000_000,
                "a call is never shorter than its addition");
    }

    @Test
    void classesOfInputAreLearnedApart() {
        open("JTP");
        for (int i = 0; i < 30; i++) {
            call(MILLION, 0, 40, 14);
            call(MILLION, 1, 2, 14);
        }
        assertEquals(JTP, best(MILLION, 0));
        assertEquals(JDK, best(MILLION, 1));
        // A class without calls: as random input, in proportion for the JDK.
        CostInput random = CostInput.random(MILLION);
        CostInput easy = new CostInput(MILLION, 2, 0.5);
        assertEquals(0.5, costs.estimate(JDK, easy) / (double) costs.estimate(JDK, random), 0.01);
        assertEquals(costs.estimate(JTP, random), costs.estimate(JTP, easy));
    }

    @Test
    void sizesNearbyAreTheFirstEstimateAndOthersAreNot() {
        open("JTP");
        calls(50, MILLION, 40, 14);
        assertEquals(JTP, best(MILLION * 3 / 2, 0));
        assertEquals(JTP, best(MILLION * 3 / 4, 0));
        assertEquals(CostCurve.UNKNOWN, costs.estimate(JTP, CostInput.random(4 * MILLION)));
        assertEquals(JDK, best(4 * MILLION, 0));
    }
}
