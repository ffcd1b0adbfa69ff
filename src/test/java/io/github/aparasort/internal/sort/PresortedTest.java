package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is done with order that is noticed: right, as told, and only where the engine is ours to choose. */
@Tag(Coverage.EVERY_JDK)
class PresortedTest {
    /** From where on AUTO considers engines, and so looks for order. */
    private static final int SMALLEST = 16_384;
    private static final int MARGIN = 4;
    private static final String LEFT = "looks sorted, left to Arrays.sort";

    /** Keys by their index, and what is to be noted of them. */
    private enum Shape {
        ASCENDING(i -> 3 * i, LEFT, "already in order"),
        EQUAL(i -> 7, LEFT, "already in order"),
        STEPS(i -> i / 5, LEFT, "already in order"),
        DESCENDING(i -> -3 * i, "", "in descending order, reversed"),
        TIE_ON_THE_WAY_DOWN(i -> i < 777 ? -i : 1 - i, "", ""),
        TIE_AT_FIRST(i -> -i / 3, "", ""),
        STEPS_DOWN(i -> -(i / 9000), "", ""),
        LAST_LEAST(i -> i == SMALLEST - 1 ? -1 : i, LEFT, ""),
        ORGAN_PIPE(i -> Math.min(i, SMALLEST - i), "", ""),
        SIXTEEN_RUNS(i -> i % (SMALLEST / 16), "", ""),
        SCATTERED(i -> i * 0x9e37_79b9 >> 8, "", "");

        private final IntUnaryOperator key;
        private final String note;
        private final String noteOfPairs;

        Shape(IntUnaryOperator key, String note, String noteOfPairs) {
            this.key = key;
            this.note = note;
            this.noteOfPairs = noteOfPairs;
        }

        String note(String operation) {
            return operation.equals("sort") ? note : noteOfPairs;
        }

        int[] ints(int n) {
            return IntStream.range(0, n).map(key).toArray();
        }
    }

    @ParameterizedTest
    @EnumSource
    void arraysOfEveryType(Shape shape) {
        int[] ints = shape.ints(SMALLEST);
        long[] longs = IntStream.of(ints).mapToLong(k -> (long) k << 32).toArray();
        double[] doubles = IntStream.of(ints).asDoubleStream().toArray();
        float[] floats = new float[SMALLEST];
        for (int i = 0; i < SMALLEST; i++) {
            floats[i] = ints[i];
        }
        int[] sortedInts = Oracle.sorted(ints);
        long[] sortedLongs = Oracle.sorted(longs);
        int[] sortedFloats = Oracle.bits(Oracle.sorted(floats));
        long[] sortedDoubles = Oracle.bits(Oracle.sorted(doubles));
        assertNoted(shape, "sort", int.class, sorter -> sorter.sort(ints));
        assertNoted(shape, "sort", long.class, sorter -> sorter.sort(longs));
        assertNoted(shape, "sort", float.class, sorter -> sorter.sort(floats));
        assertNoted(shape, "sort", double.class, sorter -> sorter.sort(doubles));
        assertArrayEquals(sortedInts, ints);
        assertArrayEquals(sortedLongs, longs);
        assertArrayEquals(sortedFloats, Oracle.bits(floats));
        assertArrayEquals(sortedDoubles, Oracle.bits(doubles));
    }

    @ParameterizedTest
    @EnumSource
    void ranges(Shape shape) {
        int[] a = new int[SMALLEST + 2 * MARGIN];
        System.arraycopy(shape.ints(SMALLEST), 0, a, MARGIN, SMALLEST);
        a[MARGIN - 1] = Integer.MAX_VALUE;
        a[MARGIN + SMALLEST] = Integer.MIN_VALUE;
        int[] expected = a.clone();
        Arrays.sort(expected, MARGIN, MARGIN + SMALLEST);
        assertNoted(shape, "sort", int.class, sorter -> sorter.sort(a, MARGIN, MARGIN + SMALLEST));
        assertArrayEquals(expected, a);
    }

