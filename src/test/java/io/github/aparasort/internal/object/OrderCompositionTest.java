package io.github.aparasort.internal.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.aparasort.Operation;
import io.github.aparasort.Order;
import io.github.aparasort.OrderKeys;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random compositions of an {@link Order} and what {@code java.util} wraps comparators in, against the same compositions
 * of comparators that nothing is known of. Objects, their keys, both or neither may be null.
 */
@Tag(Coverage.EVERY_JDK)
class OrderCompositionTest {
    private record Item(String name, Integer size, int number) {
    }

    /** An order, and a comparator that says the same and that only the JDK's methods compose. */
    private record Composed(Comparator<Item> order, Comparator<Item> model, String text) {
        Composed with(Comparator<Item> nextOrder, Comparator<Item> nextModel, String nextText) {
            return new Composed(nextOrder, nextModel, nextText);
        }
    }

    private static final Comparator<String> NAMES = Comparator.naturalOrder();

    private static Composed leaf(SplittableRandom random) {
        return switch (random.nextInt(11)) {
            case 0 -> leaf("by name", Order.by(Item::name), Comparator.comparing(Item::name));
            case 1 -> leaf("by size, by name", Order.by(Item::size).thenByDescending(Item::name),
                    Comparator.comparing(Item::size).thenComparing(Item::name, Comparator.reverseOrder()));
            case 2 -> leaf("by number", Order.byInt(item -> item.number % 3),
                    Comparator.comparingInt(item -> item.number % 3));
            case 3 -> leaf("by name, nulls last", Order.by(Item::name).nullsLast(),
                    Comparator.nullsLast(Comparator.comparing(Item::name, Comparator.nullsLast(NAMES))));
            case 4 -> leaf("by size down, nulls first", Order.byDescending(Item::size).nullsFirst(),
                    Comparator.nullsFirst(Comparator.comparing(Item::size,
                            Comparator.nullsFirst(Comparator.<Integer>reverseOrder()))));
            case 5 -> leaf("by number, nulls first", Order.byLong(Item::number).nullsFirst(),
                    Comparator.nullsFirst(Comparator.comparingLong(Item::number)));
            case 6 -> leaf("by name in any case", Order.by(Item::name, String.CASE_INSENSITIVE_ORDER),
                    Comparator.comparing(Item::name, String.CASE_INSENSITIVE_ORDER));
            case 7 -> leaf("by name, null names last", Order.by(Item::name, Order.<String>natural().nullsLast()),
                    Comparator.comparing(Item::name, Comparator.nullsLast(NAMES)));
            case 8 -> leaf("by name as the JDK puts nulls last", Order.by(Item::name, Comparator.nullsLast(NAMES)),
                    Comparator.comparing(Item::name, Comparator.nullsLast(NAMES)));
            case 9 -> leaf("by length", Order.by(Item::name, Comparator.comparing(String::length)),
                    Comparator.comparing(Item::name, Comparator.comparing(String::length)));
            default -> {
                // Of the user's own, which places nulls.
                Comparator<Item> own = Comparator.nullsLast(Comparator.comparingInt(item -> item.number % 5));
                yield leaf("own", own, own);
            }
        };
    }

    private static Composed leaf(String text, Comparator<Item> order, Comparator<Item> model) {
        return new Composed(order, model, text);
    }

    private static Composed composed(SplittableRandom random, int depth) {
        Composed of = leaf(random);
        for (int i = random.nextInt(depth + 1); i > 0; i--) {
            Comparator<Item> order = of.order;
            Comparator<Item> model = of.model;
            switch (random.nextInt(10)) {
                case 0 -> of = of.with(Comparator.nullsFirst(order), Comparator.nullsFirst(model),
                        "nullsFirst(" + of.text + ")");
                case 1 -> of = of.with(Comparator.nullsLast(order), Comparator.nullsLast(model),
                        "nullsLast(" + of.text + ")");
                case 2 -> of = of.with(order.reversed(), model.reversed(), of.text + ".reversed()");
                case 3 -> of = of.with(Collections.reverseOrder(order), Collections.reverseOrder(model),
                        "reverseOrder(" + of.text + ")");
                case 4 -> of = of.with(order.thenComparing(Item::name), model.thenComparing(Item::name),
                        of.text + ", name");
                case 5 -> of = of.with(order.thenComparing(Item::size, Comparator.reverseOrder()),
                        model.thenComparing(Item::size, Comparator.reverseOrder()), of.text + ", size down");
                case 6 -> of = of.with(order.thenComparingInt(Item::number), model.thenComparingInt(Item::number),
                        of.text + ", number");
                case 7 -> of = of.with(
                        order.thenComparingLong(Item::number).thenComparingDouble(item -> item.number / 2.0),
                        model.thenComparingLong(Item::number).thenComparingDouble(item -> item.number / 2.0),
                        of.text + ", long, double");
                default -> {
                    Composed other = composed(random, depth / 2);
                    of = of.with(order.thenComparing(other.order), model.thenComparing(other.model),
                            of.text + ".then(" + other.text + ")");
                }
            }
        }
        return of;
    }

