package io.github.aparasort.internal.group;

import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.select.Quantiles;

// Twins: Long, Float, Double
/** The quantiles of the values of each group. */
public final class IntGroupQuantiles {
    private IntGroupQuantiles() {
    }

    /**
     * Finds quantiles.
     *
     * @param values the values, group by group, and sorted in each
     * @param offsets where the groups begin
     * @return for each quantile an array with its value for each group, or NaN for one without values
     */
    public static double[][] of(double[] wanted, /*value*/ int[] values, int[] offsets) {
        double[][] quantiles = new double[wanted.length][offsets.length - 1];
        Parallel.forEach(offsets.length - 1, (begin, end) -> {
            for (int group = begin; group < end; group++) {
                int from = offsets[group];
                int count = offsets[group + 1] - from;
                for (int i = 0; i < wanted.length; i++) {
                    quantiles[i][group] = count == 0 ? Double.NaN
                            : Quantiles.of(wanted[i], count, rank -> values[from + rank]);
                }
            }
        });
        return quantiles;
    }
}
