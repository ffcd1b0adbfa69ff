package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Engine;
import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.Groups;
import io.github.aparasort.Pairs;
import io.github.aparasort.Plan;
import io.github.aparasort.ScanOp;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SearchOracle;
import io.github.aparasort.testing.SpecialFloats;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Groups on each target, against a stable sort that is cut where elements differ. */
@Tag(Coverage.SCALED)
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class GroupsTest extends FamilyCase {
    /** Few; a prime; around the threshold of JTP; and enough for all rakes, and for codes in several parts. */
    private static final int[] SIZES = {0, 1, 2, 3, 33, 1009, 4095, 4096, 4097, 70_001};
    private static final int LARGE = 270_029;
    private static final List<Input> INPUTS = List.of(Input.RANDOM, Input.EXTREMES, Input.SORTED, Input.REVERSED,
            Input.EQUAL, Input.TWO_VALUES, Input.FIVE_VALUES, Input.SAWTOOTH, Input.ORGAN_PIPE, Input.NEARLY_SORTED);

    static Stream<Arguments> types() {
        return SpecialFloats.beside(List.of(KeyType.values()), Set.of(KeyType.FLOAT, KeyType.DOUBLE),
                SpecialFloats.EVERYTHING, SpecialFloats.NANS, SpecialFloats.ZEROS);
    }

    private interface Trial {
        void run(Object keys, GroupOracle oracle, String what);
    }

    private static void each(KeyType type, SpecialFloats specials, Trial trial) {
        for (Input input : specials == null ? INPUTS : List.of(Input.RANDOM)) {
            for (int n : Coverage.sizes(SIZES, specials == null ? input : specials)) {
                each(AnyArray.of(type.type, input, specials, n), input + " " + specials, trial);
            }
        }
        each(AnyArray.of(type.type, Input.FIVE_VALUES, specials, LARGE), "large", trial);
    }

    private static void each(Object keys, String input, Trial trial) {
        Object before = AnyArray.copy(keys);
        String what = input + " " + keys.getClass().getComponentType() + "[" + Array.getLength(keys) + "]";
        trial.run(keys, new GroupOracle(keys), what);
        AnyArray.assertSame(before, keys, "the input, " + what);
    }

    @ParameterizedTest
    @MethodSource("types")
    void distinctValues(KeyType type, SpecialFloats specials) {
        each(type, specials, (keys, oracle, what) -> {
            AnyArray.assertSame(oracle.keys(), call(gpu.groups(), "unique", keys), what);
            assertGrouped("unique", type, keys);
        });
    }

    @ParameterizedTest
    @MethodSource("types")
    void counts(KeyType type, SpecialFloats specials) {
        each(type, specials, (keys, oracle, what) -> {
            Pairs<?, ?> counts = (Pairs<?, ?>) call(gpu.groups(), "counts", keys);
            assertGrouped("counts", type, keys);
            AnyArray.assertSame(oracle.keys(), counts.keys(), what);
            assertArrayEquals(oracle.counts(), (int[]) counts.values(), what);
        });
    }

    private void assertGrouped(String operation, KeyType type, Object keys) {
        assertGrouped(operation, type.type, Array.getLength(keys));
    }

    @ParameterizedTest
    @MethodSource("types")
    void runs(KeyType type, SpecialFloats specials) {
        each(type, specials, (keys, oracle, what) -> {
            Pairs<?, ?> runs = (Pairs<?, ?>) call(gpu.groups(), "runs", keys);
            assertRanPlain("runs", type.type, Array.getLength(keys));
            GroupOracle expected = GroupOracle.runs(keys);
            AnyArray.assertSame(expected.keys(), runs.keys(), what);
            assertArrayEquals(expected.counts(), (int[]) runs.values(), what);
        });
    }

    @ParameterizedTest
    @MethodSource("types")
    void groupsWithTheirElements(KeyType type, SpecialFloats specials) {
        each(type, specials, (keys, oracle, what) -> {
            Grouping<?> groups = (Grouping<?>) call(gpu.groups(), "by", keys);
            assertGrouped("by", type, keys);
            AnyArray.assertSame(oracle.keys(), groups.keys(), what);
            assertArrayEquals(oracle.order(), groups.order(), what);
            assertArrayEquals(oracle.offsets(), groups.offsets(), what);
            assertArrayEquals(oracle.counts(), groups.counts(), what);
            assertEquals(oracle.size(), groups.size(), what);
        });
    }

    // ---- reductions

    /** Beyond the number of values from which all processors share a group, with small and empty parts beside it. */
    @Test
    void aLargeGroupIsReduced() {
        int n = 600_011;
        int[] keys = new int[n];
        keys[5] = -1;
        keys[n - 1] = 1;
        double[] values = new SplittableRandom(n).doubles(n, -1, 1).toArray();
        new GroupOracle(keys).assertFolded(values, ScanOp.SUM, gpu.groups().by(keys).reduce(values, ScanOp.SUM), "it");
    }

    @ParameterizedTest
    @MethodSource("types")
    void reductionsByKey(KeyType type, SpecialFloats specials) {
        each(type, specials, (keys, oracle, what) -> {
            int n = Array.getLength(keys);
            for (int v = 0; v < Coverage.count(2, 4); v++) {
                KeyType values = KeyType.values()[(n + 2 * v + type.ordinal()) % 4];
                ScanOp op = ScanOp.values()[(n / 2 + values.ordinal()) % ScanOp.values().length];
                Object column = values(values, op, n);
                Pairs<?, ?> found = (Pairs<?, ?>) call(gpu.groups(), "reduceByKey", keys, column, op);
                assertGrouped("reduceByKey", type, keys);
                String how = op + " of " + values + " by " + what;
                AnyArray.assertSame(oracle.keys(), found.keys(), how);
                AnyArray.assertEqualNumbers(oracle.folds(column, op), found.values(), how);
            }
            int[] ints = Input.EXTREMES.ints(n);
            Pairs<?, ?> found = (Pairs<?, ?>) call(gpu.groups(), "reduceByKeyToLongs", keys, ints, ScanOp.SUM);
            assertGrouped("reduceByKey", type, keys);
            AnyArray.assertSame(oracle.keys(), found.keys(), what);
            assertArrayEquals(oracle.sums(ints), (long[]) found.values(), what);
        });
    }

    /** Values whose sums and products are exact for floats too, so that their order makes no difference. */
    private static Object values(KeyType type, ScanOp op, int n) {
        if (type == KeyType.INT || type == KeyType.LONG || op == ScanOp.MIN || op == ScanOp.MAX) {
            return AnyArray.of(type.type, Input.RANDOM, SpecialFloats.FEW_NANS, n);
        }
        Object values = Array.newInstance(type.type, n);
        int[] random = Input.RANDOM.ints(n);
        for (int i = 0; i < n; i++) {
            float exact = op == ScanOp.SUM ? (random[i] >> 28) + 0.5f : random[i] < 0 ? -1 : 1;
            if (type == KeyType.FLOAT) {
                Array.setFloat(values, i, exact);
            } else {
                Array.setDouble(values, i, exact);
            }
        }
        return values;
    }

    // ---- histograms

    @ParameterizedTest
    @EnumSource
    void histograms(KeyType type) {
        for (Input input : List.of(Input.RANDOM, Input.EXTREMES, Input.FIVE_VALUES, Input.SORTED)) {
            for (int n : Coverage.sizes(SIZES, input)) {
                for (int edgeCount : new int[] {2, 3, 100}) {
                    Object a = AnyArray.of(type.type, input, null, n);
                    Object edges = AnyArray.of(type.type, input, null, edgeCount);
                    AnyArray.call(gpu.sorter(), "sort", edges);
                    forget();
                    String what = n + " " + input + " " + type + ", " + edgeCount + " edges";
                    assertArrayEquals(SearchOracle.histogram(a, edges),
                            (int[]) call(gpu.groups(), "histogram", a, edges), what);
                    assertRanPlain("histogram", type.type, n);
                }
            }
        }
    }

    @Test
    void theLastBinHoldsBothOfItsEdges() {
        assertArrayEquals(new int[] {2, 0, 3}, gpu.groups().histogram(new int[] {0, 1, 2, 2, 3, -1, 4},
                new int[] {0, 2, 2, 3}));
        assertArrayEquals(new int[] {1, 2}, gpu.groups().histogram(new double[] {-0.0, 0.0, 1, 0.5, 1.5, Double.NaN},
                new double[] {0, 0.5, 1}));
    }

    // ---- arguments

    @Test
    void wrongArgumentsAreRefused() {
        Groups groups = gpu.groups();
        assertThrows(NullPointerException.class, () -> groups.unique((int[]) null));
        assertThrows(NullPointerException.class, () -> groups.counts((float[]) null));
        assertThrows(NullPointerException.class, () -> groups.runs((long[]) null));
        assertThrows(NullPointerException.class, () -> groups.by((double[]) null));
        refused(NullPointerException.class, "op", () -> groups.reduceByKey(new int[2], new int[2], null));
        refused(NullPointerException.class, "edges", () -> groups.histogram(new int[2], null));
        refused(NullPointerException.class, "a", () -> groups.histogram((int[]) null, new int[2]));
        refused(IllegalArgumentException.class, "3 keys, but 2 values",
                () -> groups.reduceByKey(new long[3], new double[2], ScanOp.SUM));
        refused(IllegalArgumentException.class, "a histogram needs at least 2 edges, not 1",
                () -> groups.histogram(new int[9], new int[1]));
        refused(IllegalArgumentException.class, "edges[2] = 4 is less than edges[1] = 5: edges must be sorted",
                () -> groups.histogram(new int[9], new int[] {3, 5, 4}));
        Grouping<int[]> grouping = groups.by(new int[] {2, 1, 2});
        forget();
        refused(IllegalArgumentException.class, "3 elements in groups, but 4 values",
                () -> grouping.reduce(new float[4], ScanOp.SUM));
        refused(IllegalArgumentException.class, "3 elements in groups, but 2 values",
                () -> grouping.reduceToLongs(new int[2], ScanOp.SUM));
        refused(NullPointerException.class, "op", () -> grouping.reduceToLongs(new int[3], null));
        assertArrayEquals(new long[] {2_000_000_000, 4_000_000_000L},
                grouping.reduceToLongs(new int[] {2_000_000_000, 2_000_000_000, 2_000_000_000}, ScanOp.SUM));
    }

    @Test
    void aClosedContextRefuses() {
        Gpu closed = Gpu.open(target);
        Grouping<int[]> grouping = closed.groups().by(new int[] {1, 2});
        closed.close();
        assertThrows(IllegalStateException.class, () -> closed.groups().unique(new int[5]));
        assertThrows(IllegalStateException.class, () -> closed.groups().by(new int[5]));
        assertThrows(IllegalStateException.class, () -> closed.groups().runs(new int[5]));
        assertThrows(IllegalStateException.class, () -> closed.groups().reduceByKey(new int[5], new int[5],
                ScanOp.MAX));
        assertThrows(IllegalStateException.class, () -> grouping.reduce(new int[2], ScanOp.MAX));
    }

    @Test
    void isExplained() {
        for (String operation : List.of("unique", "counts", "by", "reduceByKey")) {
            assertExplained(operation);
            gpu.warmUp(operation, float.class);
            forget();
        }
        for (String operation : List.of("runs", "histogram", "reduceGroups", "meanGroups", "stdGroups")) {
            Plan plan = gpu.explain(operation, double.class, 100_003);
            assertEquals(Engine.JDK, plan.engine());
            assertEquals("only plain Java does this for the type", plan.why());
            assertThrows(IllegalArgumentException.class, () -> gpu.explain(operation, boolean.class, 5));
        }
    }
}