    /** Stable: equal keys keep their order, whatever way round the others go. */
    @ParameterizedTest
    @EnumSource
    void orders(Shape shape) {
        int[] ints = shape.ints(SMALLEST);
        long[] longs = IntStream.of(ints).asLongStream().toArray();
        int[][] found = new int[2][];
        assertNoted(shape, "argsort", int.class, sorter -> found[0] = sorter.argsort(ints));
        assertNoted(shape, "argsort", long.class, sorter -> found[1] = sorter.argsort(longs));
        assertArrayEquals(Oracle.stableOrder(ints), found[0]);
        assertArrayEquals(found[0], found[1]);
        assertArrayEquals(shape.ints(SMALLEST), ints);
    }

    @ParameterizedTest
    @EnumSource
    void pairs(Shape shape) {
        int[] ints = shape.ints(SMALLEST);
        long[] longs = IntStream.of(ints).asLongStream().toArray();
        int[] values = Input.values(SMALLEST);
        int[] valuesOfLongs = Input.values(SMALLEST);
        int[] expected = Oracle.gather(values, Oracle.stableOrder(ints));
        assertNoted(shape, "sortPairs", int.class, sorter -> sorter.sortPairs(ints, values));
        assertNoted(shape, "sortPairs", long.class, sorter -> sorter.sortPairs(longs, valuesOfLongs));
        assertArrayEquals(Oracle.sorted(shape.ints(SMALLEST)), ints);
        assertArrayEquals(IntStream.of(ints).asLongStream().toArray(), longs);
        assertArrayEquals(expected, values);
        assertArrayEquals(expected, valuesOfLongs);
    }

    /** Turned round once, not twice. */
    @Test
    void keysThatAreTheirOwnValues() {
        int[] both = Shape.DESCENDING.ints(SMALLEST);
        assertNoted(Shape.DESCENDING, "sortPairs", int.class, sorter -> sorter.sortPairs(both, both));
        assertArrayEquals(Oracle.sorted(Shape.DESCENDING.ints(SMALLEST)), both);
    }

    /** NaNs are equal, but keep their bits and places. */
    @Test
    void nansBehindAscendingValues() {
        float[] a = new float[SMALLEST];
        for (int i = 0; i < SMALLEST; i++) {
            float nan = Float.intBitsToFloat(0x7f80_0001 + i * 7 ^ (i & 1) << 31);
            a[i] = i < 20 ? -0.0f : i < SMALLEST - 30 ? i - 20 : nan;
        }
        int[] bits = Oracle.bits(a);
        assertNoted(Shape.ASCENDING, "sort", float.class, sorter -> sorter.sort(a));
        assertArrayEquals(bits, Oracle.bits(a));
    }

    /** Below it the JDK sorts at once; a demanded engine is used at any size. */
    @ParameterizedTest
    @CsvSource({"AUTO, 4095, JDK", "JDK, 16384, JDK", "JTP, 16384, JTP", "OPENCL, 16384, OPENCL"})
    void nothingIsNoticedElsewhere(Target target, int n, Engine engine) {
        if (target == Target.OPENCL) {
            TestDevice.openCl();
        }
        try (Gpu other = Gpu.open(target)) {
            List<Execution> told = new ArrayList<>();
            other.onExecution(told::add);
            int[] a = Shape.DESCENDING.ints(n);
            other.sorter().sort(a);
            other.sorter().sort(a);
            other.sorter().argsort(a);
            assertArrayEquals(Oracle.sorted(Shape.DESCENDING.ints(n)), a);
            assertEquals(3, told.size());
            for (Execution execution : told) {
                assertEquals(engine, execution.engine());
                assertEquals("", execution.note());
            }
        }
    }

    /** Does it, and looks at what a listener is told: one call, and a note only where the order was made use of. */
    private void assertNoted(Shape shape, String operation, Class<?> type, Consumer<Sorter> call) {
        try (Gpu heard = Gpu.open(Target.AUTO)) {
            List<Execution> told = new ArrayList<>();
            heard.onExecution(told::add);
            call.accept(heard.sorter());
            assertEquals(1, told.size());
            Execution execution = told.get(0);
            assertEquals(shape.note(operation), TestDevice.noteOf(execution));
            assertEquals(operation, execution.operation());
            assertEquals(type, execution.type());
            assertEquals(SMALLEST, execution.n());
            if (!shape.note(operation).isEmpty()) {
                assertEquals(Engine.JDK, execution.engine());
                assertEquals(Optional.empty(), execution.device());
                assertEquals(0, execution.bytesMoved());
            }
        }
    }
}
