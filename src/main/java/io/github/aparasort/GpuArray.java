package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Elements;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.search.IntervalMove;
import io.github.aparasort.internal.select.Quantiles;
import io.github.aparasort.internal.step.ColumnMoves;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.ColumnSegments;
import io.github.aparasort.internal.step.ColumnSorts;
import java.lang.reflect.Array;

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
 * device. With {@link Target#JTP} and {@link Target#JDK} arrays live in the heap. There an operation does what the
 * method of the same name of {@link Sorter}, {@link Groups} and their like does for host arrays. The first array of a
 * context waits until the devices are found.
 *
 * <p><b>Closing.</b> An array keeps its memory until it is closed, so close each result, best by {@code
 * try}-with-resources. A slice shares the memory of its array, which is given back with the last of them. Closing the
 * context gives back the memory of all its arrays. If an array is forgotten, the garbage collector finds it, and its
 * memory is given back when the next array is made. That may be late: the collector does not know how full the device
 * is. If there is no memory for a new array, the collector is called first. With the system property {@code
 * aparasort.leaks=on} a warning names where a forgotten array was made.
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
 * context, and after them one in 32. {@code docs/engines.md} has what each check finds; maps are not checked. A
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
public abstract class GpuArray<A, G extends GpuArray<A, G>> extends ResidentSets<A, G> {
    GpuArray(Elements<A> elements, Facades facades) {
        super(elements, facades);
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
        return argsort(Operation.ARGSORT, KeyOrder.ASCENDING);
    }

    /** {@return the indices that sort this array stably in descending order} See {@link Sorter}. */
    public final GpuInts argsortDescending() {
        return argsort(Operation.ARGSORT_DESCENDING, KeyOrder.DESCENDING);
    }

    private GpuInts argsort(Operation operation, KeyOrder order) {
        return ints(operation, length, work -> ColumnSorts.argsort(work, column(), order),
                () -> plain(operation, array(), null)).below(length);
    }

    /**
     * Sorts this array of keys stably in ascending order, and moves a value with each: see {@link
     * Sorter#sortPairs(int[], Object)}.
     *
     * @param values as many values as there are keys; they change too
     * @return this array
     */
    public final G sortPairs(GpuArray<?, ?> values) {
        return ascending(sortPairs(Operation.SORT_PAIRS, values, KeyOrder.ASCENDING));
    }

    /** Sorts as {@link #sortPairs(GpuArray)} does, in descending order. */
    public final G sortPairsDescending(GpuArray<?, ?> values) {
        return sortPairs(Operation.SORT_PAIRS_DESCENDING, values, KeyOrder.DESCENDING);
    }

    private G sortPairs(Operation operation, GpuArray<?, ?> values, KeyOrder order) {
        requireValues(values);
        elements.changeBoth(operation, values.elements,
                work -> ColumnSorts.sortedPairs(work, column(), values.column(), order),
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
     */
    public final G take(GpuInts indices) {
        requireIndices(indices, 0);
        return made(Operation.TAKE, indices.length, work -> ColumnMoves.take(work, column(), indices.column(), 0),
                () -> facades.take(array(), indices.array()));
    }

    /**
     * Scatters elements: {@code this[indices[i]]} becomes {@code values[i]}. If an index comes several times, its
     * element becomes one of them; which one is not defined.
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
                work -> ColumnMoves.put(work, column(), indices.column(), values.column()),
                copy -> plain(Operation.PUT, copy, values.array(), indices.array()));
        return self();
    }

    /**
     * Copies intervals of another array to this one: for each i the {@code counts[i]} elements from {@code
     * source[gather[i]]} on to {@code this[scatter[i]]} and the following places: see {@link Search#intervalMove(int[],
     * int[], int[], int[], int[])}. Where intervals overlap in this array, one of them wins; which one is not defined.
     *
     * @param gather where each interval begins in {@code source}
     * @param scatter where each interval begins in this array
     * @param counts how many elements each interval has
     * @param source the elements to copy, as they were before the call
     * @return this array
     */
    public final G intervalMove(GpuInts gather, GpuInts scatter, GpuInts counts, G source) {
        requireSameContext(gather, "gather");
        requireSameContext(scatter, "scatter");
        requireSameContext(counts, "counts");
        requireSameType(source, "source");
        IntervalMove.move(gather.elements, scatter.elements, counts.elements, source.elements, elements,
                copy -> facades.search().move(gather.array(), scatter.array(), counts.array(), source.array(), copy));
        return self();
    }

    // ---- scans

    /** {@return each element combined with all before it} See {@link PrefixScan#inclusive(int[], int[], ScanOp)}. */
    public final G inclusive(ScanOp op) {
        return scan(Operation.INCLUSIVE, op, false);
    }
    // Also as exclusive, EXCLUSIVE for INCLUSIVE, true for false: {@return all elements before each, combined} As
    //     {@link #inclusive(ScanOp)}, see {@link PrefixScan}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** {@return all elements before each, combined} As {@link #inclusive(ScanOp)}, see {@link PrefixScan}. */
    public final G exclusive(ScanOp op) {
        return scan(Operation.EXCLUSIVE, op, true);
    }
    // endregion

    private G scan(Operation operation, ScanOp op, boolean exclusive) {
        int operator = number(op);
        return made(operation, length, work -> ColumnScans.scanned(work, column(), operator, null, exclusive),
                () -> {
                    A out = PairValues.like(array(), length);
                    plain(operation, array(), out, op);
                    return out;
                });
    }

    // ---- selections

    /**
     * {@return the k greatest elements, the greatest first} See {@link Selector#topK(int[], int)}.
     *
     * @param k how many; all of them if the array has fewer
     */
    public final G topK(int k) {
        return first(Operation.TOP_K, k, KeyOrder.DESCENDING);
    }

    /** {@return the k least elements, the least first} As {@link #topK}, see {@link Selector#bottomK(int[], int)}. */
    public final G bottomK(int k) {
        return ascending(first(Operation.BOTTOM_K, k, KeyOrder.ASCENDING));
    }

    private G first(Operation operation, int k, KeyOrder order) {
        int count = count(k);
        return made(operation, length, work -> ColumnSorts.first(work, column(), count, order),
                () -> plain(operation, array(), null, count));
    }

    /** {@return the indices of the k greatest elements} As {@link #topK}, see {@link Selector#argTopK(int[], int)}. */
    public final GpuInts argTopK(int k) {
        return argFirst(Operation.ARG_TOP_K, k, KeyOrder.DESCENDING);
    }
    // Also as argBottomK, ARG_BOTTOM_K for ARG_TOP_K, ASCENDING for DESCENDING: {@return the indices of the k least
    //     elements} As {@link #topK}, see {@link Selector#argBottomK(int[], int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** {@return the indices of the k least elements} As {@link #topK}, see {@link Selector#argBottomK(int[], int)}. */
    public final GpuInts argBottomK(int k) {
        return argFirst(Operation.ARG_BOTTOM_K, k, KeyOrder.ASCENDING);
    }
    // endregion

    private GpuInts argFirst(Operation operation, int k, KeyOrder order) {
        int count = count(k);
        return ints(operation, length, work -> ColumnSorts.argFirst(work, column(), count, order),
                () -> plain(operation, array(), null, count)).below(length);
    }

    private int count(int k) {
        elements.requireOpen();
        return ArgumentChecks.count(k, length);
    }

    /**
     * {@return quantiles, with linear interpolation, in the order of {@code q}} See {@link Selector#quantiles(int[],
     * double...)}.
     *
     * @param q the quantiles, each from 0 to 1
     */
    public final double[] quantiles(double... q) {
        elements.requireOpen();
        Quantiles wanted = new Quantiles(length, q);
        return elements.ranked(Operation.QUANTILES, wanted.ranks(), found -> wanted.of(i -> Array.getDouble(found, i)),
                () -> (double[]) plain(Operation.QUANTILES, array(), null, q));
    }

    // ---- segments

    /**
     * Sorts each segment in ascending order: see {@link Segments#sort(int[], int[])}.
     *
     * @param offsets where each segment begins, and the length of this array
     * @return this array
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
     */
    public final G reduce(GpuInts offsets, ScanOp op) {
        int operator = number(op);
        requireOffsets(offsets);
        return made(Operation.REDUCE_SEGMENTS, length,
                work -> ColumnSegments.reduced(work, column(), offsets.column(), operator),
                () -> plain(Operation.REDUCE_SEGMENTS, array(), null, offsets.array(), op));
    }
}
