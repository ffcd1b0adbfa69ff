package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.parallel.Parallel;

/** The rows of the least values of each group, or of the first ones in any other order. */
public final class LeastRows {
    private LeastRows() {
    }

    /** Where each group begins, and the number of rows in all, if at most k rows of each group remain. */
    public static int[] offsets(RowGroups groups, int k) {
        int[] counts = groups.counts().clone();
        Parallel.forEach(counts.length, (begin, end) -> {
            for (int group = begin; group < end; group++) {
                counts[group] = Math.min(counts[group], k);
            }
        });
        return Offsets.of(counts, Offsets.sums(counts));
    }

    /**
     * Finds the rows, the least value first.
     *
     * @param sorted the places in ascending order of their values, group by group
     * @param groups the groups, whose order has the row at each place
     * @param remaining where each group begins in the result, as {@link #offsets} says
     */
    public static int[] of(int[] sorted, RowGroups groups, int[] remaining) {
        int[] offsets = groups.offsets();
        int[] order = groups.order();
        int[] rows = new int[remaining[remaining.length - 1]];
        Parallel.forEach(offsets.length - 1, (begin, end) -> {
            for (int group = begin; group < end; group++) {
                int shift = offsets[group] - remaining[group];
                for (int at = remaining[group]; at < remaining[group + 1]; at++) {
                    rows[at] = order[sorted[shift + at]];
                }
            }
        });
        return rows;
    }
}