    private static Item[] items(SplittableRandom random) {
        int n = random.nextInt(random.nextInt(10) == 0 ? 1000 : 40);
        int nullItems = random.nextInt(3) == 0 ? 6 : 0;
        int nullKeys = random.nextInt(3) == 0 ? 6 : 0;
        int values = 1 + random.nextInt(2 * n + 1);
        Item[] items = new Item[n];
        for (int i = 0; i < n; i++) {
            if (nullItems == 0 || random.nextInt(nullItems) > 0) {
                boolean isNull = nullKeys > 0 && random.nextInt(nullKeys) == 0;
                items[i] = new Item(isNull ? null : (random.nextBoolean() ? "n" : "N") + random.nextInt(values),
                        isNull && random.nextBoolean() ? null : random.nextInt(values), i);
            }
        }
        return items;
    }

    @ParameterizedTest
    @EnumSource(names = {"JTP", "OPENCL", "JDK"})
    void sortsAsTheJdk(Target target) {
        TestDevice.require(target);
        int cases = Coverage.count(target == Target.OPENCL ? 300 : 10_000, target == Target.OPENCL ? 2000 : 100_000);
        try (Dispatcher dispatcher = KernelTrials.dispatcher(target, null)) {
            for (int i = 0; i < cases; i++) {
                SplittableRandom random = new SplittableRandom(i);
                Composed composed = composed(random, 4);
                Item[] items = items(random);
                ObjectSorter sorter = new ObjectSorter(dispatcher, new Sizes(2, 1 + random.nextInt(30),
                        2 + random.nextInt(100), 1 + random.nextInt(20)));
                String what = "case " + i + ": " + composed.text + " of " + items.length;
                compare(sorter, composed, items, what);
            }
        }
    }

    private static void compare(ObjectSorter sorter, Composed composed, Item[] items, String what) {
        Comparator<Item> order = composed.order;
        ObjectOrder keys = OrderKeys.of(order);
        Item[] expected = items.clone();
        Class<?> thrown = ObjectInputs.thrownBy(() -> Arrays.sort(expected, composed.model));
        Item[] found = items.clone();
        assertEquals(thrown, ObjectInputs.thrownBy(() -> sorter.sort(found, 0, found.length, order, keys)), what);
        int[][] ranked = new int[1][];
        assertEquals(thrown, ObjectInputs.thrownBy(() -> ranked[0] =
                sorter.rank(Operation.ARGSORT, items, order, keys, items.length, Ranking::order)), what);
        for (int i = 0; thrown == null && i < items.length; i++) {
            assertSame(expected[i], found[i], what);
            assertSame(expected[i], items[ranked[0][i]], what);
        }
    }

    /** What is composed of an Order by its own methods has keys: it is not compared ten times as slowly. */
    @Test
    void compositionsOfAnOrderHaveKeys() {
        Order<Item> order = Order.by(Item::name);
        for (Comparator<Item> each : List.of(order.reversed(), Collections.reverseOrder(order),
                order.thenComparing(Order.byInt(Item::number)), order.thenComparing(Item::size),
                order.thenComparing(Item::size, Comparator.reverseOrder()), order.thenComparingInt(Item::number),
                order.thenComparingLong(Item::number), order.thenComparingDouble(Item::number),
                order.nullsLast().thenComparing(Order.<Item, Integer>by(Item::size).nullsLast()),
                Order.by(Item::name, Order.<String>natural().nullsFirst()),
                Order.by(Item::name, String.CASE_INSENSITIVE_ORDER.reversed()))) {
            Item[] items = {new Item("b", 1, 1), new Item("a", 1, 2), new Item("a", 1, 2)};
            int[] all = {0, 1, 2};
            for (SortKey column : OrderKeys.of(each).columns(items, 0, items.length)) {
                if (column.isFetched()) {
                    column.fetch(all, 0, all.length);
                }
                assertNotNull(column.reader(all, 0, all.length, 0));
            }
        }
    }
}
