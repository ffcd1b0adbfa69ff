package io.github.aparasort;

import io.github.aparasort.key.IntSequence;
import java.util.Arrays;

/** Sorts keys with an int value each, or finds the order of keys, whatever their type. */
abstract class PairSortJob extends SortJob {
    /** Null where each key's index is its value, and the order alone is wanted. */
    final int[] values;
    final int[] valueResult;
    /** Whether one array is both, as a caller may have it. */
    private final boolean keysAreValues;

    PairSortJob(Class<?> type, SortKind kind, int n, Object keys, int[] values, int[] valueResult) {
        super(values == null ? "argsort" : "sortPairs", type, kind, n);
        this.values = values;
        this.valueResult = valueResult;
        this.keysAreValues = values == keys;
    }

    @Override
    final void keep() {
        if (values == null) {
            Arrays.setAll(valueResult, i -> i);
        }
    }

    @Override
    final void reverse() {
        if (values == null) {
            Arrays.setAll(valueResult, i -> n - 1 - i);
            return;
        }
        Presorted.reverse(keys());
        if (!keysAreValues) {
            Presorted.reverse(new IntSequence(values, 0, n));
        }
    }
}
