package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.step.JoinKind;

// Twins: Long, Float, Double
/** The methods of a context for arrays of one type. */
final class IntHostOperations extends HostOperations</*value*/ int[]> {
    IntHostOperations(Facades facades) {
        super(facades);
    }

    @Override
    void sort(/*value*/ int[] a, int from, int to, boolean descending) {
        if (descending) {
            facades.sorter.sortDescending(a, from, to);
        } else {
            facades.sorter.sort(a, from, to);
        }
    }

    @Override
    int[] argsort(/*value*/ int[] a, boolean descending) {
        return descending ? facades.sorter.argsortDescending(a) : facades.sorter.argsort(a);
    }

    @Override
    void sortPairs(/*value*/ int[] keys, PairValues values, boolean descending) {
        facades.sorter.pairs().sortPairs(keys, values, descending ? KeyOrder.DESCENDING : KeyOrder.ASCENDING);
    }

    @Override
    PairValues carried(Object values) {
        return PairValues.of((/*value*/ int[]) values);
    }

    @Override
    boolean isSorted(/*value*/ int[] a) {
        return facades.sorter.isSorted(a);
    }

    @Override
    void checkSorted(/*value*/ int[] a, String name) {
        IntSortedInput.check(a, name, false);
    }

    @Override
    OrderBy then(OrderBy columns, /*value*/ int[] column, boolean descending) {
        return descending ? columns.thenDescending(column) : columns.then(column);
    }

    @Override
    void put(/*value*/ int[] target, int[] indices, /*value*/ int[] values) {
        ArgumentChecks.indices(target.length, indices, 0);
        for (int i = 0; i < indices.length; i++) {
            target[indices[i]] = values[i];
        }
    }

    @Override
    /*value*/ int[] scan(/*value*/ int[] a, ScanOp op, boolean exclusive) {
        /*value*/ int[] out = new /*value*/ int[a.length];
        if (exclusive) {
            facades.scan.exclusive(a, out, op);
        } else {
            facades.scan.inclusive(a, out, op);
        }
        return out;
    }

    @Override
    /*value*/ int[] merge(/*value*/ int[] a, /*value*/ int[] b) {
        return facades.merger.merge(a, b);
    }

    @Override
    <V> Pairs</*value*/ int[], V> mergePairs(/*value*/ int[] aKeys, V aValues, /*value*/ int[] bKeys, V bValues) {
        return facades.merger.mergePairs(aKeys, aValues, bKeys, bValues);
    }

    @Override
    /*value*/ int[] select(SetOperation operation, /*value*/ int[] a, /*value*/ int[] b) {
        return facades.multisets.select(operation, a, b);
    }

    @Override
    <V> Pairs</*value*/ int[], V> selectPairs(SetOperation operation, /*value*/ int[] aKeys, V aValues,
            /*value*/ int[] bKeys, V bValues) {
        return facades.multisets.selectPairs(operation, aKeys, aValues, bKeys, bValues);
    }

    @Override
    /*value*/ int[] insert(/*value*/ int[] a, int[] positions, /*value*/ int[] values) {
        return facades.merger.insert(a, positions, values);
    }

    @Override
    /*value*/ int[] remove(/*value*/ int[] a, int[] positions) {
        return facades.merger.remove(a, positions);
    }

    @Override
    /*value*/ int[] unique(/*value*/ int[] a) {
        return facades.groups.unique(a);
    }

    @Override
    Pairs</*value*/ int[], int[]> counts(/*value*/ int[] a) {
        return facades.groups.counts(a);
    }

    @Override
    Pairs</*value*/ int[], int[]> runs(/*value*/ int[] a) {
        return facades.groups.runs(a);
    }

    @Override
    Pairs</*value*/ int[], ?> reduceByKey(/*value*/ int[] keys, Object values, ScanOp op) {
        return values instanceof int[] ints ? facades.groups.reduceByKey(keys, ints, op)
                : values instanceof long[] longs ? facades.groups.reduceByKey(keys, longs, op)
                : values instanceof float[] floats ? facades.groups.reduceByKey(keys, floats, op)
                : facades.groups.reduceByKey(keys, (double[]) values, op);
    }

    @Override
    int[] histogram(/*value*/ int[] a, /*value*/ int[] edges) {
        return facades.groups.histogram(a, edges);
    }

    @Override
    /*value*/ int[] first(/*value*/ int[] a, int k, boolean greatest) {
        return greatest ? facades.selector.topK(a, k) : facades.selector.bottomK(a, k);
    }

    @Override
    int[] argFirst(/*value*/ int[] a, int k, boolean greatest) {
        return greatest ? facades.selector.argTopK(a, k) : facades.selector.argBottomK(a, k);
    }

    @Override
    double[] quantiles(/*value*/ int[] a, double... q) {
        return facades.selector.quantiles(a, q);
    }

    @Override
    int[] bounds(/*value*/ int[] sorted, /*value*/ int[] needles, boolean upper) {
        return upper ? facades.search.upperBounds(sorted, needles) : facades.search.lowerBounds(sorted, needles);
    }

    @Override
    boolean[] isIn(/*value*/ int[] needles, /*value*/ int[] haystack) {
        return facades.search.isIn(needles, haystack);
    }

    @Override
    JoinedRows join(JoinKind kind, /*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        return facades.joins.join(kind, aKeys, bKeys);
    }

    @Override
    void sortSegments(/*value*/ int[] a, int[] offsets) {
        facades.segments.sort(a, offsets);
    }

    @Override
    void sortSegments(/*value*/ int[] keys, PairValues values, int[] offsets) {
        facades.segments.sortPairs(keys, offsets, values);
    }

    @Override
    /*value*/ int[] reduce(/*value*/ int[] a, int[] offsets, ScanOp op) {
        return facades.segments.reduce(a, offsets, op);
    }
}
