package io.github.aparasort.internal.object;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/** What an order compares first, second, and so on: a value of each object, and in which direction. */
abstract class ObjectKey {
    final boolean descending;
    final Nulls nulls;

    private ObjectKey(boolean descending, Nulls nulls) {
        this.descending = descending;
        this.nulls = nulls;
    }

    /** The same values in an order of their own. */
    abstract ObjectKey with(boolean descending, Nulls nulls);

    /** The values of some elements. */
    abstract SortKey column(Object[] elements, int from, int n);

    /** Compares the values of two objects in ascending order. */
    abstract int compareValues(Object x, Object y);

    final int compare(Object x, Object y) {
        return descending ? compareValues(y, x) : compareValues(x, y);
    }

    /** Numbers of objects, as longs in their order. */
    static final class OfNumbers extends ObjectKey {
        private final ToLongFunction<Object> getter;

        OfNumbers(ToLongFunction<Object> getter, boolean descending, Nulls nulls) {
            super(descending, nulls);
            this.getter = getter;
        }

        @Override
        ObjectKey with(boolean descending, Nulls nulls) {
            return new OfNumbers(getter, descending, nulls);
        }

        @Override
        SortKey column(Object[] elements, int from, int n) {
            return new NumberKey(elements, from, n, getter, descending);
        }

        @Override
        int compareValues(Object x, Object y) {
            return Long.compare(getter.applyAsLong(x), getter.applyAsLong(y));
        }
    }

    /** Values of objects, or the objects themselves. */
    static final class OfValues extends ObjectKey {
        private final Function<Object, Object> getter;
        final ValueOrder order;

        /** @param getter null for the objects themselves */
        OfValues(Function<Object, Object> getter, ValueOrder order, boolean descending, Nulls nulls) {
            super(descending, nulls);
            this.getter = getter;
            this.order = order;
        }

        @Override
        ObjectKey with(boolean descending, Nulls nulls) {
            return new OfValues(getter, order, descending, nulls);
        }

        @Override
        SortKey column(Object[] elements, int from, int n) {
            return new ValueKey(elements, from, n, getter, order, descending, nulls);
        }

        @Override
        int compareValues(Object x, Object y) {
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
            return getter == null;
        }

        /** Whether the objects themselves are compared, and have no keys. */
        boolean lacksKeys(Object element) {
            return isOfObjects() && element != null && !order.reads(element.getClass());
        }
    }
}
