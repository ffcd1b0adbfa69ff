package io.github.aparasort.internal.object;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Order;
import io.github.aparasort.OrderKeys;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.Coverage;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which comparators have known keys, and which must not be taken for one of them. */
@Tag(Coverage.EVERY_JDK)
class KnownOrdersTest {
    /** What the natural order does with all strings but one. */
    private static <T extends Comparable<T>> Comparator<T> naturalBut(T first) {
        return (x, y) -> x.equals(first) ? y.equals(first) ? 0 : -1 : y.equals(first) ? 1 : x.compareTo(y);
    }

    @Test
    void ordersOfTheJdk() {
        Comparator<String> natural = Comparator.naturalOrder();
        for (Comparator<String> order : List.of(natural, Comparator.<String>reverseOrder(), natural.reversed(),
                Collections.reverseOrder(natural), String.CASE_INSENSITIVE_ORDER,
                String.CASE_INSENSITIVE_ORDER.reversed(), Order.<String>natural(),
                Collections.reverseOrder(Order.<String>natural()),
                Order.<String>natural().reversed().thenComparing(String.CASE_INSENSITIVE_ORDER))) {
            ObjectOrder keys = OrderKeys.of(order);
            assertNotNull(keys, order.toString());
            assertTrue(order instanceof Order || KnownOrders.mayBe(order));
            for (String x : List.of("a", "B", "b", "c", "")) {
                for (String y : List.of("a", "B", "b", "c", "")) {
                    assertEquals(Integer.signum(order.compare(x, y)), Integer.signum(keys.compare(x, y)));
                }
            }
        }
        assertNotNull(OrderKeys.of(null));
    }

    @Test
    void othersAreNotKnown() {
        for (Comparator<String> order : List.of(naturalBut("x"), Comparator.nullsFirst(naturalBut("x")),
                Comparator.nullsFirst(Comparator.<String>naturalOrder()), Comparator.nullsLast(Order.<String>natural()),
                naturalBut("x").reversed(), Collections.reverseOrder(naturalBut("x")),
                Comparator.comparing((String text) -> text), Comparator.<String>naturalOrder().thenComparing(x -> x))) {
            assertNull(OrderKeys.of(order));
        }
    }

    /** A comparator whose every method but one fails, within those of the JDK: sorts only call that one. */
    @Test
    void onlyComparesByComparatorsOfTheCaller() {
        final class OnlyCompares implements Comparator<String>, Serializable {
            private static final long serialVersionUID = 1;

            @Override
            public int compare(String x, String y) {
                return x.compareTo(y);
            }

            @Override
            public Comparator<String> reversed() {
                throw new IllegalStateException("reversed");
            }

            @Override
            public Comparator<String> thenComparing(Comparator<? super String> other) {
                throw new IllegalStateException("thenComparing");
            }

            @Override
            public boolean equals(Object other) {
                throw new IllegalStateException("equals");
            }

            @Override
            public int hashCode() {
                throw new IllegalStateException("hashCode");
            }

            private Object writeReplace() {
                throw new IllegalStateException("writeReplace");
            }
        }

        for (Comparator<String> order : List.<Comparator<String>>of(new OnlyCompares(),
                Comparator.nullsFirst(new OnlyCompares()), Comparator.nullsLast(new OnlyCompares()),
                Collections.reverseOrder(new OnlyCompares()),
                Collections.reverseOrder(Comparator.nullsFirst(new OnlyCompares())),
                Order.<String>natural().thenComparing(Comparator.nullsFirst(new OnlyCompares())),
                Order.<String, String>by(text -> text, Comparator.nullsFirst(new OnlyCompares())))) {
            for (int n : new int[] {0, 1, 2, 3, 20_000}) {
                String[] found = new SplittableRandom(n).ints(n).mapToObj(Integer::toString).toArray(String[]::new);
                String[] expected = found.clone();
                Arrays.sort(expected, order);
                assertArrayEquals(expected, GpuArrays.take(found, GpuArrays.argsort(found, order)));
                assertArrayEquals(expected, Gpu.shared().selector().bottomK(found, n, order));
                List<String> list = new ArrayList<>(Arrays.asList(found));
                GpuArrays.sort(list, order);
                assertEquals(Arrays.asList(expected), list);
                GpuArrays.sort(found, order);
                assertArrayEquals(expected, found);
            }
        }
    }

    /** All chars by their case, alone and before a second one: there are chars with three forms, or none in Latin 1. */
    @Test
    void allCharsInAnyCase() {
        List<String> texts = new ArrayList<>();
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            if (!Character.isSurrogate((char) c)) {
                texts.add(String.valueOf((char) c));
                texts.add((char) c + (c % 2 == 0 ? "x" : "Y"));
            }
        }
        String[] found = texts.toArray(String[]::new);
        String[] expected = found.clone();
        Arrays.sort(expected, String.CASE_INSENSITIVE_ORDER);
        try (Dispatcher dispatcher = KernelTrials.dispatcher(Target.JTP, null)) {
            new ObjectSorter(dispatcher).sort(found, 0, found.length, String.CASE_INSENSITIVE_ORDER,
                    OrderKeys.of(String.CASE_INSENSITIVE_ORDER));
        }
        assertArrayEquals(expected, found);
    }
}
