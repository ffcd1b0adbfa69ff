package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.Target;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long
/** Sorts by orders of the caller, on one target. */
public abstract class IntOrderSortCase {
    private static final int MARGIN = 5;
    private static final int[] RANKS = {7, 3, 3, 0, -5, 6, 2, 1, 9, 3, 4, 8, -2, 5, 5, 5};

    private static final List<Execution> TOLD = new ArrayList<>();
    /** One for all tests of a leaf, which takes longer to build its kernels than to sort. */
    private static Gpu gpu;

    private final Target target;

    public IntOrderSortCase(Target target) {
        this.target = target;
    }

    @BeforeEach
    public void open() {
        if (gpu == null) {
            gpu = Gpu.open(target);
            gpu.onExecution(TOLD::add);
        }
        TOLD.clear();
    }

    @AfterAll
    public static void close() {
        if (gpu != null) {
            gpu.close();
        }
        gpu = null;
    }

    /** Few, for JTP and OpenCL each take some with every kernel; around the tiles of 4352 and what JTP begins with. */
    private static int[] sizes() {
        return new int[] {0, 1, 2, 3, 17, 18, 47, 1009, 4095, 4096, 4097, 4351, 4352, 4353, 8704, 8705, 17_409, 30_467};
    }

    /** Checks which engine and kernel a call ran on. */
    public abstract void assertRan(Class<?> order, int n, Execution execution);

    private Execution only() {
        assertEquals(1, TOLD.size());
        return TOLD.remove(0);
    }

    // ---- orders that are orders

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @EnumSource
    public void byTheNumberOfBits(Input input) {
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
            sorts(keys(input, n + 2 * MARGIN), MARGIN, MARGIN + n, order);
            findsTheOrder(keys(input, n), order);
            movesValues(keys(input, n), order);
        }
    }

    private void sorts(/*key*/ int[] keys, int from, int to, Supplier<? extends IntOrderKernel> order) {
        /*key*/ int[] expected = keys.clone();
        int[] places = stableOrder(Arrays.copyOfRange(keys, from, to), order.get());
        for (int i = from; i < to; i++) {
            expected[i] = keys[from + places[i - from]];
        }
        /*key*/ int[] a = keys.clone();
        gpu.sorter().sort(a, from, to, order);
        assertArrayEquals(expected, a, () -> "n = " + (to - from));
        assertRan(order.get().getClass(), to - from, only());
        a = Arrays.copyOfRange(keys, from, to);
        gpu.sorter().sort(a, order);
        assertArrayEquals(Arrays.copyOfRange(expected, from, to), a, () -> "n = " + (to - from));
        assertRan(order.get().getClass(), to - from, only());
    }

    private void findsTheOrder(/*key*/ int[] keys, Supplier<? extends IntOrderKernel> order) {
        /*key*/ int[] asked = keys.clone();
        assertArrayEquals(stableOrder(keys, order.get()), gpu.sorter().argsort(asked, order),
                () -> "n = " + keys.length);
        assertArrayEquals(keys, asked);
        assertRan(order.get().getClass(), keys.length, only());
    }

    private void movesValues(/*key*/ int[] keys, Supplier<? extends IntOrderKernel> order) {
        int[] places = stableOrder(keys, order.get());
        int[] values = Input.values(keys.length);
        /*key*/ int[] a = keys.clone();
        gpu.sorter().sortPairs(a, values, order);
        assertArrayEquals(Oracle.gather(Input.values(keys.length), places), values, () -> "n = " + keys.length);
        for (int i = 0; i < a.length; i++) {
            assertEquals(keys[places[i]], a[i]);
        }
        assertRan(order.get().getClass(), keys.length, only());
    }

    public static int[] stableOrder(/*key*/ int[] keys, IntOrderKernel order) {
        return Oracle.stableOrder(0, keys.length, (i, j) ->
                order.before(keys[i], keys[j]) ? -1 : order.before(keys[j], keys[i]) ? 1 : 0);
    }

    // ---- orders that are none

    /** An order that contradicts itself: no element is lost, or the call is refused if a device was demanded. */
    public void sortsOrRefuses(Runnable sort) {
        sort.run();
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
        /*key*/ int[] keys = keys(Input.RANDOM, n + 2 * MARGIN);
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

    public static /*key*/ int[] keys(Input input, int n) {
        return (/*key*/ int[]) (/*key*/ Integer.SIZE == Long.SIZE ? (Object) input.longs(n) : input.ints(n));
    }
}
