// Derived from GpuInts by build/Widths.java: do not edit
package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.FloatSortedInput;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.engine.ResidentCall;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
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
import io.github.aparasort.internal.step.ResidentStream;
import io.github.aparasort.internal.tile.SetOptions;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * A resident array of elements of this type: see {@link GpuArray}. Operations have the names and the results of those
 * for host arrays, which the classes named in their descriptions describe.
 *
 * <p>A method that changes this array returns it. All others return new arrays, which are to be closed.
 *
 * @see Gpu#ints(int[])
 * @see Gpu#longs(long[])
 * @see Gpu#floats(float[])
 * @see Gpu#doubles(double[])
 */
public final class GpuFloats extends GpuArray {
    /** In the heap: the array, of which this may be a slice. Null on a device, and when this is closed. */
    private float[] elements;

    /** Elements on a device. */
    GpuFloats(Residence home, ResidentStream stream, Column column) {
        super(home, stream, column, new Contents());
    }

    /** Elements in the heap, which belong to this array from now on. */
    GpuFloats(Residence home, float[] elements) {
        super(home, 0, elements.length, new Contents());
        this.elements = elements;
    }

    /** A slice. */
    private GpuFloats(GpuFloats array, int begin, int end) {
        super(array, begin, end);
        this.elements = array.elements;
    }

