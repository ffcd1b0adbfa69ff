package io.github.aparasort.internal.object;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * What an order compares first, second, and so on: a number or a value of each object, and in which direction.
 *
 * @param number gives a number of an object, as a long in its order; null where values are compared
 * @param getter gives a value of an object; null for the object itself
 * @param order the order of the values
 */
record ObjectKey(ToLongFunction<Object> number, Function<Object, Object> getter, ValueOrder order, boolean descending,
        Nulls nulls) {
    /** A key of these values in another order. */
    ObjectKey with(boolean isDescending, Nulls otherNulls) {
        return new ObjectKey(number, getter, order, isDescending, otherNulls);
    }

    /** The values of some elements. */
    SortKey column(Object[] elements, int from, int n) {
        return number != null ? new NumberKey(elements, from, n, number, descending)
                : new ValueKey(elements, from, n, getter, order, descending, nulls);
    }

    int compare(Object x, Object y) {
        return descending ? compareValues(y, x) : compareValues(x, y);
    }

    private int compareValues(Object x, Object y) {
        if (number != null) {
            return Long.compare(number.applyAsLong(x), number.applyAsLong(y));
        }
        Object first = getter == null ? x : getter.apply(x);
        Object second = getter == null ? y : getter.apply(y);
        if (nulls != Nulls.REFUSED && (first == null || second == null)) {
            // Where nulls go does not depend on the direction.
            return (descending ? nulls.reversed() : nulls).compare(first, second);
        }
        return order.comparator.compare(first, second);
    }

    /** Whether the objects themselves are compared. */
    boolean isOfObjects() {
        return number == null && getter == null;
    }

    /** Whether the objects themselves are compared, and have no keys. */
    boolean lacksKeys(Object element) {
        return isOfObjects() && element != null && !order.reads(element.getClass());
    }
}
