package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.engine.Elements;
import io.github.aparasort.internal.engine.Residence;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.merge.BulkEdits;
import io.github.aparasort.internal.select.Quantiles;
import io.github.aparasort.internal.select.RankChecks;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnGroups;
import io.github.aparasort.internal.step.ColumnJoins;
import io.github.aparasort.internal.step.ColumnMerges;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.ColumnSearches;
import io.github.aparasort.internal.step.ColumnSegments;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.JoinKind;
import io.github.aparasort.internal.step.ResidentStream.Launches;
import io.github.aparasort.internal.take.TakeJobs;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * An array that lives where the work is done: on the device of its context, or in the heap if there is none. Results of
 * its operations live there too, so a chain of operations moves no data between the host and the device.
 *
 * <pre>{@code
 * Gpu gpu = Gpu.shared();
 * try (GpuInts keys = gpu.ints(numbers); GpuInts distinct = keys.unique()) {
 *     System.out.println(distinct.length());
 *     int[] host = distinct.toArray();
 * }
 * }</pre>
 *
 * <p><b>Where.</b> Under {@link Target#AUTO} arrays live on the first GPU of the machine, and in the heap if there is
 * none; {@link #device()} tells. {@link Target#GPU}, {@link Target#OPENCL} and {@link Gpu#open(DeviceInfo)} demand a
 * device. With {@link Target#JTP} and {@link Target#JDK}, as in the heap at all, an operation does what the method of
 * the same name of {@link Sorter}, {@link Groups} and their like does for host arrays. The first array of a context
 * waits until the devices are found.
 *
 * <p><b>Closing.</b> An array keeps its memory until it is closed, so close each result, best by {@code
 * try}-with-resources. A slice shares the memory of its array, which is given back with the last of them. Closing the
 * context gives back the memory of all its arrays. An array that is forgotten gives its memory back when another one is
 * made after the garbage collector has found it, which may be late: it does not know how full the device is. If there
 * is no memory for a new array, the garbage collector is called first. The system property {@code aparasort.leaks=on}
 * has a warning name where such an array was made.
 *
 * <p><b>Order.</b> On a device an operation queues its work and returns. Only what the host needs is waited for:
 * values, the lengths of results such as those of {@code unique} and of joins, and checks of arguments that nothing is
 * known about. All operations of a context are done in the order in which they were called, also by several threads. So
 * threads may read an array at the same time; one that writes to it must be alone.
 *
 * <p><b>Listeners</b> of {@link Gpu#onExecution} and Flight Recorder are told of each operation, but not of transfers,
 * {@code slice} and new arrays of zeros or indices. On a device the time is that of the caller, who queues the work.
 *
 * <p><b>Operations</b> have the names and the results of those for host arrays, which the classes named in their
 * descriptions describe. A method that changes this array returns it. All others return new arrays, which are to be
 * closed.
 *
 * <p><b>Arguments</b> are checked as by the methods for host arrays, with the same exceptions. An array of another
 * context is refused with {@link IllegalArgumentException}, a closed one with {@link IllegalStateException}. What is
 * known of an array is not checked again: the result of a sort is sorted, and the indices of an {@code argsort} are
 * within its length.
 *
 * <p><b>Failures.</b> There is no copy of the elements on the host. If a device fails, the operation throws {@link
 * GpuException}, also under {@link Target#AUTO}. Its inputs are unchanged, and can be read as long as the device
 * answers. An operation that changes its array does so at the end.
 *
 * <p><b>Verification.</b> The device checks its results by kernels of its own: the first eight of each step of a
 * context, and after them one in sixteen. {@code docs/engines.md} has what each check finds; maps are not checked. A
 * wrong result shows in the next call that waits, which throws {@link GpuException}; it and all that were made after it
 * are refused from then on. {@code aparasort.verify=off} switches this off.
 *
 * <p><b>Length.</b> On a device an array has as many elements as one of the host can have, 2<sup>31</sup> - 9. A longer
 * one, and one for which the device has no memory, is refused with {@link GpuException}, which names what is allocated
 * and what is free. Two arrays that together have more cannot be merged, nor be arguments of a set operation.
 *
 * <p><b>Floats and doubles</b> are in the order of {@link Float#compare}. Sorts keep the bits of each NaN. Where equal
 * elements become one ({@code unique}, {@code counts}, {@code runs}, {@code reduceByKey}), a NaN of the result is that
 * of Java on a device.
 *
 * @param <A> the type of arrays of the host with such elements, such as {@code int[]}
 * @param <G> the type of this array, such as {@link GpuInts}
 * @see Gpu#ints(int[])
 * @see Gpu#longs(long[])
 * @see Gpu#floats(float[])
 * @see Gpu#doubles(double[])
 */
public abstract class GpuArray<A, G extends GpuArray<A, G>> implements AutoCloseable {
    final Elements<A> elements;
    final int length;
    /** What is called in the heap. */
    final Facades facades;

    GpuArray(Elements<A> elements, Facades facades) {
        this.elements = elements;
        this.length = elements.length();
        this.facades = facades;
    }

    /** {@return the number of elements} */
    public final int length() {
        return length;
    }

    /** {@return the device on which the elements live; empty if they live in the heap} */
    public final Optional<DeviceInfo> device() {
        return elements.device();
    }

    /**
     * Gives the memory back. Operations that were called before are not disturbed. Later calls throw {@link
     * IllegalStateException}; closing again has no effect.
     */
    @Override
    public final void close() {
        elements.close();
    }

    /** Returns the type, the length and the place, for instance {@code GpuInts[1,000 on NVIDIA H100]}. */
    @Override
    public final String toString() {
        return elements.toString();
    }

    // ---- transfers

    /**
     * Returns the elements of a range as an array that shares them: what is written to one is seen in the other.
     *
     * @param begin the index of the first element
     * @param end the index after the last one
     * @return the slice, which is to be closed as well
     * @throws IllegalArgumentException if {@code begin > end}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public final G slice(int begin, int end) {
        elements.requireOpen();
        ArgumentChecks.range(length, begin, end);
        return of(elements.slice(begin, end));
    }

    /** {@return the elements, copied to a new array of the host} It waits for them. */
    public final A toArray() {
        return elements.copy();
    }

    /**
     * Waits for the elements, and copies them to an array of the host.
     *
     * @param target receives the elements
     * @param at the index of the first one there
     * @throws ArrayIndexOutOfBoundsException if they do not fit
     */
    public final void copyTo(A target, int at) {
        elements.requireOpen();
        int room = lengthOf(target);
        if (at < 0 || at > room - length) {
            throw new ArrayIndexOutOfBoundsException(length + " elements from index " + at + " on do not fit an array"
                    + " of " + room);
        }
        elements.copyTo(target, at);
    }

    /**
     * Replaces all elements.
     *
     * @param values as many elements as this array has
     * @return this array
     * @throws IllegalArgumentException if there are more or fewer
     */
    public final G set(A values) {
        elements.requireOpen();
        if (lengthOf(values) != length) {
            throw new IllegalArgumentException(lengthOf(values) + " values for an array of " + length);
        }
        elements.write(values);
        return self();
    }

    // ---- sorts

    /** {@return this array, sorted in ascending order} See {@link Sorter}. */
    public final G sort() {
        return ascending(sort(Operation.SORT, KeyOrder.ASCENDING));
    }

    /** {@return this array, sorted in descending order} See {@link Sorter}. */
    public final G sortDescending() {
        return sort(Operation.SORT_DESCENDING, KeyOrder.DESCENDING);
    }

    final G sort(Operation operation, KeyOrder order) {
        elements.changeHere(operation, length, work -> ColumnSorts.sorted(work, column(), order),
                (array, from, to) -> plain(operation, array, null, from, to, order));
        return self();
    }

    /** {@return the indices that sort this array stably} See {@link Sorter#argsort(int[])}. */
    public final GpuInts argsort() {
        return argsort(Operation.ARGSORT, false);
    }

    /** {@return the indices that sort this array stably in descending order} See {@link Sorter}. */
    public final GpuInts argsortDescending() {
        return argsort(Operation.ARGSORT_DESCENDING, true);
    }

    private GpuInts argsort(Operation operation, boolean descending) {
        return ints(operation, length, work -> ColumnSorts.argsort(work, column(), descending),
                () -> plain(operation, array(), null)).below(length);
    }

    /**
     * Sorts this array of keys stably in ascending order, and moves a value with each: see {@link
     * Sorter#sortPairs(int[], Object)}.
     *
     * @param values as many values as there are keys; they change too
     * @return this array
     * @throws IllegalArgumentException if there are more or fewer values
     */
    public final G sortPairs(GpuArray<?, ?> values) {
        return ascending(sortPairs(Operation.SORT_PAIRS, values, false));
    }

    /** Sorts as {@link #sortPairs(GpuArray)} does, in descending order. */
    public final G sortPairsDescending(GpuArray<?, ?> values) {
        return sortPairs(Operation.SORT_PAIRS_DESCENDING, values, true);
    }

    private G sortPairs(Operation operation, GpuArray<?, ?> values, boolean descending) {
        requireValues(values);
        elements.changeBoth(operation, values.elements,
                work -> ColumnSorts.sortedPairs(work, column(), values.column(), descending),
                (keys, moved) -> plain(operation, keys, null, moved));
        return self();
    }

    /** {@return whether the elements ascend} It waits, unless it is known. */
    public final boolean isSorted() {
        boolean isSorted = elements.value(Operation.IS_SORTED,
                work -> elements.isKnownToAscend() || ColumnSorts.descents(work, column(), false) == 0,
                () -> (Boolean) plain(Operation.IS_SORTED, array(), null));
        if (isSorted) {
            elements.markAscending();
        }
        return isSorted;
    }

    // ---- by indices

    /**
     * {@return for each index the element there, {@code this[indices[i]]}} See {@link GpuArrays#take(int[], int[])}.
     *
     * @param indices indices of this array
     * @throws ArrayIndexOutOfBoundsException if one is no index of this array
     */
    public final G take(GpuInts indices) {
        requireIndices(indices, 0);
        return made(Operation.TAKE, indices.length, work -> ColumnSearches.take(work, column(), indices.column(), 0),
                () -> facades.take(array(), indices.array()));
    }

    /**
     * Scatters elements: {@code this[indices[i]]} becomes {@code values[i]}. If an index comes several times, its
     * element becomes one of these values, of which is not said.
     *
     * @param indices indices of this array
     * @param values a value for each
     * @return this array
     * @throws ArrayIndexOutOfBoundsException if one is no index of this array
     * @throws IllegalArgumentException if there are more or fewer values than indices
     */
    public final G put(GpuInts indices, G values) {
        requireSameType(values, "values");
        requireSameContext(indices, "indices");
        if (indices.length != values.length) {
            throw new IllegalArgumentException(indices.length + " indices, but " + values.length + " values");
        }
        requireIndices(indices, 0);
        elements.change(Operation.PUT, indices.length,
                work -> ColumnSearches.put(work, column(), indices.column(), values.column()),
                copy -> elements.home().tell(Operation.PUT, elements.type(), indices.length,
                        () -> plain(Operation.PUT, copy, values.array(), indices.array())));
        return self();
    }

    /**
     * Copies intervals of another array to this one: for each i the {@code counts[i]} elements from {@code
     * source[gather[i]]} on to {@code this[scatter[i]]} and the following places: see {@link Search#intervalMove(int[],
     * int[], int[], int[], int[])}. Where intervals overlap in this array, one of them wins, of which is not said.
     *
     * @param gather where each interval begins in {@code source}
     * @param scatter where each interval begins in this array
     * @param counts how many elements each interval has
     * @param source the elements to copy, as they were before the call
     * @return this array
     * @throws IllegalArgumentException if there are not as many {@code gather}, {@code scatter} and {@code counts}, a
     *     count is negative, or an interval is not inside of an array
     */
    public final G intervalMove(GpuInts gather, GpuInts scatter, GpuInts counts, G source) {
        requireSameContext(gather, "gather");
        requireSameContext(scatter, "scatter");
        requireSameContext(counts, "counts");
        requireSameType(source, "source");
        Consumer<A> plain = copy -> facades.search.move(gather.array(), scatter.array(), counts.array(),
                source.array(), copy);
        long n = gather.length != counts.length || scatter.length != counts.length ? -1
                : elements.ask("intervalMove", 0L, work -> ColumnSearches.elements(work,
                        new Column[] {gather.column(), scatter.column(), counts.column()}, source.length, length));
        if (n < 0) {
            // It tells what is wrong.
            plain.accept(toArray());
        }
        elements.change(Operation.INTERVAL_MOVE, (int) n, work -> ColumnSearches.intervalMove(work,
                new Column[] {gather.column(), scatter.column(), counts.column()}, (int) n, source.column(), column()),
                plain);
        return self();
    }

    // ---- scans

    /**
     * {@return each element combined with all before it} See {@link PrefixScan#inclusive(int[], int[], ScanOp)}.
     *
     * @param op the operator
     */
    public final G inclusive(ScanOp op) {
        return scan(Operation.INCLUSIVE, op, false);
    }
    // Also as exclusive, EXCLUSIVE for INCLUSIVE, true for false: {@return all elements before each, combined} As
    //     {@link #inclusive(ScanOp)}, see {@link PrefixScan}.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * {@return all elements before each, combined} As {@link #inclusive(ScanOp)}, see {@link PrefixScan}.
     *
     * @param op the operator
     */
    public final G exclusive(ScanOp op) {
        return scan(Operation.EXCLUSIVE, op, true);
    }
    // endregion

    private G scan(Operation operation, ScanOp op, boolean exclusive) {
        int operator = number(op);
        return made(operation, length, work -> ColumnScans.scanned(work, column(), operator, null, exclusive),
                () -> {
                    A out = TakeJobs.empty(array(), length);
                    plain(operation, array(), out, op);
                    return out;
                });
    }

    // ---- two sorted arrays

    /**
     * {@return this sorted array, merged stably with another one} See {@link Merger#merge(int[], int[])}.
     *
     * @param other a sorted array
     * @throws IllegalArgumentException if an array is not sorted
     */
    public final G merge(G other) {
        requireSorted(other, "a", "b");
        return ascending(made(Operation.MERGE, length + other.length,
                work -> ColumnMerges.merged(work, MergeStrategy.AUTO, column(), other.column()),
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
     * @throws IllegalArgumentException if keys are not sorted, or there are more or fewer values than keys
     */
    public final <V extends GpuArray<?, ?>> Pairs<G, V> mergePairs(V values, G otherKeys, V otherValues) {
        requirePairs(values, otherKeys, otherValues);
        return pairs(values, Operation.MERGE_PAIRS, length + otherKeys.length,
                work -> ColumnMerges.mergedPairs(work, column(), values.column(), otherKeys.column(),
                        otherValues.column()),
                () -> plain(Operation.MERGE_PAIRS, array(), otherKeys.array(), values.array(), otherValues.array()));
    }

    /**
     * {@return the union of this sorted array and another one, sorted} See {@link Multisets#union(int[], int[])}.
     *
     * @param other a sorted array
     * @throws IllegalArgumentException if an array is not sorted
     */
    public final G union(G other) {
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
     * @throws IllegalArgumentException if an array is not sorted
     */
    public final G intersection(G other) {
        return set(SetOperation.INTERSECTION, other);
    }

    /**
     * {@return the elements that the other has not} As {@link #union}, see {@link Multisets}.
     *
     * @param other a sorted array
     * @throws IllegalArgumentException if an array is not sorted
     */
    public final G difference(G other) {
        return set(SetOperation.DIFFERENCE, other);
    }

    /**
     * {@return the elements that only one of both has} As {@link #union}, see {@link Multisets}.
     *
     * @param other a sorted array
     * @throws IllegalArgumentException if an array is not sorted
     */
    public final G symmetricDifference(G other) {
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
    public final <V extends GpuArray<?, ?>> Pairs<G, V> unionPairs(V values, G otherKeys,
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
    public final <V extends GpuArray<?, ?>> Pairs<G, V> intersectionPairs(V values, G otherKeys,
            V otherValues) {
        return set(SetOperation.INTERSECTION, values, otherKeys, otherValues);
    }

    /** {@return the keys that the other has not, with their values} As {@link #unionPairs}, see {@link Multisets}. */
    public final <V extends GpuArray<?, ?>> Pairs<G, V> differencePairs(V values, G otherKeys,
            V otherValues) {
        return set(SetOperation.DIFFERENCE, values, otherKeys, otherValues);
    }

    /**
     * {@return the keys that only one of both has, with their values} As {@link #unionPairs}, see {@link Multisets}.
     */
    public final <V extends GpuArray<?, ?>> Pairs<G, V> symmetricDifferencePairs(V values, G otherKeys,
            V otherValues) {
        return set(SetOperation.SYMMETRIC_DIFFERENCE, values, otherKeys, otherValues);
    }
    // endregion

    private <V extends GpuArray<?, ?>> Pairs<G, V> set(SetOperation set, V values, G otherKeys, V otherValues) {
        Operation operation = Operation.valueOf(set + "_PAIRS");
        requirePairs(values, otherKeys, otherValues);
        return pairs(values, operation, length + otherKeys.length,
                work -> ColumnMerges.setPairs(work, set, new Column[] {column(), values.column()},
                        new Column[] {otherKeys.column(), otherValues.column()}),
                () -> plain(operation, array(), otherKeys.array(), set, values.array(), otherValues.array()));
    }

    /**
     * Inserts elements: {@code values[i]} before the element at {@code positions[i]}: see {@link Merger#insert(int[],
     * int[], int[])}.
     *
     * @param positions for each value an index from 0 to the length of this array; they ascend
     * @param values what to insert
     * @return a new array with all elements of both
     * @throws IllegalArgumentException if a position is out of range or less than the one before it, or there are more
     *     or fewer positions than values
     */
    public final G insert(GpuInts positions, G values) {
        requireSameContext(positions, "positions");
        requireSameType(values, "values");
        int all = Merger.requireInsertion(length, positions.length, values.length);
        if (positions.elements.isUnsorted() || positions.elements.isOutside(0, length + 1)) {
            BulkEdits.check(positions.array(), length, false);
        }
        return made(Operation.INSERT, all,
                work -> ColumnMerges.inserted(work, column(), positions.column(), values.column()),
                () -> plain(Operation.INSERT, array(), values.array(), positions.array()));
    }

    /**
     * {@return the elements that are not at some positions, in their order} See {@link Merger#remove(int[], int[])}.
     *
     * @param positions indices of this array, strictly ascending
     * @throws IllegalArgumentException if a position is no index, or not greater than the one before it
     */
    public final G remove(GpuInts positions) {
        requireSameContext(positions, "positions");
        if (elements.ask("remove", 0, work -> ColumnSorts.descents(work, positions.column(), true)) > 0
                || positions.elements.isOutside(0, length)) {
            BulkEdits.check(positions.array(), length, true);
        }
        return made(Operation.REMOVE, length - positions.length,
                work -> ColumnMerges.removed(work, column(), positions.column()),
                () -> plain(Operation.REMOVE, array(), null, positions.array()));
    }

    // ---- groups

    /** {@return the distinct elements, ascending} See {@link Groups#unique(int[])}. */
    public final G unique() {
        return ascending(made(Operation.UNIQUE, length,
                work -> ColumnGroups.unique(work, column(), elements.isKnownToAscend()),
                () -> plain(Operation.UNIQUE, array(), null)));
    }

    /** {@return the distinct elements, ascending, and how often each comes} See {@link Groups#counts(int[])}. */
    public final Pairs<G, GpuInts> counts() {
        Pairs<G, GpuInts> counts = counts(Operation.COUNTS,
                work -> ColumnGroups.counts(work, column(), elements.isKnownToAscend()));
        ascending(counts.keys());
        return counts;
    }

    /**
     * {@return the runs of equal elements, in their order: the element of each and its length} See {@link
     * Groups#runs(int[])}.
     */
    public final Pairs<G, GpuInts> runs() {
        return counts(Operation.RUNS, work -> ColumnGroups.runs(work, column()));
    }

    @SuppressWarnings("unchecked")
    private Pairs<G, GpuInts> counts(Operation operation, Launches<Column[]> steps) {
        Pairs<Elements<A>, Elements<int[]>> made = elements.bothMade(operation, length, steps,
                () -> (Pairs<A, int[]>) plain(operation, array(), null));
        return new Pairs<>(of(made.keys()), ints(made.values()));
    }

    /**
     * Combines the values of equal keys, which this array has: see {@link Groups#reduceByKey(int[], int[], ScanOp)}.
     *
     * @param <V> the type of the array of values
     * @param values a value for each key
     * @param op the operator
     * @return the distinct keys, ascending, and the result for each
     * @throws IllegalArgumentException if there are more or fewer values than keys
     */
    public final <V extends GpuArray<?, ?>> Pairs<G, V> reduceByKey(V values, ScanOp op) {
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
     * @throws IllegalArgumentException if there are fewer than two edges, or they are not sorted
     */
    public final GpuInts histogram(G edges) {
        requireSameType(edges, "edges");
        Groups.requireEdges(edges.length);
        edges.requireAscending("edges");
        return ints(Operation.HISTOGRAM, length,
                work -> ColumnGroups.histogram(work, column(), edges.column(), elements.isKnownToAscend()),
                () -> plain(Operation.HISTOGRAM, array(), edges.array()));
    }

    // ---- selections

    /**
     * {@return the k greatest elements, the greatest first} See {@link Selector#topK(int[], int)}.
     *
     * @param k how many; all of them if the array has fewer
     * @throws IllegalArgumentException if k is negative
     */
    public final G topK(int k) {
        return first(Operation.TOP_K, k, true);
    }

    /** {@return the k least elements, the least first} As {@link #topK}, see {@link Selector#bottomK(int[], int)}. */
    public final G bottomK(int k) {
        return ascending(first(Operation.BOTTOM_K, k, false));
    }

    private G first(Operation operation, int k, boolean greatest) {
        int count = count(k);
        return made(operation, length, work -> ColumnSorts.first(work, column(), count, greatest),
                () -> plain(operation, array(), null, count));
    }

    /** {@return the indices of the k greatest elements} As {@link #topK}, see {@link Selector#argTopK(int[], int)}. */
    public final GpuInts argTopK(int k) {
        return argFirst(Operation.ARG_TOP_K, k, true);
    }
    // Also as argBottomK, ARG_BOTTOM_K for ARG_TOP_K, false for true: {@return the indices of the k least elements} As
    //     {@link #topK}, see {@link Selector#argBottomK(int[], int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** {@return the indices of the k least elements} As {@link #topK}, see {@link Selector#argBottomK(int[], int)}. */
    public final GpuInts argBottomK(int k) {
        return argFirst(Operation.ARG_BOTTOM_K, k, false);
    }
    // endregion

    private GpuInts argFirst(Operation operation, int k, boolean greatest) {
        int count = count(k);
        return ints(operation, length, work -> ColumnSorts.argFirst(work, column(), count, greatest),
                () -> plain(operation, array(), null, count)).below(length);
    }

    private int count(int k) {
        elements.requireOpen();
        return RankChecks.count(k, length);
    }

    /**
     * {@return quantiles, with linear interpolation, in the order of {@code q}} See {@link Selector#quantiles(int[],
     * double...)}.
     *
     * @param q the quantiles, each from 0 to 1
     * @throws IllegalArgumentException if a quantile is NaN or outside of [0, 1], or this array is empty
     */
    public final double[] quantiles(double... q) {
        elements.requireOpen();
        Quantiles wanted = new Quantiles(length, q);
        return elements.ranked(Operation.QUANTILES, q.length == 0 ? new int[0] : wanted.ranks(),
                found -> q.length == 0 ? new double[0] : wanted.of(i -> Array.getDouble(found, i)),
                () -> (double[]) plain(Operation.QUANTILES, array(), null, q));
    }

    // ---- searches

    /**
     * {@return for each needle how many elements of this sorted array are less} See {@link Search#lowerBounds(int[],
     * int[])}.
     *
     * @param needles what is searched for, best in ascending order
     * @throws IllegalArgumentException if this array is not sorted
     */
    public final GpuInts lowerBounds(G needles) {
        return bounds(Operation.LOWER_BOUNDS, needles, false);
    }
    // Also as upperBounds, UPPER_BOUNDS for LOWER_BOUNDS, true for false: {@return for each needle how many elements
    //     are not greater} As {@link #lowerBounds}, see {@link Search}.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * {@return for each needle how many elements are not greater} As {@link #lowerBounds}, see {@link Search}.
     *
     * @param needles what is searched for, best in ascending order
     * @throws IllegalArgumentException if this array is not sorted
     */
    public final GpuInts upperBounds(G needles) {
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
     * {@return 1 for each element that is among others, and 0 for those that are not} See {@link Search#isIn(int[],
     * int[])}.
     *
     * @param haystack the others, in any order
     */
    public final GpuInts isIn(G haystack) {
        requireSameType(haystack, "haystack");
        return ints(Operation.IS_IN, length, work -> ColumnSearches.isIn(work, column(), haystack.column(),
                haystack.elements.isKnownToAscend()), () -> {
            boolean[] found = (boolean[]) plain(Operation.IS_IN, array(), haystack.array());
            int[] ones = new int[length];
            Arrays.setAll(ones, i -> found[i] ? 1 : 0);
            return ones;
        }).below(2);
    }

    // ---- joins

    /**
     * {@return the pairs of a row of this column of keys and a row of another one that has the same key} See {@link
     * Joins#inner(int[], int[])}.
     *
     * @param other the other column
     * @throws ArithmeticException if there are more rows than an array holds
     */
    public final GpuRows joinInner(G other) {
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
     * @throws ArithmeticException if there are more rows than an array holds
     */
    public final GpuRows joinLeft(G other) {
        return join(JoinKind.LEFT, other);
    }

    /**
     * Joins as {@link #joinInner} does, and keeps rows of the other column without a partner: see {@link Joins}.
     *
     * @param other the other column
     * @throws ArithmeticException if there are more rows than an array holds
     */
    public final GpuRows joinRight(G other) {
        return join(JoinKind.RIGHT, other);
    }

    /**
     * Joins as {@link #joinInner} does, and keeps rows of both columns without a partner: see {@link Joins}.
     *
     * @param other the other column
     * @throws ArithmeticException if there are more rows than an array holds
     */
    public final GpuRows joinOuter(G other) {
        return join(JoinKind.OUTER, other);
    }

    /**
     * {@return the rows of this column that have a partner in another one, each once; those of the other column are -1}
     * See {@link Joins#semi(int[], int[])}.
     *
     * @param other the other column
     * @throws ArithmeticException if there are more rows than an array holds
     */
    public final GpuRows joinSemi(G other) {
        return join(JoinKind.SEMI, other);
    }

    /**
     * {@return the rows of this column that have no partner in another one; those of the other column are -1} See
     * {@link Joins#anti(int[], int[])}.
     *
     * @param other the other column
     * @throws ArithmeticException if there are more rows than an array holds
     */
    public final GpuRows joinAnti(G other) {
        return join(JoinKind.ANTI, other);
    }
    // endregion

    private GpuRows join(JoinKind kind, G other) {
        requireSameType(other, "other");
        int n = (int) Math.min(Integer.MAX_VALUE, (long) length + other.length);
        Pairs<Elements<int[]>, Elements<int[]>> rows = elements.bothMade(kind.operation(), n,
                work -> ColumnJoins.join(work, kind, column(), other.column()), () -> {
            JoinedRows joined = (JoinedRows) plain(kind.operation(), array(), other.array(), kind);
            return new Pairs<>(joined.aRows(), joined.bRows());
        });
        return new GpuRows(ints(rows.keys()), ints(rows.values())).within(length, other.length);
    }

    // ---- segments

    /**
     * Sorts each segment in ascending order: see {@link Segments#sort(int[], int[])}.
     *
     * @param offsets where each segment begins, and the length of this array
     * @return this array
     * @throws IllegalArgumentException if the offsets do not ascend from 0 to the length
     */
    public final G sort(GpuInts offsets) {
        requireOffsets(offsets);
        elements.change(Operation.SORT_SEGMENTS, length,
                work -> ColumnSegments.sorted(work, column(), offsets.column()),
                copy -> plain(Operation.SORT_SEGMENTS, copy, null, offsets.array()));
        return self();
    }

    /**
     * Sorts the keys of each segment stably, and moves a value with each: see {@link Segments#sortPairs(int[], Object,
     * int[])}.
     *
     * @param values as many values as there are keys; they change too
     * @param offsets as for {@link #sort(GpuInts)}
     * @return this array
     * @throws IllegalArgumentException also if there are more or fewer values
     */
    public final G sortPairs(GpuArray<?, ?> values, GpuInts offsets) {
        requireValues(values);
        requireOffsets(offsets);
        elements.changeBoth(Operation.SORT_PAIRS_SEGMENTS, values.elements,
                work -> ColumnSegments.sortedPairs(work, column(), values.column(), offsets.column()),
                (keys, moved) -> plain(Operation.SORT_PAIRS_SEGMENTS, keys, null, moved, offsets.array()));
        return self();
    }

    /**
     * {@return the elements of each segment, combined} See {@link Segments#reduce(int[], int[], ScanOp)}.
     *
     * @param offsets as for {@link #sort(GpuInts)}
     * @param op the operator
     */
    public final G reduce(GpuInts offsets, ScanOp op) {
        int operator = number(op);
        requireOffsets(offsets);
        return made(Operation.REDUCE_SEGMENTS, length,
                work -> ColumnSegments.reduced(work, column(), offsets.column(), operator),
                () -> plain(Operation.REDUCE_SEGMENTS, array(), null, offsets.array(), op));
    }

    // ---- calls in the heap

    /**
     * Does an operation by the method of the facades for arrays of the host.
     *
     * @param a what the method is called for
     * @param b the second array of this type among its arguments, or null
     * @param more the others, in the order of the method, and after what tells which form of an operation it is
     */
    abstract Object plain(Operation operation, A a, A b, Object... more);

    /** Throws for the first element that is out of order. */
    abstract void refuseUnsorted(A a, String name);

    /** Adds this array of the heap to an order. */
    final OrderBy addTo(OrderBy columns, boolean descending) {
        return (OrderBy) plain(Operation.ORDER_BY, array(), null, columns,
                descending ? KeyOrder.DESCENDING : KeyOrder.ASCENDING);
    }

    // ---- results

    /** A resident array of this type. */
    abstract G of(Elements<A> made);

    @SuppressWarnings("unchecked")
    private G self() {
        return (G) this;
    }

    final GpuInts ints(Elements<int[]> made) {
        return new GpuInts(made, facades);
    }

    /** The elements on a device. */
    final Column column() {
        return elements.column();
    }

    /** The elements as an array of the host, which stays as it is. */
    final A array() {
        return elements.host();
    }

    @SuppressWarnings("unchecked")
    final G made(Operation operation, int n, Launches<Column> steps, Supplier<?> plain) {
        return of(elements.made(operation, n, steps, () -> (A) plain.get()));
    }

    final GpuInts ints(Operation operation, int n, Launches<Column> steps, Supplier<?> plain) {
        return ints(elements.made(operation, n, steps, () -> (int[]) plain.get()));
    }

    /** Sorted keys with values of the type of others. */
    @SuppressWarnings("unchecked")
    private <V extends GpuArray<?, ?>> Pairs<G, V> pairs(V values, Operation operation, int n,
            Launches<Column[]> steps, Supplier<?> plain) {
        Pairs<Elements<A>, Elements<Object>> made = elements.bothMade(operation, n, steps,
                () -> (Pairs<A, Object>) plain.get());
        return new Pairs<>(ascending(of(made.keys())), (V) values.ofSame(made.values()));
    }

    @SuppressWarnings("unchecked")
    final G ofSame(Elements<?> made) {
        return of((Elements<A>) made);
    }

    static <H extends GpuArray<?, ?>> H ascending(H array) {
        array.elements.markAscending();
        return array;
    }

    // ---- checks

    /** The number of an operator in kernels. */
    static int number(ScanOp op) {
        return ColumnScans.operator(Objects.requireNonNull(op, "op"));
    }

    /** Refuses an array that is not of a context, and any if that is closed. */
    static void requireContext(Residence context, GpuArray<?, ?> array, String name) {
        context.requireOpen();
        Objects.requireNonNull(array, name).elements.requireOf(context, name);
    }

    /** Refuses an array of another context. */
    final void requireSameContext(GpuArray<?, ?> other, String name) {
        elements.requireHere(Objects.requireNonNull(other, name).elements, name);
    }

    /** The same for an array of this type. Callers without type arguments may pass any. */
    private void requireSameType(G other, String name) {
        requireSameContext(getClass().cast(other), name);
    }

    /** The length of an array of the host. Callers without type arguments may pass any. */
    private int lengthOf(A array) {
        if (array.getClass().getComponentType() != elements.type()) {
            throw new ClassCastException(array.getClass() + " is no array of " + elements.type());
        }
        return Array.getLength(array);
    }

    /** Refuses more or fewer values than there are keys in this array. */
    private void requireValues(GpuArray<?, ?> values) {
        requireSameContext(values, "values");
        ArgumentChecks.sameLength(length, values.length);
    }

    private <V extends GpuArray<?, ?>> void requirePairs(V values, G otherKeys, V otherValues) {
        requireSameContext(values, "values");
        requireSameType(otherKeys, "otherKeys");
        requireSameContext(otherValues, "otherValues");
        ArgumentChecks.sameLength(length, values.length);
        ArgumentChecks.sameLength(otherKeys.length, otherValues.length);
        if (values.getClass() != otherValues.getClass()) {
            throw new IllegalArgumentException("values of two types: " + values + " and " + otherValues);
        }
        requireSorted(otherKeys, "aKeys", "bKeys");
    }

    /** Refuses two arrays that are not sorted, or together longer than an array can be. */
    private void requireSorted(G other, String name, String otherName) {
        requireSameType(other, "other");
        ArgumentChecks.sumOfLengths(name, length, otherName, other.length);
        requireAscending(name);
        other.requireAscending(otherName);
    }

    /** Throws what a method for host arrays throws, if a device finds that elements do not ascend. */
    final void requireAscending(String name) {
        if (elements.isUnsorted()) {
            refuseUnsorted(array(), name);
        }
    }

    /** The same if an index is outside of an array of this length, or less than another one. */
    final void requireIndices(GpuInts indices, int least) {
        requireSameContext(indices, "indices");
        if (indices.elements.isOutside(least, length)) {
            ArgumentChecks.indices(length, indices.array(), least);
        }
    }

    /** The same if offsets do not divide this array. */
    private void requireOffsets(GpuInts offsets) {
        requireSameContext(offsets, "offsets");
        if (offsets.isFoundNotToDivide(length)) {
            Offsets.check(offsets.array(), length);
        }
    }
}
