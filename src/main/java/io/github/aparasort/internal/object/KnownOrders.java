package io.github.aparasort.internal.object;

import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.Collections;
import java.util.Comparator;
import java.util.function.Function;

/** Finds the keys of the comparators of {@code java.util}. */
public final class KnownOrders {
    private static final Class<?> REVERSE = Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER).getClass();
    private static final Class<?> WITH_NULLS = Comparator.nullsFirst(String.CASE_INSENSITIVE_ORDER).getClass();

    private KnownOrders() {
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
            ObjectOrder forward = of(order.reversed(), others);
            return forward == null ? null : forward.reversed();
        }
        return order.getClass() == WITH_NULLS ? withNulls(order, others) : others.apply(order);
    }

    @SuppressWarnings("unchecked")
    private static ObjectOrder withNulls(Comparator<?> order, Function<Comparator<?>, ObjectOrder> others) {
        Object within = within(order);
        ObjectOrder ofOthers = within == null ? ObjectOrder.none()
                : within instanceof Comparator<?> inner ? of(inner, others) : null;
        boolean first = ((Comparator<Object>) order).compare(null, order) < 0;
        return ofOthers == null ? null : ofOthers.with(first ? Nulls.FIRST : Nulls.LAST);
    }

    /**
     * The comparator that one with nulls applies to others, null for none, or another object if that cannot be known.
     */
    private static Object within(Comparator<?> order) {
        try (Parts parts = new Parts(order)) {
            return parts.findSecond();
        } catch (IOException | SecurityException e) {
            return e;
        }
    }

    /**
     * Finds the comparator within another one. That one has no accessor, but it is serializable; and a stream is shown
     * each object before it is written. The second one is what the first one refers to.
     */
    private static final class Parts extends ObjectOutputStream {
        private final Object first;
        private Object second;

        Parts(Object first) throws IOException {
            super(OutputStream.nullOutputStream());
            this.first = first;
            enableReplaceObject(true);
        }

        Object findSecond() throws IOException {
            try {
                writeObject(first);
            } catch (NotSerializableException e) {
                if (second == null) {
                    throw e;
                }
            }
            return second;
        }

        @Override
        protected Object replaceObject(Object each) throws IOException {
            if (each != first && second == null) {
                second = each;
                // That is enough.
                throw new NotSerializableException(each.getClass().getName());
            }
            return each;
        }
    }
}
