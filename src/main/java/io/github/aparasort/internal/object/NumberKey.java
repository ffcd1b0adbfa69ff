package io.github.aparasort.internal.object;

import java.util.function.ToLongFunction;

/** Numbers of elements, as longs in their order. */
final class NumberKey extends SortKey {
    private final Object[] elements;
    private final int from;
    private final int n;
    private final ToLongFunction<Object> getter;
    /** By the index of their elements, when they are fetched. */
    private volatile long[] numbers;

    NumberKey(Object[] elements, int from, int n, ToLongFunction<Object> getter, boolean descending) {
        super(descending);
        this.elements = elements;
        this.from = from;
        this.n = n;
        this.getter = getter;
    }

    @Override
    boolean isFetched() {
        return true;
    }

    @Override
    void fetch(int[] order, int begin, int end) {
        long[] target = room();
        for (int i = begin; i < end; i++) {
            target[order[i]] = getter.applyAsLong(elements[from + order[i]]);
        }
    }

    private synchronized long[] room() {
        if (numbers == null) {
            numbers = new long[n];
        }
        return numbers;
    }

    @Override
    protected KeyReader reader(int[] order, int begin, int end, int depth) {
        return new KeyReader() {
            @Override
            protected boolean load(int[] order, int begin, int end, long[] keys, int at) {
                long[] source = numbers;
                for (int i = begin; i < end; i++) {
                    keys[at + i - begin] = source[order[i]];
                }
                return true;
            }

            @Override
            protected int next(int element, long key) {
                return EQUAL;
            }
        };
    }

    @Override
    protected int compare(int x, int y) {
        return Long.compare(numbers[x], numbers[y]);
    }
}
