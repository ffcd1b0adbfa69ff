package io.github.aparasort.internal.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Engine;
import io.github.aparasort.Search;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.DistinctValues;
import io.github.aparasort.testing.FamilyCase;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves of intervals, against a loop that moves one element at a time. Plain Java does them on every target. */
class IntervalMoveTest extends FamilyCase {
    private static final int[] INTERVALS = {0, 1, 2, 3, 100, 4097, 100_003};

    IntervalMoveTest() {
        target = Target.JTP;
    }

    /** What intervals are like: how long, and where they go. */
    enum Shape {
        /** Short, one after the other. */
        SHORT,
        /** Most are empty. */
        EMPTY,
        /** One has nearly all elements. */
        ONE_LARGE,
        /** Short ones in random order, with gaps between them. */
        SHUFFLED,
        /** One after the other, but each second one is written over by the next. */
        OVERLAPPING,
        /** Anywhere, so that some overlap. */
        ANYWHERE
    }

    static Stream<Class<?>> types() {
        return DistinctValues.TYPES.stream();
    }

    /** Intervals, and the lengths of source and target. */
    private record Intervals(int[] gather, int[] scatter, int[] counts, int source, int target) {
        static Intervals of(Shape shape, int k) {
            SplittableRandom random = new SplittableRandom(k + 7L * shape.ordinal());
            int[] counts = IntStream.range(0, k).map(i -> switch (shape) {
                case EMPTY -> random.nextInt(50) == 0 ? random.nextInt(9) : 0;
                case ONE_LARGE -> i == k / 2 ? 300_007 : random.nextInt(3);
                default -> random.nextInt(12);
            }).toArray();
            int n = Arrays.stream(counts).sum();
            int source = n + 13;
            int target = shape == Shape.ANYWHERE ? 2 * n + 20 : 2 * n + k + 5;
            int[] gather = Arrays.stream(counts).map(count -> random.nextInt(source - count + 1)).toArray();
            int[] scatter = new int[k];
            int[] order = IntStream.range(0, k).toArray();
            for (int i = k - 1; i > 0 && shape == Shape.SHUFFLED; i--) {
                int other = random.nextInt(i + 1);
                int swapped = order[i];
                order[i] = order[other];
                order[other] = swapped;
            }
            int next = 3;
            for (int i : order) {
                scatter[i] = shape == Shape.ANYWHERE ? random.nextInt(target - counts[i] + 1) : next;
                next += shape == Shape.OVERLAPPING && i % 2 == 0 ? counts[i] / 2
                        : counts[i] + (shape == Shape.SHUFFLED ? random.nextInt(2) : 0);
            }
            return new Intervals(gather, scatter, counts, source, target);
        }

        Object expected(Object source, Object target) {
            Object result = AnyArray.copy(target);
            for (int i = 0; i < counts.length; i++) {
                for (int j = 0; j < counts[i]; j++) {
                    System.arraycopy(source, gather[i] + j, result, scatter[i] + j, 1);
                }
            }
            return result;
        }
    }

    private void move(int[] gather, int[] scatter, int[] counts, Object source, Object target) {
        call(gpu.search(), "intervalMove", gather, scatter, counts, source, target);
    }

    @ParameterizedTest
    @MethodSource("types")
    void moves(Class<?> type) {
        for (int k : INTERVALS) {
            for (Shape shape : Shape.values()) {
                Intervals intervals = Intervals.of(shape, k);
                Object source = DistinctValues.of(type, 0, intervals.source);
                Object sourceBefore = AnyArray.copy(source);
                Object target = DistinctValues.of(type, 1 << 28, intervals.target);
                Object expected = intervals.expected(source, target);
                int[][] before = {intervals.gather.clone(), intervals.scatter.clone(), intervals.counts.clone()};
                move(intervals.gather, intervals.scatter, intervals.counts, source, target);
                String what = shape + " " + k;
                assertRanPlain("intervalMove", type, Arrays.stream(intervals.counts).sum());
                DistinctValues.assertSame(expected, target, what);
                DistinctValues.assertSame(sourceBefore, source, what);
                assertArrayEquals(before, new int[][] {intervals.gather, intervals.scatter, intervals.counts}, what);
            }
        }
    }

    /** The source is read as it was, even where intervals that come before write to it. */
    @ParameterizedTest
    @MethodSource("types")
    void theTargetMayBeTheSource(Class<?> type) {
        for (Shape shape : Shape.values()) {
            Intervals intervals = Intervals.of(shape, 20_011);
            Object both = DistinctValues.of(type, 0, Math.max(intervals.source, intervals.target));
            Object expected = intervals.expected(both, both);
            move(intervals.gather, intervals.scatter, intervals.counts, both, both);
            DistinctValues.assertSame(expected, both, shape.name());
        }
    }

    @Test
    void theLastOneWins() {
        int[] target = new int[3];
        gpu.search().intervalMove(new int[] {0, 2}, new int[] {0, 1}, new int[] {3, 1}, new int[] {7, 8, 9}, target);
        assertArrayEquals(new int[] {7, 9, 9}, target);
    }

