package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Bad arguments of all sorts, for all types, and that the drop-in has them all; {@link GpuArraysTest} has what they do.
 * Also with a target that has no device here, because arguments are checked before anything else.
 */
class SortChecksTest {
    /** Long enough for every engine, and not the same. */
    private static final int KEYS = 20_011;
    private static final int VALUES = 19_997;
    private static final List<Class<?>> WIDE = List.of(int.class, long.class, float.class, double.class);
    private static final List<Class<?>> VALUE_TYPES = List.of(int.class, long.class, float.class, double.class,
            Object.class);
    /** What {@link GpuArrays} offers of a sorter, with the same signatures. */
    private static final Set<String> OFFERED = Set.of("sortDescending", "sortUnsigned", "isSorted", "argsort",
            "argsortDescending", "sortPairs", "sortPairsDescending", "sortByInt", "sortByLong", "sortByDouble",
            "sortByIntDescending", "sortByLongDescending", "sortByDoubleDescending", "orderBy", "orderByDescending");

    @ParameterizedTest
    @EnumSource
    void differentLengthsAreRefusedAndNothingIsTouched(Target target) {
        Sorter sorter = Gpu.open(target).sorter();
        for (Class<?> type : WIDE) {
            Object keys = AnyArray.of(type, Input.RANDOM, null, KEYS);
            for (Class<?> other : Stream.concat(WIDE.stream(), Stream.of(Object.class)).toList()) {
                Object values = other == Object.class ? Input.RANDOM.name().split("")
                        : AnyArray.of(other, Input.RANDOM, null, VALUES);
                for (Object owner : new Object[] {sorter, null}) {
                    String message = assertThrows(IllegalArgumentException.class,
                            () -> AnyArray.call(owner, "sortPairs", keys, values)).getMessage();
                    assertTrue(message.contains("" + KEYS), message);
                    assertTrue(message.contains("" + Array.getLength(values)), message);
                    for (String name : List.of("sortPairs", "sortPairsDescending")) {
                        assertEquals(message, assertThrows(IllegalArgumentException.class,
                                () -> AnyArray.call(owner, name, keys, values, 0, 1)).getMessage());
                    }
                }
                if (other != Object.class) {
                    AnyArray.assertSame(AnyArray.of(other, Input.RANDOM, null, VALUES), values, "values");
                }
            }
            AnyArray.assertSame(AnyArray.of(type, Input.RANDOM, null, KEYS), keys, "keys");
        }
        assertThrows(IllegalArgumentException.class, () -> sorter.sortPairs(new int[0], new int[1]));
    }

    @ParameterizedTest
    @EnumSource
    void badRangesThrowWhatArraysThrows(Target target) {
        Sorter sorter = Gpu.open(target).sorter();
        // Single mistakes, then several at once, which show the order of the checks.
        int[][] ranges = {{5, 4}, {-1, 4}, {0, 11}, {11, 11}, {-1, 11}, {-1, -2}, {12, 11}, {3, -1}, {-3, -3},
            {Integer.MIN_VALUE, Integer.MAX_VALUE}, {Integer.MAX_VALUE, Integer.MIN_VALUE}, {0, Integer.MAX_VALUE},
            {Integer.MIN_VALUE, 0}};
        for (Class<?> type : AnyArray.TYPES) {
            Object a = AnyArray.of(type, Input.REVERSED, null, 10);
            for (int[] range : ranges) {
                RuntimeException theirs = assertThrows(RuntimeException.class,
                        () -> Arrays.sort(new int[10], range[0], range[1]));
                refusesAsTheyDo(theirs, () -> AnyArray.call(null, "sort", a, range[0], range[1]));
                for (String name : List.of("sort", "sortDescending", "isSorted", "argsort", "argsortDescending")) {
                    refusesAsTheyDo(theirs, () -> AnyArray.call(sorter, name, a, range[0], range[1]));
                }
                if (type == int.class || type == long.class) {
                    refusesAsTheyDo(theirs, () -> AnyArray.call(sorter, "sortUnsigned", a, range[0], range[1]));
                }
                for (Class<?> values : WIDE.contains(type) ? VALUE_TYPES : List.<Class<?>>of()) {
                    for (String name : List.of("sortPairs", "sortPairsDescending")) {
                        refusesAsTheyDo(theirs, () -> AnyArray.call(sorter, name, a, Array.newInstance(values, 10),
                                range[0], range[1]));
                    }
                }
            }
            for (int at = 0; at <= 10; at++) {
                AnyArray.call(sorter, "sort", a, at, at);
                AnyArray.call(null, "sort", a, at, at);
            }
            AnyArray.assertSame(AnyArray.of(type, Input.REVERSED, null, 10), a, "not to be touched");
        }
    }