    @Override
    void forget() {
        elements = null;
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
    public GpuFloats slice(int begin, int end) {
        requireRange(begin, end);
        return new GpuFloats(this, begin, end);
    }

    /**
     * Waits for the elements, and copies them to the host.
     *
     * @return a new array
     * @throws GpuException if the device fails
     */
    public float[] toArray() {
        float[] copy = new float[length];
        copyTo(copy, 0);
        return copy;
    }

    /**
     * Waits for the elements, and copies them to an array of the host.
     *
     * @param target receives the elements
     * @param at the index of the first one there
     * @throws ArrayIndexOutOfBoundsException if they do not fit
     * @throws GpuException if the device fails
     */
    public void copyTo(float[] target, int at) {
        requireOpen();
        if (at < 0 || at > target.length - length) {
            throw new ArrayIndexOutOfBoundsException(length + " elements from index " + at + " on do not fit an array"
                    + " of " + target.length);
        }
        if (isOnDevice()) {
            download(target, at);
        } else {
            System.arraycopy(elements, from, target, at, length);
        }
    }

    /**
     * Replaces all elements.
     *
     * @param values as many elements as this array has
     * @return this array
     * @throws IllegalArgumentException if there are more or fewer
     * @throws GpuException if the device fails
     */
    public GpuFloats set(float[] values) {
        requireOpen();
        if (values.length != length) {
            throw new IllegalArgumentException(values.length + " values for an array of " + length);
        }
        return write(values);
    }

    /** Writes elements of the host over the present ones. */
    private GpuFloats write(float[] values) {
        if (isOnDevice()) {
            upload(values);
        } else {
            System.arraycopy(values, 0, elements, from, length);
            contents.written();
        }
        return this;
    }

    @Override
    float[] hostArray() {
        requireOpen();
        return stream != null ? toArray() : from == 0 && length == elements.length ? elements
                : Arrays.copyOfRange(elements, from, from + length);
    }

    @Override
    Object copyOfHost() {
        return toArray();
    }

    @Override
    PairValues carried(Object host) {
        return PairValues.of((float[]) host);
    }

    @Override
    GpuFloats inHeap(Object array) {
        return new GpuFloats(home, (float[]) array);
    }

    @Override
    GpuFloats onDevice(Column made) {
        return new GpuFloats(home, stream, made);
    }

    @Override
    OrderBy addTo(OrderBy columns, boolean descending) {
        return descending ? columns.thenDescending(hostArray()) : columns.then(hostArray());
    }

    @Override
    Class<?> elementType() {
        return float.class;
    }

    @Override
    void checkSorted(String name) {
        FloatSortedInput.check(hostArray(), name, false);
    }

    /** The name of a set operation. */
    private static Operation told(SetOperation operation, boolean pairs) {
        return Operation.valueOf(pairs ? operation + "_PAIRS" : operation.toString());
    }

    private GpuInts deviceInts(Column made) {
        return new GpuInts(home, stream, made);
    }

    private GpuInts ints(int[] made) {
        return new GpuInts(home, made);
    }

    /** The host's array of another resident array of the same context. */
    private float[] host(GpuFloats other, String name) {
        requireSameContext(other, name);
        return other.hostArray();
    }

    private GpuFloats ascending(GpuFloats made) {
        made.markAscending();
        return made;
    }

    // ---- sorts

    /**
     * Sorts this array in ascending order: see {@link Sorter}.
     *
     * @return this array
     * @throws GpuException if the device fails; the elements are as they were
     */
    public GpuFloats sort() {
        sort(KeyOrder.ASCENDING);
        markAscending();
        return this;
    }

    /**
     * Sorts this array in descending order: see {@link Sorter}.
     *
     * @return this array
     * @throws GpuException if the device fails; the elements are as they were
     */
    public GpuFloats sortDescending() {
        return sort(KeyOrder.DESCENDING);
    }

    private GpuFloats sort(KeyOrder order) {
        if (isOnDevice()) {
            replace(order == KeyOrder.DESCENDING ? Operation.SORT_DESCENDING : order == KeyOrder.UNSIGNED
                    ? Operation.SORT_UNSIGNED : Operation.SORT, work -> ColumnSorts.sorted(work, column(), order));
            return this;
        }
        if (order == KeyOrder.DESCENDING) {
            home.facades().sorter.sortDescending(elements, from, from + length);
        } else {
            home.facades().sorter.sort(elements, from, from + length);
        }
        contents.written();
        return this;
    }

    /**
     * Finds the indices that sort this array stably: see {@link Sorter#argsort(int[])}.
     *
     * @return a new array of indices
     * @throws GpuException if the device fails
     */
    public GpuInts argsort() {
        return argsort(false);
    }

    /**
     * Finds the indices that sort this array stably in descending order: see {@link Sorter#argsortDescending(int[])}.
     *
     * @return a new array of indices
     * @throws GpuException if the device fails
     */
    public GpuInts argsortDescending() {
        return argsort(true);
    }

    private GpuInts argsort(boolean descending) {
        GpuInts order;
        if (isOnDevice()) {
            order = deviceInts(run(descending ? Operation.ARGSORT_DESCENDING : Operation.ARGSORT,
                    work -> ColumnSorts.argsort(work, column(), descending)));
        } else {
            Sorter sorter = home.facades().sorter;
            order = ints(descending ? sorter.argsortDescending(hostArray()) : sorter.argsort(hostArray()));
        }
        order.markBound(length);
        return order;
    }

    /**
     * Sorts this array of keys stably in ascending order, and moves a value with each: see {@link
     * Sorter#sortPairs(int[], int[])}.
     *
     * @param values as many values as there are keys; they change too
     * @return this array
     * @throws IllegalArgumentException if there are more or fewer values, or they are of another context
     * @throws GpuException if the device fails; keys and values are as they were
     */
    public GpuFloats sortPairs(GpuArray values) {
        sortPairs(values, false);
        markAscending();
        return this;
    }

    /**
     * Sorts this array of keys stably in descending order, and moves a value with each.
     *
     * @param values as many values as there are keys; they change too
     * @return this array
     * @throws IllegalArgumentException if there are more or fewer values, or they are of another context
     * @throws GpuException if the device fails; keys and values are as they were
     */
    public GpuFloats sortPairsDescending(GpuArray values) {
        return sortPairs(values, true);
    }

    private GpuFloats sortPairs(GpuArray values, boolean descending) {
        requireSameContext(values, "values");
        ArgumentChecks.sameLength(length, values.length);
        if (isOnDevice()) {
            replacePairs(descending ? Operation.SORT_PAIRS_DESCENDING : Operation.SORT_PAIRS, values,
                    work -> ColumnSorts.sortedPairs(work, column(), values.column(), descending));
            return this;
        }
        float[] keys = toArray();
        Object moved = values.copyOfHost();
        home.facades().sorter.pairs().sortPairs(keys, values.carried(moved),
                descending ? KeyOrder.DESCENDING : KeyOrder.ASCENDING);
        values.assign(moved);
        return write(keys);
    }

    @Override
    void assign(Object values) {
        write((float[]) values);
    }

    /**
     * {@return whether the elements ascend} It waits, unless it is known.
     *
     * @throws GpuException if the device fails
     */
    public boolean isSorted() {
        if (isOnDevice()) {
            try (ResidentCall call = begin(Operation.IS_SORTED, length)) {
                boolean ascends = ascends();
                done(call);
                return ascends;
            }
        }
        return home.facades().sorter.isSorted(hostArray());
    }

    // ---- by indices

    /**
     * Gathers elements: {@code result[i]} is {@code this[indices[i]]}: see {@link GpuArrays#take(int[], int[])}.
     *
     * @param indices indices of this array
     * @return a new array as long as {@code indices}
     * @throws ArrayIndexOutOfBoundsException if one is no index of this array
     * @throws GpuException if the device fails
     */
    public GpuFloats take(GpuInts indices) {
        return (GpuFloats) taken(indices);
    }

    /**
     * Gathers elements as {@link #take(GpuInts)} does, with a default for each index that is -1, as joins have them.
     *
     * @param indices indices of this array, or -1
     * @param missing the result for -1
     * @return a new array as long as {@code indices}
     * @throws ArrayIndexOutOfBoundsException if one is no index of this array, nor -1
     * @throws GpuException if the device fails
     */
    public GpuFloats take(GpuInts indices, float missing) {
        requireSameContext(indices, "indices");
        if (isOnDevice()) {
            requireIndices(indices, -1);
            return onDevice(run(Operation.TAKE, indices.length, work ->
                    ColumnSearches.take(work, column(), indices.column(), SortableKeys.bits(missing))));
        }
        return inHeap(home.take(hostArray(), indices.hostArray(), new float[] {missing}));
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
     * @throws GpuException if the device fails; the elements are as they were
     */
    public GpuFloats put(GpuInts indices, GpuFloats values) {
        requireSameContext(values, "values");
        requireSameContext(indices, "indices");
        if (indices.length != values.length) {
            throw new IllegalArgumentException(indices.length + " indices, but " + values.length + " values");
        }
        if (isOnDevice()) {
            requireIndices(indices, 0);
            replace(Operation.PUT, indices.length,
                    work -> ColumnSearches.put(work, column(), indices.column(), values.column()));
            return this;
        }
        home.tell(Operation.PUT, elementType(), indices.length,
                () -> write(scattered(indices.hostArray(), values.hostArray())));
        return this;
    }

    private float[] scattered(int[] indices, float[] values) {
        ArgumentChecks.indices(length, indices, 0);
        float[] copy = toArray();
        for (int i = 0; i < indices.length; i++) {
            copy[indices[i]] = values[i];
        }
        return copy;
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
     * @throws GpuException if the device fails; the elements are as they were
     */
    public GpuFloats intervalMove(GpuInts gather, GpuInts scatter, GpuInts counts, GpuFloats source) {
        requireSameContext(gather, "gather");
        requireSameContext(scatter, "scatter");
        requireSameContext(counts, "counts");
        requireSameContext(source, "source");
        if (isOnDevice() && gather.length == counts.length && scatter.length == counts.length) {
            Column[] intervals = {gather.column(), scatter.column(), counts.column()};
            long n = ask("intervalMove",
                    work -> ColumnSearches.elements(work, intervals, source.length, length));
            if (n >= 0) {
                replace(Operation.INTERVAL_MOVE, (int) n, work ->
                        ColumnSearches.intervalMove(work, intervals, (int) n, source.column(), column()));
                return this;
            }
        }
        // In the heap; or an argument is wrong, which the method for host arrays finds.
        float[] copy = toArray();
        home.facades().search.intervalMove(gather.hostArray(), scatter.hostArray(), counts.hostArray(),
                source.hostArray(), copy);
        return write(copy);
    }

    // ---- reductions and scans

    /**
     * Combines all elements: see {@link PrefixScan#reduce(int[], ScanOp)}.
     *
     * @param op the operator
     * @return the result, for which it waits
     * @throws GpuException if the device fails
     */
    public float reduce(ScanOp op) {
        int operator = number(op);
        if (isOnDevice()) {
            return (float) run(Operation.REDUCE, work -> ColumnScans.reduced(work, column(), operator, null));
        }
        return home.facades().scan.reduce(hostArray(), op);
    }

    /**
     * Combines all elements by an operator of your own: see {@link PrefixScan#reduce(int[], Supplier)}.
     *
     * @param op makes the kernel that has the operator
     * @return the result, for which it waits
     * @throws GpuException if the device fails, or the operator cannot be translated
     */
    public float reduce(Supplier<? extends FloatScanKernel> op) {
        Objects.requireNonNull(op, "op");
        if (isOnDevice()) {
            FloatScanKernel kernel = AparapiLog.made(op, "op");
            return (float) run(Operation.REDUCE, work -> ColumnScans.reduced(work, column(), 0, kernel));
        }
        return home.facades().scan.reduce(hostArray(), op);
    }

    /**
     * Combines each element with all before it: see {@link PrefixScan#inclusive(int[], int[], ScanOp)}.
     *
     * @param op the operator
     * @return a new array of the same length
     * @throws GpuException if the device fails
     */
    public GpuFloats inclusive(ScanOp op) {
        return scan(op, false);
    }

    /**
     * Combines all elements before each: see {@link PrefixScan#exclusive(int[], int[], ScanOp)}.
     *
     * @param op the operator
     * @return a new array of the same length
     * @throws GpuException if the device fails
     */
    public GpuFloats exclusive(ScanOp op) {
        return scan(op, true);
    }

    private GpuFloats scan(ScanOp op, boolean exclusive) {
        int operator = number(op);
        if (isOnDevice()) {
            return scan(operator, null, exclusive);
        }
        float[] out = new float[length];
        if (exclusive) {
            home.facades().scan.exclusive(hostArray(), out, op);
        } else {
            home.facades().scan.inclusive(hostArray(), out, op);
        }
        return inHeap(out);
    }

    /**
     * Combines each element with all before it, by an operator of your own: see {@link FloatScanKernel}.
     *
     * @param op makes the kernel that has the operator
     * @return a new array of the same length
     * @throws GpuException if the device fails, or the operator cannot be translated
     */
    public GpuFloats inclusive(Supplier<? extends FloatScanKernel> op) {
        return scan(op, false);
    }

    /**
     * Combines all elements before each, by an operator of your own: see {@link FloatScanKernel}.
     *
     * @param op makes the kernel that has the operator
     * @return a new array of the same length
     * @throws GpuException if the device fails, or the operator cannot be translated
     */
    public GpuFloats exclusive(Supplier<? extends FloatScanKernel> op) {
        return scan(op, true);
    }

    private GpuFloats scan(Supplier<? extends FloatScanKernel> op, boolean exclusive) {
        Objects.requireNonNull(op, "op");
        if (isOnDevice()) {
            return scan(0, AparapiLog.made(op, "op"), exclusive);
        }
        float[] out = new float[length];
        if (exclusive) {
            home.facades().scan.exclusive(hostArray(), out, op);
        } else {
            home.facades().scan.inclusive(hostArray(), out, op);
        }
        return inHeap(out);
    }

    private GpuFloats scan(int operator, FloatScanKernel kernel, boolean exclusive) {
        return onDevice(run(exclusive ? Operation.EXCLUSIVE : Operation.INCLUSIVE,
                work -> ColumnScans.scanned(work, column(), operator, kernel, exclusive)));
    }

    // ---- two sorted arrays

    /**
     * Merges this sorted array with another one stably: see {@link Merger#merge(int[], int[])}.
     *
     * @param other a sorted array
     * @return a new sorted array
     * @throws IllegalArgumentException if an array is not sorted, or it is of another context
     * @throws GpuException if the device fails
     */
    public GpuFloats merge(GpuFloats other) {
        if (isOnDevice()) {
            requireSorted(other, "a", "b");
            return ascending(onDevice(run(Operation.MERGE, length + other.length,
                    work -> ColumnMerges.merged(work, MergeStrategy.AUTO, column(), other.column()))));
        }
        return ascending(inHeap(home.facades().merger.merge(hostArray(), host(other, "other"))));
    }

    /** Refuses two arrays that are not sorted, or together longer than an array can be. */
    private void requireSorted(GpuFloats other, String name, String otherName) {
        requireSameContext(other, "other");
        ArgumentChecks.sumOfLengths(name, length, otherName, other.length);
        requireAscending(name);
        other.requireAscending(otherName);
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
     * @throws IllegalArgumentException if keys are not sorted, there are more or fewer values than keys, or an array is
     *     of another context
     * @throws GpuException if the device fails
     */
    public <V extends GpuArray> Pairs<GpuFloats, V> mergePairs(V values, GpuFloats otherKeys,
            V otherValues) {
        requirePairs(values, otherKeys, otherValues);
        if (isOnDevice()) {
            requireSorted(otherKeys, "aKeys", "bKeys");
            return devicePairs(values, run(Operation.MERGE_PAIRS, length + otherKeys.length,
                    work -> ColumnMerges.mergedPairs(work, column(), values.column(), otherKeys.column(),
                            otherValues.column())));
        }
        return pairs(values, home.facades().merger.mergePairs(hostArray(), values.hostArray(), otherKeys.hostArray(),
                otherValues.hostArray()));
    }

    private <V extends GpuArray> void requirePairs(V values, GpuFloats otherKeys, V otherValues) {
        requireSameContext(values, "values");
        requireSameContext(otherKeys, "otherKeys");
        requireSameContext(otherValues, "otherValues");
        ArgumentChecks.sameLength(length, values.length);
        ArgumentChecks.sameLength(otherKeys.length, otherValues.length);
        if (values.getClass() != otherValues.getClass()) {
            throw new IllegalArgumentException("values of two types: " + values + " and " + otherValues);
        }
    }

    @SuppressWarnings("unchecked")
    private <V extends GpuArray> Pairs<GpuFloats, V> devicePairs(V values, Column[] made) {
        return new Pairs<>(ascending(onDevice(made[0])), (V) values.onDevice(made[1]));
    }

    @SuppressWarnings("unchecked")
    private <V extends GpuArray> Pairs<GpuFloats, V> pairs(V values, Pairs<float[], ?> made) {
        return new Pairs<>(ascending(inHeap(made.keys())), (V) values.inHeap(made.values()));
    }

    /**
     * Finds the union of this sorted array and another one: see {@link Multisets#union(int[], int[])}.
     *
     * @param other a sorted array
     * @return a new sorted array
     * @throws IllegalArgumentException if an array is not sorted, or it is of another context
     * @throws GpuException if the device fails
     */
    public GpuFloats union(GpuFloats other) {
        return set(SetOperation.UNION, other);
    }

    /**
     * Finds the intersection of this sorted array and another one: see {@link Multisets#intersection(int[], int[])}.
     *
     * @param other a sorted array
     * @return a new sorted array
     * @throws IllegalArgumentException if an array is not sorted, or it is of another context
     * @throws GpuException if the device fails
     */
    public GpuFloats intersection(GpuFloats other) {
        return set(SetOperation.INTERSECTION, other);
    }

    /**
     * Finds the elements of this sorted array that another one has not: see {@link Multisets#difference(int[], int[])}.
     *
     * @param other a sorted array
     * @return a new sorted array
     * @throws IllegalArgumentException if an array is not sorted, or it is of another context
     * @throws GpuException if the device fails
     */
    public GpuFloats difference(GpuFloats other) {
        return set(SetOperation.DIFFERENCE, other);
    }

    /**
     * Finds the elements that only one of two sorted arrays has: see {@link Multisets#symmetricDifference(int[],
     * int[])}.
     *
     * @param other a sorted array
     * @return a new sorted array
     * @throws IllegalArgumentException if an array is not sorted, or it is of another context
     * @throws GpuException if the device fails
     */
    public GpuFloats symmetricDifference(GpuFloats other) {
        return set(SetOperation.SYMMETRIC_DIFFERENCE, other);
    }

    private GpuFloats set(SetOperation operation, GpuFloats other) {
        if (isOnDevice()) {
            requireSorted(other, "a", "b");
            return ascending(onDevice(run(told(operation, false), length + other.length,
                    work -> ColumnMerges.set(work, operation, SetOptions.USUAL, column(), other.column()))));
        }
        return ascending(inHeap(home.facades().multisets.select(operation, hostArray(), host(other, "other"))));
    }

    /**
     * Finds the union of two sorted arrays of keys with a value each: see {@link Multisets#unionPairs(int[], Object,
     * int[], Object)}.
     *
     * @param <V> the type of the arrays of values
     * @param values a value for each key of this array
     * @param otherKeys other sorted keys
     * @param otherValues a value for each of these
     * @return keys and their values
     * @throws IllegalArgumentException as {@link #mergePairs}
     * @throws GpuException if the device fails
     */
    public <V extends GpuArray> Pairs<GpuFloats, V> unionPairs(V values, GpuFloats otherKeys,
            V otherValues) {
        return set(SetOperation.UNION, values, otherKeys, otherValues);
    }

    /**
     * Finds the intersection of two sorted arrays of keys with a value each: see {@link
     * Multisets#intersectionPairs(int[], Object, int[], Object)}.
     *
     * @param <V> the type of the arrays of values
     * @param values a value for each key of this array
     * @param otherKeys other sorted keys
     * @param otherValues a value for each of these
     * @return keys and their values
     * @throws IllegalArgumentException as {@link #mergePairs}
     * @throws GpuException if the device fails
     */
    public <V extends GpuArray> Pairs<GpuFloats, V> intersectionPairs(V values, GpuFloats otherKeys,
            V otherValues) {
        return set(SetOperation.INTERSECTION, values, otherKeys, otherValues);
    }

    /**
     * Finds the keys that another sorted array has not, with their values: see {@link
     * Multisets#differencePairs(int[], Object, int[], Object)}.
     *
     * @param <V> the type of the arrays of values
     * @param values a value for each key of this array
     * @param otherKeys other sorted keys
     * @param otherValues a value for each of these
     * @return keys and their values
     * @throws IllegalArgumentException as {@link #mergePairs}
     * @throws GpuException if the device fails
     */
    public <V extends GpuArray> Pairs<GpuFloats, V> differencePairs(V values, GpuFloats otherKeys,
            V otherValues) {
        return set(SetOperation.DIFFERENCE, values, otherKeys, otherValues);
    }

    /**
     * Finds the keys that only one of two sorted arrays has, with their values: see {@link
     * Multisets#symmetricDifferencePairs(int[], Object, int[], Object)}.
     *
     * @param <V> the type of the arrays of values
     * @param values a value for each key of this array
     * @param otherKeys other sorted keys
     * @param otherValues a value for each of these
     * @return keys and their values
     * @throws IllegalArgumentException as {@link #mergePairs}
     * @throws GpuException if the device fails
     */
    public <V extends GpuArray> Pairs<GpuFloats, V> symmetricDifferencePairs(V values,
            GpuFloats otherKeys, V otherValues) {
        return set(SetOperation.SYMMETRIC_DIFFERENCE, values, otherKeys, otherValues);
    }

    private <V extends GpuArray> Pairs<GpuFloats, V> set(SetOperation operation, V values,
            GpuFloats otherKeys, V otherValues) {
        requirePairs(values, otherKeys, otherValues);
        if (isOnDevice()) {
            requireSorted(otherKeys, "aKeys", "bKeys");
            Column[] a = {column(), values.column()};
            Column[] b = {otherKeys.column(), otherValues.column()};
            return devicePairs(values, run(told(operation, true), length + otherKeys.length,
                    work -> ColumnMerges.setPairs(work, operation, a, b)));
        }
        return pairs(values, home.facades().multisets.selectPairs(operation, hostArray(), values.hostArray(),
                otherKeys.hostArray(), otherValues.hostArray()));
    }

    /**
     * Inserts elements: {@code values[i]} before the element at {@code positions[i]}: see {@link Merger#insert(int[],
     * int[], int[])}.
     *
     * @param positions for each value an index from 0 to the length of this array; they ascend
     * @param values what to insert
     * @return a new array with all elements of both
     * @throws IllegalArgumentException if a position is out of range or less than the one before it, there are more or
     *     fewer positions than values, or an array is of another context
     * @throws GpuException if the device fails
     */
    public GpuFloats insert(GpuInts positions, GpuFloats values) {
        requireSameContext(positions, "positions");
        requireSameContext(values, "values");
        if (isOnDevice()) {
            int all = Merger.requireInsertion(length, positions.length, values.length);
            if (!positions.ascends() || positions.isOutside(0, length + 1)) {
                BulkEdits.check(positions.hostArray(), length, false);
            }
            return onDevice(run(Operation.INSERT, all,
                    work -> ColumnMerges.inserted(work, column(), positions.column(), values.column())));
        }
        return inHeap(home.facades().merger.insert(hostArray(), positions.hostArray(), values.hostArray()));
    }

    /**
     * Removes the elements at positions: see {@link Merger#remove(int[], int[])}.
     *
     * @param positions indices of this array, strictly ascending
     * @return a new array with the other elements, in their order
     * @throws IllegalArgumentException if a position is no index, or not greater than the one before it
     * @throws GpuException if the device fails
     */
    public GpuFloats remove(GpuInts positions) {
        requireSameContext(positions, "positions");
        if (isOnDevice()) {
            if (ask("remove", work -> ColumnSorts.descents(work, positions.column(), true)) > 0
                    || positions.isOutside(0, length)) {
                BulkEdits.check(positions.hostArray(), length, true);
            }
            return onDevice(run(Operation.REMOVE, length - positions.length,
                    work -> ColumnMerges.removed(work, column(), positions.column())));
        }
        return inHeap(home.facades().merger.remove(hostArray(), positions.hostArray()));
    }

    // ---- groups

    /**
     * Finds the distinct elements: see {@link Groups#unique(int[])}.
     *
     * @return a new array, ascending
     * @throws GpuException if the device fails
     */
    public GpuFloats unique() {
        if (isOnDevice()) {
            return ascending(onDevice(run(Operation.UNIQUE,
                    work -> ColumnGroups.unique(work, column(), isKnownToAscend()))));
        }
        return ascending(inHeap(home.facades().groups.unique(hostArray())));
    }

    /**
     * Finds the distinct elements and how often each comes: see {@link Groups#counts(int[])}.
     *
     * @return the elements, ascending, and their counts
     * @throws GpuException if the device fails
     */
    public Pairs<GpuFloats, GpuInts> counts() {
        if (isOnDevice()) {
            Column[] made = run(Operation.COUNTS, work -> ColumnGroups.counts(work, column(), isKnownToAscend()));
            return new Pairs<>(ascending(onDevice(made[0])), deviceInts(made[1]));
        }
        Pairs<float[], int[]> made = home.facades().groups.counts(hostArray());
        return new Pairs<>(ascending(inHeap(made.keys())), ints(made.values()));
    }

    /**
     * Finds the runs of equal elements, in their order: see {@link Groups#runs(int[])}.
     *
     * @return the element of each run, and its length
     * @throws GpuException if the device fails
     */
    public Pairs<GpuFloats, GpuInts> runs() {
        if (isOnDevice()) {
            Column[] made = run(Operation.RUNS, work -> ColumnGroups.runs(work, column()));
            return new Pairs<>(onDevice(made[0]), deviceInts(made[1]));
        }
        Pairs<float[], int[]> made = home.facades().groups.runs(hostArray());
        return new Pairs<>(inHeap(made.keys()), ints(made.values()));
    }

    /**
     * Combines the values of equal keys, which this array has: see {@link Groups#reduceByKey(int[], int[], ScanOp)}.
     *
     * @param <V> the type of the array of values
     * @param values a value for each key
     * @param op the operator
     * @return the distinct keys, ascending, and the result for each
     * @throws IllegalArgumentException if there are more or fewer values than keys
     * @throws GpuException if the device fails
     */
    @SuppressWarnings("unchecked")
    public <V extends GpuArray> Pairs<GpuFloats, V> reduceByKey(V values, ScanOp op) {
        int operator = number(op);
        requireSameContext(values, "values");
        ArgumentChecks.sameLength(length, values.length);
        if (isOnDevice()) {
            return devicePairs(values, run(Operation.REDUCE_BY_KEY,
                    work -> ColumnGroups.reducedByKey(work, column(), values.column(), operator)));
        }
        Groups groups = home.facades().groups;
        float[] keys = hostArray();
        GpuArray any = values;
        return pairs(values, any instanceof GpuInts ints ? groups.reduceByKey(keys, ints.hostArray(), op)
                : any instanceof GpuLongs longs ? groups.reduceByKey(keys, longs.hostArray(), op)
                : any instanceof GpuFloats floats ? groups.reduceByKey(keys, floats.hostArray(), op)
                : groups.reduceByKey(keys, ((GpuDoubles) any).hostArray(), op));
    }

    /**
     * Counts how many elements lie in each bin: see {@link Groups#histogram(int[], int[])}.
     *
     * @param edges the edges of the bins, at least two, sorted
     * @return the count of each bin, one less than there are edges
     * @throws IllegalArgumentException if there are fewer than two edges, or they are not sorted
     * @throws GpuException if the device fails
     */
    public GpuInts histogram(GpuFloats edges) {
        requireSameContext(edges, "edges");
        if (isOnDevice()) {
            Groups.requireEdges(edges.length);
            edges.requireAscending("edges");
            return deviceInts(run(Operation.HISTOGRAM,
                    work -> ColumnGroups.histogram(work, column(), edges.column(), isKnownToAscend())));
        }
        return ints(home.facades().groups.histogram(hostArray(), edges.hostArray()));
    }

    // ---- selections

    /**
     * Finds the k greatest elements: see {@link Selector#topK(int[], int)}.
     *
     * @param k how many; all of them if the array has fewer
     * @return a new array, the greatest first
     * @throws IllegalArgumentException if k is negative
     * @throws GpuException if the device fails
     */
    public GpuFloats topK(int k) {
        return first(k, true);
    }

    /**
     * Finds the k least elements: see {@link Selector#bottomK(int[], int)}.
     *
     * @param k how many; all of them if the array has fewer
     * @return a new array, the least first
     * @throws IllegalArgumentException if k is negative
     * @throws GpuException if the device fails
     */
    public GpuFloats bottomK(int k) {
        return ascending(first(k, false));
    }

    private GpuFloats first(int k, boolean greatest) {
        requireOpen();
        int count = RankChecks.count(k, length);
        if (isOnDevice()) {
            return onDevice(run(greatest ? Operation.TOP_K : Operation.BOTTOM_K,
                    work -> ColumnSorts.first(work, column(), count, greatest)));
        }
        Selector selector = home.facades().selector;
        return inHeap(greatest ? selector.topK(hostArray(), count) : selector.bottomK(hostArray(), count));
    }

    /**
     * Finds the indices of the k greatest elements: see {@link Selector#argTopK(int[], int)}.
     *
     * @param k how many; all of them if the array has fewer
     * @return a new array of indices, that of the greatest element first
     * @throws IllegalArgumentException if k is negative
     * @throws GpuException if the device fails
     */
    public GpuInts argTopK(int k) {
        return argFirst(k, true);
    }

    /**
     * Finds the indices of the k least elements: see {@link Selector#argBottomK(int[], int)}.
     *
     * @param k how many; all of them if the array has fewer
     * @return a new array of indices, that of the least element first
     * @throws IllegalArgumentException if k is negative
     * @throws GpuException if the device fails
     */
    public GpuInts argBottomK(int k) {
        return argFirst(k, false);
    }

    private GpuInts argFirst(int k, boolean greatest) {
        requireOpen();
        int count = RankChecks.count(k, length);
        GpuInts order;
        if (isOnDevice()) {
            order = deviceInts(run(greatest ? Operation.ARG_TOP_K : Operation.ARG_BOTTOM_K,
                    work -> ColumnSorts.argFirst(work, column(), count, greatest)));
        } else {
            order = ints(greatest ? home.facades().selector.argTopK(hostArray(), count)
                    : home.facades().selector.argBottomK(hostArray(), count));
        }
        order.markBound(length);
        return order;
    }

    /**
     * Returns the element that a sort would put at an index: see {@link Selector#nth(int[], int)}.
     *
     * @param k the index in the sorted array
     * @return the element, for which it waits
     * @throws IllegalArgumentException if k is no index of the array
     * @throws GpuException if the device fails
     */
    public float nth(int k) {
        requireOpen();
        RankChecks.rank(k, length);
        return isOnDevice() ? ranked(Operation.NTH, new int[] {k})[0] : home.facades().selector.nth(hostArray(), k);
    }

    /**
     * Returns quantiles, with linear interpolation: see {@link Selector#quantiles(int[], double...)}.
     *
     * @param q the quantiles, each from 0 to 1
     * @return a new array of the host with the quantiles in the order of {@code q}
     * @throws IllegalArgumentException if a quantile is NaN or outside of [0, 1], or this array is empty
     * @throws GpuException if the device fails
     */
    public double[] quantiles(double... q) {
        requireOpen();
        if (isOnDevice()) {
            Quantiles wanted = new Quantiles(length, q);
            float[] found = ranked(Operation.QUANTILES, q.length == 0 ? new int[0] : wanted.ranks());
            return q.length == 0 ? new double[0] : wanted.of(i -> found[i]);
        }
        return home.facades().selector.quantiles(hostArray(), q);
    }

    /** The elements at some ranks. */
    private float[] ranked(Operation operation, int[] ranks) {
        // The sorted elements of no ranks are not asked for.
        boolean sorted = ranks.length == 0 || isKnownToAscend();
        try (GpuInts places = deviceInts(Residence.upload(stream, ranks, 0, ranks.length));
                GpuFloats found = onDevice(run(operation,
                        work -> ColumnSorts.ranked(work, column(), places.column(), sorted)))) {
            return found.toArray();
        }
    }

    // ---- searches

    /**
     * Finds how many elements of this sorted array are less than each needle: see {@link Search#lowerBounds(int[],
     * int[])}.
     *
     * @param needles what is searched for, best in ascending order
     * @return a new array with a bound for each needle
     * @throws IllegalArgumentException if this array is not sorted
     * @throws GpuException if the device fails
     */
    public GpuInts lowerBounds(GpuFloats needles) {
        return isOnDevice() ? bounds(needles, false)
                : ints(home.facades().search.lowerBounds(hostArray(), host(needles, "needles")));
    }

    /**
     * Finds how many elements of this sorted array are not greater than each needle: see {@link
     * Search#upperBounds(int[], int[])}.
     *
     * @param needles what is searched for, best in ascending order
     * @return a new array with a bound for each needle
     * @throws IllegalArgumentException if this array is not sorted
     * @throws GpuException if the device fails
     */
    public GpuInts upperBounds(GpuFloats needles) {
        return isOnDevice() ? bounds(needles, true)
                : ints(home.facades().search.upperBounds(hostArray(), host(needles, "needles")));
    }

    private GpuInts bounds(GpuFloats needles, boolean upper) {
        Operation operation = upper ? Operation.UPPER_BOUNDS : Operation.LOWER_BOUNDS;
        requireSameContext(needles, "needles");
        requireAscending("sorted");
        GpuInts bounds = deviceInts(run(operation, needles.length,
                work -> ColumnSearches.bounds(work, column(), needles.column(), upper)));
        bounds.markBound(length + 1);
        if (needles.isKnownToAscend()) {
            bounds.markAscending();
        }
        return bounds;
    }

    /**
     * Tells of each element whether it is among others: see {@link Search#isIn(int[], int[])}.
     *
     * @param haystack the others, in any order
     * @return a new array with 1 for each element that is there, and 0 for the others
     * @throws GpuException if the device fails
     */
    public GpuInts isIn(GpuFloats haystack) {
        GpuInts flags;
        if (isOnDevice()) {
            requireSameContext(haystack, "haystack");
            flags = deviceInts(run(Operation.IS_IN, work ->
                    ColumnSearches.isIn(work, column(), haystack.column(), haystack.isKnownToAscend())));
        } else {
            boolean[] found = home.facades().search.isIn(hostArray(), host(haystack, "haystack"));
            int[] ones = new int[length];
            Arrays.setAll(ones, i -> found[i] ? 1 : 0);
            flags = ints(ones);
        }
        flags.markBound(2);
        return flags;
    }

    // ---- joins

    /**
     * Pairs each row of this column of keys with each row of another one that has the same key: see {@link
     * Joins#inner(int[], int[])}.
     *
     * @param other the other column
     * @return the rows of both
     * @throws ArithmeticException if there are more rows than an array holds
     * @throws GpuException if the device fails
     */
    public GpuRows joinInner(GpuFloats other) {
        return join(JoinKind.INNER, other);
    }

    /**
     * Joins as {@link #joinInner} does, and keeps rows of this column without a partner: see {@link Joins#left(int[],
     * int[])}.
     *
     * @param other the other column
     * @return the rows of both
     * @throws ArithmeticException if there are more rows than an array holds
     * @throws GpuException if the device fails
     */
    public GpuRows joinLeft(GpuFloats other) {
        return join(JoinKind.LEFT, other);
    }

    /**
     * Joins as {@link #joinInner} does, and keeps rows of the other column without a partner: see {@link
     * Joins#right(int[], int[])}.
     *
     * @param other the other column
     * @return the rows of both
     * @throws ArithmeticException if there are more rows than an array holds
     * @throws GpuException if the device fails
     */
    public GpuRows joinRight(GpuFloats other) {
        return join(JoinKind.RIGHT, other);
    }

    /**
     * Joins as {@link #joinInner} does, and keeps rows of both columns without a partner: see {@link
     * Joins#outer(int[], int[])}.
     *
     * @param other the other column
     * @return the rows of both
     * @throws ArithmeticException if there are more rows than an array holds
     * @throws GpuException if the device fails
     */
    public GpuRows joinOuter(GpuFloats other) {
        return join(JoinKind.OUTER, other);
    }

    /**
     * Finds the rows of this column that have a partner in another one, each once: see {@link Joins#semi(int[],
     * int[])}.
     *
     * @param other the other column
     * @return the rows; those of the other column are -1
     * @throws GpuException if the device fails
     */
    public GpuRows joinSemi(GpuFloats other) {
        return join(JoinKind.SEMI, other);
    }

    /**
     * Finds the rows of this column that have no partner in another one: see {@link Joins#anti(int[], int[])}.
     *
     * @param other the other column
     * @return the rows; those of the other column are -1
     * @throws GpuException if the device fails
     */
    public GpuRows joinAnti(GpuFloats other) {
        return join(JoinKind.ANTI, other);
    }

    private GpuRows join(JoinKind kind, GpuFloats other) {
        GpuRows rows;
        if (isOnDevice()) {
            requireSameContext(other, "other");
            int n = (int) Math.min(Integer.MAX_VALUE, (long) length + other.length);
            Column[] made = run(kind.operation(), n,
                    work -> ColumnJoins.join(work, kind, column(), other.column()));
            rows = new GpuRows(deviceInts(made[0]), deviceInts(made[1]));
        } else {
            JoinedRows made = home.facades().joins.join(kind, hostArray(), host(other, "other"));
            rows = new GpuRows(ints(made.aRows()), ints(made.bRows()));
        }
        return rows.within(length, other.length);
    }

    // ---- segments

    /**
     * Sorts each segment in ascending order: see {@link Segments#sort(int[], int[])}.
     *
     * @param offsets where each segment begins, and the length of this array
     * @return this array
     * @throws IllegalArgumentException if the offsets do not ascend from 0 to the length
     * @throws GpuException if the device fails; the elements are as they were
     */
    public GpuFloats sort(GpuInts offsets) {
        if (isOnDevice()) {
            requireOffsets(offsets);
            replace(Operation.SORT_SEGMENTS, work -> ColumnSegments.sorted(work, column(), offsets.column()));
            return this;
        }
        float[] copy = toArray();
        home.facades().segments.sort(copy, hostOffsets(offsets));
        return write(copy);
    }

    /**
     * Sorts the keys of each segment stably, and moves a value with each: see {@link Segments#sortPairs(int[], int[],
     * int[])}.
     *
     * @param values as many values as there are keys; they change too
     * @param offsets where each segment begins, and the length of this array
     * @return this array
     * @throws IllegalArgumentException if the offsets do not ascend from 0 to the length, or there are more or fewer
     *     values
     * @throws GpuException if the device fails; keys and values are as they were
     */
    public GpuFloats sortPairs(GpuArray values, GpuInts offsets) {
        requireSameContext(values, "values");
        ArgumentChecks.sameLength(length, values.length);
        if (isOnDevice()) {
            requireOffsets(offsets);
            replacePairs(Operation.SORT_PAIRS_SEGMENTS, values,
                    work -> ColumnSegments.sortedPairs(work, column(), values.column(), offsets.column()));
            return this;
        }
        float[] keys = toArray();
        Object moved = values.copyOfHost();
        home.facades().segments.sortPairs(keys, hostOffsets(offsets), values.carried(moved));
        values.assign(moved);
        return write(keys);
    }

    /**
     * Combines the elements of each segment: see {@link Segments#reduce(int[], int[], ScanOp)}.
     *
     * @param offsets where each segment begins, and the length of this array
     * @param op the operator
     * @return a new array with the result for each segment
     * @throws IllegalArgumentException if the offsets do not ascend from 0 to the length
     * @throws GpuException if the device fails
     */
    public GpuFloats reduce(GpuInts offsets, ScanOp op) {
        int operator = number(op);
        if (isOnDevice()) {
            requireOffsets(offsets);
            return onDevice(run(Operation.REDUCE_SEGMENTS,
                    work -> ColumnSegments.reduced(work, column(), offsets.column(), operator)));
        }
        return inHeap(home.facades().segments.reduce(hostArray(), hostOffsets(offsets), op));
    }

    private int[] hostOffsets(GpuInts offsets) {
        requireSameContext(offsets, "offsets");
        return offsets.hostArray();
    }

    /** Refuses offsets that do not divide this array. */
    private void requireOffsets(GpuInts offsets) {
        requireSameContext(offsets, "offsets");
        if (!offsets.dividesFor(length)) {
            Offsets.check(offsets.hostArray(), length);
        }
    }

}
