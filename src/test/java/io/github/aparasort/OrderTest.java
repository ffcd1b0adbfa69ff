package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Orders of records as comparators, and what a sort does with their keys. */
@Tag(Coverage.EVERY_JDK)
class OrderTest {
    private static final int LARGE = 50_000;

    private record Person(int number, String name, int age, String city) {
    }

    /** Many have the same name, and some the same age and city too. */
    private static Person[] people(int n) {
        SplittableRandom random = new SplittableRandom(n);
        Person[] people = new Person[n];
        Arrays.setAll(people, i -> new Person(i, "name of a person " + random.nextInt(n / 10 + 1), random.nextInt(5),
                "city " + random.nextInt(3)));
        return people;
    }

    @Test
    void isAComparator() {
        Order<Person> order = Order.by(Person::name).thenByInt(Person::age).thenDescendingBy(Person::city);
        Comparator<Person> theirs = Comparator.comparing(Person::name).thenComparing(Person::age)
                .thenComparing(Person::city, Comparator.reverseOrder());
        List<Person> sorted = new ArrayList<>(List.of(people(500)));
        List<Person> expected = new ArrayList<>(sorted);
        sorted.sort(order);
        expected.sort(theirs);
        assertEquals(expected, sorted);
        TreeSet<Person> set = new TreeSet<>(order);
        set.addAll(sorted);
        assertSame(sorted.get(0), set.first());
        sorted.sort(order.reversed());
        expected.sort(theirs.reversed());
        assertEquals(expected, sorted);
        sorted.sort(order.thenComparing(Person::number, Collections.reverseOrder()));
        expected.sort(theirs.thenComparing(Person::number, Collections.reverseOrder()));
        assertEquals(expected, sorted);
        assertEquals("Order[3 keys]", order.toString());
        assertEquals("Order[1 key, nulls last]", Order.byLong(Person::number).nullsLast().toString());
    }

    /** Null objects first or last; then null keys, whether the key ascends or descends. */
    @Test
    void placesNulls() {
        Person none = new Person(1, null, 0, "x");
        Person anna = new Person(2, "Anna", 0, "x");
        Person bert = new Person(3, "Bert", 0, "x");
        Person[] people = {bert, null, none, anna};
        for (Order<Person> order : List.of(Order.by(Person::name), Order.<Person, String>byDescending(Person::name))) {
            boolean descends = order.compare(anna, bert) > 0;
            Person first = descends ? bert : anna;
            Person second = descends ? anna : bert;
            assertOrder(people, order.nullsFirst(), null, none, first, second);
            assertOrder(people, order.nullsLast(), first, second, none, null);
            assertOrder(people, order.nullsLast().reversed(), null, none, second, first);
            assertThrows(NullPointerException.class, () -> GpuArrays.sort(people.clone(), order));
        }
        // A key that is added later takes them as well.
        assertOrder(people, Order.byInt(Person::age).nullsLast().thenBy(Person::name), anna, bert, none, null);
    }

    private static void assertOrder(Person[] people, Order<Person> order, Person... expected) {
        Person[] sorted = people.clone();
        GpuArrays.sort(sorted, order);
        assertArrayEquals(expected, sorted);
        // So many that keys are read.
        Person[] many = IntStream.range(0, LARGE).mapToObj(i -> people[i % people.length]).toArray(Person[]::new);
        Collections.shuffle(Arrays.asList(many), new Random(1));
        GpuArrays.sort(many, order);
        for (int i = 0; i < LARGE; i++) {
            assertSame(expected[i / (LARGE / expected.length)], many[i]);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP", "OPENCL"})
    void eachKeyIsReadOnce(Target target) {
        TestDevice.require(target);
        Person[] people = people(LARGE);
        AtomicIntegerArray names = new AtomicIntegerArray(LARGE);
        AtomicIntegerArray ages = new AtomicIntegerArray(LARGE);
        AtomicIntegerArray cities = new AtomicIntegerArray(LARGE);
        Order<Person> order = Order.<Person, String>by(each -> counted(names, each).name)
                .thenByInt(each -> counted(ages, each).age).thenBy(each -> counted(cities, each).city);
        Person[] expected = people.clone();
        Arrays.sort(expected, Comparator.comparing(Person::name).thenComparing(Person::age)
                .thenComparing(Person::city));
        try (Gpu gpu = Gpu.open(target)) {
            assertArrayEquals(IntStream.range(0, LARGE).map(i -> expected[i].number).toArray(),
                    gpu.sorter().argsort(people, order));
        }
        for (int i = 0; i < LARGE; i++) {
            assertEquals(1, names.get(i));
            assertTrue(ages.get(i) <= 1, "ages");
            assertTrue(cities.get(i) <= 1, "cities");
        }
    }

    private static Person counted(AtomicIntegerArray counts, Person person) {
        counts.incrementAndGet(person.number);
        return person;
    }

    @Test
    void aFunctionThatThrowsLeavesTheArray() {
        Person[] people = people(LARGE);
        Person[] before = people.clone();
        IllegalStateException thrown = new IllegalStateException("thrown by a key of a test");
        Order<Person> order = Order.byInt(Person::age).thenBy(each -> {
            if (each.number == LARGE / 2) {
                throw thrown;
            }
            return each.name;
        });
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            assertSame(thrown, assertThrows(IllegalStateException.class, () -> gpu.sorter().sort(people, order)));
        }
        assertArrayEquals(before, people);
    }

    @Test
    void noFunctionIsNull() {
        assertThrows(NullPointerException.class, () -> Order.by(null));
        assertThrows(NullPointerException.class, () -> Order.byInt(null));
        assertThrows(NullPointerException.class, () -> Order.byLong(null));
        assertThrows(NullPointerException.class, () -> Order.byDouble(null));
        assertThrows(NullPointerException.class, () -> Order.byBytes(null));
        assertThrows(NullPointerException.class, () -> Order.byChars(null));
    }

    @Test
    void bytesAreUnsigned() {
        byte[][] keys = {{-1}, {1, 2}, {}, {1}, {127}, {-128, 0}, {1, -1}};
        byte[][] expected = keys.clone();
        Arrays.sort(expected, Arrays::compareUnsigned);
        byte[][] sorted = keys.clone();
        Arrays.sort(sorted, Order.bytes());
        assertArrayEquals(expected, sorted);
        byte[][] many = new byte[LARGE][];
        SplittableRandom random = new SplittableRandom(1);
        Arrays.setAll(many, i -> Arrays.copyOf(new byte[] {(byte) random.nextInt(), (byte) random.nextInt(3)},
                random.nextInt(4)));
        byte[][] theirs = many.clone();
        Arrays.sort(theirs, Arrays::compareUnsigned);
        GpuArrays.sort(many, Order.bytes());
        for (int i = 0; i < LARGE; i++) {
            assertSame(theirs[i], many[i]);
        }
    }

    /** The engines do it that the context has; the report has the type of the array. */
    @ParameterizedTest
    @EnumSource(names = {"JTP", "OPENCL", "JDK"})
    void isReported(Target target) {
        TestDevice.require(target);
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(target); Gpu.Registration ignored = gpu.onExecution(told::add)) {
            gpu.sorter().sort(people(LARGE), Order.by(Person::name));
            gpu.sorter().parallelSort(people(LARGE), Order.by(Person::name));
        }
        assertEquals(List.of("sort", "parallelSort"), told.stream().map(Execution::operation).toList());
        for (Execution each : told) {
            assertEquals(Person.class, each.type());
            assertEquals(LARGE, each.n());
            assertEquals(target.name(), each.engine().name());
        }
    }
}
