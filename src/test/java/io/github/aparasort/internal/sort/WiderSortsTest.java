package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Execution;
import io.github.aparasort.OrderBy;
import io.github.aparasort.Plan;
import io.github.aparasort.Sorter;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SortEngine;
import io.github.aparasort.testing.SpecialFloats;
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
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The sorts that {@code java.util.Arrays} does not have, on each engine, for all types: descending, unsigned, orders of
 * indices, values of any type with keys of any type, objects by a key.
 */
@Tag(Coverage.EVERY_JDK)
@Tag(Coverage.SCALED)
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL", "RUNS"})
class WiderSortsTest extends SortCase {
    /** Few; a prime; around the threshold of JTP; and more than two tiles. */
    private static final int[] SIZES = {0, 1, 2, 33, 1009, 4095, 4096, 8705};
    /** Enough keys that all rakes of a radix sort have work, and copies have several pieces. The oracle is slow. */
    private static final int LARGE = 270_029;
    /** Enough for 14 runs and more. */
    private static final int LARGE_IN_RUNS = 40_009;
    /** Types that have this many keys in the usual run. */
    private static final Set<Class<?>> LARGE_TYPES = Set.of(int.class, long.class, double.class);
    private static final List<Input> INPUTS = List.of(Input.RANDOM, Input.EXTREMES, Input.SORTED, Input.REVERSED,
            Input.EQUAL, Input.FIVE_VALUES, Input.SAWTOOTH, Input.ORGAN_PIPE, Input.NEARLY_SORTED);

    /** All types; floats and doubles once more with NaNs of many payloads, infinities and both zeros. */
    static Stream<Arguments> types() {
        return SpecialFloats.beside(AnyArray.TYPES, Set.of(float.class, double.class), SpecialFloats.EVERYTHING,
                SpecialFloats.NANS, SpecialFloats.ONE_NAN_FIRST, SpecialFloats.ZEROS);
    }

    private interface Trial {
        void run(Example keys);
    }

    /** Runs are sorted as other keys are: in the usual run few inputs show how they are cut and merged. */
    private List<Input> inputs() {
        return Coverage.ALL || engine != SortEngine.RUNS ? INPUTS
                : List.of(Input.RANDOM, Input.REVERSED, Input.FIVE_VALUES);
    }

    private void each(Class<?> type, SpecialFloats specials, Trial trial) {
        for (int margin : new int[] {0, MARGIN}) {
            each(type, specials, margin, trial);
        }
    }

