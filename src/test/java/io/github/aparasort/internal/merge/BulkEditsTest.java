package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Engine;
import io.github.aparasort.Gpu;
import io.github.aparasort.Merger;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.DistinctValues;
import io.github.aparasort.testing.EditOracle;
import io.github.aparasort.testing.FamilyCase;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Elements that are inserted and removed in bulk. */
class BulkEditsTest extends FamilyCase {
    /** Lengths of arrays, and how many elements to insert: around the parts that processors share, too. */
    private static final int[][] SIZES = {{0, 0}, {0, 1}, {0, 5}, {1, 0}, {1, 1}, {1, 2}, {2, 1}, {7, 3}, {100, 100},
        {4095, 1}, {4096, 4097}, {5, 5003}, {65_535, 1}, {65_536, 2}, {65_537, 5003}, {100_003, 70_001},
        {3, 100_003}, {200_003, 9}};

    /** Where the positions are. */
    enum Places {
        RANDOM, FIRST, LAST, BLOCKS, EVEN;

        /** Ascending positions in [0, last]; equal ones only if there is a choice. */
        int[] of(int last, int n, SplittableRandom random) {
            int[] positions = new int[n];
            for (int i = 0; i < n; i++) {
                positions[i] = switch (this) {
                    case RANDOM -> random.nextInt(last + 1);
                    case FIRST -> 0;
                    case LAST -> last;
                    case BLOCKS -> last / 7 * random.nextInt(8);
                    case EVEN -> (int) ((long) i * last / n);
                };
            }
            Arrays.sort(positions);
            return positions;
        }

        /** Strictly ascending indices of an array. */
        int[] distinct(int length, int n, SplittableRandom random) {
            boolean[] chosen = new boolean[length];
            for (int i = 0; i < n; i++) {
                int at = switch (this) {
                    case RANDOM -> random.nextInt(length);
                    case FIRST -> i;
                    case LAST -> length - n + i;
                    case BLOCKS -> length / 2 / Math.max(1, n) + i;
                    case EVEN -> (int) ((long) i * length / n);
                };
                chosen[Math.min(at, length - 1)] = true;
            }
            int[] positions = new int[length];
            int count = 0;
            for (int i = 0; i < length; i++) {
                positions[count] = i;
                count += chosen[i] ? 1 : 0;
            }
            return Arrays.copyOf(positions, count);
        }
    }

    BulkEditsTest() {
        target = Target.JDK;
    }

    static Stream<Class<?>> types() {
        return DistinctValues.TYPES.stream();
    }

    /** In the usual run each type meets a third of the sizes at each kind of places, and all in all. */
    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("types")
    void inserts(Class<?> type) {
        SplittableRandom random = new SplittableRandom(1);
        for (Places places : Places.values()) {
            for (int[] size : Coverage.some(SIZES, places.ordinal() + DistinctValues.TYPES.indexOf(type))) {
                Object a = DistinctValues.of(type, 0, size[0]);
                Object values = DistinctValues.of(type, size[0], size[1]);
                int[] positions = places.of(size[0], size[1], random);
                Object aBefore = AnyArray.copy(a);
                Object valuesBefore = AnyArray.copy(values);
                int[] before = positions.clone();
                String what = size[1] + " into " + size[0] + " of " + type + " " + places;

                Object found = call(gpu.merger(), "insert", a, positions, values);
                assertRanPlain("insert", a.getClass().getComponentType(), size[0] + size[1]);
                DistinctValues.assertSame(EditOracle.inserted(a, positions, values), found, what);
                DistinctValues.assertSame(aBefore, a, what);
                DistinctValues.assertSame(valuesBefore, values, what);
                assertArrayEquals(before, positions, what);
                assertNotSame(a, found);
                assertNotSame(values, found);
            }
        }
    }

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("types")
    void removes(Class<?> type) {
        SplittableRandom random = new SplittableRandom(1);
        for (Places places : Places.values()) {
            for (int[] size : Coverage.some(SIZES, places.ordinal() + DistinctValues.TYPES.indexOf(type))) {
                int n = Math.min(size[0], size[1]);
                Object a = DistinctValues.of(type, 0, size[0]);
                int[] positions = places.distinct(size[0], n, random);
                Object aBefore = AnyArray.copy(a);
                int[] before = positions.clone();
                String what = n + " of " + size[0] + " of " + type + " " + places;

                Object found = call(gpu.merger(), "remove", a, positions);
                assertRanPlain("remove", a.getClass().getComponentType(), size[0] - positions.length);
                DistinctValues.assertSame(EditOracle.removed(a, positions), found, what);
                DistinctValues.assertSame(aBefore, a, what);
                assertArrayEquals(before, positions, what);
                assertNotSame(a, found);
            }
        }
    }

