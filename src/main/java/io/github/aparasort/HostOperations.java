package io.github.aparasort;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.step.JoinKind;

/**
 * What resident arrays in the heap call: the methods of a context for arrays of the host, of one type.
 *
 * @param <A> the type of these arrays
 */
abstract class HostOperations<A> {
    final Facades facades;

    HostOperations(Facades facades) {
        this.facades = facades;
    }

    abstract void sort(A a, int from, int to, boolean descending);

    abstract int[] argsort(A a, boolean descending);

    abstract void sortPairs(A keys, PairValues values, boolean descending);

    /** An array as the values of a sort of pairs. */
    abstract PairValues carried(Object values);

    abstract boolean isSorted(A a);

    /** Throws for the first element that is out of order. */
    abstract void checkSorted(A a, String name);

    /** Adds a column to an order. */
    abstract OrderBy then(OrderBy columns, A column, boolean descending);

    /** Scatters values. */
    abstract void put(A target, int[] indices, A values);

    abstract A scan(A a, ScanOp op, boolean exclusive);

    abstract A merge(A a, A b);

    abstract <V> Pairs<A, V> mergePairs(A aKeys, V aValues, A bKeys, V bValues);

    abstract A select(SetOperation operation, A a, A b);

    abstract <V> Pairs<A, V> selectPairs(SetOperation operation, A aKeys, V aValues, A bKeys, V bValues);

    abstract A insert(A a, int[] positions, A values);

    abstract A remove(A a, int[] positions);

    abstract A unique(A a);

    abstract Pairs<A, int[]> counts(A a);

    abstract Pairs<A, int[]> runs(A a);

    abstract Pairs<A, ?> reduceByKey(A keys, Object values, ScanOp op);

    abstract int[] histogram(A a, A edges);

    abstract A first(A a, int k, boolean greatest);

    abstract int[] argFirst(A a, int k, boolean greatest);

    abstract double[] quantiles(A a, double... q);

    abstract int[] bounds(A sorted, A needles, boolean upper);

    abstract boolean[] isIn(A needles, A haystack);

    abstract JoinedRows join(JoinKind kind, A aKeys, A bKeys);

    abstract void sortSegments(A a, int[] offsets);

    abstract void sortSegments(A keys, PairValues values, int[] offsets);

    abstract A reduce(A a, int[] offsets, ScanOp op);
}
