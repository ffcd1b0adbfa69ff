package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * The means of the values of each group: their sum, which never overflows, divided by their number. And how much the
 * values deviate from it.
 */
public final class GroupMeans {
    private static final double WORD = 0x1p32;
    private static final long LOW_WORD = 0xffff_ffffL;

    private GroupMeans() {
    }

    /** A long holds the sum of any array of ints. */
    public static double[] of(int[] values, RowGroups groups) {
        long[] sums = ValueFolds.toLongs(values, ScanOp.SUM).of(groups);
        return means(groups, group -> sums[group]);
    }

    /** A double holds the sum of any array of floats. */
    public static double[] of(float[] values, RowGroups groups) {
        double[] sums = ValueFolds.toDoubles(values, ScanOp.SUM).of(groups);
        return means(groups, group -> sums[group]);
    }

    /** High and low words are summed apart: a long holds the sum of either. */
    public static double[] of(long[] values, RowGroups groups) {
        long[] highs = ValueFolds.of(values.length, ScanOp.SUM, (begin, end, block, at) -> {
            for (int i = begin; i < end; i++) {
                block[at + i - begin] = values[i] >> Integer.SIZE;
            }
        }, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]] >> Integer.SIZE;
            }
        }).of(groups);
        long[] lows = ValueFolds.of(values.length, ScanOp.SUM, (begin, end, block, at) -> {
            for (int i = begin; i < end; i++) {
                block[at + i - begin] = values[i] & LOW_WORD;
            }
        }, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]] & LOW_WORD;
            }
        }).of(groups);
        // What is beyond a low word is carried first: so the larger summand is exact where the two nearly cancel.
        return means(groups, group -> (highs[group] + (lows[group] >>> Integer.SIZE)) * WORD
                + (lows[group] & LOW_WORD));
    }

    /** If a sum has overflowed, or a part of it, the sum of scaled values follows, which cannot. */
    public static double[] of(double[] values, RowGroups groups) {
        double[] sums = ValueFolds.of(values, ScanOp.SUM).of(groups);
        double[] means = means(groups, group -> sums[group]);
        for (double sum : sums) {
            if (!Double.isFinite(sum)) {
                return scaled(values, groups, means);
            }
        }
        return means;
    }

    private static double[] scaled(double[] values, RowGroups groups, double[] means) {
        double[] sums = ValueFolds.of(values.length, ScanOp.SUM, (begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[i] / WORD;
            }
        }, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]] / WORD;
            }
        }).of(groups);
        double[] scaled = means(groups, group -> sums[group]);
        for (int group = 0; group < means.length; group++) {
            if (!Double.isFinite(means[group])) {
                double mean = scaled[group] * WORD;
                // A mean of finite values that is beyond them was rounded up.
                means[group] = Double.isInfinite(mean) && Double.isFinite(scaled[group])
                        ? Math.copySign(Double.MAX_VALUE, mean) : mean;
            }
        }
        return means;
    }

    private static double[] means(RowGroups groups, IntToDoubleFunction sum) {
        int[] counts = groups.counts();
        double[] means = new double[counts.length];
        Parallel.forEach(means.length, (begin, end) -> {
            for (int group = begin; group < end; group++) {
                means[group] = sum.applyAsDouble(group) / counts[group];
            }
        });
        return means;
    }

    /**
     * The standard deviations of samples: the root of the squares of the distances from the mean, added up and divided
     * by one less than their number. NaN for a group of one value, or none.
     */
    public static double[] deviations(/*value*/ int[] values, RowGroups groups) {
        // The rows that are in no group have a place of their own.
        double[] means = Arrays.copyOf(of(values, groups), groups.size() + 1);
        int[] codes = groups.codes(values.length);
        double[] squares = ValueFolds.of(values.length, ScanOp.SUM, (begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                double distance = values[i] - means[codes[i]];
                block[i - begin] = distance * distance;
            }
        }, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                double distance = values[in[i]] - means[codes[in[i]]];
                block[i - begin] = distance * distance;
            }
        }).of(groups);
        int[] counts = groups.counts();
        for (int group = 0; group < squares.length; group++) {
            squares[group] = counts[group] < 2 ? Double.NaN : Math.sqrt(squares[group] / (counts[group] - 1));
        }
        return squares;
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    public static double[] deviations(long[] values, RowGroups groups) {
        // The rows that are in no group have a place of their own.
        double[] means = Arrays.copyOf(of(values, groups), groups.size() + 1);
        int[] codes = groups.codes(values.length);
        double[] squares = ValueFolds.of(values.length, ScanOp.SUM, (begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                double distance = values[i] - means[codes[i]];
                block[i - begin] = distance * distance;
            }
        }, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                double distance = values[in[i]] - means[codes[in[i]]];
                block[i - begin] = distance * distance;
            }
        }).of(groups);
        int[] counts = groups.counts();
        for (int group = 0; group < squares.length; group++) {
            squares[group] = counts[group] < 2 ? Double.NaN : Math.sqrt(squares[group] / (counts[group] - 1));
        }
        return squares;
    }

    public static double[] deviations(float[] values, RowGroups groups) {
        // The rows that are in no group have a place of their own.
        double[] means = Arrays.copyOf(of(values, groups), groups.size() + 1);
        int[] codes = groups.codes(values.length);
        double[] squares = ValueFolds.of(values.length, ScanOp.SUM, (begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                double distance = values[i] - means[codes[i]];
                block[i - begin] = distance * distance;
            }
        }, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                double distance = values[in[i]] - means[codes[in[i]]];
                block[i - begin] = distance * distance;
            }
        }).of(groups);
        int[] counts = groups.counts();
        for (int group = 0; group < squares.length; group++) {
            squares[group] = counts[group] < 2 ? Double.NaN : Math.sqrt(squares[group] / (counts[group] - 1));
        }
        return squares;
    }

    public static double[] deviations(double[] values, RowGroups groups) {
        // The rows that are in no group have a place of their own.
        double[] means = Arrays.copyOf(of(values, groups), groups.size() + 1);
        int[] codes = groups.codes(values.length);
        double[] squares = ValueFolds.of(values.length, ScanOp.SUM, (begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                double distance = values[i] - means[codes[i]];
                block[i - begin] = distance * distance;
            }
        }, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                double distance = values[in[i]] - means[codes[in[i]]];
                block[i - begin] = distance * distance;
            }
        }).of(groups);
        int[] counts = groups.counts();
        for (int group = 0; group < squares.length; group++) {
            squares[group] = counts[group] < 2 ? Double.NaN : Math.sqrt(squares[group] / (counts[group] - 1));
        }
        return squares;
    }
    // endregion
}
