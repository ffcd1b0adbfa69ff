package io.github.aparasort;

import io.github.aparasort.internal.column.JoinedColumns;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.engine.Elements;
import io.github.aparasort.internal.group.JoinJob;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.merge.BulkEdits;
import io.github.aparasort.internal.search.TrueIndices;
import io.github.aparasort.internal.step.CallStream.Launches;
import io.github.aparasort.internal.step.ColumnGroups;
import io.github.aparasort.internal.step.ColumnJoins;
import io.github.aparasort.internal.step.ColumnMerges;
import io.github.aparasort.internal.step.ColumnSearches;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.JoinKind;
import io.github.aparasort.internal.step.MergeMethod;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.util.function.Supplier;

/** Operations of a {@link GpuArray} with another one, and with its equal elements. */
abstract class ResidentSets<A, G extends GpuArray<A, G>> extends ResidentArray<A, G> {
    ResidentSets(Elements<A> elements, Facades facades) {
        super(elements, facades);
    }

    // ---- two sorted arrays

    /**
     * {@return this sorted array, merged stably with another one} See {@link Merger#merge(int[], int[])}.
     *
     * @param other a sorted array
     */
    public G merge(G other) {
        requireSorted(other, "a", "b");
        return ascending(made(Operation.MERGE, length + other.length,
                work -> ColumnMerges.merged(work, MergeMethod.TILED, column(), other.column()),
                () -> plain(Operation.MERGE, array(), other.array())));
    }

    /**
     * Merges this sorted array of keys with another one stably, with a value each: see {@link Merger#mergePairs(int[],
     * Object, int[], Object)}.
     *
     * @param <V> the type of the arrays of values
     * @param values a value for each key of this array
     * @param otherKeys other sorted keys
     * @param otherValues a value for each of these
     * @return all keys, sorted, and their values
     */
    public <V extends GpuArray<?, ?>> Pairs<G, V> mergePairs(V values, G otherKeys, V otherValues) {
        requirePairs(values, otherKeys, otherValues);
        return pairs(values, Operation.MERGE_PAIRS, length + otherKeys.length,
                work -> ColumnMerges.mergedPairs(work, columns(values), otherKeys.columns(otherValues)),
                () -> plain(Operation.MERGE_PAIRS, array(), otherKeys.array(), values.array(), otherValues.array()));
    }

    /**
     * {@return the union of this sorted array and another one, sorted} See {@link Multisets#union(int[], int[])}.
     *
     * @param other a sorted array
     */
    public G union(G other) {
        return set(SetOperation.UNION, other);
    }
    // Also as intersection, INTERSECTION for UNION: {@return the elements that both have} As {@link #union}, see {@link
    //     Multisets#intersection(int[], int[])}.
    // Also as difference, DIFFERENCE for UNION: {@return the elements that the other has not} As {@link #union}, see
    //     {@link Multisets}.
    // Also as symmetricDifference, SYMMETRIC_DIFFERENCE for UNION: {@return the elements that only one of both has} As
    //     {@link #union}, see {@link Multisets}.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * {@return the elements that both have} As {@link #union}, see {@link Multisets#intersection(int[], int[])}.
     *
     * @param other a sorted array
     */
    public G intersection(G other) {
        return set(SetOperation.INTERSECTION, other);
    }

    /**
     * {@return the elements that the other has not} As {@link #union}, see {@link Multisets}.
     *
     * @param other a sorted array
     */
    public G difference(G other) {
        return set(SetOperation.DIFFERENCE, other);
    }

    /**
     * {@return the elements that only one of both has} As {@link #union}, see {@link Multisets}.
     *
     * @param other a sorted array
     */
    public G symmetricDifference(G other) {
        return set(SetOperation.SYMMETRIC_DIFFERENCE, other);
    }
    // endregion

    private G set(SetOperation set, G other) {
        Operation operation = Operation.valueOf(set.name());
        requireSorted(other, "a", "b");
        return ascending(made(operation, length + other.length,
                work -> ColumnMerges.set(work, set, MultisetOptions.USUAL, column(), other.column()),
                () -> plain(operation, array(), other.array(), set)));
    }

