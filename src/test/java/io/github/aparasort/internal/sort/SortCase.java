package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SortEngine;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;

/**
 * Sorts as users do, through a context of each engine, with the kernels and thresholds that it chooses. That a result
 * is a sorted permutation, and a stable one, is one question to the oracle: there is only one such result.
 */
abstract class SortCase {
    /** Elements around a sorted range, which must stay as they are. */
    static final int MARGIN = 5;

    @Parameter
    SortEngine engine;
    Gpu gpu;
    private final List<Execution> told = new ArrayList<>();

    @BeforeEach
    void open() {
        gpu = engine.open();
        gpu.onExecution(told::add);
    }

    @AfterEach
    void close() {
        if (gpu != null) {
            gpu.close();
        }
    }

    @AfterAll
    static void forget() {
        Example.ORDERS.clear();
    }

    /** Keys between margins. Their orders are found once for all tests and engines: a sort takes less time. */
    static final class Example {
        private static final Map<List<Object>, int[]> ORDERS = new HashMap<>();

        final Object array;
        final int from;
        final int n;
        private final List<Object> name;

        /** @param keys an {@link Input}, or the {@link SpecialFloats} of a type that has them */
        Example(Class<?> type, Enum<?> keys, int margin, int n) {
            name = List.of(type, keys, margin, n);
            array = keys instanceof SpecialFloats specials ? AnyArray.of(type, Input.RANDOM, specials, n + 2 * margin)
                    : AnyArray.of(type, (Input) keys, null, n + 2 * margin);
            from = margin;
            this.n = n;
        }

        /** Of the keys as they are at first. */
        int[] order(Order order) {
            List<Object> key = new ArrayList<>(name);
            key.add(order);
            return ORDERS.computeIfAbsent(key, absent -> AnyArray.stableOrder(array, from, from + n, order));
        }

        /** An array of as many elements in an order of the keys. */
        Object gathered(Object elements, Order order) {
            return AnyArray.gathered(elements, from, order(order));
        }

        /** Calls a method of a sorter with arrays, and with the range if there are margins. */
        Object call(Sorter sorter, String method, Object... arrays) {
            List<Object> arguments = new ArrayList<>(List.of(arrays));
            if (from > 0) {
                arguments.addAll(List.of(from, from + n));
            }
            return AnyArray.call(sorter, method, arguments.toArray());
        }

        @Override
        public String toString() {
            return "type, keys, margin, n: " + name;
        }
    }

    /** Every call is told, once. */
    final Execution only() {
        assertEquals(1, told.size());
        return told.remove(0);
    }

    /**
     * Checks what was told.
     *
     * @param kind of the kernel that does it, or null if it is always the JDK's
     */
    final Execution assertTold(String operation, SortKind kind, int n) {
        Execution execution = only();
        assertEquals(operation, execution.operation());
        assertEquals(n, execution.n());
        if (kind == null) {
            TestDevice.assertJdk(execution);
        } else {
            engine.assertRan(kind, n, execution);
        }
        return execution;
    }

    /** The kind of sorts that take indices or values along. */
    static SortKind pairs(Class<?> type) {
        return type == long.class || type == double.class ? SortKind.LONG_PAIR : SortKind.INT_PAIR;
    }
}
