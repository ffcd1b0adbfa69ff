package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Merger;
import io.github.aparasort.Pairs;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.DistinctValues;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.MergeOracle;
import io.github.aparasort.testing.SortedInputPair;
import io.github.aparasort.testing.TwoListsCase;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Merges of two sorted arrays on each target, against the place of each element by its definition. */
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class MergerTest extends TwoListsCase {
    /** None and few; primes; powers of two and their neighbours; one against many. Together above 4096 and below. */
    private static final int[][] SIZES = {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 1}, {1, 2}, {2, 2}, {17, 31}, {0, 5003},
        {4099, 0}, {1009, 7919}, {2047, 2048}, {2048, 2048}, {2049, 2048}, {4096, 4095}, {8193, 1}, {16_384, 16_385}};
    private static final int[][] LARGE = {{1, 100_000}, {100_000, 1}, {65_537, 104_729}};

    static Stream<Arguments> typesAndSides() {
        return Arrays.stream(KeyType.values()).flatMap(type ->
                Arrays.stream(SortedInputPair.values()).map(sides -> Arguments.of(type, sides)));
    }

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("typesAndSides")
    void merges(KeyType type, SortedInputPair sides) {
        for (int[] size : Coverage.some(SIZES, sides, type.ordinal())) {
            merges(gpu.merger(), sides.of(type, size[0], size[1]), "");
        }
        if (sides == SortedInputPair.RANDOM || sides == SortedInputPair.RUNS) {
            for (int[] size : LARGE) {
                merges(gpu.merger(), sides.of(type, size[0], size[1]), "");
            }
        }
    }

    private static Combination by(Merger merger) {
        return new Combination(merger, "merge", MergeOracle::origins);
    }

    /** Into a new array, and into one of the caller. */
    private void merges(Merger merger, SortedInputPair.Two two, String how) {
        combines(by(merger), two, how);
        SortedInputPair.Two before = two.copy();
        Object out = two.type().ofRanks(new int[two.n()], new SplittableRandom(1));
        assertEquals(null, call(merger, "merge", two.a(), two.b(), out));
        assertRan("merge", two.type().type, two.n(), two.aCount() == 0 || two.bCount() == 0);
        AnyArray.assertSame(AnyArray.taken(two.both(), MergeOracle.origins(two)), out, "into an array " + how);
        two.assertUnchanged(before, how);
    }

    /** So many elements that every engine has several parts, of which either side may have few or most. */
    @ParameterizedTest
    @MethodSource("typesAndSides")
    void mergesSharesOfMany(KeyType type, SortedInputPair sides) {
        int n = target == Target.JTP ? 300_000 : 30_000;
        for (int aCount : new int[] {1, n / 3, n}) {
            SortedInputPair.Two two = sides.of(type, aCount, n - aCount);
            merges(gpu.merger(), two, sides.toString());
            mergesWithValues(gpu.merger(), two, int.class);
        }
    }

    /** A and B may be one array. */
    @ParameterizedTest
    @EnumSource
    void mergesAnArrayWithItself(KeyType type) {
        for (int n : new int[] {1, 2, 100, 5003, 20_011}) {
            Object a = SortedInputPair.TAILS.of(type, n, 0).a();
            merges(gpu.merger(), new SortedInputPair.Two(type, a, a), "of one array");
        }
    }

    /** Every strategy of a device has the same result; other engines ignore the strategy. */
    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @EnumSource
    void mergesByEveryStrategy(MergeStrategy strategy) {
        Merger merger = gpu.merger().using(strategy);
        String way = strategy == MergeStrategy.CIRCULAR ? "CircularMerge" : "TileMerge";
        for (KeyType type : KeyType.values()) {
            SortedInputPair.Two two = SortedInputPair.RANDOM.of(type, 7001, 9002);
            call(merger, "merge", two.a(), two.b());
            String kernel = assertRan("merge", type.type, two.n(), false).kernel();
            assertTrue(target != Target.OPENCL || kernel.endsWith(way), kernel);
            for (SortedInputPair sides : Coverage.some(SortedInputPair.values(), type.ordinal())) {
                merges(merger, sides.of(type, 4096, 4097), strategy.toString());
                mergesWithValues(merger, sides.of(type, 5003, 3001), long.class);
            }
            merges(merger, SortedInputPair.RUNS.of(type, 30_011, 50_021), strategy.toString());
            merges(merger, SortedInputPair.RANDOM.of(type, 1, 30_011), strategy.toString());
            merges(merger, SortedInputPair.RANDOM.of(type, 2, 1), strategy.toString());
        }
        merges(gpu.merger(), SortedInputPair.RANDOM.of(KeyType.INT, 5003, 3001),
                "after another was made to use " + strategy);
    }

    // ---- pairs

    static Stream<Arguments> typesAndValues() {
        return Arrays.stream(KeyType.values()).flatMap(type ->
                DistinctValues.TYPES.stream().map(values -> Arguments.of(type, values)));
    }

    @ParameterizedTest
    @MethodSource("typesAndValues")
    void carriesValuesStably(KeyType type, Class<?> valueType) {
        for (SortedInputPair sides : SortedInputPair.values()) {
            for (int[] size : new int[][] {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {30, 40}, {0, 4999}, {2048, 2049}}) {
                mergesWithValues(gpu.merger(), sides.of(type, size[0], size[1]), valueType);
            }
        }
        mergesWithValues(gpu.merger(), SortedInputPair.FEW_VALUES.of(type, 30_011, 30_013), valueType);
        if (valueType == int.class) {
            mergesWithValues(gpu.merger(), SortedInputPair.EQUAL.of(type, 100_000, 1), valueType);
            mergesWithValues(gpu.merger(), SortedInputPair.EQUAL.of(type, 1, 100_000), valueType);
        }
    }

    private void mergesWithValues(Merger merger, SortedInputPair.Two two, Class<?> valueType) {
        carries(by(merger), two, valueType);
    }

    @Test
    void carriesValuesOfEveryOtherType() {
        for (Class<?> type : DistinctValues.NARROW) {
            mergesWithValues(gpu.merger(), SortedInputPair.RUNS.of(KeyType.INT, 300, 200), type);
            mergesWithValues(gpu.merger(), SortedInputPair.RUNS.of(KeyType.DOUBLE, 5003, 7001), type);
        }
        mergesWithValues(gpu.merger(), SortedInputPair.RUNS.of(KeyType.INT, 5003, 7001), Comparable.class);
    }

    /** Objects go into an array of A's class where it holds those of B, else of B's; there must be one for both. */
    @Test
    void classesOfObjectsNeedNotBeTheSame() {
        int[] keys = {1, 2};
        Integer[] i = {10, 20};
        Number[] x = {1.5, 2.5};
        Merger merger = gpu.merger();
        DistinctValues.assertSame(new Number[] {x[0], i[0], x[1], i[1]}, merger.mergePairs(keys, x, keys, i).values(),
                "numbers first");
        DistinctValues.assertSame(new Number[] {i[0], x[0], i[1], x[1]}, merger.mergePairs(keys, i, keys, x).values(),
                "integers first");
        int[][] rows = {{1}, null};
        DistinctValues.assertSame(new int[][] {rows[0], rows[0], null, null}, merger.mergePairs(keys, rows, keys, rows)
                .values(), "arrays");
        forget();
        refused(IllegalArgumentException.class,
                "aValues is a Integer[], bValues a String[]: neither holds the values of the other",
                () -> merger.<Object>mergePairs(keys, i, keys, new String[2]));
        refused(IllegalArgumentException.class,
                "aValues is a Integer[], bValues a int[]: neither holds the values of the other",
                () -> merger.<Object>mergePairs(keys, i, keys, keys));
        refused(IllegalArgumentException.class, "bValues is no array: java.lang.String",
                () -> merger.<Object>mergePairs(keys, keys, keys, "no"));
    }

    /** Keys that are their own values. */
    @Test
    void oneArrayMayBeKeysAndValues() {
        int[] a = (int[]) SortedInputPair.RUNS.of(KeyType.INT, 5003, 4001).a();
        int[] b = (int[]) SortedInputPair.RUNS.of(KeyType.INT, 5003, 4001).b();
        Pairs<int[], int[]> merged = gpu.merger().mergePairs(a, a, b, b);
        AnyArray.assertSame(merged.keys(), merged.values(), "values");
        AnyArray.assertSame(gpu.merger().merge(a, b), merged.keys(), "keys");
        assertNotSame(merged.keys(), merged.values());
    }

    // ---- what is refused

    @ParameterizedTest
    @EnumSource
    void namesWhatIsNotSorted(KeyType type) {
        namesWhatIsNotSorted(by(gpu.merger()), type);
    }

    @Test
    void theOrderIsThatOfCompare() {
        refused(IllegalArgumentException.class, "a[1] = -0.0 is less than a[0] = 0.0: a must be sorted",
                () -> gpu.merger().merge(new float[] {0.0f, -0.0f}, new float[0]));
        refused(IllegalArgumentException.class, "b[2] = 1.0 is less than b[1] = NaN: b must be sorted",
                () -> gpu.merger().merge(new double[] {1}, new double[] {-1, Double.NaN, 1}));
        refused(IllegalArgumentException.class, "a[6] = 2 is less than a[5] = 3: a must be sorted",
                () -> gpu.merger().merge(new int[] {0, 0, 1, 1, 3, 3, 2, 5}, new int[] {1}));
        // A is named before B, and the first error of several.
        refused(IllegalArgumentException.class, "a[1] = 4 is less than a[0] = 5: a must be sorted",
                () -> gpu.merger().merge(new long[] {5, 4, 3, 2, 1}, new long[] {9, 8}));
    }

    @Test
    void whatDoesNotFitIsRefused() {
        Merger merger = gpu.merger();
        int[] a = (int[]) SortedInputPair.RANDOM.of(KeyType.INT, 3001, 5003).a();
        int[] b = (int[]) SortedInputPair.RANDOM.of(KeyType.INT, 3001, 5003).b();
        SortedInputPair.Two before = new SortedInputPair.Two(KeyType.INT, a, b).copy();
        for (int length : new int[] {0, 3001, 5003, 8003, 8005}) {
            refused(IllegalArgumentException.class, "out has " + length + " elements, but a has 3001 and b has 5003",
                    () -> merger.merge(a, b, new int[length]));
        }
        refused(IllegalArgumentException.class, "out must be neither a nor b", () -> merger.merge(a, new int[0], a));
        refused(IllegalArgumentException.class, "out must be neither a nor b", () -> merger.merge(new int[0], b, b));
        refused(IllegalArgumentException.class,
                "aKeys has 2147483639 elements and bKeys has 1: together more than an array holds",
                () -> ArgumentChecks.sumOfLengths("aKeys", Integer.MAX_VALUE - 8, "bKeys", 1));
        assertEquals(Integer.MAX_VALUE - 8, ArgumentChecks.sumOfLengths("a", Integer.MAX_VALUE - 9, "b", 1));
        refused(IllegalArgumentException.class, "3001 keys, but 3000 values",
                () -> merger.mergePairs(a, new int[3000], b, new int[5003]));
        refused(IllegalArgumentException.class, "5003 keys, but 5004 values",
                () -> merger.mergePairs(a, new int[3001], b, new int[5004]));
        refused(IllegalArgumentException.class,
                "aValues is a int[], bValues a long[]: neither holds the values of the other",
                () -> merger.<Object>mergePairs(a, new int[3001], b, new long[5003]));
        refused(IllegalArgumentException.class, null,
                () -> merger.<Object>mergePairs(a, new int[3001], b, new String[5003]));
        refused(IllegalArgumentException.class, null, () -> merger.mergePairs(a, "values", b, "values"));
        new SortedInputPair.Two(KeyType.INT, a, b).assertUnchanged(before, "refusals");
    }

    @ParameterizedTest
    @EnumSource
    void nullIsRefusedBeforeAnything(KeyType type) {
        refusesNull(by(gpu.merger()), type);
        refused(NullPointerException.class, null, () -> gpu.merger().using(null));
    }

    // ---- the context

    @Test
    void isExplained() {
        assertExplained("merge");
        assertExplained("mergePairs");
    }
}
