package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The sorts that {@code java.util.Arrays} does not have, on one engine, for all types: descending, unsigned, orders of
 * indices, values of any type with keys of any type, objects by a key.
 */
@Tag(Coverage.SCALED)
abstract class WiderSortCase {
    /** Few; a prime; around the threshold of JTP; and more than two tiles. */
    private static final int[] SIZES = {0, 1, 2, 33, 1009, 4095, 4096, 8705};
    /** Enough keys that all rakes of a radix sort have work, and copies have several pieces. The oracle is slow. */
    private static final int LARGE = 270_029;
    /** Types that have this many keys in the usual run. */
    private static final Set<Class<?>> LARGE_TYPES = Set.of(int.class, long.class, double.class);
    private static final int MARGIN = 5;
    private static final List<Input> INPUTS = List.of(Input.RANDOM, Input.EXTREMES, Input.SORTED, Input.REVERSED,
            Input.EQUAL, Input.FIVE_VALUES, Input.SAWTOOTH, Input.ORGAN_PIPE, Input.NEARLY_SORTED);

    private final Target target;
    private final List<Execution> told = new ArrayList<>();
    private Gpu gpu;

    WiderSortCase(Target target) {
        this.target = target;
    }

    /** Checks engine, device and kernel. */
    public abstract void assertRan(SortWorkload kind, int n, Execution execution);

    /** The context of the sorts. */
    Gpu context(Target wanted) {
        return Gpu.open(wanted);
    }

    @BeforeEach
    void open() {
        gpu = context(target);
        gpu.onExecution(told::add);
    }

    @AfterEach
    void close() {
        gpu.close();
    }

    /** All types; floats and doubles once more with NaNs of many payloads, infinities and both zeros. */
    static Stream<Arguments> types() {
        return AnyArray.TYPES.stream().flatMap(type -> type == float.class || type == double.class
                ? Stream.of(Arguments.of(type, null), Arguments.of(type, SpecialFloats.EVERYTHING),
                        Arguments.of(type, SpecialFloats.NANS), Arguments.of(type, SpecialFloats.ONE_NAN_FIRST),
                        Arguments.of(type, SpecialFloats.ZEROS))
                : Stream.of(Arguments.of(type, (SpecialFloats) null)));
    }

    private interface Trial {
        void run(Object keys, int n, String what);
    }

    /** The largest size. */
    int large() {
        return LARGE;
    }

