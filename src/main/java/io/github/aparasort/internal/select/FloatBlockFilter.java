package io.github.aparasort.internal.select;

import io.github.aparasort.internal.key.SortableKeys;

// Twins: Double
/** The methods of {@link IntBlockFilter}, for floats. */
final class FloatBlockFilter {
    static final int BLOCK = 1 << 9;

    private FloatBlockFilter() {
    }

    /**
     * 1 if [begin, end) has a key that is not beyond a border, else 0. It compares floats as numbers, because a
     * conversion of each takes longer.
     */
    static int reaches(/*value*/ float[] a, int begin, int end, /*key*/ int mask, /*key*/ int high) {
        /*value*/ float border = SortableKeys.value(high ^ mask);
        for (int i = begin; i < end; i++) {
            if (!SortableKeys.before(border, a[i], mask)) {
                return 1;
            }
        }
        return 0;
    }
}
