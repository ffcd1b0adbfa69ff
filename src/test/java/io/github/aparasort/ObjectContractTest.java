package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.math.BigDecimal;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What sorts of objects owe to code that is not theirs: it runs where it runs in the JDK, and where it breaks a
 * contract, what comes of it is what the JDK makes of it.
 */
@Tag(Coverage.EVERY_JDK)
class ObjectContractTest {
    private static final int LARGE = 50_000;

    /** A value whose order contradicts itself, in a way that depends on nothing else. */
    private record Unruly(int value) implements Comparable<Unruly> {
        @Override
        public int compareTo(Unruly other) {
            return (value * 31 + other.value * 17) % 7 - 3;
        }
    }

    /** Never equal to another one, nor to itself. */
    private record NeverEqual(int value) implements Comparable<NeverEqual> {
        @Override
        public int compareTo(NeverEqual other) {
            return value < other.value ? -1 : 1;
        }
    }

    /** A BigDecimal that compares the other way round. */
    private static final class Reverse extends BigDecimal {
        private static final long serialVersionUID = 1;

        Reverse(int value) {
            super(value);
        }

        @Override
        public int compareTo(BigDecimal other) {
            return -super.compareTo(other);
        }
    }

    private record Named(String name, Comparable<?> key, int number) {
    }

    private static Date date(SplittableRandom random, boolean first) {
        long millis = random.nextInt(1000);
        if (first || random.nextInt(3) > 0) {
            return new Date(millis);
        }
        Timestamp timestamp = new Timestamp(millis);
        timestamp.setNanos((int) (millis % 1000) * 1_000_000 + 1000 * random.nextInt(1000));
        return timestamp;
    }

    private static Comparable<?> value(String kind, SplittableRandom random, boolean first) {
        return switch (kind) {
            case "dates" -> date(random, first);
            case "decimals" -> first || random.nextBoolean() ? BigDecimal.valueOf(random.nextInt(100))
                    : new Reverse(random.nextInt(100));
            case "unruly" -> new Unruly(random.nextInt(100));
            case "never equal" -> new NeverEqual(random.nextInt(100));
            default -> first || random.nextInt(1000) > 0 ? Integer.toString(random.nextInt()) : (Comparable<?>) 7;
        };
    }

    /** Sorted by the JDK and by us: the same objects at the same places, or the same exception and message. */
    private static <T> void compare(T[] a, Comparator<? super T> order, Consumer<T[]> ours, String what) {
        T[] expected = a.clone();
        T[] found = a.clone();
        RuntimeException theirs = thrownBy(() -> Arrays.sort(expected, order));
        RuntimeException thrown = thrownBy(() -> ours.accept(found));
        assertEquals(Objects.toString(theirs), Objects.toString(thrown), what);
        assertSameObjects(expected, found, what);
    }

