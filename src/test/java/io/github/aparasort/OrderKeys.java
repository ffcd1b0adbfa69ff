package io.github.aparasort;

import io.github.aparasort.internal.object.ObjectOrder;
import java.util.Comparator;

/** What is known of the keys of comparators, for tests in other packages. */
public final class OrderKeys {
    private OrderKeys() {
    }

    public static ObjectOrder of(Comparator<?> order) {
        return Order.keysOf(order);
    }
}
