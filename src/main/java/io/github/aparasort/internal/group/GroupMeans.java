package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.scan.DoubleSegmentFolds;
import io.github.aparasort.internal.scan.LongSegmentFolds;
import java.util.function.IntToDoubleFunction;

/**
 * The means of the values of each group: their sum, which never overflows, divided by their number. Each takes the
 * indices of the values, group by group, and where the groups begin there.
 */
public final class GroupMeans {
    private static final double WORD = 0x1p32;
    private static final long LOW_WORD = 0xffff_ffffL;

    private GroupMeans() {
    }

    /** A long holds the sum of any array of ints. */
    public static double[] of(int[] values, int[] order, int[] offsets) {
        long[] sums = LongSegmentFolds.fold(ScanOp.SUM, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]];
            }
        }, order, offsets);
        return means(offsets, group -> sums[group]);
    }
    // Also as of, float[] values for int[] values, double[] sums for long[] sums, DoubleSegmentFolds for
    //     LongSegmentFolds: A double holds the sum of any array of floats.
    // region Derived from the method above by build/Widths.java: do not edit

    /** A double holds the sum of any array of floats. */
    public static double[] of(float[] values, int[] order, int[] offsets) {
        double[] sums = DoubleSegmentFolds.fold(ScanOp.SUM, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]];
            }
        }, order, offsets);
        return means(offsets, group -> sums[group]);
    }
    // endregion

    /** High and low words are summed apart: a long holds the sum of either. */
    public static double[] of(long[] values, int[] order, int[] offsets) {
        long[] highs = LongSegmentFolds.fold(ScanOp.SUM, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]] >> Integer.SIZE;
            }
        }, order, offsets);
        long[] lows = LongSegmentFolds.fold(ScanOp.SUM, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]] & LOW_WORD;
            }
        }, order, offsets);
        // What is beyond a low word is carried first: so the larger summand is exact where the two nearly cancel.
        return means(offsets, group -> (highs[group] + (lows[group] >>> Integer.SIZE)) * WORD
                + (lows[group] & LOW_WORD));
    }

    /** If a sum has overflowed, or a part of it, the sum of scaled values follows, which cannot. */
    public static double[] of(double[] values, int[] order, int[] offsets) {
        double[] sums = DoubleSegmentFolds.fold(ScanOp.SUM, values, order, offsets);
        double[] means = means(offsets, group -> sums[group]);
        for (double sum : sums) {
            if (!Double.isFinite(sum)) {
                return scaled(values, order, offsets, means);
            }
        }
        return means;
    }

    private static double[] scaled(double[] values, int[] order, int[] offsets, double[] means) {
        double[] sums = DoubleSegmentFolds.fold(ScanOp.SUM, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]] / WORD;
            }
        }, order, offsets);
        double[] scaled = means(offsets, group -> sums[group]);
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

    private static double[] means(int[] offsets, IntToDoubleFunction sum) {
        double[] means = new double[offsets.length - 1];
        Parallel.forEach(means.length, (begin, end) -> {
            for (int group = begin; group < end; group++) {
                means[group] = sum.applyAsDouble(group) / (offsets[group + 1] - offsets[group]);
            }
        });
        return means;
    }
}
