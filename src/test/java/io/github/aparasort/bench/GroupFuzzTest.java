package io.github.aparasort.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.aparasort.Columns;
import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Order;
import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Groupings and joins by keys of several columns and of objects: random ones, and what these do not meet. */
@Tag(Coverage.SCALED)
class GroupFuzzTest {
    private static final int DISTINCT = 20_000;

    @ParameterizedTest
    @CsvSource({"AUTO, 800, 100000", "JDK, 500, 100000", "JTP, 200, 10000", "OPENCL, 30, 500"})
    void random(Target target, int usual, int exhaustive) {
        TestDevice.require(target);
        assertEquals(0, GroupFuzz.run(target, 77, 0, Coverage.count(usual, exhaustive), Coverage.ALL ? 2000 : 0));
    }

    @Test
    void columnsWithEqualContentAreEqual() {
        Columns one = Columns.of(new byte[][] {{1, 2}, {3}}, Order.bytes()).and(new double[] {Double.NaN, -0.0});
        Columns same = Columns.of(new byte[][] {{1, 2}, {3}}, Order.bytes()).and(new double[] {Double.NaN, -0.0});
        assertEquals(one, same);
        assertEquals(one.hashCode(), same.hashCode());
    }

    // ---- equal hash codes

    /** Strings of one length and one hash code: each pair is one of two whose codes are equal. */
    private static String text(int number) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < 15; bit++) {
            text.append((number >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return text.toString();
    }

    /** If all were in one list of a hash table, this would take a day. */
    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JDK"})
    void equalHashCodesAreAsGoodAsOthers(Target target) {
        // Each comes ten times, so that they are few enough for a hash table.
        int[] numbers = IntStream.range(0, 10 * DISTINCT).map(i -> (int) (i * 7919L % DISTINCT)).toArray();
        String[] texts = Arrays.stream(numbers).mapToObj(GroupFuzzTest::text).toArray(String[]::new);
        Long[] longs = Arrays.stream(numbers).mapToObj(x -> (long) x << 32 | x).toArray(Long[]::new);
        assertEquals(text(1).hashCode(), text(DISTINCT - 1).hashCode());
        assertEquals(longs[0].hashCode(), longs[1].hashCode());
        int[] ranks = rank(texts);
        try (Gpu gpu = Gpu.open(target)) {
            assertArrayEquals(ranks, gpu.groups().denseRank(texts));
            assertArrayEquals(rank(longs), gpu.groups().denseRank(longs));
            assertArrayEquals(ranks, gpu.groups().denseRank(Columns.of(texts).and(longs)));
            String[] others = IntStream.range(0, DISTINCT + 7).mapToObj(GroupFuzzTest::text).toArray(String[]::new);
            assertArrayEquals(IntStream.range(0, texts.length).toArray(),
                    gpu.joins().semi(texts, others).inOrderOfA().aRows());
            assertArrayEquals(numbers, gpu.joins().left(texts, others).inOrderOfA().bRows());
            assertEquals(IntStream.range(DISTINCT, DISTINCT + 7).boxed().toList(),
                    Arrays.stream(gpu.joins().anti(others, texts).aRows()).sorted().boxed().toList());
        }
    }

    private static <T extends Comparable<T>> int[] rank(T[] a) {
        List<T> sorted = Arrays.stream(a).distinct().sorted().toList();
        return Arrays.stream(a).mapToInt(each -> Collections.binarySearch(sorted, each)).toArray();
    }

    // ---- threads

    /** What is made when it is asked for is asked for by all at once. */
    @Test
    void manyThreadsMayUseOneGrouping() throws Exception {
        int n = 30_000;
        int[] a = new SplittableRandom(9).ints(n, 0, 700).toArray();
        long[] b = Arrays.stream(a).mapToLong(x -> x % 7 * 0x7654_3210_fedcL).toArray();
        String[] texts = Arrays.stream(a).mapToObj(x -> "" + (char) ('0' + x)).toArray(String[]::new);
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            Grouping<int[]> expected = gpu.groups().by(a);
            for (int round = 0; round < Coverage.count(10, 200); round++) {
                Grouping<Columns> found = gpu.groups().by(Columns.of(a).and(b));
                JoinedRows rows = gpu.joins().left(Columns.of(a).and(b), found.keys());
                JoinedRows byText = gpu.joins().semi(texts, texts);
                FamilyCase.atOnce(4, thread -> {
                    for (int i = thread; i < thread + 4; i++) {
                        switch (i % 4) {
                            case 0 -> assertArrayEquals(expected.order(), found.order());
                            case 1 -> assertArrayEquals(expected.counts(), found.counts());
                            case 2 -> {
                                assertArrayEquals(expected.sum(a), found.sum(a));
                                assertArrayEquals(expected.first(), found.first());
                                assertArrayEquals(expected.order(), byText.aRows());
                            }
                            default -> {
                                assertArrayEquals(expected.keys(), found.keys().ints(0));
                                assertSame(found.keys().longs(1), found.keys().longs(1));
                                assertArrayEquals(a, rows.inOrderOfA().takeB(expected.keys()));
                            }
                        }
                    }
                });
            }
        }
    }

    /** An order that nobody has asked for yet does not need the context. */
    @ParameterizedTest
    @EnumSource(names = {"AUTO", "JDK"})
    void resultsOutliveTheirContext(Target target) {
        String[] texts = IntStream.range(0, 3000).mapToObj(i -> "key " + i % 77).toArray(String[]::new);
        JoinedRows rows;
        JoinedRows again;
        JoinedRows left;
        Grouping<Columns> grouping;
        try (Gpu gpu = Gpu.open(target)) {
            rows = gpu.joins().semi(texts, texts);
            again = gpu.joins().semi(texts, texts);
            assertEquals(3000, again.aRows().length);
            left = gpu.joins().left(IntStream.range(0, 300_000).map(i -> 3 * i).toArray(), new int[] {9, 6});
            grouping = gpu.groups().by(Columns.of(texts).and(texts));
        }
        assertEquals(again, rows);
        assertEquals(left.inOrderOfA(), left);
        assertEquals(77, grouping.keys().strings(1).length);
        assertEquals(3000, grouping.order().length);
    }
}