    @Test
    void classesOfObjectsNeedNotBeTheSame() {
        Number[] numbers = {1.5, 2.5};
        Integer[] integers = {1, 2};
        assertArrayEquals(new Number[] {1.5, 1, 2.5, 2}, gpu.merger().insert(numbers, new int[] {1, 2}, integers));
        Number[] found = gpu.merger().insert((Number[]) integers, new int[] {0, 0}, numbers);
        assertArrayEquals(new Number[] {1.5, 2.5, 1, 2}, found);
        assertSame(Number[].class, found.getClass());
        assertSame(Integer[].class, gpu.merger().remove(integers, new int[] {0}).getClass());
        forget();
        refused(IllegalArgumentException.class, "a is a Integer[], values a String[]: neither holds the elements of the "
                + "other", () -> gpu.merger().<Object>insert(integers, new int[1], new String[1]));
    }

    // ---- what is refused

    @Test
    void wrongPositionsOfInsertionsAreNamed() {
        int[] a = new int[5];
        refused(IllegalArgumentException.class, "positions[0] = 9 is not in [0, 5]",
                () -> gpu.merger().insert(a, new int[] {9, 9, 1}, new int[3]));
        refused(IllegalArgumentException.class, "positions[0] = -1 is not in [0, 5]",
                () -> gpu.merger().insert(a, new int[] {-1}, new int[1]));
        refused(IllegalArgumentException.class, "positions[1] = -2147483648 is not in [0, 5]",
                () -> gpu.merger().insert(new String[5], new int[] {5, Integer.MIN_VALUE}, new String[2]));
        refused(IllegalArgumentException.class, "positions[6] = 2 is less than positions[5] = 3: positions must ascend",
                () -> gpu.merger().insert(new long[5], new int[] {0, 0, 1, 1, 3, 3, 2, 9}, new long[8]));
        refused(IllegalArgumentException.class, "2 positions, but 3 values",
                () -> gpu.merger().insert(new double[5], new int[2], new double[3]));
    }

    @Test
    void wrongPositionsOfRemovalsAreNamed() {
        refused(IllegalArgumentException.class, "positions[1] = 5 is not in [0, 5)",
                () -> gpu.merger().remove(new int[5], new int[] {4, 5}));
        refused(IllegalArgumentException.class, "positions[0] = 0 is not in [0, 0)",
                () -> gpu.merger().remove(new float[0], new int[1]));
        refused(IllegalArgumentException.class, "positions[2] = 2147483647 is not in [0, 5)",
                () -> gpu.merger().remove(new long[5], new int[] {1, 2, Integer.MAX_VALUE, Integer.MIN_VALUE}));
        refused(IllegalArgumentException.class, "positions[2] = 3 equals positions[1]: positions must ascend strictly",
                () -> gpu.merger().remove(new String[5], new int[] {1, 3, 3, 2}));
        refused(IllegalArgumentException.class,
                "positions[1] = 1 is less than positions[0] = 3: positions must ascend strictly",
                () -> gpu.merger().remove(new double[5], new int[] {3, 1, 3}));
    }

    /** The first one in order, also where several threads look, and at the borders of their parts. */
    @Test
    void theFirstWrongPositionIsNamed() {
        int n = 300_007;
        int[] a = new int[n];
        for (int wrong : new int[] {1, 32_768, 65_536, 150_003, 150_004, n - 1}) {
            int[] positions = new int[n];
            Arrays.setAll(positions, i -> i);
            positions[n - 1] = -1;
            positions[wrong] = wrong - 1;
            String message = "positions[" + wrong + "] = " + (wrong - 1);
            refused(IllegalArgumentException.class, message + " equals positions[" + (wrong - 1)
                    + "]: positions must ascend strictly", () -> gpu.merger().remove(a, positions));
            positions[wrong] = n + 1;
            refused(IllegalArgumentException.class, "positions[" + wrong + "] = " + (n + 1) + " is not in [0, " + n
                    + "]", () -> gpu.merger().insert(a, positions, new int[n]));
        }
    }

    @Test
    void nullIsRefusedByName() {
        int[] some = {0};
        refused(NullPointerException.class, "a", () -> gpu.merger().insert((int[]) null, some, some));
        refused(NullPointerException.class, "positions", () -> gpu.merger().insert(some, null, some));
        refused(NullPointerException.class, "values", () -> gpu.merger().insert(some, some, null));
        refused(NullPointerException.class, "a", () -> gpu.merger().remove((String[]) null, some));
        refused(NullPointerException.class, "positions", () -> gpu.merger().remove(new String[1], null));
    }

    @Test
    void isRefusedWhenClosed() {
        Gpu closed = Gpu.open(target);
        Merger merger = closed.merger();
        closed.close();
        assertThrows(IllegalStateException.class, () -> merger.insert(new int[3], new int[1], new int[1]));
        assertThrows(IllegalStateException.class, () -> merger.remove(new long[0], new int[0]));
    }

    @Test
    void isExplained() {
        for (String operation : new String[] {"insert", "remove"}) {
            for (Class<?> type : new Class<?>[] {int.class, double.class, String.class}) {
                assertEquals(Engine.JDK, gpu.explain(operation, type, 100_003).engine());
            }
            assertThrows(IllegalArgumentException.class, () -> gpu.explain(operation, byte.class, 10));
            assertThrows(IllegalArgumentException.class, () -> gpu.explain(operation, null, 10));
            gpu.warmUp(operation, long.class);
        }
    }
}