    private void each(Class<?> type, SpecialFloats specials, int margin, Trial trial) {
        for (Input input : specials == null ? INPUTS : List.of(Input.RANDOM)) {
            boolean large = input == Input.RANDOM && (specials == null || specials == SpecialFloats.EVERYTHING)
                    && (Coverage.ALL || LARGE_TYPES.contains(type));
            IntStream sizes = IntStream.of(Coverage.sizes(SIZES, specials == null ? input : specials));
            IntStream.concat(sizes, large ? IntStream.of(large()) : IntStream.empty())
                    .forEach(n -> trial.run(AnyArray.of(type, input, specials, n + 2 * margin), n,
                            input + " " + specials + " " + type + "[" + n + "]"));
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void descending(Class<?> type, SpecialFloats specials) {
        each(type, specials, 0, (a, n, what) -> {
            Object expected = AnyArray.gathered(a, 0, AnyArray.stableOrder(a, 0, n, Order.DESCENDING));
            AnyArray.call(gpu.sorter(), "sortDescending", a);
            AnyArray.assertSame(expected, a, what);
            assertTold("sortDescending", type, SortWorkload.of(type), n);
        });
        each(type, specials, MARGIN, (a, n, what) -> {
            Object expected = AnyArray.gathered(a, MARGIN, AnyArray.stableOrder(a, MARGIN, MARGIN + n, Order.DESCENDING));
            AnyArray.call(gpu.sorter(), "sortDescending", a, MARGIN, MARGIN + n);
            AnyArray.assertSame(expected, a, "a range of " + what);
            assertTold("sortDescending", type, SortWorkload.of(type), n);
        });
    }

    @ParameterizedTest
    @ValueSource(classes = {int.class, long.class})
    void unsigned(Class<?> type) {
        each(type, null, 0, (a, n, what) -> {
            Object expected = AnyArray.gathered(a, 0, AnyArray.stableOrder(a, 0, n, Order.UNSIGNED));
            AnyArray.call(gpu.sorter(), "sortUnsigned", a);
            AnyArray.assertSame(expected, a, what);
            assertTold("sortUnsigned", type, SortWorkload.of(type), n);
        });
        each(type, null, MARGIN, (a, n, what) -> {
            Object expected = AnyArray.gathered(a, MARGIN, AnyArray.stableOrder(a, MARGIN, MARGIN + n, Order.UNSIGNED));
            AnyArray.call(gpu.sorter(), "sortUnsigned", a, MARGIN, MARGIN + n);
            AnyArray.assertSame(expected, a, "a range of " + what);
            assertTold("sortUnsigned", type, SortWorkload.of(type), n);
        });
    }

    @ParameterizedTest
    @MethodSource("types")
    void orders(Class<?> type, SpecialFloats specials) {
        each(type, specials, 0, (keys, n, what) -> {
            Object before = AnyArray.copy(keys);
            assertArrayEquals(AnyArray.stableOrder(keys, 0, n, Order.ASCENDING),
                    (int[]) AnyArray.call(gpu.sorter(), "argsort", keys), what);
            assertTold("argsort", type, pairs(type), n);
            assertArrayEquals(AnyArray.stableOrder(keys, 0, n, Order.DESCENDING),
                    (int[]) AnyArray.call(gpu.sorter(), "argsortDescending", keys), what);
            assertTold("argsortDescending", type, pairs(type), n);
            AnyArray.assertSame(before, keys, what);
        });
        each(type, specials, MARGIN, (keys, n, what) -> {
            Object before = AnyArray.copy(keys);
            int to = MARGIN + n;
            assertArrayEquals(AnyArray.stableOrder(keys, MARGIN, to, Order.ASCENDING),
                    (int[]) AnyArray.call(gpu.sorter(), "argsort", keys, MARGIN, to), "a range of " + what);
            assertTold("argsort", type, pairs(type), n);
            assertArrayEquals(AnyArray.stableOrder(keys, MARGIN, to, Order.DESCENDING),
                    (int[]) AnyArray.call(gpu.sorter(), "argsortDescending", keys, MARGIN, to), "a range of " + what);
            assertTold("argsortDescending", type, pairs(type), n);
            AnyArray.assertSame(before, keys, what);
        });
    }

    static Stream<Arguments> keysWithValues() {
        return types().filter(type -> SortWorkload.of((Class<?>) type.get()[0]) != null
                && (type.get()[1] == null || type.get()[1] == SpecialFloats.EVERYTHING)).flatMap(type ->
                Stream.of(int.class, long.class, float.class, double.class, Object.class)
                        .filter(values -> Coverage.ALL || type.get()[0] == int.class || values == Object.class)
                        .map(values -> Arguments.of(type.get()[0], type.get()[1], values)));
    }

    @ParameterizedTest
    @MethodSource("keysWithValues")
    void pairs(Class<?> type, SpecialFloats specials, Class<?> valueType) {
        for (boolean descending : new boolean[] {false, true}) {
            String name = descending ? "sortPairsDescending" : "sortPairs";
            for (int margin : new int[] {0, MARGIN}) {
                each(type, specials, margin, (keys, n, what) -> {
                    Object values = AnyArray.values(valueType, n + 2 * margin);
                    int[] order = AnyArray.stableOrder(keys, margin, margin + n, descending ? Order.DESCENDING : Order.ASCENDING);
                    Object expectedKeys = AnyArray.gathered(keys, margin, order);
                    Object expectedValues = AnyArray.gathered(values, margin, order);
                    if (margin == 0) {
                        AnyArray.call(gpu.sorter(), name, keys, values);
                    } else {
                        AnyArray.call(gpu.sorter(), name, keys, values, margin, margin + n);
                    }
                    AnyArray.assertSame(expectedKeys, keys, name + " of " + what);
                    AnyArray.assertSame(expectedValues, values, name + ", values of " + what);
                    assertTold(name, type, pairs(type), n);
                });
            }
        }
    }

    /** Keys that are their own values are sorted once. */
    @ParameterizedTest
    @MethodSource("types")
    void oneArrayMayBeKeysAndValues(Class<?> type, SpecialFloats specials) {
        if (SortWorkload.of(type) != null) {
            each(type, specials, 0, (both, n, what) -> {
                Object expected = AnyArray.gathered(both, 0, AnyArray.stableOrder(both, 0, n, Order.ASCENDING));
                AnyArray.call(gpu.sorter(), "sortPairs", both, both);
                AnyArray.assertSame(expected, both, what);
                assertTold("sortPairs", type, pairs(type), n);
            });
        }
    }

    private record Item(int anInt, long aLong, double aDouble, int number) {
    }

    @ParameterizedTest
    @MethodSource("objects")
    void objectsByAKey(Input input, SpecialFloats specials) {
        for (int n : new int[] {0, 1, 2, 33, 4097, 20_011}) {
            int[] ints = input.ints(n);
            long[] longs = input.longs(n);
            double[] doubles = specials == null ? input.doubles(n) : specials.doubles(n);
            Item[] items = new Item[n];
            Arrays.setAll(items, i -> new Item(ints[i], longs[i], doubles[i], i));
            Sorter sorter = gpu.sorter();
            Comparator<Item> byInt = Comparator.comparingInt(Item::anInt);
            Comparator<Item> byLong = Comparator.comparingLong(Item::aLong);
            Comparator<Item> byDouble = Comparator.comparingDouble(Item::aDouble);
            sortsBy("sortByInt", int.class, items, byInt, a -> sorter.sortByInt(a, Item::anInt),
                    list -> sorter.sortByInt(list, Item::anInt));
            sortsBy("sortByLong", long.class, items, byLong, a -> sorter.sortByLong(a, Item::aLong),
                    list -> sorter.sortByLong(list, Item::aLong));
            sortsBy("sortByDouble", double.class, items, byDouble, a -> sorter.sortByDouble(a, Item::aDouble),
                    list -> sorter.sortByDouble(list, Item::aDouble));
            sortsBy("sortByIntDescending", int.class, items, byInt.reversed(),
                    a -> sorter.sortByIntDescending(a, Item::anInt),
                    list -> sorter.sortByIntDescending(list, Item::anInt));
            sortsBy("sortByLongDescending", long.class, items, byLong.reversed(),
                    a -> sorter.sortByLongDescending(a, Item::aLong),
                    list -> sorter.sortByLongDescending(list, Item::aLong));
            sortsBy("sortByDoubleDescending", double.class, items, byDouble.reversed(),
                    a -> sorter.sortByDoubleDescending(a, Item::aDouble),
                    list -> sorter.sortByDoubleDescending(list, Item::aDouble));
        }
    }

    /** An array, a list with random access and one without. */
    private void sortsBy(String operation, Class<?> type, Item[] items, Comparator<Item> order, Consumer<Item[]> array,
            Consumer<List<Item>> list) {
        Item[] sorted = items.clone();
        array.accept(sorted);
        assertTold(operation, type, pairs(type), items.length);
        assertSorted(items, sorted, order);
        for (List<Item> each : List.of(new ArrayList<>(List.of(items)), new LinkedList<>(List.of(items)))) {
            list.accept(each);
            assertTold(operation, type, pairs(type), items.length);
            assertSorted(items, each.toArray(new Item[0]), order);
        }
    }

    static Stream<Arguments> objects() {
        return Stream.concat(INPUTS.stream().map(input -> Arguments.of(input, null)),
                Stream.of(Arguments.of(Input.FIVE_VALUES, SpecialFloats.EVERYTHING)));
    }

    private static void assertSorted(Item[] items, Item[] found, Comparator<Item> order) {
        Item[] expected = items.clone();
        Arrays.sort(expected, order);
        assertArrayEquals(expected, found);
        // Records with NaNs are equal; the very same objects are wanted.
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i].number, found[i].number);
        }
    }

    /** Orders by several columns of any types, ascending and descending, with many ties in all but the last. */
    @ParameterizedTest
    @MethodSource("columns")
    void ordersByColumns(List<Class<?>> types) {
        for (int n : new int[] {0, 1, 2, 33, 4097, 20_011}) {
            int step = Coverage.count(2 * types.size() - 1, 1 + types.size() / 3);
            for (int directions = 0; directions < 1 << types.size(); directions += step) {
                OrderBy order = null;
                List<Order.Comparison> columns = new ArrayList<>();
                for (int c = 0; c < types.size(); c++) {
                    Input input = List.of(Input.FIVE_VALUES, Input.SAWTOOTH, Input.EXTREMES).get(c % 3);
                    Object keys = AnyArray.of(types.get(c), input, null, n);
                    boolean down = (directions >> c & 1) != 0;
                    order = (OrderBy) AnyArray.call(order == null ? gpu.sorter() : order,
                            (order == null ? "orderBy" : "then") + (down ? "Descending" : ""), keys);
                    columns.add((down ? Order.DESCENDING : Order.ASCENDING).of(keys));
                }
                int[] expected = Oracle.stableOrder(0, n, (i, j) -> columns.stream()
                        .mapToInt(column -> column.compare(i, j)).filter(compared -> compared != 0).findFirst()
                        .orElse(0));
                assertArrayEquals(expected, order.argsort(),
                        types + " of " + n + ", descending: " + Integer.toBinaryString(directions));
                for (Execution execution : told) {
                    assertEquals("orderBy", execution.operation());
                    assertRan(pairs(execution.type()), n, execution);
                }
                assertEquals(sorts(types), told.size());
                told.clear();
            }
        }
    }

    static List<List<Class<?>>> columns() {
        List<Class<?>> all = new ArrayList<>(AnyArray.TYPES);
        List<Class<?>> reversed = new ArrayList<>(all);
        Collections.reverse(reversed);
        return List.of(List.of(int.class), List.of(double.class), List.of(char.class, byte.class, byte.class),
                List.of(byte.class, short.class), List.of(int.class, int.class), List.of(float.class, int.class),
                List.of(int.class, long.class), List.of(long.class, int.class, short.class, byte.class, byte.class),
                List.of(short.class, char.class, short.class, char.class, byte.class), all, reversed);
    }

    /** One for each 64 bits that neighbouring columns fill, counted from the last one. */
    private static int sorts(List<Class<?>> types) {
        int sorts = 0;
        int free = 0;
        for (int c = types.size() - 1; c >= 0; c--) {
            Class<?> type = types.get(c);
            int bits = type == byte.class ? 8 : type == short.class || type == char.class ? 16
                    : type == int.class || type == float.class ? 32 : 64;
            sorts += bits > free ? 1 : 0;
            free = (bits > free ? 64 : free) - bits;
        }
        return sorts;
    }

    private void assertTold(String operation, Class<?> type, SortWorkload kind, int n) {
        assertEquals(1, told.size());
        Execution execution = told.remove(0);
        assertEquals(operation, execution.operation());
        assertEquals(type, execution.type());
        assertEquals(n, execution.n());
        Plan plan = gpu.explain(operation, type, n);
        assertEquals(operation, plan.operation());
        assertEquals(execution.engine(), plan.engine(), plan::toString);
        if (kind == null) {
            TestDevice.assertJdk(execution);
        } else {
            assertRan(kind, n, execution);
        }
    }

    private static SortWorkload pairs(Class<?> type) {
        return type == long.class || type == double.class ? SortWorkload.LONG_PAIR : SortWorkload.INT_PAIR;
    }
}
