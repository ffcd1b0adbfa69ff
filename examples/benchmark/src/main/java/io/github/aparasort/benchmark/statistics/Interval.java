package io.github.aparasort.benchmark.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Median;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * A median and its confidence interval from order statistics: of n values, the k-th smallest and the k-th largest
 * enclose the true median unless fewer than k values fall on one side of it, which is a matter of tossing a coin n
 * times. That holds for every distribution; times are not normal. (David and Nagaraja, <i>Order Statistics</i>, 7.1.)
 */
public record Interval(double low, double median, double high) {
    /** Of all intervals in a report, so many contain the true median (or more: k is a whole number). */
    public static final double CONFIDENCE = 0.95;
    /** From so many values on the interval keeps what {@link #CONFIDENCE} promises; below, it is all of their range. */
    public static final int FEWEST = 6;

    public static Interval of(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int k = rank(sorted.length);
        return new Interval(sorted[k - 1], Median.withDefaults().evaluate(sorted), sorted[sorted.length - k]);
    }

    /** The largest k with 2 P(fewer than k heads) at most 1 - {@link #CONFIDENCE}; at least 1. */
    static int rank(int n) {
        BinomialDistribution heads = BinomialDistribution.of(n, 0.5);
        int k = 1;
        while (2 * heads.cumulativeProbability(k) <= 1 - CONFIDENCE) {
            k++;
        }
        return k;
    }

    /** Whether all of it is above a value. */
    public boolean above(double value) {
        return low > value;
    }

    /** Whether all of it is below a value. */
    public boolean below(double value) {
        return high < value;
    }
}
