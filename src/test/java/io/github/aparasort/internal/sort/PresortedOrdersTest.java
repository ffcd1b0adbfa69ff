package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Order that is noticed under AUTO where another one than the ascending is wanted, or values of other types move. */
@Tag(Coverage.EVERY_JDK)
class PresortedOrdersTest {
    private static final int N = 16_384;
    private static final String DONE = "already in order";
    private static final String REVERSED = "in descending order, reversed";

    /** Keys by their index, and what is noted of them by sorts that ascend, descend and are unsigned. */
    private enum Shape {
        UP(i -> 3 * i - N, DONE, REVERSED, ""),
        DOWN(i -> N - 3 * i, REVERSED, DONE, ""),
        STEPS_UP(i -> i / 9000, DONE, "", DONE),
        STEPS_DOWN(i -> -(i / 9000), "", DONE, DONE),
        EQUAL(i -> 7, DONE, DONE, DONE),
        UNSIGNED(i -> i < N / 2 ? i : Integer.MIN_VALUE + i, "", "", DONE),
        UNSIGNED_DOWN(i -> i < N / 2 ? -1 - i : N - i, "", "", REVERSED),
        SCATTERED(i -> i * 0x9e37_79b9 >> 8, "", "", "");

        private final IntUnaryOperator key;
        private final String ascending;
        private final String descending;
        private final String unsigned;

        Shape(IntUnaryOperator key, String ascending, String descending, String unsigned) {
            this.key = key;
            this.ascending = ascending;
            this.descending = descending;
            this.unsigned = unsigned;
        }

        int[] ints() {
            return IntStream.range(0, N).map(key).toArray();
        }

        /** Keys of a type, in the same order, but for longs that are to be unsigned. */
        Object keys(Class<?> type) {
            return type == int.class ? ints()
                    : type == long.class ? IntStream.of(ints()).mapToLong(k -> (long) k << 32).toArray()
                    : type == float.class ? floats()
                    : IntStream.of(ints()).asDoubleStream().toArray();
        }

        private float[] floats() {
            float[] floats = new float[N];
            int[] ints = ints();
            for (int i = 0; i < N; i++) {
                floats[i] = ints[i];
            }
            return floats;
        }
    }

    private static final Class<?>[] TYPES = {int.class, long.class, double.class, float.class};

    @ParameterizedTest
    @EnumSource
    void keysAlone(Shape shape) {
        for (Class<?> type : TYPES) {
            if (type != float.class || isExact(shape)) {
                Object a = shape.keys(type);
                Object expected = AnyArray.gathered(a, 0, AnyArray.stableOrder(a, 0, N, Order.DESCENDING));
                assertNoted(shape == Shape.STEPS_UP ? REVERSED : shape.descending, "sortDescending", a);
                AnyArray.assertSame(expected, a, shape + " of " + type);
            }
        }
        for (Class<?> type : new Class<?>[] {int.class, long.class}) {
            Object a = shape.keys(type);
            Object expected = AnyArray.gathered(a, 0, AnyArray.stableOrder(a, 0, N, Order.UNSIGNED));
            assertNoted(shape.unsigned, "sortUnsigned", a);
            AnyArray.assertSame(expected, a, shape + " of " + type);
        }
    }

    @ParameterizedTest
    @EnumSource
    void ordersAndPairs(Shape shape) {
        for (Class<?> type : TYPES) {
            if (type != float.class || isExact(shape)) {
                Object keys = shape.keys(type);
                int[] ascending = AnyArray.stableOrder(keys, 0, N, Order.ASCENDING);
                int[] descending = AnyArray.stableOrder(keys, 0, N, Order.DESCENDING);
                assertArrayEquals(ascending, (int[]) assertNoted(shape.ascending, "argsort", keys));
                assertArrayEquals(descending, (int[]) assertNoted(shape.descending, "argsortDescending", keys));
                for (Object values : new Object[] {Input.values(N), Input.RANDOM.floats(N), Input.RANDOM.longs(N),
                    Input.RANDOM.doubles(N), IntStream.range(0, N).mapToObj(Integer::toString).toArray()}) {
                    Object movedKeys = AnyArray.copy(keys);
                    Object expected = AnyArray.gathered(values, 0, ascending);
                    assertNoted(shape.ascending, "sortPairs", movedKeys, values);
                    AnyArray.assertSame(AnyArray.gathered(keys, 0, ascending), movedKeys, shape + " of " + type);
                    AnyArray.assertSame(expected, values, shape + " of " + type);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void objectsByAKey(Shape shape) {
        int[] keys = shape.ints();
        Integer[] indices = IntStream.range(0, N).boxed().toArray(Integer[]::new);
        Integer[] expected = indices.clone();
        Arrays.sort(expected, Comparator.comparingInt(i -> keys[i]));
        try (Gpu gpu = Gpu.open(Target.AUTO)) {
            Execution[] told = new Execution[1];
            gpu.onExecution(execution -> told[0] = execution);
            gpu.sorter().sortByInt(indices, i -> keys[i]);
            assertArrayEquals(expected, indices);
            assertEquals(shape.ascending, TestDevice.noteOf(told[0]));
            gpu.sorter().sortByLong(indices, i -> i);
            assertArrayEquals(IntStream.range(0, N).boxed().toArray(), indices);
        }
    }

    /** Whether floats tell these keys apart. */
    private static boolean isExact(Shape shape) {
        return shape != Shape.UNSIGNED;
    }

    private static Object assertNoted(String note, String operation, Object... arguments) {
        try (Gpu gpu = Gpu.open(Target.AUTO)) {
            Execution[] told = new Execution[1];
            gpu.onExecution(execution -> told[0] = execution);
            Object result = AnyArray.call(gpu.sorter(), operation, arguments);
            assertEquals(operation, told[0].operation());
            assertEquals(note, TestDevice.noteOf(told[0]), () -> operation + " of " + arguments[0].getClass().getSimpleName());
            return result;
        }
    }
}
