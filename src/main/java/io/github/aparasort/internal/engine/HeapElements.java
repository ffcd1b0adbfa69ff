package io.github.aparasort.internal.engine;

import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ElementType;
import io.github.aparasort.internal.step.ResidentStream;
import io.github.aparasort.internal.step.ResidentStream.Launches;
import java.lang.reflect.Array;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Elements in the heap: an array, or a slice of it. All operations are plain calls. */
final class HeapElements<A> extends Elements<A> {
    /** Null when this is closed. */
    private A array;
    private final int from;

    /** Elements that belong to a resident array from now on. */
    HeapElements(Residence home, A array) {
        super(home, ElementType.of(array), Array.getLength(array));
        this.array = array;
        this.from = 0;
    }

    private HeapElements(HeapElements<A> whole, int begin, int end) {
        super(whole, end - begin);
        this.array = whole.array;
        this.from = whole.from + begin;
    }

    @Override
    ResidentStream stream() {
        return null;
    }

    @Override
    public Column column() {
        throw new IllegalStateException("elements in the heap are no column");
    }

    @Override
    public Elements<A> slice(int begin, int end) {
        return new HeapElements<>(this, begin, end);
    }

    @Override
    void release() {
        array = null;
    }

    /** A new array with a part of another one. */
    @SuppressWarnings("unchecked")
    static <A> A copyOfRange(A array, int from, int to) {
        A copy = (A) Array.newInstance(array.getClass().getComponentType(), to - from);
        System.arraycopy(array, from, copy, 0, to - from);
        return copy;
    }

    @Override
    public <R> R ask(String operation, R inHeap, Launches<R> steps) {
        requireOpen();
        return inHeap;
    }

    // ---- transfers

    @Override
    public A host() {
        requireOpen();
        return from == 0 && length() == Array.getLength(array) ? array : copy();
    }

    @Override
    public A copy() {
        requireOpen();
        return copyOfRange(array, from, from + length());
    }

    @Override
    public void copyTo(Object target, int at) {
        requireOpen();
        System.arraycopy(array, from, target, at, length());
    }

    @Override
    public void write(A values) {
        requireOpen();
        System.arraycopy(values, 0, array, from, length());
        written();
    }

    // ---- operations

    @Override
    public <B> Elements<B> made(Operation operation, int n, Launches<Column> steps, Supplier<B> plain) {
        requireOpen();
        return new HeapElements<>(home(), plain.get());
    }

    @Override
    public <B, C> Pairs<Elements<B>, Elements<C>> bothMade(Operation operation, int n, Launches<Column[]> steps,
            Supplier<Pairs<B, C>> plain) {
        requireOpen();
        Pairs<B, C> made = plain.get();
        return new Pairs<>(new HeapElements<>(home(), made.keys()), new HeapElements<>(home(), made.values()));
    }

    @Override
    public <R> R value(Operation operation, Launches<R> steps, Supplier<R> plain) {
        requireOpen();
        return plain.get();
    }

    @Override
    public <R> R ranked(Operation operation, int[] ranks, Function<A, R> result, Supplier<R> plain) {
        return plain.get();
    }

    @Override
    public void changeHere(Operation operation, int n, Launches<Column> steps, InPlace<A> plain) {
        requireOpen();
        plain.change(array, from, from + length());
        written();
    }

    @Override
    public <B> void changeBoth(Operation operation, Elements<B> values, Launches<Column[]> steps,
            BiConsumer<A, B> plain) {
        A keys = copy();
        B moved = values.copy();
        plain.accept(keys, moved);
        values.write(moved);
        write(keys);
    }
}
