package io.github.aparasort.internal.object;

import java.util.Collections;
import java.util.Comparator;
import java.util.function.Function;

/**
 * Finds the keys of the comparators of {@code java.util}. Those of {@code Comparator.nullsFirst} and {@code nullsLast}
 * are not known: nothing but their serialized form tells what is within them, and to write that calls code of the
 * comparator within.
 */
public final class KnownOrders {
    private static final Class<?> REVERSE = Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER).getClass();

    private KnownOrders() {
    }

    /** Whether a comparator may be one whose keys are known, if it is one of the JDK. */
    public static boolean mayBe(Comparator<?> order) {
        return order == null || order == Comparator.naturalOrder() || order == Comparator.reverseOrder()
                || order == String.CASE_INSENSITIVE_ORDER || order.getClass() == REVERSE;
    }

    /**
     * The keys that a comparator compares.
     *
     * @param order null for the natural order
     * @param others finds the keys of comparators of other classes, and returns null for none
     * @return null if they are not known
     */
    public static ObjectOrder of(Comparator<?> order, Function<Comparator<?>, ObjectOrder> others) {
        if (order == null || order == Comparator.naturalOrder()) {
            return ObjectOrder.NATURAL;
        }
        if (order == Comparator.reverseOrder()) {
            return ObjectOrder.NATURAL.reversed();
        }
        if (order == String.CASE_INSENSITIVE_ORDER) {
            return ObjectOrder.of(ValueOrder.CASE_INSENSITIVE);
        }
        if (order.getClass() == REVERSE) {
            // It returns the comparator that it was made of, and calls nothing.
            ObjectOrder forward = of(order.reversed(), others);
            return forward == null ? null : forward.reversed();
        }
        return others.apply(order);
    }
}
