package io.github.aparasort.internal.take;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Plan;
import io.github.aparasort.TestContexts;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.DistinctValues;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.KeyType;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Gathers on each target, against a loop that copies one element at a time. */
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "OPENCL"})
class TakeTest extends FamilyCase {
    /** Lengths of arrays and numbers of indices: few, primes, around 4096, and enough for several work-items. */
    private static final int[][] SIZES = {{0, 0}, {1, 0}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {5, 4095}, {4096, 4096},
        {9001, 4097}, {1, 5003}, {100_003, 17}, {70_001, 65_537}, {5003, 262_147}};

    /** Where the elements are taken from. */
    enum Places {
        RANDOM, ASCENDING, DESCENDING, EQUAL, FIRST_AND_LAST;

        int[] of(int length, int n) {
            SplittableRandom random = new SplittableRandom(length + 31L * n);
            IntUnaryOperator place = switch (this) {
                case RANDOM -> i -> random.nextInt(length);
                case ASCENDING -> i -> (int) ((long) i * length / n);
                case DESCENDING -> i -> length - 1 - (int) ((long) i * length / n);
                case EQUAL -> i -> length / 2;
                case FIRST_AND_LAST -> i -> random.nextBoolean() ? 0 : length - 1;
            };
            return IntStream.range(0, n).map(place).toArray();
        }
    }

    private Object take(Object array, int[] indices) {
        return TestContexts.take(gpu, array, indices);
    }

    private Object take(Object array, int[] indices, Object defaultValue) {
        return TestContexts.take(gpu, array, indices, defaultValue);
    }

    private <T> T[] takeOrDefault(T[] array, int[] indices, T defaultValue) {
        return TestContexts.takeOrDefault(gpu, array, indices, defaultValue);
    }

    static Stream<Class<?>> types() {
        return Stream.of(DistinctValues.TYPES, DistinctValues.NARROW).flatMap(List::stream);
    }

    private static boolean hasKernels(Class<?> type) {
        return Arrays.stream(KeyType.values()).anyMatch(each -> each.type == type);
    }

    @ParameterizedTest
    @MethodSource("types")
    void takes(Class<?> type) {
        for (int[] size : SIZES) {
            for (Places places : Places.values()) {
                takes(DistinctValues.of(type, 0, size[0]), places.of(size[0], size[1]), places);
            }
        }
    }

    private void takes(Object array, int[] indices, Places places) {
        Class<?> type = array.getClass().getComponentType();
        String what = indices.length + " of " + type + "[" + Array.getLength(array) + "] " + places;
        Object arrayBefore = AnyArray.copy(array);
        int[] indicesBefore = indices.clone();
        Object expected = Array.newInstance(type, indices.length);
        for (int i = 0; i < indices.length; i++) {
            System.arraycopy(array, indices[i], expected, i, 1);
        }

        Object taken = take(array, indices);
        assertRan(type, indices.length);
        DistinctValues.assertSame(expected, taken, what);
        assertNotSame(array, taken, what);
        DistinctValues.assertSame(arrayBefore, array, what);
        AnyArray.assertSame(indicesBefore, indices, what);
    }

    // ---- a default for -1

    /** None, one, half of all and all indices are -1. */
    @ParameterizedTest
    @MethodSource("types")
    void takesDefaults(Class<?> type) {
        for (int[] size : SIZES) {
            for (int absent = 0; absent <= 3; absent++) {
                int[] indices = Places.RANDOM.of(size[0], size[1]);
                SplittableRandom random = new SplittableRandom(absent);
                for (int i = 0; i < indices.length; i++) {
                    boolean isAbsent = absent == 3 || absent == 2 && random.nextBoolean()
                            || absent == 1 && i == indices.length - 1;
                    indices[i] = isAbsent ? -1 : indices[i];
                }
                takesDefaults(DistinctValues.of(type, 0, size[0]), indices, DistinctValues.of(type, 1_000_002, 1));
            }
        }
        for (int n : new int[] {1, 4099, 70_001}) {
            int[] indices = new int[n];
            Arrays.fill(indices, -1);
            takesDefaults(DistinctValues.of(type, 0, 0), indices, DistinctValues.of(type, 1_000_002, 1));
        }
    }

    private void takesDefaults(Object array, int[] indices, Object defaultValue) {
        Class<?> type = array.getClass().getComponentType();
        String what = indices.length + " of " + type + "[" + Array.getLength(array) + "] or a default";
        Object arrayBefore = AnyArray.copy(array);
        int[] indicesBefore = indices.clone();
        Object expected = Array.newInstance(type, indices.length);
        for (int i = 0; i < indices.length; i++) {
            System.arraycopy(indices[i] == -1 ? defaultValue : array, Math.max(0, indices[i]), expected, i, 1);
        }

        Object taken = take(array, indices, defaultValue);
        assertRan(type, indices.length);
        DistinctValues.assertSame(expected, taken, what);
        DistinctValues.assertSame(arrayBefore, array, what);
        AnyArray.assertSame(indicesBefore, indices, what);
    }

