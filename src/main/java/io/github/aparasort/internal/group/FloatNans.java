package io.github.aparasort.internal.group;

import io.github.aparasort.internal.parallel.Parallel;

// Twins: Double
/** Values that are no NaNs. */
public final class FloatNans {
    private FloatNans() {
    }

    /** The groups without the rows that have a NaN. */
    public static RowGroups without(RowGroups groups, /*value*/ float[] values) {
        boolean[] isNumber = new boolean[values.length];
        Parallel.forEach(values.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                isNumber[i] = values[i] == values[i];
            }
        });
        return groups.where(isNumber);
    }
}
