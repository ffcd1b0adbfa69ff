package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.JoinOracle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Groups and joins of lists by a key of each element, against streams. */
@Tag(Coverage.EVERY_JDK)
class ListKeysTest {
    private static final int[] SIZES = {0, 1, 2, 20, 700, 9000};

    private record Sale(String city, int price) {
    }

    static List<Gpu> contexts() {
        return ObjectMethodsTest.contexts().toList();
    }

    /** One city in {@code one} is null. */
    private static List<Sale> sales(int n, int one) {
        SplittableRandom random = new SplittableRandom(n);
        return IntStream.range(0, n).mapToObj(i -> new Sale(random.nextInt(one) == 0 ? null
                : "city " + random.nextInt(n / 4 + 1), random.nextInt(100))).toList();
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void groupsLists(Gpu gpu) {
        try (gpu) {
            for (int n : SIZES) {
                for (List<Sale> sales : List.of(sales(n, 5), new LinkedList<>(sales(n, 5)))) {
                    assertGroups(Comparator.nullsLast(Comparator.naturalOrder()), sales,
                            gpu.groups().by(sales, Sale::city));
                    Comparator<String> order = Comparator.nullsFirst(Comparator.reverseOrder());
                    assertGroups(order, sales, gpu.groups().by(sales, Sale::city, order));
                    assertGroups(order, sales,
                            gpu.groups().by(sales, Sale::city, Order.<String>natural().nullsLast().reversed()));
                }
            }
        }
    }

    private static void assertGroups(Comparator<String> order, List<Sale> sales, Grouping<List<String>> found) {
        Map<String, List<Integer>> expected = new TreeMap<>(order);
        for (int i = 0; i < sales.size(); i++) {
            expected.computeIfAbsent(sales.get(i).city, city -> new ArrayList<>()).add(i);
        }
        assertEquals(new ArrayList<>(expected.keySet()), found.keys());
        assertThrows(UnsupportedOperationException.class, () -> found.keys().add("another"));
        int[] rows = expected.values().stream().flatMap(List::stream).mapToInt(row -> row).toArray();
        assertArrayEquals(rows, found.order());
        assertArrayEquals(expected.values().stream().mapToInt(List::size).toArray(), found.counts());
        int[] prices = sales.stream().mapToInt(Sale::price).toArray();
        assertArrayEquals(expected.values().stream().mapToLong(
                group -> group.stream().mapToInt(row -> prices[row]).sum()).toArray(), found.sum(prices));
        Map<String, Long> sums = new Pairs<>(found.keys(), found.sum(prices)).toMap();
        assertEquals(sales.stream().collect(Collectors.groupingBy(sale -> String.valueOf(sale.city),
                        Collectors.summingLong(Sale::price))),
                sums.entrySet().stream().collect(Collectors.toMap(each -> String.valueOf(each.getKey()),
                        Map.Entry::getValue)));
    }

    @Test
    void equalKeysHaveTheFirstOne() {
        List<String> words = List.of("b", "A", "a", "B");
        Grouping<List<String>> found = Gpu.shared().groups().by(words, word -> word, String.CASE_INSENSITIVE_ORDER);
        assertEquals(List.of("A", "b"), found.keys());
        assertArrayEquals(new int[] {1, 2, 0, 3}, found.order());
    }

    /** Keys that have no elements are of the same kind. */
    @Test
    void noKeysAreLeftOfAnyKind() {
        Groups groups = Gpu.shared().groups();
        assertEquals(List.of(), groups.by(List.of("a"), word -> word).topK(new int[1], 0).keys());
        Columns none = groups.by(Columns.of(new int[] {1}).and(new String[] {"a"})).bottomK(new int[1], 0).keys();
        assertEquals(0, none.size());
        assertArrayEquals(new int[0], none.ints(0));
        assertArrayEquals(new String[0], none.strings(1));
        assertEquals("Grouping[groups=0, elements=0, keys=[]]",
                groups.by(List.<String>of(), word -> word).topK(new int[0], 3).toString());
    }

    @Test
    void aGroupingShowsItsFirstKeys() {
        String text = Gpu.shared().groups().by(Collections.nCopies(30, 1).stream().toList(), one -> one).toString();
        assertEquals("Grouping[groups=1, elements=30, keys=[1]]", text);
        List<Integer> numbers = IntStream.range(0, 30).boxed().toList();
        assertEquals("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, ..., 30 in all]]",
                Gpu.shared().groups().by(numbers, number -> number).toString().replaceAll(".*keys=", ""));
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void joinsLists(Gpu gpu) {
        try (gpu) {
            for (int n : new int[] {0, 1, 20, 300, 5000}) {
                List<Sale> a = sales(n, Integer.MAX_VALUE);
                List<Integer> b = IntStream.range(0, n / 2 + 1).map(i -> i * 7 % (n / 3 + 1)).boxed().toList();
                String[] aKeys = a.stream().map(Sale::city).toArray(String[]::new);
                String[] bKeys = b.stream().map(number -> "city " + number).toArray(String[]::new);
                Function<Integer, String> name = number -> "city " + number;
                Joins joins = gpu.joins();
                assertEquals(JoinOracle.INNER.join(aKeys, bKeys), joins.inner(a, Sale::city, b, name));
                assertEquals(JoinOracle.LEFT.join(aKeys, bKeys), joins.left(a, Sale::city, b, name));
                assertEquals(JoinOracle.RIGHT.join(aKeys, bKeys), joins.right(a, Sale::city, b, name));
                assertEquals(JoinOracle.OUTER.join(aKeys, bKeys), joins.outer(a, Sale::city, b, name));
                assertEquals(JoinOracle.SEMI.join(aKeys, bKeys), joins.semi(a, Sale::city, b, name));
                assertEquals(JoinOracle.ANTI.join(aKeys, bKeys), joins.anti(a, Sale::city, b, name));
            }
        }
    }

    @Test
    void nullKeysOfListsHaveNoPartnerUnlessWanted() {
        Joins joins = Gpu.shared().joins();
        List<String> a = Arrays.asList("x", null, "y", null);
        List<Integer> b = Arrays.asList(1, null, 2);
        Function<Integer, String> bKey = number -> number == null ? null : number == 1 ? "x" : "z";
        assertEquals(new JoinedRows(new int[] {0}, new int[] {0}), joins.inner(a, key -> key, b, bKey));
        assertEquals(new JoinedRows(new int[] {0, 1, 3}, new int[] {0, 1, 1}),
                joins.matchingNulls().inner(a, key -> key, b, bKey));
        assertEquals(new JoinedRows(new int[] {0, 1, 2, 3}, new int[] {0, -1, -1, -1}),
                joins.left(a, key -> key, b, bKey).inOrderOfA());
        assertArrayEquals(new int[] {2, 1, 3}, joins.anti(a, key -> key, b, bKey).aRows());
        assertArrayEquals(new int[] {2}, joins.matchingNulls().anti(a, key -> key, b, bKey).aRows());
    }

    /** Once for each element, in their order, on this thread; what a function throws reaches the caller. */
    @Test
    void keysAreReadInOrder() {
        List<Integer> items = IntStream.range(0, 5000).boxed().toList();
        List<Integer> read = new ArrayList<>();
        Thread caller = Thread.currentThread();
        Function<Integer, Integer> key = item -> {
            assertSame(caller, Thread.currentThread());
            read.add(item);
            return item % 10;
        };
        Gpu.shared().groups().by(items, key);
        assertEquals(items, read);
        read.clear();
        Gpu.shared().joins().inner(items, key, List.of(-1, -2), key);
        assertEquals(-1, read.get(5000));
        assertEquals(5002, read.size());
        RuntimeException planted = new RuntimeException("planted");
        assertSame(planted, assertThrows(RuntimeException.class, () -> Gpu.shared().groups().by(items, item -> {
            throw planted;
        }, Comparator.<Integer>naturalOrder())));
    }

    @Test
    void nullsAreRefusedBeforeAnythingIsCalled() {
        Groups groups = Gpu.shared().groups();
        Joins joins = Gpu.shared().joins();
        List<String> list = List.of("a");
        Function<String, String> key = item -> {
            throw new AssertionError("must not be called");
        };
        assertEquals("items", thrown(() -> groups.by((List<String>) null, key)));
        assertEquals("key", thrown(() -> groups.by(list, (Function<String, String>) null)));
        assertEquals("order", thrown(() -> groups.by(list, key, null)));
        assertEquals("a", thrown(() -> joins.inner(null, key, list, key)));
        assertEquals("aKey", thrown(() -> joins.inner(list, (Function<String, String>) null, list, key)));
        assertEquals("b", thrown(() -> joins.inner(list, key, null, key)));
        assertEquals("bKey", thrown(() -> joins.inner(list, key, list, null)));
    }

    private static String thrown(Runnable call) {
        return assertThrows(NullPointerException.class, call::run).getMessage();
    }
}
