package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    private static final String DONE = "already in order";
    private static final String REVERSED = "in descending order, reversed";
    private static final Class<?>[] TYPES = {int.class, long.class, float.class, double.class};

    /** Keys by their index; what sorts of keys alone note of them, and stable, descending and unsigned ones. */
    private enum Shape {
        ASCENDING(i -> 3 * i, LEFT, DONE, REVERSED, DONE),
        ACROSS_ZERO(i -> 3 * i - SMALLEST, LEFT, DONE, REVERSED, ""),
        EQUAL(i -> 7, LEFT, DONE, DONE, DONE),
        STEPS(i -> i / 5, LEFT, DONE, "", DONE),
        LONG_STEPS(i -> i / 9000, LEFT, DONE, "", DONE),
        DESCENDING(i -> -3 * i, "", REVERSED, DONE, ""),
        DOWN_ACROSS_ZERO(i -> SMALLEST - 3 * i, "", REVERSED, DONE, ""),
        TIE_ON_THE_WAY_DOWN(i -> i < 777 ? -i : 1 - i, "", "", DONE, ""),
        TIE_AT_FIRST(i -> -i / 3, "", "", DONE, ""),
        STEPS_DOWN(i -> -(i / 9000), "", "", DONE, DONE),
        LAST_LEAST(i -> i == SMALLEST - 1 ? -1 : i, LEFT, "", "", DONE),
        ORGAN_PIPE(i -> Math.min(i, SMALLEST - i), "", "", "", ""),
        SIXTEEN_RUNS(i -> i % (SMALLEST / 16), "", "", "", ""),
        UNSIGNED(i -> i < SMALLEST / 2 ? i : Integer.MIN_VALUE + i, "", "", "", DONE),
        UNSIGNED_DOWN(i -> i < SMALLEST / 2 ? -1 - i : SMALLEST - i, "", "", "", REVERSED),
        SCATTERED(i -> i * 0x9e37_79b9 >> 8, "", "", "", "");

        private final IntUnaryOperator key;
        private final String alone;
        private final String stable;
        private final String descending;
        private final String unsigned;

        Shape(IntUnaryOperator key, String alone, String stable, String descending, String unsigned) {
            this.key = key;
            this.alone = alone;
            this.stable = stable;
            this.descending = descending;
            this.unsigned = unsigned;
        }

        String note(String operation) {
            return operation.equals("sort") ? alone : operation.equals("sortUnsigned") ? unsigned
                    // Nobody sees whether keys alone that are equal have changed places.
                    : operation.equals("sortDescending") && stable.equals(DONE) && descending.isEmpty() ? REVERSED
                    : operation.endsWith("Descending") ? descending : stable;
        }

        int[] ints(int n) {
            return IntStream.range(0, n).map(key).toArray();
        }

        /** Keys of a type, in the same order, but for longs that are to be unsigned. */
        Object keys(Class<?> type) {
            return type == long.class ? IntStream.of(ints(SMALLEST)).mapToLong(k -> (long) k << 32).toArray()
                    : AnyArray.ofInts(type, ints(SMALLEST));
        }

        /** The types that tell the keys apart. */
        Stream<Class<?>> types() {
            return Stream.of(TYPES).filter(type -> type != float.class || this != UNSIGNED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void keysAlone(Shape shape) {
        shape.types().forEach(type -> {
            sorts(shape, "sort", type, Order.ASCENDING);
            sorts(shape, "sortDescending", type, Order.DESCENDING);
            if (type == int.class || type == long.class) {
                sorts(shape, "sortUnsigned", type, Order.UNSIGNED);
            }
        });
    }

    private static void sorts(Shape shape, String operation, Class<?> type, Order order) {
        Object a = shape.keys(type);
        Object expected = AnyArray.gathered(a, 0, AnyArray.stableOrder(a, 0, SMALLEST, order));
        assertNoted(shape, operation, a);
        AnyArray.assertSame(expected, a, shape + " of " + type + " by " + operation);
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
        assertNoted(shape, "sort", a, MARGIN, MARGIN + SMALLEST);
        assertArrayEquals(expected, a);
    }

    /** Stable: equal keys keep their order, whatever way round the others go. */
    @ParameterizedTest
    @EnumSource
    void ordersAndPairs(Shape shape) {
        shape.types().forEach(type -> {
            Object keys = shape.keys(type);
            int[] ascending = AnyArray.stableOrder(keys, 0, SMALLEST, Order.ASCENDING);
            assertArrayEquals(ascending, (int[]) assertNoted(shape, "argsort", keys));
            assertArrayEquals(AnyArray.stableOrder(keys, 0, SMALLEST, Order.DESCENDING),
                    (int[]) assertNoted(shape, "argsortDescending", keys));
            AnyArray.assertSame(shape.keys(type), keys, "keys");
            for (Object values : new Object[] {Input.values(SMALLEST), Input.RANDOM.floats(SMALLEST),
                Input.RANDOM.longs(SMALLEST), Input.RANDOM.doubles(SMALLEST),
                IntStream.range(0, SMALLEST).mapToObj(Integer::toString).toArray()}) {
                Object movedKeys = AnyArray.copy(keys);
                Object expected = AnyArray.gathered(values, 0, ascending);
                assertNoted(shape, "sortPairs", movedKeys, values);
                AnyArray.assertSame(AnyArray.gathered(keys, 0, ascending), movedKeys, shape + " of " + type);
                AnyArray.assertSame(expected, values, shape + " of " + type);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void objectsByAKey(Shape shape) {
        int[] keys = shape.ints(SMALLEST);
        Integer[] indices = IntStream.range(0, SMALLEST).boxed().toArray(Integer[]::new);
        Integer[] expected = indices.clone();
        Arrays.sort(expected, Comparator.comparingInt(i -> keys[i]));
        try (Gpu gpu = Gpu.open(Target.AUTO)) {
            Execution[] told = new Execution[1];
            gpu.onExecution(execution -> told[0] = execution);
            gpu.sorter().sortByInt(indices, i -> keys[i]);
            assertArrayEquals(expected, indices);
            assertEquals(shape.stable, TestDevice.noteOf(told[0]));
            gpu.sorter().sortByLong(indices, i -> i);
            assertArrayEquals(IntStream.range(0, SMALLEST).boxed().toArray(), indices);
        }
    }

    /** Turned round once, not twice. */
    @Test
    void keysThatAreTheirOwnValues() {
        int[] both = Shape.DESCENDING.ints(SMALLEST);
        assertNoted(Shape.DESCENDING, "sortPairs", both, both);
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
        assertNoted(Shape.ASCENDING, "sort", a);
        assertArrayEquals(bits, Oracle.bits(a));
    }

    /** Below it the JDK sorts at once; a demanded engine is used at any size. */
    @ParameterizedTest
    @CsvSource({"AUTO, 4095, JDK", "JDK, 16384, JDK", "JTP, 16384, JTP", "OPENCL, 16384, OPENCL"})
    void nothingIsNoticedElsewhere(Target target, int n, Engine engine) {
        TestDevice.require(target);
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
    private static Object assertNoted(Shape shape, String operation, Object... arguments) {
        try (Gpu heard = Gpu.open(Target.AUTO)) {
            List<Execution> told = new ArrayList<>();
            heard.onExecution(told::add);
            Object result = AnyArray.call(heard.sorter(), operation, arguments);
            assertEquals(1, told.size());
            Execution execution = told.get(0);
            assertEquals(shape.note(operation), TestDevice.noteOf(execution), () -> operation + " of " + arguments[0]);
            assertEquals(operation, execution.operation());
            assertEquals(arguments[0].getClass().getComponentType(), execution.type());
            assertEquals(SMALLEST, execution.n());
            if (!shape.note(operation).isEmpty()) {
                assertEquals(Engine.JDK, execution.engine());
                assertEquals(Optional.empty(), execution.device());
                assertEquals(0, execution.bytesMoved());
            }
            return result;
        }
    }
}
