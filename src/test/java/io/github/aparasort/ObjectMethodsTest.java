package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.JoinOracle;
import io.github.aparasort.testing.SearchOracle;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
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
                    assertArrayEquals(order, sorter.argsort(a, c));
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
                if (n > 1) {
                    assertThrows(NullPointerException.class, () -> gpu.sorter().orderBy(gaps).argsort());
                }
                assertEquals("OrderBy[String, int descending, " + n + " elements]",
                        gpu.sorter().orderBy(city).thenDescending(age).toString());
            }
        }
    }
}
