package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.engine.Elements;
import io.github.aparasort.internal.engine.Residence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.step.CallStream.Launches;
import java.lang.reflect.Array;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What a resident array is, how it is transferred, and what its operations have in common. {@link GpuArray} describes
 * it. Methods are not final here, so that {@code GpuArray} has them in the eyes of reflection as well.
 */
abstract class ResidentArray<A, G extends GpuArray<A, G>> implements AutoCloseable {
    final Elements<A> elements;
    final int length;
    /** What is called in the heap. */
    final Facades facades;

    ResidentArray(Elements<A> elements, Facades facades) {
        this.elements = elements;
        this.length = elements.length();
        this.facades = facades;
    }

    /** {@return the number of elements} */
    public int length() {
        return length;
    }

    /** {@return the device on which the elements live; empty if they live in the heap} */
    public Optional<DeviceInfo> device() {
        return elements.device();
    }

    /**
     * Gives the memory back. Operations that were called before are not disturbed. Later calls throw {@link
     * IllegalStateException}; closing again has no effect.
     */
    @Override
    public void close() {
        elements.close();
    }

    /** Returns the type, the length and the place, for instance {@code GpuInts[1,000 on NVIDIA H100]}. */
    @Override
    public String toString() {
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
    public G slice(int begin, int end) {
        elements.requireOpen();
        ArgumentChecks.range(length, begin, end);
        return of(elements.slice(begin, end));
    }

    /** {@return the elements, copied to a new array of the host} It waits for them. */
    public A toArray() {
        return elements.copy();
    }

    /**
     * Waits for the elements, and copies them to an array of the host.
     *
     * @param target receives the elements
     * @param at the index of the first one there
     * @throws ArrayIndexOutOfBoundsException if they do not fit
     */
    public void copyTo(A target, int at) {
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
    public G set(A values) {
        elements.requireOpen();
        if (lengthOf(values) != length) {
            throw new IllegalArgumentException(lengthOf(values) + " values for an array of " + length);
        }
        elements.write(values);
        return self();
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
    final OrderBy addTo(OrderBy columns, KeyOrder order) {
        return (OrderBy) plain(Operation.ORDER_BY, array(), null, columns, order);
    }

    // ---- results

    /** A resident array of this type. */
    abstract G of(Elements<A> made);

    @SuppressWarnings("unchecked")
    final G self() {
        return (G) this;
    }

    final GpuInts ints(Elements<int[]> made) {
        return new GpuInts(made, facades);
    }

    /** The elements on a device. */
    final Column column() {
        return elements.column();
    }

    /** The elements on a device as keys, with their values. */
    final KeyedColumns columns(GpuArray<?, ?> values) {
        return new KeyedColumns(column(), values.column());
    }

    /** The elements as an array of the host, which stays as it is. */
    final A array() {
        return elements.host();
    }

    @SuppressWarnings("unchecked")
    final G made(Operation operation, int n, Launches<Column> steps, Supplier<?> plain) {
        return of(elements.made(operation, n, steps, (Supplier<A>) plain));
    }

    @SuppressWarnings("unchecked")
    final GpuInts ints(Operation operation, int n, Launches<Column> steps, Supplier<?> plain) {
        return ints(elements.made(operation, n, steps, (Supplier<int[]>) plain));
    }

    /** Sorted keys with values of the type of others. */
    @SuppressWarnings("unchecked")
    final <V extends GpuArray<?, ?>> Pairs<G, V> pairs(V values, Operation operation, int n,
            Launches<KeyedColumns> steps, Supplier<?> plain) {
        Pairs<Elements<A>, Elements<Object>> made = elements.bothMade(operation, n, steps,
                (Supplier<Pairs<A, Object>>) plain);
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
        return ScanWorkload.operator(Objects.requireNonNull(op, "op"));
    }

    /** Refuses an array that is not of a context, and any if that is closed. */
    static void requireContext(Residence context, GpuArray<?, ?> array, String name) {
        context.requireOpen();
        Objects.requireNonNull(array, name).elements.requireOf(context, name);
    }

    /** Refuses a column that cannot be beside a first one of a context. */
    static void requireColumn(Residence context, GpuArray<?, ?> column, GpuArray<?, ?> first) {
        requireContext(context, column, "column");
        first.requireSameContext(column, "column");
        if (column.length() != first.length()) {
            throw new IllegalArgumentException("columns of two lengths: " + first + " and " + column);
        }
    }

    /** Refuses an array of another context. */
    final void requireSameContext(ResidentArray<?, ?> other, String name) {
        elements.requireHere(Objects.requireNonNull(other, name).elements, name);
    }

    /** The same for an array of this type. Callers without type arguments may pass any. */
    final void requireSameType(G other, String name) {
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
    final void requireValues(GpuArray<?, ?> values) {
        requireSameContext(values, "values");
        ArgumentChecks.sameLength(length, values.length);
    }

    final <V extends GpuArray<?, ?>> void requirePairs(V values, G otherKeys, V otherValues) {
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
    final void requireSorted(G other, String name, String otherName) {
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
            facades.limited(() -> ArgumentChecks.indices(length, indices.array(), least));
        }
    }

    /** The same if offsets do not divide this array. */
    final void requireOffsets(GpuInts offsets) {
        requireSameContext(offsets, "offsets");
        if (offsets.isFoundNotToDivide(length)) {
            facades.limited(() -> Offsets.check(offsets.array(), length));
        }
    }
}
