package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Merger;
import io.github.aparasort.Pairs;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.testing.MergeInput;
import io.github.aparasort.testing.TestDevice;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Merges as callers ask for them, on each engine. */
class MergerTest {
    private static final Class<?>[] TYPES = {int.class, long.class, float.class, double.class};

    @ParameterizedTest
    @CsvSource({"JDK, JDK, 20000", "JTP, JTP, 300000", "OPENCL, OPENCL, 30000"})
    void mergesEveryType(Target target, Engine engine, int n) {
        List<Execution> calls = new ArrayList<>();
        try (Gpu gpu = open(target)) {
            gpu.onExecution(calls::add);
            for (MergeInput input : MergeInput.values()) {
                for (Class<?> type : TYPES) {
                    for (int aCount : new int[] {1, n / 3, n}) {
                        check(gpu.merger(), type, input.lists(aCount, n - aCount, new Random(n)), input.toString());
                    }
                }
            }
        }
        // Pairs, new ones, and those for an array of the caller's.
        assertEquals(3 * 3 * TYPES.length * MergeInput.values().length, calls.size());
        for (Execution call : calls) {
            assertEquals(engine, call.engine(), call::toString);
            assertEquals("", TestDevice.noteOf(call));
            assertEquals(n, call.n());
        }
    }

    @ParameterizedTest
    @EnumSource
    void mergesByEveryStrategy(MergeStrategy strategy) {
        List<Execution> calls = new ArrayList<>();
        try (Gpu gpu = open(Target.OPENCL)) {
            gpu.onExecution(calls::add);
            for (Class<?> type : TYPES) {
                check(gpu.merger().using(strategy), type, MergeInput.RANDOM.lists(7001, 9002, new Random(1)), "");
            }
        }
        String way = strategy == MergeStrategy.CIRCULAR ? "CircularMerge" : "TileMerge";
        assertEquals(12, calls.stream().filter(call -> call.kernel().endsWith(way)).count());
    }

    @ParameterizedTest
    @CsvSource({"JDK, 20000", "JTP, 2000", "AUTO, 2000"})
    void mergesManySmallOnes(Target target, int rounds) {
        Random random = new Random(9);
        MergeInput[] inputs = MergeInput.values();
        try (Gpu gpu = open(target)) {
            for (int round = 0; round < rounds; round++) {
                int n = random.nextInt(1 + random.nextInt(round % 1000 == 0 ? 9000 : 200));
                int aCount = random.nextInt(n + 1);
                check(gpu.merger(), TYPES[round % 4],
                        inputs[random.nextInt(inputs.length)].lists(aCount, n - aCount, random), "round " + round);
            }
        }
    }

    private static Gpu open(Target target) {
        if (target == Target.OPENCL) {
            TestDevice.openCl();
        }
        return Gpu.open(target);
    }

    /** Merges in every form, and leaves the input alone. */
    private static void check(Merger merger, Class<?> type, long[][] lists, String what) {
        Object a = MergeInput.typed(type, lists[0]);
        Object b = MergeInput.typed(type, lists[1]);
        int n = lists[0].length + lists[1].length;
        int[] origins = MergeInput.origins(a, b);
        long[] expected = MergeInput.merged(a, b, origins);
        int[] aValues = numbers(0, lists[0].length);
        int[] bValues = numbers(lists[0].length, lists[1].length);
        Object out = Array.newInstance(type, n);
        Object merged;
        Pairs<?, int[]> pairs;
        if (a instanceof int[] x && b instanceof int[] y) {
            merged = merger.merge(x, y);
            merger.merge(x, y, (int[]) out);
            pairs = merger.mergePairs(x, aValues, y, bValues);
        } else if (a instanceof long[] x && b instanceof long[] y) {
            merged = merger.merge(x, y);
            merger.merge(x, y, (long[]) out);
            pairs = merger.mergePairs(x, aValues, y, bValues);
        } else if (a instanceof float[] x && b instanceof float[] y) {
            merged = merger.merge(x, y);
            merger.merge(x, y, (float[]) out);
            pairs = merger.mergePairs(x, aValues, y, bValues);
        } else {
            merged = merger.merge((double[]) a, (double[]) b);
            merger.merge((double[]) a, (double[]) b, (double[]) out);
            pairs = merger.mergePairs((double[]) a, aValues, (double[]) b, bValues);
        }
        assertArrayEquals(expected, MergeInput.bits(merged), what);
        assertArrayEquals(expected, MergeInput.bits(out), what);
        assertArrayEquals(expected, MergeInput.bits(pairs.keys()), what);
        assertArrayEquals(origins, pairs.values(), what);
        assertArrayEquals(MergeInput.bits(MergeInput.typed(type, lists[0])), MergeInput.bits(a), what);
        assertArrayEquals(MergeInput.bits(MergeInput.typed(type, lists[1])), MergeInput.bits(b), what);
    }