    /**
     * {@return the union of two sorted arrays of keys, with their values} Arguments are those of {@link #mergePairs}.
     * See {@link Multisets#unionPairs(int[], Object, int[], Object)}.
     */
    public <V extends GpuArray<?, ?>> Pairs<G, V> unionPairs(V values, G otherKeys,
            V otherValues) {
        return set(SetOperation.UNION, values, otherKeys, otherValues);
    }
    // Also as intersectionPairs, INTERSECTION for UNION: {@return the keys that both have, with their values} As {@link
    //     #unionPairs}, see {@link Multisets}.
    // Also as differencePairs, DIFFERENCE for UNION: {@return the keys that the other has not, with their values} As
    //     {@link #unionPairs}, see {@link Multisets}.
    // Also as symmetricDifferencePairs, SYMMETRIC_DIFFERENCE for UNION: {@return the keys that only one of both has,
    //     with their values} As {@link #unionPairs}, see {@link Multisets}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** {@return the keys that both have, with their values} As {@link #unionPairs}, see {@link Multisets}. */
    public <V extends GpuArray<?, ?>> Pairs<G, V> intersectionPairs(V values, G otherKeys,
            V otherValues) {
        return set(SetOperation.INTERSECTION, values, otherKeys, otherValues);
    }

    /** {@return the keys that the other has not, with their values} As {@link #unionPairs}, see {@link Multisets}. */
    public <V extends GpuArray<?, ?>> Pairs<G, V> differencePairs(V values, G otherKeys,
            V otherValues) {
        return set(SetOperation.DIFFERENCE, values, otherKeys, otherValues);
    }

    /**
     * {@return the keys that only one of both has, with their values} As {@link #unionPairs}, see {@link Multisets}.
     */
    public <V extends GpuArray<?, ?>> Pairs<G, V> symmetricDifferencePairs(V values, G otherKeys,
            V otherValues) {
        return set(SetOperation.SYMMETRIC_DIFFERENCE, values, otherKeys, otherValues);
    }
    // endregion

    private <V extends GpuArray<?, ?>> Pairs<G, V> set(SetOperation set, V values, G otherKeys, V otherValues) {
        Operation operation = Operation.valueOf(set + "_PAIRS");
        requirePairs(values, otherKeys, otherValues);
        return pairs(values, operation, length + otherKeys.length,
                work -> ColumnMerges.setPairs(work, set, columns(values), otherKeys.columns(otherValues)),
                () -> plain(operation, array(), otherKeys.array(), set, values.array(), otherValues.array()));
    }

    /**
     * Inserts elements: {@code values[i]} before the element at {@code positions[i]}: see {@link Merger#insert(int[],
     * int[], int[])}.
     *
     * @param positions for each value an index from 0 to the length of this array; they ascend
     * @param values what to insert
     * @return a new array with all elements of both
     */
    public G insert(GpuInts positions, G values) {
        requireSameContext(positions, "positions");
        requireSameType(values, "values");
        int all = BulkEdits.requireInsertion(length, positions.length, values.length);
        if (positions.elements.isUnsorted() || positions.elements.isOutside(0, length + 1)) {
            facades.limited(() -> BulkEdits.check(positions.array(), length, false));
        }
        return made(Operation.INSERT, all,
                work -> ColumnMerges.inserted(work, column(), positions.column(), values.column()),
                () -> plain(Operation.INSERT, array(), values.array(), positions.array()));
    }

    /**
     * {@return the elements that are not at some positions, in their order} See {@link Merger#remove(int[], int[])}.
     *
     * @param positions indices of this array, strictly ascending
     */
    public G remove(GpuInts positions) {
        requireSameContext(positions, "positions");
        if (elements.ask("remove", 0, work -> ColumnSorts.descents(work, positions.column(), true)) > 0
                || positions.elements.isOutside(0, length)) {
            facades.limited(() -> BulkEdits.check(positions.array(), length, true));
        }
        return made(Operation.REMOVE, length - positions.length,
                work -> ColumnMerges.removed(work, column(), positions.column()),
                () -> plain(Operation.REMOVE, array(), null, positions.array()));
    }

