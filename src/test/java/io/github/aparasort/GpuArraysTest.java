package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.LongOrders;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SpecialFloats;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every method of {@link GpuArrays} found by reflection: each overload does what the method of the shared context does
 * that has its name and its parameters, for which there are tests with oracles. {@link ArraysMirrorTest} has those that
 * {@code Arrays} has, {@link ListOfArrayTest} the sorts of lists, and {@code TakeFacadeTest} those that gather.
 */
@Tag(Coverage.EVERY_JDK)
class GpuArraysTest {
    /** None; one; few; and more than the JDK does without a choice. */
    private static final int[] SIZES = {0, 1, 2, 33, 4099};
    /** Elements beside a range, which stay as they are. */
    private static final int MARGIN = 3;
    /** What methods are called by another name in a context. */
    private static final Map<String, String> NAMES = Map.of("searchSorted", "lowerBounds", "searchSortedRight",
            "upperBounds");

    static Stream<Method> methods() {
        return Stream.of(GpuArrays.class.getMethods()).filter(method -> method.getDeclaringClass() == GpuArrays.class)
                .filter(method -> Stream.of(Arrays.class.getMethods()).noneMatch(theirs ->
                        theirs.getName().equals(method.getName())
                                && Arrays.equals(theirs.getParameterTypes(), method.getParameterTypes())))
                .filter(method -> !method.getName().equals("take")
                        && !(method.getName().equals("sort") && method.getParameterTypes()[0] == List.class))
                .sorted(Comparator.comparing(Method::toString));
    }

    private static Object owner(String name) {
        Gpu gpu = Gpu.shared();
        return switch (name) {
            case "topK", "bottomK", "argTopK", "argBottomK" -> gpu.selector();
            case "unique", "rank", "rankDescending", "denseRank" -> gpu.groups();
            case "isIn", "searchSorted", "searchSortedRight", "indices" -> gpu.search();
            case "explain" -> gpu;
            default -> gpu.sorter();
        };
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("methods")
    void doesWhatTheMethodOfTheContextDoes(Method method) throws Exception {
        String name = method.getName();
        Object owner = owner(name);
        Method theirs = owner.getClass().getMethod(NAMES.getOrDefault(name, name), method.getParameterTypes());
        for (int n : SIZES) {
            for (Input input : List.of(Input.RANDOM, Input.FIVE_VALUES)) {
                Object[] given = arguments(method, input, n);
                Object[] expected = arguments(method, input, n);
                assertAlike(theirs.invoke(owner, expected), method.invoke(null, given));
                for (int i = 0; i < given.length; i++) {
                    assertTrue(given[i] == expected[i] || given[i].getClass() == expected[i].getClass());
                    if (given[i].getClass().isArray() || given[i] instanceof List) {
                        assertAlike(expected[i], given[i]);
                    }
                }
            }
        }
    }

    private static void assertAlike(Object expected, Object found) {
        if (expected instanceof OrderBy order) {
            assertAlike(order.argsort(), ((OrderBy) found).argsort());
        } else if (expected instanceof Plan plan) {
            // What was measured meanwhile may have changed the rest.
            assertEquals(List.of(plan.operation(), plan.type(), plan.n()),
                    List.of(((Plan) found).operation(), ((Plan) found).type(), ((Plan) found).n()));
        } else if (expected != null && expected.getClass().isArray()) {
            assertEquals(expected.getClass(), found.getClass());
            AnyArray.assertSame(expected, found, "an array");
        } else {
            assertEquals(expected, found);
        }
    }

    // ---- arguments

    private static Object[] arguments(Method method, Input input, int n) {
        Class<?>[] types = method.getParameterTypes();
        boolean ranged = Stream.of(types).filter(type -> type == int.class).count() == 2;
        int length = ranged ? n + 2 * MARGIN : n;
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = types[i] != int.class ? argument(types[i], types[0], input, length)
                    : !ranged ? (n + 1) / 3 : types[i - 1] == int.class ? length - MARGIN : MARGIN;
        }
        if (method.getName().startsWith("searchSorted")) {
            arguments[0] = AnyArray.taken(arguments[0], AnyArray.stableOrder(arguments[0], 0, n, Order.ASCENDING));
        }
        return arguments;
    }

    private static Object argument(Class<?> type, Class<?> first, Input input, int n) {
        if (type == boolean[].class) {
            boolean[] flags = new boolean[n];
            for (int i = 0; i < n; i += 3) {
                flags[i] = true;
            }
            return flags;
        }
        if (type.isArray() && type.getComponentType().isPrimitive()) {
            return AnyArray.of(type.getComponentType(), input, SpecialFloats.EVERYTHING, n);
        }
        if (type.isArray() || Collection.class.isAssignableFrom(type)) {
            String[] texts = Arrays.stream(input.ints(n)).mapToObj(String::valueOf).toArray(String[]::new);
            return type.isArray() ? texts : Arrays.asList(texts);
        }
        if (type == Columns.class) {
            return Columns.of(input.ints(n)).and((String[]) argument(String[].class, first, Input.FIVE_VALUES, n));
        }
        if (type == Supplier.class) {
            Supplier<?> order = first == int[].class ? IntOrders.ByTwoBits::new : LongOrders.ByTwoBits::new;
            return order;
        }
        return type == Object.class ? AnyArray.values(long.class, n)
                : type == Comparator.class ? Comparator.comparing(String::length)
                : type == ToIntFunction.class ? (ToIntFunction<String>) String::length
                : type == ToLongFunction.class ? (ToLongFunction<String>) String::length
                : type == ToDoubleFunction.class ? (ToDoubleFunction<String>) String::length : int.class;
    }
}
