package io.github.aparasort.benchmark.statistics;

import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.MannWhitneyUTest;

/**
 * Two contenders of one case.
 *
 * @param speedUp how many times as fast the first is as the second: the median over rounds of the ratio within a round,
 *     which drift of the machine leaves alone
 * @param p probability of such times, or clearer ones, if the winner were not faster: Mann-Whitney's U test, one-sided,
 *     exact for small samples without ties
 * @param verdict who is faster
 */
public record Comparison(Interval speedUp, double p, Verdict verdict) {
    /** A report holds dozens of comparisons; this keeps the false ones rare. */
    public static final double SIGNIFICANCE = 0.01;

    /** Who is faster: the test and the interval of the ratio must agree. */
    public enum Verdict {
        FASTER, SLOWER, UNDECIDED
    }

    /** Times of two contenders, in the order of rounds. */
    public static Comparison of(double[] first, double[] second) {
        double[] ratios = new double[first.length];
        for (int round = 0; round < ratios.length; round++) {
            ratios[round] = second[round] / first[round];
        }
        Interval speedUp = Interval.of(ratios);
        boolean faster = speedUp.median() >= 1;
        double p = MannWhitneyUTest.withDefaults()
                .with(faster ? AlternativeHypothesis.LESS_THAN : AlternativeHypothesis.GREATER_THAN)
                .test(first, second).getPValue();
        Verdict verdict = Verdict.UNDECIDED;
        if (p < SIGNIFICANCE && speedUp.above(1)) {
            verdict = Verdict.FASTER;
        } else if (p < SIGNIFICANCE && speedUp.below(1)) {
            verdict = Verdict.SLOWER;
        }
        return new Comparison(speedUp, p, verdict);
    }
}
