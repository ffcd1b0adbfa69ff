package io.github.aparasort.benchmark.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.benchmark.statistics.Comparison.Verdict;
import java.util.Arrays;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final double[] SLOW = {20, 21, 22, 23, 24, 25, 26};
    private static final double[] FAST = {10, 11, 12, 13, 14, 15, 16};

    @Test
    void allTimesBelowAllOthersIsFaster() {
        Comparison comparison = Comparison.of(FAST, SLOW);
        assertEquals(Verdict.FASTER, comparison.verdict());
        // One of the (14 choose 7) orders.
        assertEquals(1.0 / 3432, comparison.p(), 1e-12);
        assertEquals(23.0 / 13, comparison.speedUp().median(), 1e-12);
    }

    @Test
    void swappedItIsSlower() {
        assertEquals(Verdict.SLOWER, Comparison.of(SLOW, FAST).verdict());
    }

    @Test
    void equalTimesAreUndecided() {
        assertEquals(Verdict.UNDECIDED, Comparison.of(FAST, FAST).verdict());
    }

    /** The machine gets three times as slow under way, which is more than the contenders differ. */
    @Test
    void driftLeavesTheRatioAlone() {
        double[] first = new double[15];
        double[] second = new double[15];
        for (int round = 0; round < first.length; round++) {
            first[round] = 100 * (1 + 2 * round / 14.0);
            second[round] = 1.25 * first[round];
        }
        Interval speedUp = Comparison.of(first, second).speedUp();
        assertEquals(1.25, speedUp.low(), 1e-12);
        assertEquals(1.25, speedUp.high(), 1e-12);
    }

    @Test
    void noiseAloneIsSeldomAVerdict() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(2);
        int verdicts = 0;
        for (int trial = 0; trial < 1000; trial++) {
            double[] first = random.doubles(11, 90, 110).toArray();
            double[] second = random.doubles(11, 90, 110).toArray();
            verdicts += Comparison.of(first, second).verdict() == Verdict.UNDECIDED ? 0 : 1;
        }
        // One per cent for each of the two sides.
        assertTrue(verdicts <= 30, "too many verdicts without a difference: " + verdicts);
    }

    @Test
    void theAllowanceIsAMicrosecondOfShortCallsAndAShareOfLongOnes() {
        double[] peer = new double[7];
        Arrays.fill(peer, 100);
        double[] subject = new double[7];
        Arrays.fill(subject, 1_050);
        assertEquals(-50, Allowance.excess(subject, peer).median());
        Arrays.fill(peer, 1_000_000);
        Arrays.fill(subject, 1_060_000);
        assertEquals(10_000, Allowance.excess(subject, peer).median(), 1e-6);
        assertTrue(Allowance.excess(subject, peer).above(0));
    }
}