    @ParameterizedTest
    @EnumSource
    void noArrayThrowsWhatArraysThrowsWhateverTheRange(Target target) {
        Sorter sorter = Gpu.open(target).sorter();
        for (Class<?> type : AnyArray.TYPES) {
            for (Object[] arguments : new Object[][] {{null}, {null, 0, 0}, {null, 0, 1}, {null, 2, 1}, {null, -1, 1}}) {
                RuntimeException theirs = assertThrows(RuntimeException.class,
                        () -> sort(Arrays.class, null, type, arguments));
                refusesAsTheyDo(theirs, () -> sort(GpuArrays.class, null, type, arguments));
                refusesAsTheyDo(theirs, () -> sort(Sorter.class, sorter, type, arguments));
            }
        }
    }

    private static void sort(Class<?> owner, Object object, Class<?> type, Object... arguments) throws Throwable {
        Class<?>[] signature = {type.arrayType(), int.class, int.class};
        try {
            owner.getMethod("sort", Arrays.copyOf(signature, arguments.length)).invoke(object, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static void refusesAsTheyDo(RuntimeException theirs, Executable call) {
        RuntimeException ours = assertThrows(RuntimeException.class, call);
        assertEquals(theirs.getClass(), ours.getClass());
        assertEquals(theirs.getMessage(), ours.getMessage());
    }

    /** Then the list is as it was: its elements are set after the sort. */
    @Test
    void listsThatCannotBeSetAreRefused() {
        Sorter sorter = Gpu.open(Target.JTP).sorter();
        List<String> list = List.of("ccc", "a", "bb");
        assertThrows(UnsupportedOperationException.class, () -> sorter.sortByInt(list, String::length));
        assertThrows(UnsupportedOperationException.class, () -> sorter.sortByDoubleDescending(list, String::length));
        assertEquals(List.of("ccc", "a", "bb"), list);
    }

    @ParameterizedTest
    @EnumSource
    void nullIsRefused(Target target) {
        Sorter sorter = Gpu.open(target).sorter();
        String[] strings = {"b", "a"};
        int[] keys = {2, 1};
        assertThrows(NullPointerException.class, () -> sorter.sortByInt((Object[]) null, Object::hashCode));
        assertThrows(NullPointerException.class, () -> sorter.sortByInt((List<?>) null, Object::hashCode));
        assertThrows(NullPointerException.class, () -> sorter.sortByInt(strings, null));
        assertThrows(NullPointerException.class, () -> sorter.sortByLong(List.of(strings), null));
        assertThrows(NullPointerException.class, () -> sorter.sortPairsDescending(keys, (long[]) null, 0, 1));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs((float[]) null, keys, 0, 1));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs((int[]) null, new int[1]));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs((long[]) null, new int[1]));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs(Input.REVERSED.ints(KEYS), (int[]) null));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs(new long[KEYS], (int[]) null));
        assertThrows(NullPointerException.class, () -> sorter.argsort((int[]) null));
        assertThrows(NullPointerException.class, () -> sorter.argsort((long[]) null));
        assertThrows(NullPointerException.class, () -> sorter.argsort((short[]) null, 0, 1));
        assertThrows(NullPointerException.class, () -> sorter.sortByLong(strings, null));
        assertThrows(NullPointerException.class, () -> sorter.sortByDouble(new String[0], null));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs(keys, (String[]) null));
        assertThrows(NullPointerException.class, () -> sorter.sortPairs((float[]) null, keys));
        assertThrows(NullPointerException.class, () -> sorter.sortDescending((double[]) null));
        assertThrows(NullPointerException.class, () -> sorter.sortUnsigned((int[]) null, 1, 0));
        assertThrows(NullPointerException.class, () -> sorter.isSorted((char[]) null));
        assertThrows(NullPointerException.class, () -> sorter.argsortDescending((byte[]) null));
        assertThrows(NullPointerException.class, () -> sorter.orderBy((int[]) null));
        assertThrows(NullPointerException.class, () -> sorter.orderBy(keys).then((short[]) null));
        assertArrayEquals(new String[] {"b", "a"}, strings);
        assertArrayEquals(new int[] {2, 1}, keys);
    }

    /** At whichever object the key function throws: the array is as before, and the caller gets that very exception. */
    @ParameterizedTest
    @EnumSource
    void whatAKeyFunctionThrowsReachesTheCaller(Target target) {
        Sorter sorter = Gpu.open(target).sorter();
        Integer[] before = Arrays.stream(Input.RANDOM.ints(5000)).boxed().toArray(Integer[]::new);
        RuntimeException thrown = new RuntimeException("planted");
        for (int at : new int[] {0, 1, 2500, 4999}) {
            Integer[] a = before.clone();
            int[] calls = new int[1];
            ToIntFunction<Integer> key = x -> {
                if (calls[0]++ == at) {
                    throw thrown;
                }
                return x;
            };
            assertSame(thrown, assertThrows(RuntimeException.class, () -> sorter.sortByInt(a, key)));
            calls[0] = 0;
            assertSame(thrown, assertThrows(RuntimeException.class, () -> sorter.sortByLong(a, key::applyAsInt)));
            calls[0] = 0;
            assertSame(thrown, assertThrows(RuntimeException.class, () -> sorter.sortByDouble(a, key::applyAsInt)));
            for (int i = 0; i < a.length; i++) {
                assertSame(before[i], a[i]);
            }
        }
    }

    @Test
    void whatDoesNotExistIsNotExplained() {
        Gpu gpu = Gpu.open(Target.JDK);
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("sortUnsigned", float.class, 10));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("argsort", boolean.class, 10));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("sortPairs", byte.class, 10));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("shuffle", int.class, 10));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("sortPairs", String.class, 10));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("argsort", int.class, -1));
    }

    @Test
    void columnsOfDifferentLengthsAreRefused() {
        OrderBy order = GpuArrays.orderBy(new int[7]).thenDescending(new double[7]);
        String message = assertThrows(IllegalArgumentException.class, () -> order.then(new byte[8])).getMessage();
        assertTrue(message.contains("7") && message.contains("8"), message);
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5, 6}, order.argsort());
    }

    /** A column more makes another order of it; the one before is as it was. */
    @Test
    void ordersAreImmutable() {
        OrderBy first = GpuArrays.orderByDescending(new int[] {1, 2, 1, 2});
        OrderBy both = first.then(new char[] {'d', 'c', 'b', 'a'});
        assertArrayEquals(new int[] {1, 3, 0, 2}, first.argsort());
        assertArrayEquals(new int[] {3, 1, 2, 0}, both.argsort());
        assertArrayEquals(new int[] {3, 1, 2, 0}, both.argsort());
    }

    /** With the same types, and so callable with the same words. */
    @Test
    void theDropInHasThemAll() {
        assertEquals(signatures(Sorter.class, 0), signatures(GpuArrays.class, Modifier.STATIC));
        // Descending, unsigned, sorted; orders; pairs; objects by a number; columns; those by a custom order; objects.
        assertEquals(14 + 4 + 14 + 28 + 16 + 12 + 15 + 4 + 13, signatures(Sorter.class, 0).size());
    }

    private static Set<String> signatures(Class<?> owner, int isStatic) {
        Set<String> signatures = new TreeSet<>();
        for (Method method : owner.getMethods()) {
            if (OFFERED.contains(method.getName())) {
                assertEquals(isStatic, method.getModifiers() & Modifier.STATIC, method.toString());
                signatures.add(method.getReturnType() + " " + method.getName()
                        + Arrays.toString(method.getParameterTypes()));
            }
        }
        return signatures;
    }
}