    // ---- groups

    /** {@return the distinct elements, ascending} See {@link Groups#unique(int[])}. */
    public G unique() {
        return ascending(made(Operation.UNIQUE, length,
                work -> ColumnGroups.unique(work, column(), elements.isKnownToAscend()),
                () -> plain(Operation.UNIQUE, array(), null)));
    }

    /** {@return the distinct elements, ascending, and how often each comes} See {@link Groups#counts(int[])}. */
    public Pairs<G, GpuInts> counts() {
        Pairs<G, GpuInts> counts = counts(Operation.COUNTS,
                work -> ColumnGroups.counts(work, column(), elements.isKnownToAscend()));
        ascending(counts.keys());
        return counts;
    }

    /**
     * {@return the runs of equal elements, in their order: the element of each and its length} See {@link
     * Groups#runs(int[])}.
     */
    public Pairs<G, GpuInts> runs() {
        return counts(Operation.RUNS, work -> ColumnGroups.runs(work, column()));
    }

    @SuppressWarnings("unchecked")
    private Pairs<G, GpuInts> counts(Operation operation, Launches<KeyedColumns> steps) {
        Pairs<Elements<A>, Elements<int[]>> made = elements.bothMade(operation, length, steps,
                () -> (Pairs<A, int[]>) plain(operation, array(), null));
        return new Pairs<>(of(made.keys()), ints(made.values()));
    }

    /**
     * Combines the values of equal keys, which this array has: see {@link Groups#reduceByKey(int[], int[], ScanOp)}.
     *
     * @param <V> the type of the array of values
     * @param values a value for each key
     * @return the distinct keys, ascending, and the result for each
     */
    public <V extends GpuArray<?, ?>> Pairs<G, V> reduceByKey(V values, ScanOp op) {
        int operator = number(op);
        requireValues(values);
        return pairs(values, Operation.REDUCE_BY_KEY, length,
                work -> ColumnGroups.reducedByKey(work, column(), values.column(), operator),
                () -> plain(Operation.REDUCE_BY_KEY, array(), null, values.array(), op));
    }

    /**
     * {@return how many elements lie in each bin, of which there is one less than edges} See {@link
     * Groups#histogram(int[], int[])}.
     *
     * @param edges the edges of the bins, at least two, sorted
     */
    public GpuInts histogram(G edges) {
        requireSameType(edges, "edges");
        Groups.requireEdges(edges.length);
        edges.requireAscending("edges");
        return ints(Operation.HISTOGRAM, length,
                work -> ColumnGroups.histogram(work, column(), edges.column(), elements.isKnownToAscend()),
                () -> plain(Operation.HISTOGRAM, array(), edges.array()));
    }

    // ---- searches

    /**
     * {@return for each needle how many elements of this sorted array are less} See {@link Search#lowerBounds(int[],
     * int[])}.
     *
     * @param needles what is searched for, best in ascending order
     */
    public GpuInts lowerBounds(G needles) {
        return bounds(Operation.LOWER_BOUNDS, needles, false);
    }
    // Also as upperBounds, UPPER_BOUNDS for LOWER_BOUNDS, true for false: {@return for each needle how many elements
    //     are not greater} As {@link #lowerBounds}, see {@link Search}.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * {@return for each needle how many elements are not greater} As {@link #lowerBounds}, see {@link Search}.
     *
     * @param needles what is searched for, best in ascending order
     */
    public GpuInts upperBounds(G needles) {
        return bounds(Operation.UPPER_BOUNDS, needles, true);
    }
    // endregion

    private GpuInts bounds(Operation operation, G needles, boolean upper) {
        requireSameType(needles, "needles");
        requireAscending("sorted");
        GpuInts bounds = ints(operation, needles.length,
                work -> ColumnSearches.bounds(work, column(), needles.column(), upper),
                () -> plain(operation, array(), needles.array())).below(length + 1);
        return needles.elements.isKnownToAscend() ? ascending(bounds) : bounds;
    }

