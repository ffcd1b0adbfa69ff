package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.JoinOracle;
import io.github.aparasort.testing.SearchOracle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What follows from sorting objects: orders, selections, groups, joins and searches, against streams and maps. */
@Tag(Coverage.EVERY_JDK)
class ObjectMethodsTest {
    private static final int[] SIZES = {0, 1, 2, 3, 20, 700, 9000};
    /** No natural order, and many ties. */
    private static final Comparator<String> BY_LENGTH = Comparator.comparing(String::length);

    static Stream<Gpu> contexts() {
        // An environment that demands a device demands it here, too.
        boolean demanded = "1".equals(System.getenv("APARASORT_REQUIRE_OPENCL"));
        return Stream.of(Target.AUTO, Target.JDK, Target.JTP, Target.OPENCL)
                .filter(target -> target != Target.OPENCL || demanded || !Devices.openCl().isEmpty()).map(Gpu::open);
    }

    private static String[] texts(int n, int few) {
        SplittableRandom random = new SplittableRandom(n);
        return IntStream.range(0, n).mapToObj(i -> "k" + random.nextInt(n / few + 1)).toArray(String[]::new);
    }

    /** The indices of elements in an order, those of equal elements in their order. */
    private static int[] order(int n, Comparator<Integer> order) {
        return IntStream.range(0, n).boxed().sorted(order).mapToInt(i -> i).toArray();
    }