    @Test
    void onlyTheBorderOfTwoIntervalsMayOverlap() {
        // Three of 40,000 elements in descending order, the first of which ends one place too late.
        for (int over : new int[] {0, 1}) {
            int[] gather = {0, 1, 2};
            int[] scatter = {80_000, 40_000, 0};
            int[] counts = {40_000, 40_000, 40_000 + over};
            int[] source = (int[]) DistinctValues.of(int.class, 0, 50_000);
            int[] target = new int[120_000];
            int[] expected = (int[]) new Intervals(gather, scatter, counts, 0, 0).expected(source, target);
            gpu.search().intervalMove(gather, scatter, counts, source, target);
            assertArrayEquals(expected, target);
        }
    }

    @Test
    void wrongIntervalsAreRefused() {
        int[] source = new int[10];
        int[] target = new int[5];
        assertRefused("gather has 1 element, scatter 2, counts 2: each must have one for each interval", new int[1],
                new int[2], new int[2], source, target);
        assertRefused("gather has 2 elements, scatter 1, counts 2: each must have one for each interval", new int[2],
                new int[1], new int[2], source, target);
        assertRefused("counts[1] = -2: a count must not be negative", new int[2], new int[2], new int[] {0, -2},
                source, target);
        String inSource = ": the interval must lie in source, which has 10 elements";
        assertRefused("gather[1] = 7, counts[1] = 4" + inSource, new int[] {0, 7}, new int[2], new int[] {1, 4},
                source, target);
        assertRefused("gather[0] = -1, counts[0] = 0" + inSource, new int[] {-1}, new int[1], new int[1], source,
                target);
        assertRefused("gather[0] = 11, counts[0] = 0" + inSource, new int[] {11}, new int[1], new int[1], source,
                target);
        assertRefused("gather[0] = 2147483647, counts[0] = 2147483647" + inSource, new int[] {Integer.MAX_VALUE},
                new int[1], new int[] {Integer.MAX_VALUE}, source, target);
        assertRefused("gather[0] = -2147483648, counts[0] = 2147483647" + inSource, new int[] {Integer.MIN_VALUE},
                new int[1], new int[] {Integer.MAX_VALUE}, source, target);
        String inTarget = ": the interval must lie in target, which has 5 elements";
        assertRefused("scatter[2] = 3, counts[2] = 3" + inTarget, new int[3], new int[] {0, 0, 3},
                new int[] {1, 1, 3}, source, target);
        assertRefused("target must be none of gather, scatter and counts", target, new int[5], new int[5], source,
                target);
        assertRefused("target must be none of gather, scatter and counts", new int[5], target, new int[5], source,
                target);
        assertRefused("target must be none of gather, scatter and counts", new int[5], new int[5], target, source,
                target);
        int[] many = new int[100_003];
        many[99_999] = -5;
        many[60_000] = 11;
        assertRefused("gather[60000] = 11, counts[60000] = 0" + inSource, many, new int[100_003], new int[100_003],
                source, target);
    }

    private void assertRefused(String message, int[] gather, int[] scatter, int[] counts, int[] source, int[] target) {
        int[] before = target.clone();
        refused(IllegalArgumentException.class, message,
                () -> gpu.search().intervalMove(gather, scatter, counts, source, target));
        assertArrayEquals(before, target);
    }

    @Test
    void nullIsRefusedByName() {
        Search search = gpu.search();
        int[] one = new int[1];
        float[] a = new float[1];
        refused(NullPointerException.class, "gather", () -> search.intervalMove(null, one, one, a, a));
        refused(NullPointerException.class, "scatter", () -> search.intervalMove(one, null, one, a, a));
        refused(NullPointerException.class, "counts", () -> search.intervalMove(one, one, null, a, a));
        refused(NullPointerException.class, "source", () -> search.intervalMove(one, one, one, null, a));
        refused(NullPointerException.class, "target", () -> search.intervalMove(one, one, one, a, null));
    }

    @Test
    void aTargetThatCannotHoldTheSourceIsRefused() {
        Object[] source = {"a"};
        Object[] target = new String[1];
        refused(IllegalArgumentException.class, "target is String[], which cannot hold the elements of source:"
                + " Object[]", () -> gpu.search().intervalMove(new int[1], new int[1], new int[] {1}, source, target));
        Object[] wider = new Object[1];
        gpu.search().intervalMove(new int[1], new int[1], new int[] {1}, new String[] {"a"}, wider);
        assertArrayEquals(source, wider);
    }

    @Test
    void isExplained() {
        for (Class<?> type : List.of(int.class, double.class, String.class)) {
            assertEquals(Engine.JDK, gpu.explain("intervalMove", type, 100_003).engine());
            gpu.warmUp("intervalMove", type);
        }
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("intervalMove", byte.class, 10));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("intervalMove", null, 10));
    }
}