    @ParameterizedTest
    @MethodSource("types")
    void onlyMinusOneStandsForADefault(Class<?> type) {
        Object defaultValue = DistinctValues.of(type, 9, 1);
        for (int n : new int[] {1, 100, 5003, 100_003}) {
            for (int bad : new int[] {5, 7, -2, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                for (int at : new int[] {0, n / 2, n - 1}) {
                    int[] indices = Places.RANDOM.of(5, n);
                    indices[n / 3] = -1;
                    indices[at] = bad;
                    refused(ArrayIndexOutOfBoundsException.class, "Index " + bad + " out of bounds for length 5",
                            () -> take(DistinctValues.of(type, 0, 5), indices, defaultValue));
                }
            }
        }
        refused(NullPointerException.class, "array", () -> take(null, new int[1], defaultValue));
        refused(NullPointerException.class, "indices",
                () -> take(DistinctValues.of(type, 0, 5), null, defaultValue));
    }

    @Test
    void aDefaultMustFitTheArray() {
        Object[] strings = new String[] {"a"};
        refused(ArrayStoreException.class, "java.lang.Integer", () -> takeOrDefault(strings, new int[1], 7));
        refused(NullPointerException.class, "array", () -> takeOrDefault(null, new int[1], 7));
        assertSame(String[].class, takeOrDefault(strings, new int[1], null).getClass());
    }

    private void assertRan(Class<?> type, int n) {
        if (hasKernels(type)) {
            assertRan("take", type, n, false);
        } else {
            assertRanPlain("take", type, n);
        }
    }

    @Test
    void theArrayMayBeTheIndices() {
        int[] a = Places.RANDOM.of(10_007, 10_007);
        takes(a, a, Places.RANDOM);
    }

    @Test
    void theResultHasTheClassOfTheArray() {
        Object[] strings = {"a", "b"};
        assertSame(Object[].class, take(strings, new int[] {1}).getClass());
        assertSame(String[].class, take(new String[2], new int[] {1}).getClass());
        int[][] rows = {{1}, null, {2, 3}};
        int[][] taken = (int[][]) take(rows, new int[] {2, 0, 2});
        assertSame(rows[2], taken[0]);
        assertSame(rows[0], taken[1]);
        assertSame(rows[2], taken[2]);
    }

    @ParameterizedTest
    @MethodSource("types")
    void indicesOutsideAreRefused(Class<?> type) {
        for (int n : new int[] {1, 100, 5003, 100_003}) {
            for (int bad : new int[] {5, 7, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                for (int at : new int[] {0, n / 2, n - 1}) {
                    int[] indices = Places.RANDOM.of(5, n);
                    indices[at] = bad;
                    int[] before = indices.clone();
                    Object array = DistinctValues.of(type, 0, 5);
                    Object arrayBefore = AnyArray.copy(array);
                    refused(ArrayIndexOutOfBoundsException.class, "Index " + bad + " out of bounds for length 5"
                            + (bad == -1 ? ": -1 needs a default value" : ""), () -> take(array, indices));
                    AnyArray.assertSame(before, indices, "indices");
                    DistinctValues.assertSame(arrayBefore, array, "array");
                }
            }
        }
        refused(ArrayIndexOutOfBoundsException.class, "Index 0 out of bounds for length 0",
                () -> take(DistinctValues.of(type, 0, 0), new int[1]));
    }

    /** The first one in order, also where several threads look. */
    @Test
    void theFirstIndexOutsideIsNamed() {
        int[] indices = new int[300_007];
        indices[299_999] = 9;
        indices[40_009] = -3;
        refused(ArrayIndexOutOfBoundsException.class, "Index -3 out of bounds for length 1",
                () -> take(new long[1], indices));
    }

    @Test
    void nullIsRefusedByName() {
        refused(NullPointerException.class, "array", () -> take(null, new int[1]));
        refused(NullPointerException.class, "indices", () -> take(new int[1], null));
    }

    // ---- what contexts tell

    @ParameterizedTest
    @EnumSource
    void isExplainedAsItRuns(KeyType type) {
        for (int n : new int[] {0, 1, 100, 4095, 4096, 100_003}) {
            Plan plan = gpu.explain("take", type.type, n);
            assertEquals("take", plan.operation());
            assertEquals(n < 2 ? Engine.JDK : engine(n), plan.engine(), plan::toString);
        }
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("take", type.type, -1));
    }

    @Test
    void otherTypesAreExplainedToo() {
        for (Class<?> type : List.of(byte.class, boolean.class, String.class, int[].class)) {
            Plan plan = gpu.explain("take", type, 100_003);
            assertEquals(Engine.JDK, plan.engine());
            assertEquals("only plain Java does this for the type", plan.why());
        }
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("take", void.class, 10));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("take", null, 10));
    }

    @Test
    void warmsUp() {
        for (KeyType type : KeyType.values()) {
            gpu.warmUp("take", type.type);
            assertRan("take", type.type, 1 << 16, false);
        }
        gpu.warmUp("take", String.class);
        assertTrue(gpu.explain("take", int.class, 1 << 20).notes().isEmpty());
    }
}