    /**
     * {@return 1 for each element that the other array has too, and 0 for those that it has not} See {@link
     * Search#isIn(int[], int[])}.
     *
     * @param haystack the other array, in any order
     */
    public GpuInts isIn(G haystack) {
        requireSameType(haystack, "haystack");
        return ints(Operation.IS_IN, length,
                work -> ColumnSearches.isIn(work, column(), haystack.column(), haystack.elements.isKnownToAscend()),
                () -> TrueIndices.ints((boolean[]) plain(Operation.IS_IN, array(), haystack.array()))).below(2);
    }

    // ---- joins

    /**
     * {@return the pairs of a row of this column of keys and a row of another one that has the same key} See {@link
     * Joins#inner(int[], int[])}.
     *
     * @param other the other column
     */
    public GpuRows joinInner(G other) {
        return join(JoinKind.INNER, other);
    }
    // Also as joinLeft, LEFT for INNER: Joins as {@link #joinInner} does, and keeps rows of this column without a
    //     partner: see {@link Joins}.
    // Also as joinRight, RIGHT for INNER: Joins as {@link #joinInner} does, and keeps rows of the other column without
    //     a partner: see {@link Joins}.
    // Also as joinOuter, OUTER for INNER: Joins as {@link #joinInner} does, and keeps rows of both columns without a
    //     partner: see {@link Joins}.
    // Also as joinSemi, SEMI for INNER: {@return the rows of this column that have a partner in another one, each once;
    //     those of the other column are -1} See {@link Joins#semi(int[], int[])}.
    // Also as joinAnti, ANTI for INNER: {@return the rows of this column that have no partner in another one; those of
    //     the other column are -1} See {@link Joins#anti(int[], int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Joins as {@link #joinInner} does, and keeps rows of this column without a partner: see {@link Joins}.
     *
     * @param other the other column
     */
    public GpuRows joinLeft(G other) {
        return join(JoinKind.LEFT, other);
    }

    /**
     * Joins as {@link #joinInner} does, and keeps rows of the other column without a partner: see {@link Joins}.
     *
     * @param other the other column
     */
    public GpuRows joinRight(G other) {
        return join(JoinKind.RIGHT, other);
    }

    /**
     * Joins as {@link #joinInner} does, and keeps rows of both columns without a partner: see {@link Joins}.
     *
     * @param other the other column
     */
    public GpuRows joinOuter(G other) {
        return join(JoinKind.OUTER, other);
    }

    /**
     * {@return the rows of this column that have a partner in another one, each once; those of the other column are -1}
     * See {@link Joins#semi(int[], int[])}.
     *
     * @param other the other column
     */
    public GpuRows joinSemi(G other) {
        return join(JoinKind.SEMI, other);
    }

    /**
     * {@return the rows of this column that have no partner in another one; those of the other column are -1} See
     * {@link Joins#anti(int[], int[])}.
     *
     * @param other the other column
     */
    public GpuRows joinAnti(G other) {
        return join(JoinKind.ANTI, other);
    }
    // endregion

    private GpuRows join(JoinKind kind, G other) {
        requireSameType(other, "other");
        return rows(kind, other.length, work -> ColumnJoins.join(work, kind, column(), other.column()),
                () -> (JoinedRows) plain(JoinJob.operation(kind), array(), other.array(), kind));
    }

    /** The rows of a join with a table that has so many. */
    final GpuRows rows(JoinKind kind, int others, Launches<JoinedColumns> steps, Supplier<JoinedRows> plain) {
        int n = (int) Math.min(Integer.MAX_VALUE, (long) length + others);
        Pairs<Elements<int[]>, Elements<int[]>> rows = elements.bothMade(JoinJob.operation(kind), n, work -> {
            JoinedColumns joined = steps.queue(work);
            return new KeyedColumns(joined.aRows(), joined.bRows());
        }, () -> {
            JoinedRows joined = plain.get();
            return new Pairs<>(joined.aRows(), joined.bRows());
        });
        return new GpuRows(ints(rows.keys()), ints(rows.values())).within(length, others);
    }
}
