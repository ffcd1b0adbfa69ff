package io.github.aparasort.internal.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.aparasort.Order;
import io.github.aparasort.OrderKeys;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random arrays of objects of all classes in all known orders, against {@link Arrays#sort(Object[], Comparator)}. The
 * very objects must be at the same places, so equal ones keep their order, also after an exception.
 * Segments and parts are small, so that small arrays take every path.
 */
@Tag(Coverage.EVERY_JDK)
class ObjectFuzzTest {
    private static final int[] LENGTHS = {12, 100, 1000, 4000};
    /** An order that is not known. */
    private static final Comparator<Object> OWN = Comparator.comparing(Object::hashCode);
    /** For any objects that can be compared. */
    private static final List<Comparator<Object>> ORDERS = List.of(cast(Comparator.naturalOrder()),
            cast(Comparator.reverseOrder()), Collections.reverseOrder(cast(Comparator.naturalOrder())),
            Comparator.nullsFirst(cast(Comparator.naturalOrder())),
            Comparator.nullsLast(cast(Comparator.reverseOrder())), Comparator.nullsFirst(null),
            Comparator.nullsLast(cast(Comparator.naturalOrder())).reversed(), cast(Order.natural()),
            cast(Order.natural()).reversed(), cast(OrderOfAny.REVERSED_NULLS_FIRST), OWN, Comparator.nullsLast(OWN));
    /** For texts. */
    private static final List<Comparator<Object>> TEXT_ORDERS = List.of(cast(String.CASE_INSENSITIVE_ORDER),
            Collections.reverseOrder(cast(String.CASE_INSENSITIVE_ORDER)),
            Comparator.nullsLast(cast(String.CASE_INSENSITIVE_ORDER)), cast(Order.chars()));

    private static final class OrderOfAny {
        static final Order<?> REVERSED_NULLS_FIRST = Order.<String>natural().reversed().nullsFirst();
    }

    private record Person(String name, int age, Long city, BigDecimal money, double share) {
    }

    @SuppressWarnings("unchecked")
    private static Comparator<Object> cast(Comparator<?> order) {
        return (Comparator<Object>) order;
    }

    private static ObjectSorter sorter(Dispatcher dispatcher, SplittableRandom random) {
        return new ObjectSorter(dispatcher, new Sizes(2, 1 + random.nextInt(300), 2 + random.nextInt(1000),
                1 + random.nextInt(100)));
    }

    @ParameterizedTest
    @CsvSource({"JTP, 6000, 100000", "OPENCL, 200, 1000", "JDK, 300, 1000"})
    void sortsAsTheJdk(Target target, int usual, int exhaustive) {
        TestDevice.require(target);
        try (Dispatcher dispatcher = KernelTrials.dispatcher(target, null)) {
            for (int i = 0; i < Coverage.count(usual, exhaustive); i++) {
                SplittableRandom random = new SplittableRandom(i);
                compare(sorter(dispatcher, random), random);
            }
        }
    }

    private static void compare(ObjectSorter sorter, SplittableRandom random) {
        int kind = random.nextInt(ObjectInputs.KINDS);
        int mode = random.nextInt(1000);
        int n = random.nextInt(LENGTHS[random.nextInt(LENGTHS.length)]);
        Object[] a = ObjectInputs.of(random, kind, mode, n, random.nextInt(4) == 0 ? 5 : 0);
        List<Comparator<Object>> orders = ObjectInputs.areTexts(kind) && random.nextInt(4) == 0 ? TEXT_ORDERS : ORDERS;
        Comparator<Object> order = random.nextInt(8) == 0 ? null : orders.get(random.nextInt(orders.size()));
        int from = random.nextInt(n / 4 + 1);
        int to = n - random.nextInt(n / 4 + 1);
        Object[] expected = a.clone();
        Class<?> thrown = ObjectInputs.thrownBy(() -> Arrays.sort(expected, from, to, order));
        Object[] found = a.clone();
        boolean parallel = random.nextInt(4) == 0;
        Class<?> ours = ObjectInputs.thrownBy(() -> {
            if (parallel) {
                sorter.parallelSort(found, from, to, order, OrderKeys.of(order));
            } else {
                sorter.sort(found, from, to, order, OrderKeys.of(order));
            }
        });
        String what = "kind " + kind + ", mode " + mode + ", n " + n + ", " + order;
        assertEquals(thrown, ours, what);
        // After an order has thrown, too: the JDK has sorted. Comparisons by several threads leave any permutation.
        if (thrown == null || !parallel) {
            assertSameObjects(expected, found, what);
        }
    }

    /** The texts that are looked at begin alike; all others are less or greater, and have other letters. */
    @Test
    void sortsTextsThatALookMisses() {
        int looks = 256;
        int n = 16 * looks;
        SplittableRandom random = new SplittableRandom(n);
        Object[] a = IntStream.range(0, n).mapToObj(i -> i % 16 == 0 ? "middle" + i
                : (char) ('a' + random.nextInt(26)) + Integer.toString(random.nextInt(50_000), 36)).toArray();
        Object[] expected = a.clone();
        Arrays.sort(expected);
        try (Dispatcher dispatcher = KernelTrials.dispatcher(Target.JTP, null)) {
            sorter(dispatcher, random).sort(a, 0, n, null, OrderKeys.of(null));
        }
        assertSameObjects(expected, a, "texts");
    }

    private static void assertSameObjects(Object[] expected, Object[] found, String what) {
        for (int i = 0; i < expected.length; i++) {
            int at = i;
            assertSame(expected[i], found[i], () -> what + ", at " + at);
        }
    }

    @ParameterizedTest
    @CsvSource({"JTP, 2000, 20000", "OPENCL, 60, 300"})
    void sortsRecords(Target target, int usual, int exhaustive) {
        TestDevice.require(target);
        try (Dispatcher dispatcher = KernelTrials.dispatcher(target, null)) {
            for (int i = 0; i < Coverage.count(usual, exhaustive); i++) {
                SplittableRandom random = new SplittableRandom(-i);
                compareRecords(sorter(dispatcher, random), random);
            }
        }
    }

    private static void compareRecords(ObjectSorter sorter, SplittableRandom random) {
        int mode = random.nextInt(1000);
        int nulls = random.nextInt(3) == 0 ? 5 : 0;
        Person[] people = IntStream.range(0, random.nextInt(2000)).mapToObj(i -> isNull(nulls, random) ? null
                : new Person(isNull(nulls, random) ? null : ObjectInputs.text(random, mode),
                        random.nextInt(mode % 2 == 0 ? 3 : 100_000), isNull(nulls, random) ? null : random.nextLong(3),
                        BigDecimal.valueOf(random.nextInt(5), random.nextInt(3)),
                        random.nextInt(4) == 0 ? Double.NaN : random.nextInt(3))).toArray(Person[]::new);
        Order<Person> order = order(random);
        if (nulls > 0) {
            order = random.nextBoolean() ? order.nullsFirst() : order.nullsLast();
        }
        order = random.nextBoolean() ? order.thenByInt(Person::age) : order;
        order = random.nextInt(3) == 0 ? order.reversed() : order;
        Person[] expected = people.clone();
        // As a comparator it has no keys for the JDK.
        Arrays.sort(expected, order);
        Person[] found = people.clone();
        sorter.sort(found, 0, found.length, order, OrderKeys.of(order));
        assertSameObjects(expected, found, "mode " + mode + ", " + order);
    }

    private static boolean isNull(int nulls, SplittableRandom random) {
        return nulls > 0 && random.nextInt(nulls) == 0;
    }

    private static Order<Person> order(SplittableRandom random) {
        return switch (random.nextInt(5)) {
            case 0 -> Order.by(Person::name);
            case 1 -> Order.byInt(Person::age).thenByDescending(Person::name);
            case 2 -> Order.by(Person::city).thenByDouble(Person::share).thenBy(Person::money);
            case 3 -> Order.byDoubleDescending(Person::share);
            default -> Order.byDescending(Person::money).thenBy(Person::city).thenByIntDescending(Person::age)
                    .thenByChars(Person::name);
        };
    }
}