    private void each(Class<?> type, SpecialFloats specials, int margin, Trial trial) {
        for (Input input : specials == null ? inputs() : List.of(Input.RANDOM)) {
            boolean large = input == Input.RANDOM && (specials == null || specials == SpecialFloats.EVERYTHING)
                    && (Coverage.ALL || LARGE_TYPES.contains(type));
            Enum<?> name = specials == null ? input : specials;
            int most = engine == SortEngine.RUNS ? LARGE_IN_RUNS : LARGE;
            IntStream.concat(IntStream.of(Coverage.sizes(SIZES, name)), large ? IntStream.of(most) : IntStream.empty())
                    .forEach(n -> trial.run(new Example(type, name, margin, n)));
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void descending(Class<?> type, SpecialFloats specials) {
        each(type, specials, keys -> sortsAlone("sortDescending", keys, Order.DESCENDING));
    }

    @ParameterizedTest
    @ValueSource(classes = {int.class, long.class})
    void unsigned(Class<?> type) {
        each(type, null, keys -> sortsAlone("sortUnsigned", keys, Order.UNSIGNED));
    }

    private void sortsAlone(String method, Example keys, Order order) {
        Class<?> type = keys.array.getClass().getComponentType();
        Object expected = keys.gathered(keys.array, order);
        keys.call(gpu.sorter(), method, keys.array);
        AnyArray.assertSame(expected, keys.array, keys.toString());
        assertTold(method, type, SortKind.of(type), keys.n);
    }

    @ParameterizedTest
    @MethodSource("types")
    void orders(Class<?> type, SpecialFloats specials) {
        each(type, specials, keys -> {
            Object before = AnyArray.copy(keys.array);
            assertArrayEquals(keys.order(Order.ASCENDING), (int[]) keys.call(gpu.sorter(), "argsort", keys.array),
                    keys::toString);
            assertTold("argsort", type, pairs(type), keys.n);
            assertArrayEquals(keys.order(Order.DESCENDING),
                    (int[]) keys.call(gpu.sorter(), "argsortDescending", keys.array), keys::toString);
            assertTold("argsortDescending", type, pairs(type), keys.n);
            AnyArray.assertSame(before, keys.array, keys.toString());
        });
    }

    static Stream<Arguments> keysWithValues() {
        return types().filter(type -> SortKind.of((Class<?>) type.get()[0]) != null
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
            Order order = descending ? Order.DESCENDING : Order.ASCENDING;
            each(type, specials, keys -> {
                Object values = AnyArray.values(valueType, Array.getLength(keys.array));
                Object expectedKeys = keys.gathered(keys.array, order);
                Object expectedValues = keys.gathered(values, order);
                keys.call(gpu.sorter(), name, keys.array, values);
                AnyArray.assertSame(expectedKeys, keys.array, name + " of " + keys);
                AnyArray.assertSame(expectedValues, values, name + ", values of " + keys);
                assertTold(name, type, pairs(type), keys.n);
            });
        }
    }

    /** Keys that are their own values are sorted once. */
    @ParameterizedTest
    @MethodSource("types")
    void oneArrayMayBeKeysAndValues(Class<?> type, SpecialFloats specials) {
        if (SortKind.of(type) != null) {
            each(type, specials, 0, both -> {
                Object expected = both.gathered(both.array, Order.ASCENDING);
                both.call(gpu.sorter(), "sortPairs", both.array, both.array);
                AnyArray.assertSame(expected, both.array, both.toString());
                assertTold("sortPairs", type, pairs(type), both.n);
            });
        }
    }

    private record Item(int anInt, long aLong, double aDouble, int number) {
    }

    @ParameterizedTest
    @MethodSource("objects")
    void objectsByAKey(Input input, SpecialFloats specials) {
        Assumptions.assumeTrue(inputs().contains(input), "only the profile exhaustive has this input");
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
        Item[] expected = items.clone();
        Arrays.sort(expected, order);
        Item[] sorted = items.clone();
        array.accept(sorted);
        assertTold(operation, type, pairs(type), items.length);
        assertSorted(expected, sorted);
        for (List<Item> each : List.of(new ArrayList<>(List.of(items)), new LinkedList<>(List.of(items)))) {
            list.accept(each);
            assertTold(operation, type, pairs(type), items.length);
            assertSorted(expected, each.toArray(new Item[0]));
        }
    }

    static Stream<Arguments> objects() {
        return Stream.concat(INPUTS.stream().map(input -> Arguments.of(input, null)),
                Stream.of(Arguments.of(Input.FIVE_VALUES, SpecialFloats.EVERYTHING)));
    }

    private static void assertSorted(Item[] expected, Item[] found) {
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
                int[] expected = Oracle.stableOrder(0, n, (i, j) -> {
                    int compared = 0;
                    for (int c = 0; compared == 0 && c < columns.size(); c++) {
                        compared = columns.get(c).compare(i, j);
                    }
                    return compared;
                });
                assertArrayEquals(expected, order.argsort(),
                        types + " of " + n + ", descending: " + Integer.toBinaryString(directions));
                Execution execution = only();
                assertEquals("orderBy", execution.operation());
                engine.assertRan(pairs(execution.type()), n, execution);
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

    private void assertTold(String operation, Class<?> type, SortKind kind, int n) {
        Execution execution = assertTold(operation, kind, n);
        assertEquals(type, execution.type());
        Plan plan = gpu.explain(operation, type, n);
        assertEquals(operation, plan.operation());
        assertEquals(execution.engine(), plan.engine(), plan::toString);
    }
}