    private static RuntimeException thrownBy(Runnable code) {
        try {
            code.run();
            return null;
        } catch (RuntimeException e) {
            return e;
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP", "JDK", "OPENCL"})
    void ordersThatContradictThemselvesAreLeftToTheJdk(Target target) {
        TestDevice.require(target);
        try (Gpu gpu = Gpu.open(target)) {
            for (String kind : List.of("dates", "decimals", "unruly", "never equal", "mixed")) {
                for (int n : new int[] {3, 100, 8192, 20_000}) {
                    contradict(gpu, kind, n);
                }
            }
        }
    }

    private static void contradict(Gpu gpu, String kind, int n) {
        SplittableRandom random = new SplittableRandom(n);
        Comparable<?>[] a = IntStream.range(0, n).mapToObj(i -> value(kind, random, i == 0))
                .toArray(Comparable<?>[]::new);
        Named[] named = IntStream.range(0, n).mapToObj(i -> new Named("n" + random.nextInt(n / 3 + 1), a[i], i))
                .toArray(Named[]::new);
        String what = n + " " + kind;
        compare(a, null, found -> GpuArrays.sort((Object[]) found), what);
        compareUnchanged(a, null, found -> {
            List<Comparable<?>> list = new ArrayList<>(Arrays.asList(found));
            GpuArrays.sort(list, null);
            list.toArray(found);
        }, what);
        compare(a, null, gpu.sorter()::sort, what);
        compare(a, Collections.reverseOrder(), found -> gpu.sorter().sort((Object[]) found,
                Collections.reverseOrder()), what + ", reverse");
        for (Order<Named> order : List.of(order(), Order.by(Named::name).thenComparing(order()))) {
            compare(named, order, found -> gpu.sorter().sort(found, order), what + " as keys");
            compareUnchanged(named, order, found -> {
                int[] indices = gpu.sorter().argsort(named, order);
                IntStream.range(0, n).forEach(i -> found[i] = named[indices[i]]);
            }, what + " as keys");
        }
    }

    /** As {@link #compare}, but after an exception the array is as it was. */
    private static <T> void compareUnchanged(T[] a, Comparator<? super T> order, Consumer<T[]> ours, String what) {
        T[] expected = a.clone();
        if (thrownBy(() -> Arrays.sort(expected, order)) == null) {
            compare(a, order, ours, what);
        } else {
            assertThrows(RuntimeException.class, () -> ours.accept(a.clone()), what);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Order<Named> order() {
        return Order.by(named -> (Comparable) named.key);
    }

    // ---- the calling thread

    /** A text of the caller that notes who reads it. */
    private record Text(String text, Runnable reading) implements CharSequence {
        @Override
        public int length() {
            reading.run();
            return text.length();
        }

        @Override
        public char charAt(int index) {
            reading.run();
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }
    }

    private static Stream<Named> people(int n) {
        SplittableRandom random = new SplittableRandom(n);
        return IntStream.range(0, n).mapToObj(i -> new Named("name " + random.nextInt(n / 5), random.nextInt(9), i));
    }

    /** Many groups of a few, some of many, one of most, so that a second key is read everywhere. */
    private static List<Order<Named>> orders(Runnable called) {
        return List.of(
                Order.by(each -> called(called, each).name),
                Order.byInt(each -> called(called, each).number % 7),
                Order.<Named, String>by(each -> called(called, each).name)
                        .thenByInt(each -> called(called, each).number % 3)
                        .thenBy(each -> called(called, each).name + called(called, each).number),
                Order.<Named>byInt(each -> Math.max(0, called(called, each).number - LARGE / 2))
                        .thenByLong(each -> -called(called, each).number).nullsFirst(),
                Order.<Named>byInt(each -> called(called, each).number % 50)
                        .thenBy(each -> called(called, each).name).thenByDouble(each -> called(called, each).number),
                Order.byChars(each -> new Text(each.name, called)),
                Order.<Named>byInt(each -> each.number % 100).thenByChars(each -> new Text(each.name, called)),
                Order.by(each -> called(called, each).name, (x, y) -> {
                    called.run();
                    return x.compareTo(y);
                }));
    }

    private static Named called(Runnable called, Named named) {
        called.run();
        return named;
    }

    /** So the caller may hold a lock that they take: it waits for no other thread that waits for the lock. */
    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP", "JDK", "OPENCL"})
    void theCallersCodeRunsOnItsThread(Target target) {
        TestDevice.require(target);
        Thread caller = Thread.currentThread();
        Runnable called = () -> assertSame(caller, Thread.currentThread());
        Named[] people = people(LARGE).toArray(Named[]::new);
        try (Gpu gpu = Gpu.open(target)) {
            for (Order<Named> order : orders(called)) {
                Named[] expected = people.clone();
                Arrays.sort(expected, order);
                Named[] found = people.clone();
                gpu.sorter().sort(found, order);
                assertSameObjects(expected, found, "sort");
                assertSameObjects(expected, GpuArrays.take(people, gpu.sorter().argsort(people, order)),
                        "argsort");
                assertSameObjects(Arrays.copyOf(expected, 100), gpu.selector().bottomK(people, 100, order),
                        "bottomK");
                assertTrue(gpu.sorter().isSorted(expected, order));
                gpu.groups().unique(people, order);
                gpu.groups().by(people, order);
                gpu.joins().inner(people, Arrays.copyOf(people, 3), order);
                gpu.search().lowerBounds(expected, people, order);
                gpu.sorter().orderBy(new int[LARGE]).then(people, order).argsort();
                List<Named> list = new ArrayList<>(Arrays.asList(people));
                GpuArrays.sort(list, order);
                assertEquals(Arrays.asList(expected), list);
            }
        }
    }

    private static void assertSameObjects(Object[] expected, Object[] found, String what) {
        assertEquals(expected.length, found.length, what);
        for (int i = 0; i < expected.length; i++) {
            assertSame(expected[i], found[i], what);
        }
    }

    // ---- nulls

    private static String[] textsWithANull(int n) {
        String[] texts = new SplittableRandom(n).ints(n).mapToObj(Integer::toString).toArray(String[]::new);
        texts[n / 2] = null;
        return texts;
    }

    /** The exception, its message, and what the array then holds. */
    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP", "JDK", "OPENCL"})
    void aNullMakesSortsThrowWhatTheJdkThrows(Target target) {
        TestDevice.require(target);
        try (Gpu gpu = Gpu.open(target)) {
            for (int n : new int[] {2, 100, 20_000}) {
                compare(textsWithANull(n), null, gpu.sorter()::sort, n + " texts");
                compare(textsWithANull(n), null, GpuArrays::sort, n + " texts");
                compare(textsWithANull(n), Comparator.reverseOrder(), a -> gpu.sorter().sort(a,
                        Comparator.reverseOrder()), n + " texts in reverse");
                compare(textsWithANull(n), null, a -> GpuArrays.sort(a, (Comparator<String>) null), n + " texts");
                compare(mixed(n), null, gpu.sorter()::sort, n + " of two classes");
            }
        }
    }

    private static Object[] mixed(int n) {
        Object[] mixed = Arrays.copyOf(textsWithANull(n), n, Object[].class);
        mixed[n / 2] = 5;
        return mixed;
    }

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JTP", "JDK", "OPENCL"})
    void otherOperationsNameTheNullAndTheRemedy(Target target) {
        TestDevice.require(target);
        try (Gpu gpu = Gpu.open(target)) {
            for (int n : new int[] {100, 5000}) {
                // Few keys, which may be found without comparisons, and many.
                for (int few : new int[] {3, n}) {
                    String[] texts = IntStream.range(0, n).mapToObj(i -> i == 50 ? null : "key " + i % few)
                            .toArray(String[]::new);
                    nullsAreRefused(gpu, texts, Comparator.naturalOrder());
                    nullsAreRefused(gpu, texts, Order.natural());
                }
            }
        }
    }

    private static void nullsAreRefused(Gpu gpu, String[] texts, Comparator<String> order) {
        String[] others = {"a", "b"};
        String expected = "Element 50 is null. An order such as Order.natural().nullsLast() gives nulls a place.";
        for (Runnable call : List.<Runnable>of(() -> gpu.sorter().argsort(texts),
                () -> gpu.sorter().argsortDescending(texts), () -> gpu.groups().unique(texts, order),
                () -> gpu.groups().by(texts, order), () -> gpu.groups().by(Arrays.asList(texts), text -> text, order),
                () -> gpu.groups().counts(texts, order), () -> gpu.groups().rank(texts, order),
                () -> gpu.selector().topK(texts, 2, null), () -> gpu.selector().bottomK(texts, 2, null))) {
            assertEquals(expected, assertThrows(NullPointerException.class, call::run).getMessage());
        }
        Map<String, Runnable> calls = Map.of("aKeys", () -> gpu.joins().inner(texts, others, order),
                "bKeys", () -> gpu.joins().left(others, texts, order),
                "needles", () -> gpu.search().isIn(texts, others, order),
                "haystack", () -> gpu.search().isIn(others, texts, order));
        calls.forEach((name, call) -> assertEquals(expected.replace("Element 50", name + "[50]"),
                assertThrows(NullPointerException.class, call::run).getMessage()));
        assertNull(gpu.groups().unique(texts, Order.<String>natural().nullsFirst())[0]);
        String[] natural = gpu.groups().unique(texts);
        assertNull(natural[natural.length - 1]);
    }

    @Test
    void aNullKeyIsToldWithItsRemedy() {
        Named[] named = {new Named("a", 1, 1), new Named(null, 1, 2), new Named("b", 1, 3)};
        for (Order<Named> order : List.of(Order.by(Named::name), Order.<Named, String>byDescending(Named::name),
                Order.by(Named::name, Comparator.naturalOrder()),
                Order.by(Named::name).thenComparing(Named::number, Comparator.reverseOrder()))) {
            for (int n : new int[] {3, 20_000}) {
                Named[] many = IntStream.range(0, n).mapToObj(i -> named[i % 3]).toArray(Named[]::new);
                assertEquals("A key is null. Order.nullsFirst() and nullsLast() give null keys a place.",
                        assertThrows(NullPointerException.class, () -> GpuArrays.sort(many, order)).getMessage());
            }
        }
    }
}
