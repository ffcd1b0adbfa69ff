package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.IntSequence;

/** The rows of a column of keys in the order of these, in groups of equal keys. */
public final class IntSortedRows {
    private final /*key*/ int[] keys;
    private final int[] order;
    private final int[] offsets;

    private IntSortedRows(/*key*/ int[] keys, int[] order) {
        this.keys = keys;
        this.order = order;
        this.offsets = IntRuns.offsetsOfKeys(keys);
    }

    /**
     * Sorts the rows, on the engine that the dispatcher chooses. It must be open.
     *
     * @param operation the name of the operation that this is a part of
     * @param column the keys, which stay as they are
     */
    public static IntSortedRows of(String operation, Dispatcher dispatcher, /*value*/ int[] column) {
        return of(operation, dispatcher, column, PairValues.indices(column.length));
    }

    /**
     * Sorts the rows, as {@link #of(String, Dispatcher, int[])}.
     *
     * @param values an int of each row, in place of its index; sorted here, with the keys
     */
    public static IntSortedRows of(String operation, Dispatcher dispatcher, /*value*/ int[] column, int[] values) {
        int n = column.length;
        /*key*/ int[] keys = new /*key*/ int[n];
        IntSequence source = new IntSequence(column, 0, n);
        Parallel.forEach(n, (begin, end) -> source.load(begin, end, keys, begin));
        dispatcher.submit(IntPairSortJob.inPlace(operation, /*value*/ int.class, keys, values, null), true);
        return new IntSortedRows(keys, values);
    }

    /** The rows, by key, then in ascending order; or what was sorted in place of their indices. */
    public int[] order() {
        return order;
    }

    /** Where each group begins in {@link #order}, and the number of rows. */
    public int[] offsets() {
        return offsets;
    }

    /** The number of groups. */
    public int groups() {
        return offsets.length - 1;
    }

    /** The key of a group. */
    public /*key*/ int key(int group) {
        return keys[offsets[group]];
    }
}
