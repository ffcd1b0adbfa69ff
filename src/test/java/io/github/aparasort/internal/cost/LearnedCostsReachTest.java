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
        assume(JDK, 58 * MILLION, (long) (298 * MS));
        assume(JTP, 58 * MILLION, (long) (97 * MS));
        assume(GPU, 4096, 572_000);
        assume(GPU, 16_384, 845_000);
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
        assume(JDK, 4096, 40_000);
        assume(JTP, 4096, 90_000);
        assume(GPU, 4096, 572_000);
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
        assume(JDK, MILLION, (long) (5 * MS));
        assume(JTP, MILLION, (long) (2 * MS));
        assume(GPU, MILLION, (long) (30 * MS));
        for (int i = 0; i < 40; i++) {
            assertTrue(call(32 * MILLION, 0, 160, 64, 960) != GPU);
        }
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

    /** What a class took at sizes an octave away says more of it than random input of this size does. */
    @Test
    void aClassIsKnownAnOctaveAway() {
        for (int i = 0; i < 10; i++) {
            call(MILLION, 0, 40);
            call(MILLION, 1, 2);
        }
        assertEquals(1 * MS, costs.estimate(JDK, new CostInput(MILLION / 2, 1)), 0.01 * MS);
        assertEquals(4 * MS, costs.estimate(JDK, new CostInput(2 * MILLION, 1)), 0.04 * MS);
        assertEquals(10 * MS, costs.estimate(JDK, new CostInput(MILLION / 4, 1)), 0.1 * MS, "as random input");
    }

    @Test
    void otherSizesAreTheFirstEstimate() {
        open("JTP");
        calls(50, MILLION, 40, 14);
        assertEquals(JTP, best(MILLION * 3 / 2, 0));
        assertEquals(JTP, best(MILLION * 3 / 4, 0));
        long million = costs.estimate(JTP, CostInput.random(MILLION));
        assertEquals(10.0, costs.estimate(JTP, CostInput.random(10 * MILLION)) / (double) million, 0.01, "in proportion");
        assertEquals(100.0, costs.estimate(JTP, CostInput.random(100 * MILLION)) / (double) million, 0.1, "a guess");
        calls(50, 10 * MILLION, 800, 100);
        double between = costs.estimate(JTP, CostInput.random(4 * MILLION));
        double share = 3 / 9.0;
        long ten = costs.estimate(JTP, CostInput.random(10 * MILLION));
        assertEquals(million + share * (ten - million), between, 0.01 * between, "on a line");
    }
}
