package io.github.aparasort.benchmark.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {
    /** From the table in Conover, <i>Practical Nonparametric Statistics</i>: ranks of the 95 % interval. */
    @ParameterizedTest
    @CsvSource({"1, 1", "5, 1", "6, 1", "8, 1", "9, 2", "11, 2", "12, 3", "15, 4", "20, 6", "25, 8"})
    void ranksAreThoseOfTheTables(int n, int rank) {
        assertEquals(rank, Interval.rank(n));
    }

    @Test
    void takesMedianAndRanksOfUnsortedValues() {
        assertEquals(new Interval(2, 5, 8), Interval.of(new double[] {9, 1, 8, 2, 7, 3, 6, 4, 5}));
    }

    @Test
    void ofTwoValuesTheMedianIsBetweenThem() {
        assertEquals(new Interval(1, 2, 3), Interval.of(new double[] {3, 1}));
    }

    /** A thousand skewed samples: the interval must contain the true median at least as often as promised. */
    @Test
    void containsTheMedianAsOftenAsPromised() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(1);
        ZigguratSampler.NormalizedGaussian gaussian = ZigguratSampler.NormalizedGaussian.of(random);
        int contained = 0;
        for (int sample = 0; sample < 1000; sample++) {
            double[] values = new double[15];
            for (int i = 0; i < values.length; i++) {
                values[i] = Math.exp(gaussian.sample());
            }
            Interval interval = Interval.of(values);
            contained += interval.low() <= 1 && 1 <= interval.high() ? 1 : 0;
        }
        assertTrue(contained >= 945, () -> "the median was in too few intervals");
    }
}
