package io.github.aparasort.internal.object;

import java.util.function.ToLongFunction;

/** Numbers of elements, as longs in their order. */
final class NumberColumn extends Column {
    private final Object[] elements;
    private final int from;
    private final ToLongFunction<Object> getter;

    NumberColumn(Object[] elements, int from, ToLongFunction<Object> getter, boolean descending) {
        super(descending);
        this.elements = elements;
        this.from = from;
        this.getter = getter;
    }

    @Override
    KeyReader reader(int[] order, int begin, int end, int depth) {
        return new KeyReader() {
            @Override
            boolean load(int[] order, int begin, int end, long[] keys, int at) {
                for (int i = begin; i < end; i++) {
                    keys[at + i - begin] = number(order[i]);
                }
                return true;
            }

            @Override
            int next(int element, long key) {
                return EQUAL;
            }
        };
    }

    @Override
    int compare(int x, int y) {
        return Long.compare(number(x), number(y));
    }

    private long number(int element) {
        return getter.applyAsLong(elements[from + element]);
    }
}
