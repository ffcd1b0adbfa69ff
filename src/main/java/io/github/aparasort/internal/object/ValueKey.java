package io.github.aparasort.internal.object;

import java.util.function.Function;

/** Objects, in an order whose keys are read from them. */
final class ValueKey extends SortKey {
    /** To look at so many texts, to read and to sort their keys takes longer than to compare them. */
    private static final int FEW = 100;

    private final Object[] elements;
    private final int from;
    private final int n;
    private final Function<Object, Object> getter;
    private final ValueOrder order;
    private final Nulls nulls;
    /** The values; those of a getter by the index of their elements, when they are fetched. */
    private volatile Object[] values;

    /** @param getter gives the value of an element, or null if it is the element itself */
    ValueKey(Object[] elements, int from, int n, Function<Object, Object> getter, ValueOrder order,
            boolean descending, Nulls nulls) {
        super(descending);
        this.elements = elements;
        this.from = from;
        this.n = n;
        this.getter = getter;
        this.order = order;
        this.nulls = nulls;
        this.values = getter == null ? elements : null;
    }

    private int first() {
        return getter == null ? from : 0;
    }

    @Override
    boolean isFetched() {
        return getter != null;
    }

    @Override
    void fetch(int[] order, int begin, int end) {
        Object[] target = room();
        for (int i = begin; i < end; i++) {
            Object value = getter.apply(elements[from + order[i]]);
            if (i == begin && value != null && !this.order.reads(value.getClass())) {
                throw NoKeysException.INSTANCE;
            }
            target[order[i]] = value;
        }
    }

    @Override
    boolean readsByCode() {
        return order.readsByCode();
    }

    private synchronized Object[] room() {
        if (values == null) {
            values = new Object[n];
        }
        return values;
    }

    @Override
    Range placeNulls(int[] order, int begin, int end) {
        return nulls.place(order, begin, end, element -> value(element) == null);
    }

    private Object value(int element) {
        return values[first() + element];
    }

    @Override
    protected boolean comparesFew(int n) {
        return n <= FEW;
    }

    @Override
    protected KeyReader reader(int[] order, int begin, int end, int depth) {
        Object first = value(order[begin]);
        KeyReader reader = first == null ? null : this.order.reader(values, first(), depth, first);
        return reader instanceof TextReader texts && !texts.look(order, begin, end) ? null : reader;
    }

    @Override
    boolean isReliable(int[] order, int begin, int end) {
        Object first = value(order[begin]);
        for (int i = begin; i < end; i++) {
            if (!this.order.isReliable(first, value(order[i]))) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected int compare(int x, int y) {
        return order.comparator.compare(value(x), value(y));
    }
}
