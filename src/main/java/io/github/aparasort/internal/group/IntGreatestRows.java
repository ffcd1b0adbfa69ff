package io.github.aparasort.internal.group;

import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;

// Twins: Long, Float, Double
/** The rows of the greatest values of each group. */
public final class IntGreatestRows {
    private IntGreatestRows() {
    }

    /**
     * Finds the rows, the greatest value first. Equal values are in the order of their places: so it goes from the end
     * of a group to its begin by runs of equal values. NaNs are last.
     *
     * @param values the value at each place, group by group
     * @param sorted the places in ascending order of their values, group by group; of equal values the lower one first
     * @param groups the groups, whose order has the row at each place
     * @param remaining where each group begins in the result, as {@link LeastRows#offsets} says
     */
    public static int[] of(/*value*/ int[] values, int[] sorted, RowGroups groups, int[] remaining) {
        int[] offsets = groups.offsets();
        int[] order = groups.order();
        int[] rows = new int[remaining[remaining.length - 1]];
        Parallel.forEach(offsets.length - 1, (begin, end) -> {
            for (int group = begin; group < end; group++) {
                int runEnd = offsets[group + 1];
                while (runEnd > offsets[group] && SortableKeys.isNan(values[sorted[runEnd - 1]])) {
                    runEnd--;
                }
                int nans = runEnd;
                int at = remaining[group];
                while (at < remaining[group + 1] && runEnd > offsets[group]) {
                    int run = runEnd - 1;
                    /*key*/ int key = SortableKeys.of(values[sorted[run]]);
                    while (run > offsets[group] && SortableKeys.of(values[sorted[run - 1]]) == key) {
                        run--;
                    }
                    for (int i = run; i < runEnd && at < remaining[group + 1]; i++) {
                        rows[at++] = order[sorted[i]];
                    }
                    runEnd = run;
                }
                for (int i = nans; at < remaining[group + 1]; i++) {
                    rows[at++] = order[sorted[i]];
                }
            }
        });
        return rows;
    }
}
