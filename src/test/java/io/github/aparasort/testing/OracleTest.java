package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle of orders, from which others follow, against sorts of the JDK that box each element. */
class OracleTest {
    private static final int[] SIZES = {0, 1, 2, 3, 4, 5, 33, 1009, 5000};
    private static final int MARGIN = 3;
    private static final Comparator<Object> NATURAL = AnyArray.natural();

    private interface Check {
        void of(Object keys, String what);
    }

    /** All inputs of all types, floats and doubles with special values too. */
    private static void each(int[] sizes, Check check) {
        for (Class<?> type : AnyArray.TYPES) {
            for (int n : sizes) {
                for (Input input : Input.values()) {
                    check.of(AnyArray.of(type, input, null, n), input + " " + type + "[" + n + "]");
                }
                for (SpecialFloats special : type == float.class || type == double.class ? SpecialFloats.values()
                        : new SpecialFloats[0]) {
                    check.of(AnyArray.of(type, Input.RANDOM, special, n), special + " " + type + "[" + n + "]");
                }
            }
        }
    }

    static List<Class<?>> types() {
        return AnyArray.TYPES;
    }

    private static Object[] boxed(Object array) {
        return IntStream.range(0, Array.getLength(array)).mapToObj(i -> Array.get(array, i)).toArray();
    }

    // ---- orders

    private static int[] stableOrder(Object[] boxed, int from, int to, Comparator<Object> order) {
        return IntStream.range(from, to).boxed().sorted((i, j) -> order.compare(boxed[i], boxed[j]))
                .mapToInt(i -> i).toArray();
    }

    @ParameterizedTest
    @EnumSource
    void stableOrders(Direction direction) {
        each(SIZES, (keys, what) -> {
            int n = Array.getLength(keys);
            if (direction != Direction.UNSIGNED || keys instanceof int[] || keys instanceof long[]) {
                Object[] boxed = boxed(keys);
                for (int margin : n > 2 * MARGIN ? new int[] {0, MARGIN} : new int[] {0}) {
                    assertArrayEquals(stableOrder(boxed, margin, n - margin, direction.boxed),
                            AnyArray.stableOrder(keys, margin, n - margin, direction.order), what);
                }
            }
        });
    }

    enum Direction {
        ASCENDING(Order.ASCENDING, NATURAL), DESCENDING(Order.DESCENDING, NATURAL.reversed()),
        UNSIGNED(Order.UNSIGNED, (x, y) -> x instanceof Integer i ? Integer.compareUnsigned(i, (int) y)
                : Long.compareUnsigned((long) x, (long) y));

        private final Order order;
        private final Comparator<Object> boxed;

        Direction(Order order, Comparator<Object> boxed) {
            this.order = order;
            this.boxed = boxed;
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void ordersOfObjects(Class<?> type) {
        Object[] boxed = boxed(AnyArray.of(type, Input.FIVE_VALUES, null, 1009));
        Comparable<?>[] objects = Arrays.copyOf(boxed, boxed.length, Comparable[].class);
        assertArrayEquals(stableOrder(boxed, 0, boxed.length, NATURAL),
                AnyArray.stableOrder(objects, 0, boxed.length, Order.ASCENDING));
    }

    // ---- arrays

    @ParameterizedTest
    @MethodSource("types")
    void intsOfEveryType(Class<?> type) {
        int[] ints = IntStream.rangeClosed(-128, 127).map(i -> type == char.class ? i + 128 : i).toArray();
        Object array = AnyArray.ofInts(type, ints);
        assertEquals(type, array.getClass().getComponentType());
        int[] reversed = IntStream.range(0, ints.length).map(i -> ints.length - 1 - i).toArray();
        Object taken = AnyArray.taken(array, reversed);
        Object gathered = AnyArray.gathered(array, MARGIN, Arrays.copyOf(reversed, 5));
        Object twice = AnyArray.concatenated(type, array, AnyArray.ofInts(type, new int[0]), taken);
        for (int i = 0; i < ints.length; i++) {
            Object box = Array.get(array, i);
            assertEquals(ints[i], box instanceof Character c ? (double) c : ((Number) box).doubleValue());
            assertEquals(Array.get(array, reversed[i]), Array.get(taken, i));
            boolean moved = i >= MARGIN && i < MARGIN + 5;
            assertEquals(Array.get(array, moved ? reversed[i - MARGIN] : i), Array.get(gathered, i));
            assertEquals(box, Array.get(twice, i));
            assertEquals(Array.get(taken, i), Array.get(twice, ints.length + i));
        }
        if (isKeyType(type)) {
            assertArrayEquals(ints, AnyArray.toInts(array));
        }
    }

    private static boolean isKeyType(Class<?> type) {
        return Arrays.stream(KeyType.values()).anyMatch(each -> each.type == type);
    }
}
