package io.github.aparasort.internal.object;

import java.util.Comparator;

/** Elements in the order of a comparator of which no keys are known. */
final class ComparedColumn extends Column {
    private final Object[] elements;
    private final Comparator<Object> order;

    ComparedColumn(Object[] elements, Comparator<Object> order) {
        super(false);
        this.elements = elements;
        this.order = order;
    }

    @Override
    KeyReader reader(int[] order, int begin, int end, int depth) {
        return null;
    }

    @Override
    int compare(int x, int y) {
        return order.compare(elements[x], elements[y]);
    }
}
