package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.SortEngine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long
/** Sorts by orders of the caller, on each engine. */
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class IntOrderSortTest {
    private static final int MARGIN = 5;
    private static final int[] RANKS = {7, 3, 3, 0, -5, 6, 2, 1, 9, 3, 4, 8, -2, 5, 5, 5};

    private static final List<Execution> TOLD = new ArrayList<>();
    /** One for all tests of an engine, which takes longer to build its kernels than to sort. */
    private static Gpu gpu;
    private static SortEngine opened;

    @Parameter
    SortEngine engine;

    @BeforeEach
    void open() {
        if (opened != engine) {
            close();
            gpu = engine.open();
            gpu.onExecution(TOLD::add);
            opened = engine;
        }
        TOLD.clear();
    }

    @AfterAll
    static void close() {
        if (gpu != null) {
            gpu.close();
        }
        opened = null;
    }

    /** Few, for JTP and OpenCL each take some with every kernel; around the tiles of 4352 and what JTP begins with. */
    private static int[] sizes() {
        return new int[] {0, 1, 2, 3, 17, 18, 47, 1009, 4095, 4096, 4097, 4351, 4352, 4353, 8704, 8705, 17_409, 30_467};
    }

    /** Checks which engine and kernel the only call ran on. */
    private void assertRan(Supplier<? extends IntOrderKernel> order, int n) {
        assertEquals(1, TOLD.size());
        engine.assertRan("IntOrderRakeMergesort", order.get().getClass().getSimpleName(), n, TOLD.remove(0));
    }

    // ---- orders that are orders

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @EnumSource
    void byTheNumberOfBits(Input input) {
        check(input, IntOrders.ByBits::new, Coverage.sizes(sizes(), input));
    }

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "SORTED", "EQUAL"})
    void byFewBitsWithManyTies(Input input) {
        check(input, IntOrders.ByTwoBits::new, Coverage.sizes(sizes(), input));
    }

    /** Two suppliers of one class with different tables alternate; then one whose table has changed meanwhile. */
    @Test
    void byATable() {
        int[] other = Arrays.stream(RANKS).map(rank -> -rank * rank).toArray();
        int[] sizes = {2, 1009, 4353};
        for (int turn = 0; turn < 3; turn++) {
            check(Input.RANDOM, () -> new IntOrders.ByTable(RANKS, false), sizes);
            check(Input.RANDOM, () -> new IntOrders.ByTable(other, false), sizes);
            check(Input.RANDOM, () -> new IntOrders.ByTable(RANKS.clone(), true), sizes);
            other[turn] += 100;
        }
    }

    private void check(Input input, Supplier<? extends IntOrderKernel> order, int... sizes) {
        for (int n : sizes) {
            sorts(IntOrders.keys(input, n + 2 * MARGIN), MARGIN, MARGIN + n, order);
            findsTheOrder(IntOrders.keys(input, n), order);
            movesValues(IntOrders.keys(input, n), order);
        }
    }

    private void sorts(/*key*/ int[] keys, int from, int to, Supplier<? extends IntOrderKernel> order) {
        /*key*/ int[] expected = keys.clone();
        int[] places = IntOrders.stableOrder(Arrays.copyOfRange(keys, from, to), order.get());
        for (int i = from; i < to; i++) {
            expected[i] = keys[from + places[i - from]];
        }
        /*key*/ int[] a = keys.clone();
        gpu.sorter().sort(a, from, to, order);
        assertArrayEquals(expected, a, () -> "n = " + (to - from));
        assertRan(order, to - from);
        a = Arrays.copyOfRange(keys, from, to);
        gpu.sorter().sort(a, order);
        assertArrayEquals(Arrays.copyOfRange(expected, from, to), a, () -> "n = " + (to - from));
        assertRan(order, to - from);
    }

    private void findsTheOrder(/*key*/ int[] keys, Supplier<? extends IntOrderKernel> order) {
        /*key*/ int[] asked = keys.clone();
        assertArrayEquals(IntOrders.stableOrder(keys, order.get()), gpu.sorter().argsort(asked, order),
                () -> "n = " + keys.length);
        assertArrayEquals(keys, asked);
        assertRan(order, keys.length);
    }

    private void movesValues(/*key*/ int[] keys, Supplier<? extends IntOrderKernel> order) {
        int[] places = IntOrders.stableOrder(keys, order.get());
        int[] values = Input.values(keys.length);
        /*key*/ int[] a = keys.clone();
        gpu.sorter().sortPairs(a, values, order);
        assertArrayEquals(Oracle.gather(Input.values(keys.length), places), values, () -> "n = " + keys.length);
        for (int i = 0; i < a.length; i++) {
            assertEquals(keys[places[i]], a[i]);
        }
        assertRan(order, keys.length);
    }

    // ---- orders that are none

    /** An order that contradicts itself: no element is lost, or the call is refused if a device was demanded. */
    private void sortsOrRefuses(Runnable sort) {
        try {
            sort.run();
        } catch (GpuException e) {
            assertTrue(engine == SortEngine.OPENCL && e.getMessage().contains("may be no strict weak order"),
                    e::getMessage);
        }
    }

    @Tag(Coverage.SCALED)
    @Test
    void ordersThatAreNoneLeaveAllElements() {
        leavesAll(IntOrders.Contrary.ALWAYS, false);
        leavesAll(IntOrders.Contrary.NEVER, false);
        leavesAll(IntOrders.Contrary.NOT_AFTER, false);
        leavesAll(IntOrders.Contrary.RANDOM, true);
        leavesAll(IntOrders.Contrary.CYCLIC, true);
        // No device was blamed for it.
        check(Input.RANDOM, IntOrders.ByBits::new, 4353);
    }

    private void leavesAll(int way, boolean mayRefuse) {
        for (int n : Coverage.sizes(new int[] {2, 3, 100, 4353, 30_467}, way)) {
            leavesAll(n, way, mayRefuse);
        }
    }

    private void leavesAll(int n, int way, boolean mayRefuse) {
        Supplier<IntOrderKernel> order = () -> new IntOrders.Contrary(way);
        /*key*/ int[] keys = IntOrders.keys(Input.RANDOM, n + 2 * MARGIN);
        /*key*/ int[] a = keys.clone();
        int[] values = Input.values(n);
        /*key*/ int[] b = Arrays.copyOf(keys, n);
        Runnable sort = () -> gpu.sorter().sort(a, MARGIN, MARGIN + n, order);
        Runnable sortPairs = () -> gpu.sorter().sortPairs(b, values, order);
        if (mayRefuse) {
            sortsOrRefuses(sort);
            sortsOrRefuses(sortPairs);
        } else {
            sort.run();
            sortPairs.run();
        }
        TOLD.clear();
        for (int i = 0; i < MARGIN; i++) {
            assertEquals(keys[i], a[i]);
            assertEquals(keys[MARGIN + n + i], a[MARGIN + n + i]);
        }
        assertArrayEquals(Oracle.sorted(keys), Oracle.sorted(a), () -> way + ", n = " + n);
        assertArrayEquals(Oracle.sorted(Input.values(n)), Oracle.sorted(values));
        Map<Integer, /*key*/ Integer> keyOf = new HashMap<>();
        for (int i = 0; i < n; i++) {
            keyOf.put((i + 1) * 0x9e37_79b9, keys[i]);
        }
        for (int i = 0; i < n; i++) {
            assertEquals(keyOf.get(values[i]), b[i]);
        }
    }
}