    private static int[] numbers(int from, int count) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = from + i;
        }
        return numbers;
    }

    /** Of every type there is, gathered alike. */
    @Test
    void movesValuesOfEveryType() {
        int n = 3000;
        long[][] lists = MergeInput.FEW_VALUES.lists(n, 2 * n, new Random(2));
        int[] a = (int[]) MergeInput.typed(int.class, lists[0]);
        int[] b = (int[]) MergeInput.typed(int.class, lists[1]);
        int[] origins = MergeInput.origins(a, b);
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            for (Class<?> type : new Class<?>[] {int.class, long.class, float.class, double.class, byte.class,
                short.class, char.class, boolean.class, Integer.class, String.class, Object.class}) {
                Object aValues = values(type, 0, n);
                Object bValues = values(type, n, 2 * n);
                Object found = gpu.merger().mergePairs(a, aValues, b, bValues).values();
                assertEquals(type, found.getClass().getComponentType());
                for (int i = 0; i < origins.length; i++) {
                    Object expected = origins[i] < n ? Array.get(aValues, origins[i])
                            : Array.get(bValues, origins[i] - n);
                    assertEquals(expected, Array.get(found, i));
                }
            }
        }
    }

    private static Object values(Class<?> type, int from, int count) {
        Object values = Array.newInstance(type, count);
        for (int i = 0; i < count; i++) {
            int number = from + i;
            Array.set(values, i, type == int.class || type == Integer.class || type == Object.class ? (Object) number
                    : type == long.class ? (Object) (long) number
                    : type == float.class ? (Object) (float) number
                    : type == double.class ? (Object) (double) number
                    : type == byte.class ? (Object) (byte) number
                    : type == short.class ? (Object) (short) number
                    : type == char.class ? (Object) (char) number
                    : type == boolean.class ? (Object) (number % 3 == 0) : "v" + number);
        }
        return values;
    }

    /** The class of the result is that of the array which holds the elements of the other. */
    @Test
    void objectsOfTwoClasses() {
        Merger merger = Gpu.shared().merger();
        int[] keys = {1};
        assertEquals(Number[].class, merger.<Object[]>mergePairs(keys, new Number[] {1}, keys, new Integer[] {2})
                .values().getClass());
        assertEquals(Number[].class, merger.<Object[]>mergePairs(keys, new Integer[] {1}, keys, new Number[] {2.0})
                .values().getClass());
        refused("aValues is a Integer[], bValues a String[]: neither holds the values of the other",
                () -> merger.<Object[]>mergePairs(keys, new Integer[] {1}, keys, new String[] {""}));
        refused("aValues is a int[], bValues a long[]: neither holds the values of the other",
                () -> merger.<Object>mergePairs(keys, new int[1], keys, new long[1]));
        refused("bValues is no array: java.lang.String",
                () -> merger.<Object>mergePairs(keys, new int[1], keys, "no"));
    }

    @Test
    void refusesBeforeAnyWork() {
        Merger merger = Gpu.shared().merger();
        int[] sorted = {1, 2, 3};
        int[] unsorted = {3, 2};
        refused("b[1] = 2 is less than b[0] = 3: b must be sorted", () -> merger.merge(sorted, unsorted));
        refused("aKeys[1] = 2 is less than aKeys[0] = 3: aKeys must be sorted",
                () -> merger.mergePairs(unsorted, new int[2], sorted, sorted));
        refused("3 keys, but 4 values", () -> merger.mergePairs(sorted, new int[4], sorted, sorted));
        refused("out has 4 elements, but a has 3 and b has 2",
                () -> merger.merge(sorted, new int[2], new int[4]));
        refused("out must be neither a nor b", () -> merger.merge(sorted, new int[0], sorted));
        refused("aKeys has 2147483639 elements and bKeys has 1: together more than an array holds",
                () -> ArgumentChecks.sumOfLengths("aKeys", Integer.MAX_VALUE - 8, "bKeys", 1));
        assertEquals(Integer.MAX_VALUE - 8, ArgumentChecks.sumOfLengths("a", Integer.MAX_VALUE - 9, "b", 1));
        assertEquals("b", assertThrows(NullPointerException.class, () -> merger.merge(sorted, null)).getMessage());
        assertEquals("aValues", assertThrows(NullPointerException.class,
                () -> merger.mergePairs(sorted, null, sorted, sorted)).getMessage());
        assertThrows(NullPointerException.class, () -> merger.using(null));
        int[] out = new int[5];
        refused("b[1] = 2 is less than b[0] = 3: b must be sorted", () -> merger.merge(sorted, unsorted, out));
        assertArrayEquals(new int[5], out);
    }

    private static void refused(String message, org.junit.jupiter.api.function.Executable call) {
        assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
    }

    @Test
    void isExplained() {
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            assertEquals(Engine.JTP, gpu.explain("merge", float.class, 1_000_000).engine());
            assertEquals(Engine.JTP, gpu.explain("mergePairs", long.class, 1_000_000).engine());
        }
    }
}