    private static void assertSameElements(String[] a, int[] order, Object[] found) {
        assertEquals(order.length, found.length);
        for (int i = 0; i < order.length; i++) {
            assertSame(a[order[i]], found[i]);
        }
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void sortsAndOrders(Gpu gpu) {
        try (gpu) {
            Sorter sorter = gpu.sorter();
            for (int n : SIZES) {
                String[] a = texts(n, 3);
                for (Comparator<String> c : List.of(Comparator.<String>naturalOrder(), BY_LENGTH,
                        Order.by(String::length).thenByDescending(text -> text))) {
                    int[] order = order(n, (i, j) -> c.compare(a[i], a[j]));
                    int[] descending = order(n, (i, j) -> c.compare(a[j], a[i]));
                    assertArrayEquals(order, sorter.argsort(a, c));
                    assertArrayEquals(descending, sorter.argsortDescending(a, c));
                    String[] reverse = a.clone();
                    sorter.sortDescending(reverse, c);
                    assertSameElements(a, descending, reverse);
                    String[] sorted = a.clone();
                    sorter.sort(sorted, c);
                    assertSameElements(a, order, sorted);
                    String[] parallel = a.clone();
                    sorter.parallelSort(parallel, c);
                    assertSameElements(a, order, parallel);
                    assertSameElements(a, order, sorter.sorted(Arrays.asList(a), c).toArray());
                    assertTrue(sorter.isSorted(sorted, c));
                    assertEquals(n < 2 || c.compare(sorted[0], sorted[n - 1]) == 0,
                            isSortedWithEndsSwapped(sorter, sorted, c));
                }
                int[] natural = order(n, (i, j) -> a[i].compareTo(a[j]));
                assertArrayEquals(natural, sorter.argsort(a));
                assertSameElements(a, natural, sorter.sorted(List.of(a)).toArray());
            }
        }
    }

    /** As by {@link Collections#reverseOrder}, with its exceptions, and told by their names. */
    @ParameterizedTest
    @MethodSource("contexts")
    void sortsDescending(Gpu gpu) {
        List<String> told = new ArrayList<>();
        try (gpu) {
            gpu.onExecution(execution -> told.add(execution.operation()));
            for (int n : SIZES) {
                String[] a = texts(n, 3);
                String[] expected = a.clone();
                Arrays.sort(expected, n / 5, n - n / 3, Collections.reverseOrder());
                String[] range = a.clone();
                gpu.sorter().sortDescending(range, n / 5, n - n / 3);
                assertSameElements(expected, IntStream.range(0, n).toArray(), range);
                String[] orderedRange = a.clone();
                gpu.sorter().sortDescending(orderedRange, n / 5, n - n / 3, Order.natural());
                assertSameElements(expected, IntStream.range(0, n).toArray(), orderedRange);
                int[] descending = order(n, (i, j) -> a[j].compareTo(a[i]));
                assertArrayEquals(descending, gpu.sorter().argsortDescending(a));
                String[] whole = a.clone();
                gpu.sorter().sortDescending(whole);
                assertSameElements(a, descending, whole);
                assertEquals(List.of("sortDescending", "sortDescending", "argsortDescending", "sortDescending"), told);
                told.clear();
                gpu.explain("sortDescending", String.class, n);
            }
            String[] withNull = texts(9000, 3);
            withNull[4000] = null;
            assertThrows(NullPointerException.class, () -> gpu.sorter().sortDescending(withNull));
            assertThrows(NullPointerException.class, () -> gpu.sorter().argsortDescending(withNull));
            gpu.sorter().sortDescending(withNull, Order.<String>natural().nullsLast());
            assertNull(withNull[0]);
            assertEquals("fromIndex(2) > toIndex(1)", assertThrows(IllegalArgumentException.class,
                    () -> gpu.sorter().sortDescending(withNull, 2, 1)).getMessage());
            assertThrows(ArrayIndexOutOfBoundsException.class, () -> gpu.sorter().sortDescending(withNull, 0, 9001));
        }
    }

    private static boolean isSortedWithEndsSwapped(Sorter sorter, String[] sorted, Comparator<String> c) {
        String[] swapped = sorted.clone();
        if (swapped.length > 1) {
            swapped[0] = sorted[sorted.length - 1];
            swapped[sorted.length - 1] = sorted[0];
        }
        return sorter.isSorted(swapped, c);
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void selects(Gpu gpu) {
        try (gpu) {
            for (int n : SIZES) {
                String[] a = texts(n, 2);
                int[] ascending = order(n, (i, j) -> a[i].compareTo(a[j]));
                int[] descending = order(n, (i, j) -> a[j].compareTo(a[i]));
                for (int k : new int[] {0, n / 100, n / 3, n, n + 1, Integer.MAX_VALUE}) {
                    int[] least = Arrays.copyOf(ascending, Math.min(k, n));
                    int[] greatest = Arrays.copyOf(descending, Math.min(k, n));
                    assertSameElements(a, greatest, gpu.selector().topK(a, k, null));
                    assertSameElements(a, least, gpu.selector().bottomK(a, k, Order.natural()));
                    assertSameElements(a, greatest,
                            gpu.selector().topK(List.of(a), k, Comparator.naturalOrder()).toArray());
                    assertSameElements(a, least, gpu.selector().bottomK(List.of(a), k, null).toArray());
                }
                assertEquals("k = -1: it must be at least 0", assertThrows(IllegalArgumentException.class,
                        () -> gpu.selector().topK(a, -1, null)).getMessage());
            }
        }
    }

    /** The selection looks at every twentieth element or so, and these are less than all others. */
    @ParameterizedTest
    @MethodSource("contexts")
    void selectsWhatASampleMisleads(Gpu gpu) {
        int sample = 1 << 12;
        int n = 20 * sample;
        Long[] a = new Long[n];
        Arrays.setAll(a, i -> (i % 20 == 0 ? -n : 0) + (long) i * 7919 % n);
        Long[] sorted = a.clone();
        Arrays.sort(sorted);
        try (gpu) {
            for (int k : new int[] {sample / 2, sample, sample + 1, 2 * sample}) {
                assertArrayEquals(Arrays.copyOf(sorted, k), gpu.selector().bottomK(a, k, Order.natural()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void groups(Gpu gpu) {
        try (gpu) {
            Groups groups = gpu.groups();
            for (int n : SIZES) {
                String[] a = texts(n, 4);
                int[] ones = new int[n];
                Arrays.fill(ones, 1);
                for (Comparator<String> c : List.of(Comparator.<String>naturalOrder(), BY_LENGTH)) {
                    Map<String, Integer> counts = new TreeMap<>(c);
                    for (String each : a) {
                        counts.merge(each, 1, Integer::sum);
                    }
                    int[] expected = counts.values().stream().mapToInt(i -> i).toArray();
                    Pairs<String[], int[]> found = groups.counts(a, c);
                    assertArrayEquals(counts.keySet().toArray(), found.keys());
                    assertArrayEquals(expected, found.values());
                    assertArrayEquals(counts.keySet().toArray(), groups.unique(a, c));
                    Grouping<String[]> by = groups.by(a, c);
                    assertArrayEquals(counts.keySet().toArray(), by.keys());
                    assertArrayEquals(order(n, (i, j) -> c.compare(a[i], a[j])), by.order());
                    assertArrayEquals(expected, by.reduce(ones, ScanOp.SUM));
                }
                int[] expected = groups.counts(a, Comparator.naturalOrder()).values();
                assertArrayEquals(expected, groups.counts(a).values());
                assertArrayEquals(groups.by(a).keys(), groups.unique(a));
                assertArrayEquals(expected, groups.reduceByKey(a, ones, ScanOp.SUM).values());
                assertArrayEquals(Arrays.stream(expected).asLongStream().toArray(), groups.reduceByKey(a,
                        Arrays.stream(ones).asLongStream().toArray(), ScanOp.SUM).values());
                assertArrayEquals(Arrays.stream(expected).asDoubleStream().toArray(), groups.reduceByKey(a,
                        Arrays.stream(ones).asDoubleStream().toArray(), ScanOp.SUM).values());
                float[] floats = new float[n];
                assertEquals(expected.length, groups.reduceByKey(a, floats, ScanOp.MIN).values().length);
                assertThrows(IllegalArgumentException.class,
                        () -> groups.reduceByKey(a, new int[n + 1], ScanOp.SUM));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void ranks(Gpu gpu) {
        try (gpu) {
            for (int n : SIZES) {
                String[] a = texts(n, 4);
                if (n > 2) {
                    a[n / 2] = null;
                    a[n - 1] = null;
                }
                for (Comparator<String> c : List.of(Comparator.nullsLast(Comparator.<String>naturalOrder()),
                        Comparator.nullsFirst(BY_LENGTH))) {
                    int[] order = order(n, (i, j) -> c.compare(a[i], a[j]));
                    int[] rank = new int[n];
                    int[] dense = new int[n];
                    int[] descending = new int[n];
                    for (int i = 1; i < n; i++) {
                        boolean ties = c.compare(a[order[i - 1]], a[order[i]]) == 0;
                        rank[order[i]] = ties ? rank[order[i - 1]] : i;
                        dense[order[i]] = dense[order[i - 1]] + (ties ? 0 : 1);
                    }
                    for (int i = n - 2; i >= 0; i--) {
                        boolean ties = c.compare(a[order[i]], a[order[i + 1]]) == 0;
                        descending[order[i]] = ties ? descending[order[i + 1]] : n - 1 - i;
                    }
                    assertArrayEquals(rank, gpu.groups().rank(a, c));
                    assertArrayEquals(dense, gpu.groups().denseRank(a, c));
                    assertArrayEquals(descending, gpu.groups().rankDescending(a, c));
                    if (c.compare("a", "b") < 0) {
                        assertArrayEquals(rank, gpu.groups().rank(a));
                        assertArrayEquals(dense, gpu.groups().denseRank(a));
                        assertArrayEquals(descending, gpu.groups().rankDescending(a));
                        Columns two = Columns.of(a).and(new byte[n]);
                        assertArrayEquals(rank, gpu.groups().rank(two));
                        assertArrayEquals(dense, gpu.groups().denseRank(two));
                        assertArrayEquals(descending, gpu.groups().rankDescending(two));
                        assertArrayEquals(order, gpu.sorter().orderBy(two).argsort());
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void findsOutWhatIsIn(Gpu gpu) {
        List<String> told = new ArrayList<>();
        try (gpu) {
            gpu.onExecution(execution -> told.add(execution.operation() + " " + execution.n()));
            for (int n : SIZES) {
                String[] needles = texts(n, 3);
                String[] haystack = texts(n / 2 + 1, 1);
                Set<String> set = new HashSet<>(List.of(haystack));
                TreeSet<String> lengths = new TreeSet<>(BY_LENGTH);
                lengths.addAll(set);
                told.clear();
                assertArrayEquals(flags(needles, set::contains), gpu.search().isIn(needles, haystack));
                assertArrayEquals(flags(needles, lengths::contains), gpu.search().isIn(needles, haystack, BY_LENGTH));
                assertEquals(List.of("isIn " + n, "isIn " + n), told);
                assertArrayEquals(new boolean[n], gpu.search().isIn(needles, new String[0]));
                if (n > 2) {
                    needles[1] = null;
                    assertArrayEquals(flags(needles, set::contains), gpu.search().isIn(needles, haystack));
                    haystack[n / 3] = null;
                    assertArrayEquals(flags(needles, new HashSet<>(Arrays.asList(haystack))::contains),
                            gpu.search().isIn(needles, haystack));
                    assertThrows(NullPointerException.class, () -> gpu.search().isIn(needles, haystack, BY_LENGTH));
                    assertEquals("needles[1] is null. An order such as Order.natural().nullsLast() gives nulls a place.",
                            assertThrows(NullPointerException.class, () -> gpu.search().isIn(needles, haystack,
                                    Order.natural())).getMessage());
                }
            }
            assertArrayEquals(new boolean[] {true, false},
                    gpu.search().isIn(new Number[] {1.0, 2.5}, new Integer[] {3, 1}, Order.byDouble(Number::doubleValue)));
            assertEquals("haystack", assertThrows(NullPointerException.class,
                    () -> gpu.search().isIn(new String[1], null)).getMessage());
        }
    }

    private static boolean[] flags(String[] texts, Predicate<String> isIn) {
        boolean[] flags = new boolean[texts.length];
        for (int i = 0; i < flags.length; i++) {
            flags[i] = isIn.test(texts[i]);
        }
        return flags;
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void joins(Gpu gpu) {
        try (gpu) {
            for (int n : new int[] {0, 1, 20, 300}) {
                String[] a = texts(n, 3);
                String[] b = texts(n / 2 + 1, 1);
                for (JoinOracle join : JoinOracle.values()) {
                    String name = join.name().toLowerCase(Locale.ROOT);
                    assertEquals(join.join(a, b), FamilyCase.call(gpu.joins(), name, a, b));
                    assertEquals(join.join(lengths(a), lengths(b)),
                            FamilyCase.call(gpu.joins(), name, a, b, BY_LENGTH));
                }
            }
        }
    }

    private static int[] lengths(String[] texts) {
        return Stream.of(texts).mapToInt(String::length).toArray();
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void searches(Gpu gpu) {
        try (gpu) {
            for (int n : SIZES) {
                String[] sorted = texts(n, 3);
                Arrays.sort(sorted);
                String[] needles = texts(n + 1, 2);
                int[] lower = SearchOracle.bounds(sorted, needles, false);
                int[] upper = SearchOracle.bounds(sorted, needles, true);
                assertArrayEquals(lower, gpu.search().lowerBounds(sorted, needles));
                assertArrayEquals(upper, gpu.search().upperBounds(sorted, needles));
                assertArrayEquals(lower, gpu.search().lowerBounds(sorted, needles, Comparator.naturalOrder()));
                assertArrayEquals(upper, gpu.search().upperBounds(sorted, needles, Order.natural()));
            }
            assertEquals("sorted[2] = a comes before sorted[1] = c: sorted must be sorted",
                    assertThrows(IllegalArgumentException.class, () -> gpu.search().lowerBounds(
                            new String[] {"b", "c", "a"}, new String[0])).getMessage());
        }
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void columnsOfObjects(Gpu gpu) {
        try (gpu) {
            for (int n : SIZES) {
                String[] city = texts(n, 10);
                int[] age = IntStream.range(0, n).map(i -> i * 7 % 5).toArray();
                assertArrayEquals(order(n, Comparator.comparing((Integer i) -> city[i]).thenComparing(i -> -age[i])),
                        gpu.sorter().orderBy(city).thenDescending(age).argsort());
                assertArrayEquals(order(n, Comparator.comparing((Integer i) -> -age[i])
                        .thenComparing(i -> city[i], Comparator.reverseOrder())),
                        gpu.sorter().orderByDescending(age).thenDescending(city).argsort());
                String[] gaps = city.clone();
                for (int i = 0; i < n; i += 3) {
                    gaps[i] = null;
                }
                assertArrayEquals(order(n, Comparator.comparing((Integer i) -> gaps[i],
                        Comparator.nullsLast(Comparator.<String>naturalOrder())).thenComparing(i -> age[i])),
                        gpu.sorter().orderBy(gaps, Order.<String>natural().nullsLast()).then(age).argsort());
                assertArrayEquals(order(n, Comparator.comparing((Integer i) -> gaps[i],
                        Comparator.nullsLast(Comparator.<String>naturalOrder()))),
                        gpu.sorter().orderBy(gaps).argsort());
                assertEquals("OrderBy[String, int descending, " + n + " elements]",
                        gpu.sorter().orderBy(city).thenDescending(age).toString());
            }
        }
    }
}
