package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SearchOracle;
import io.github.aparasort.testing.SpecialFloats;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every method of {@link GpuArrays} that {@code Arrays} does not have, found by reflection: each overload does what its
 * name says. A new method fails here until it has an oracle. {@link ArraysMirrorTest} has the
 * others.
 */
@Tag(Coverage.EVERY_JDK)
class GpuArraysTest {
    /** None; one; few; and more than the JDK does without a choice. */
    private static final int[] SIZES = {0, 1, 2, 33, 4099};
    /** Elements beside a range, which stay as they are. */
    private static final int MARGIN = 3;

    /** Odd numbers first. */
    static final class OddIntsFirst extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return (a & 1) > (b & 1);
        }
    }

    /** Odd numbers first. */
    static final class OddLongsFirst extends LongOrderKernel {
        @Override
        public boolean before(long a, long b) {
            return (int) (a & 1) > (int) (b & 1);
        }
    }

    private static final Order ODD_FIRST = keys -> {
        int[] ints = AnyArray.toInts(keys);
        return (i, j) -> (ints[j] & 1) - (ints[i] & 1);
    };

    static Stream<Method> methods() {
        return Stream.of(GpuArrays.class.getMethods()).filter(method -> method.getDeclaringClass() == GpuArrays.class)
                .filter(method -> Stream.of(Arrays.class.getMethods()).noneMatch(theirs ->
                        theirs.getName().equals(method.getName())
                                && Arrays.equals(theirs.getParameterTypes(), method.getParameterTypes())))
                .filter(method -> !ObjectMethodsTest.tests(method))
                .sorted(Comparator.comparing(Method::toString));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("methods")
    void doesWhatItsNameSays(Method method) throws Exception {
        for (int n : SIZES) {
            switch (method.getName()) {
                case "sort", "sortDescending", "sortUnsigned", "sortPairs", "sortPairsDescending" -> sorts(method, n);
                case "argsort", "argsortDescending", "orderBy", "orderByDescending" -> orders(method, n);
                case "sortByInt", "sortByLong", "sortByDouble", "sortByIntDescending", "sortByLongDescending",
                        "sortByDoubleDescending" -> sortsBy(method, n);
                case "isSorted" -> tellsOrder(method, n);
                case "topK", "bottomK", "argTopK", "argBottomK" -> selects(method, n);
                case "unique" -> findsDistinct(method, n);
                case "isIn", "searchSorted", "searchSortedRight" -> searches(method, n);
                case "take" -> takes(method, n);
                case "rank", "rankDescending", "denseRank" -> ranks(method, n);
                case "indices" -> findsTrue(method, n);
                case "explain" -> explains(method, n);
                default -> throw new AssertionError("no oracle for " + method);
            }
        }
    }

    // ---- arguments

    /** Many ties, or keys of all kinds. */
    private static Object keys(Class<?> type, Input input, int n) {
        return AnyArray.of(type, input, input == Input.RANDOM ? SpecialFloats.EVERYTHING : null, n);
    }

    private static List<Object> inputs(Method method, int n) {
        Class<?> type = method.getParameterTypes()[0].getComponentType();
        int length = isRanged(method) ? n + 2 * MARGIN : n;
        return Stream.of(Input.RANDOM, Input.FIVE_VALUES).map(input -> keys(type, input, length)).toList();
    }

    private static boolean isRanged(Method method) {
        return Arrays.stream(method.getParameterTypes()).filter(type -> type == int.class).count() == 2;
    }

    /** The first index of the method's range. */
    private static int from(Method method) {
        return isRanged(method) ? MARGIN : 0;
    }

    /** The keys, then what the parameters say: values, the range, an order. */
    private static Object[] arguments(Method method, Object keys, Object values) {
        Class<?>[] parameters = method.getParameterTypes();
        Object[] arguments = new Object[parameters.length];
        arguments[0] = keys;
        for (int i = 1; i < parameters.length; i++) {
            if (parameters[i].isArray() || parameters[i] == Object.class) {
                arguments[i] = values;
            } else if (parameters[i] == int.class) {
                boolean isEnd = parameters[i - 1] == int.class;
                arguments[i] = isEnd ? Array.getLength(keys) - MARGIN : MARGIN;
            } else {
                Supplier<?> order = keys instanceof int[] ? OddIntsFirst::new : OddLongsFirst::new;
                arguments[i] = order;
            }
        }
        return arguments;
    }

    private static Order order(Method method) {
        String name = method.getName();
        if (method.getParameterTypes()[method.getParameterCount() - 1] == Supplier.class) {
            return ODD_FIRST;
        }
        if (name.endsWith("Unsigned")) {
            return Order.UNSIGNED;
        }
        return name.endsWith("Descending") || name.equals("topK") || name.equals("argTopK")
                ? Order.DESCENDING : Order.ASCENDING;
    }

    /** The indices of the method's range in its order. */
    private static int[] stableOrder(Method method, Object keys) {
        int from = from(method);
        return AnyArray.stableOrder(keys, from, Array.getLength(keys) - from, order(method));
    }

    // ---- oracles

    private static void sorts(Method method, int n) throws Exception {
        if (method.getParameterTypes()[0] == List.class) {
            sortsLists(method, n);
            return;
        }
        for (Class<?> type : valueTypes(method)) {
            for (Object keys : inputs(method, n)) {
                Object values = type == void.class ? null : AnyArray.values(type, Array.getLength(keys));
                int[] order = stableOrder(method, keys);
                Object expectedKeys = AnyArray.gathered(keys, from(method), order);
                Object expectedValues = values == null ? null : AnyArray.gathered(values, from(method), order);
                method.invoke(null, arguments(method, keys, values));
                AnyArray.assertSame(expectedKeys, keys, "keys");
                AnyArray.assertSame(expectedValues, values, "values");
            }
        }
    }

    /** The types of values that a method takes; void if it takes keys only. */
    private static List<Class<?>> valueTypes(Method method) {
        if (!method.getName().startsWith("sortPairs")) {
            return List.of(void.class);
        }
        return method.getParameterTypes()[1] == Object.class
                ? Stream.concat(AnyArray.TYPES.stream(), Stream.of(String.class)).toList() : List.of(int.class);
    }

    /** The sorts of arrays are those of {@link Arrays}: {@link ArraysMirrorTest}. */
    private static void sortsLists(Method method, int n) throws Exception {
        for (Input input : List.of(Input.RANDOM, Input.FIVE_VALUES)) {
            List<Integer> expected = IntStream.of((int[]) keys(int.class, input, n)).boxed().toList();
            List<Integer> found = new ArrayList<>(expected);
            boolean isOrdered = method.getParameterCount() > 1;
            method.invoke(null, isOrdered ? new Object[] {found, Comparator.reverseOrder()} : new Object[] {found});
            Comparator<Integer> order = isOrdered ? Comparator.reverseOrder() : Comparator.naturalOrder();
            assertEquals(expected.stream().sorted(order).toList(), found);
        }
    }

    private static void orders(Method method, int n) throws Exception {
        for (Object keys : inputs(method, n)) {
            Object before = AnyArray.copy(keys);
            Object found = method.invoke(null, arguments(method, keys, null));
            assertArrayEquals(stableOrder(method, keys), found instanceof OrderBy by ? by.argsort() : (int[]) found);
            AnyArray.assertSame(before, keys, "keys");
        }
    }

    private static void sortsBy(Method method, int n) throws Exception {
        Class<?> type = method.getName().contains("Int") ? int.class : method.getName().contains("Long") ? long.class
                : double.class;
        for (Input input : List.of(Input.RANDOM, Input.FIVE_VALUES)) {
            Object keys = keys(type, input, n);
            Integer[] objects = IntStream.range(0, n).boxed().toArray(Integer[]::new);
            ToIntFunction<Integer> ints = i -> Array.getInt(keys, i);
            ToLongFunction<Integer> longs = i -> Array.getLong(keys, i);
            ToDoubleFunction<Integer> doubles = i -> Array.getDouble(keys, i);
            boolean isList = method.getParameterTypes()[0] == List.class;
            method.invoke(null, isList ? Arrays.asList(objects) : objects,
                    type == int.class ? ints : type == long.class ? longs : doubles);
            assertArrayEquals(AnyArray.stableOrder(keys, 0, n, order(method)),
                    Arrays.stream(objects).mapToInt(i -> i).toArray());
        }
    }

    private static void tellsOrder(Method method, int n) throws Exception {
        Object keys = inputs(method, n).get(0);
        int from = from(method);
        int to = from + n;
        Object sorted = AnyArray.gathered(keys, from, stableOrder(method, keys));
        assertEquals(true, method.invoke(null, arguments(method, sorted, null)));
        if (n > 1) {
            Object first = Array.get(sorted, from);
            assertFalse(first.equals(Array.get(sorted, to - 1)));
            Array.set(sorted, from, Array.get(sorted, to - 1));
            Array.set(sorted, to - 1, first);
            assertEquals(false, method.invoke(null, arguments(method, sorted, null)));
        }
    }

    private static void selects(Method method, int n) throws Exception {
        for (Object keys : inputs(method, n)) {
            Object before = AnyArray.copy(keys);
            int k = (n + 1) / 3;
            int[] first = Arrays.copyOf(stableOrder(method, keys), k);
            Object found = method.invoke(null, keys, k);
            AnyArray.assertSame(method.getName().startsWith("arg") ? first : AnyArray.taken(keys, first), found, "selected");
            AnyArray.assertSame(before, keys, "keys");
        }
    }

    private static void findsDistinct(Method method, int n) throws Exception {
        for (Object keys : inputs(method, n)) {
            AnyArray.assertSame(new GroupOracle(keys).keys(), method.invoke(null, keys), "distinct keys");
        }
    }

    private static void ranks(Method method, int n) throws Exception {
        boolean isDense = method.getName().startsWith("dense");
        for (Object keys : inputs(method, n)) {
            Order.Comparison comparison = order(method).of(keys);
            int[] order = stableOrder(method, keys);
            int[] ranks = new int[n];
            for (int i = 1; i < n; i++) {
                int before = ranks[order[i - 1]];
                ranks[order[i]] = comparison.compare(order[i - 1], order[i]) == 0 ? before : isDense ? before + 1 : i;
            }
            assertArrayEquals(ranks, (int[]) method.invoke(null, keys));
        }
    }

    /** {@code isIn(needles, haystack)}, but {@code searchSorted(haystack, needles)}. */
    private static void searches(Method method, int n) throws Exception {
        Object unsorted = inputs(method, n).get(0);
        Object haystack = AnyArray.taken(unsorted, AnyArray.stableOrder(unsorted, 0, n, Order.ASCENDING));
        // Half of the needles are keys.
        Object needles = keys(method.getParameterTypes()[0].getComponentType(), Input.RANDOM, n + MARGIN);
        for (int i = 0; i < n; i += 2) {
            Array.set(needles, i, Array.get(unsorted, i));
        }
        if (method.getName().equals("isIn")) {
            boolean[] found = (boolean[]) method.invoke(null, needles, haystack);
            assertArrayEquals(IntStream.of(SearchOracle.matches(haystack, needles)).map(Integer::signum).toArray(),
                    IntStream.range(0, found.length).map(i -> found[i] ? 1 : 0).toArray());
        } else {
            assertArrayEquals(SearchOracle.bounds(haystack, needles, method.getName().endsWith("Right")),
                    (int[]) method.invoke(null, haystack, needles));
        }
    }

    private static void takes(Method method, int n) throws Exception {
        Class<?> type = method.getParameterTypes()[0].getComponentType();
        Object array = type == boolean.class ? flags(n) : AnyArray.values(type, n);
        int[] indices = n == 0 ? new int[0] : Arrays.stream(Input.RANDOM.ints(n + MARGIN))
                .map(i -> Math.floorMod(i, n)).toArray();
        Object expected = AnyArray.taken(array, indices);
        Object found;
        if (method.getParameterCount() == 2) {
            found = method.invoke(null, array, indices);
        } else {
            // Of objects null is the default.
            Object only = Array.newInstance(type, 1);
            for (int i = 0; i < indices.length; i += 3) {
                indices[i] = -1;
                System.arraycopy(only, 0, expected, i, 1);
            }
            found = method.invoke(null, array, indices, Array.get(only, 0));
        }
        assertSame(array.getClass(), found.getClass());
        AnyArray.assertSame(expected, found, "taken");
    }

    private static boolean[] flags(int n) {
        boolean[] flags = new boolean[n];
        for (int i = 0; i < n; i += 3) {
            flags[i] = true;
        }
        return flags;
    }

    private static void findsTrue(Method method, int n) throws Exception {
        assertArrayEquals(IntStream.range(0, n).filter(i -> i % 3 == 0).toArray(),
                (int[]) method.invoke(null, flags(n)));
    }

    private static void explains(Method method, int n) throws Exception {
        for (Class<?> type : AnyArray.TYPES) {
            Plan plan = (Plan) method.invoke(null, type, n);
            assertEquals("sort", plan.operation());
            assertEquals(n, plan.n());
            assertTrue(plan.toString().contains(type.getName()), plan::toString);
        }
    }
}
