package io.github.aparasort.internal.set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;
import io.github.aparasort.Multisets;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.DistinctValues;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SetOracle;
import io.github.aparasort.testing.SortedInputPair;
import io.github.aparasort.testing.TwoListsCase;
import io.github.aparasort.testing.UnsortedInputs;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Set operations on each target, against the wording of the C++ standard. */
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class MultisetsTest extends TwoListsCase {
    /** None and few; primes; powers of two and their neighbours; one against many. Together above 4096 and below. */
    private static final int[][] SIZES = {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 1}, {1, 2}, {17, 31}, {0, 5003},
        {4099, 0}, {1009, 7919}, {2047, 2048}, {2048, 2048}, {2049, 2048}, {1, 8191}, {8192, 8193}};
    private static final int[][] LARGE = {{1, 100_000}, {100_000, 1}, {65_537, 70_001}};
    private static final int[][] FEW_SIZES = {{0, 0}, {1, 1}, {30, 40}, {0, 4999}, {4999, 0}, {3001, 2003}};

    static Stream<Arguments> operationsAndTypes() {
        return Arrays.stream(SetOracle.values()).flatMap(set ->
                Arrays.stream(KeyType.values()).map(type -> Arguments.of(set, type)));
    }

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("operationsAndTypes")
    void operates(SetOracle set, KeyType type) {
        for (SortedInputPair sides : SortedInputPair.values()) {
            for (int[] size : Coverage.some(SIZES, sides, type.ordinal() + set.ordinal())) {
                operates(gpu.multisets(), set, sides.of(type, size[0], size[1]), "of " + sides);
            }
        }
        for (SortedInputPair sides : List.of(SortedInputPair.RANDOM, SortedInputPair.RUNS, SortedInputPair.EQUAL)) {
            for (int[] size : LARGE) {
                operates(gpu.multisets(), set, sides.of(type, size[0], size[1]), "of " + sides);
            }
        }
    }

    private static Combination by(Multisets multisets, SetOracle set) {
        return new Combination(multisets, set.operation, set::origins);
    }

    private void operates(Multisets multisets, SetOracle set, SortedInputPair.Two two, String how) {
        combines(by(multisets, set), two, how);
    }

    /** To an array of the caller, of the least length that is allowed, and to a longer one. */
    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("operationsAndTypes")
    void writesToTheCallersArray(SetOracle set, KeyType type) {
        for (SortedInputPair sides : List.of(SortedInputPair.RANDOM, SortedInputPair.FEW_VALUES, SortedInputPair.TAILS,
                SortedInputPair.EQUAL)) {
            for (int[] size : Coverage.some(SIZES, sides.ordinal() + type.ordinal() + set.ordinal())) {
                SortedInputPair.Two two = sides.of(type, size[0], size[1]);
                writes(gpu.multisets(), set, two, 0);
                writes(gpu.multisets().using(Compaction.STREAM), set, two, 7);
            }
        }
        writes(gpu.multisets(), set, SortedInputPair.RUNS.of(type, 100_003, 50_001), 1);
        writes(gpu.multisets().using(Compaction.STREAM), set, SortedInputPair.RUNS.of(type, 100_003, 50_001), 0);
    }

    private void writes(Multisets multisets, SetOracle set, SortedInputPair.Two two, int more) {
        String what = set + " of " + two.aCount() + " and " + two.bCount() + " and " + more + " more";
        SortedInputPair.Two before = two.copy();
        Object expected = AnyArray.taken(two.both(), set.origins(two));
        int most = switch (set.operation) {
            case "union", "symmetricDifference" -> two.n();
            case "intersection" -> Math.min(two.aCount(), two.bCount());
            default -> two.aCount();
        };
        Object out = Array.newInstance(two.type().type, most + more);
        int count = (int) call(multisets, set.operation, two.a(), two.b(), out);
        assertRan(set.operation, two.type().type, two.n(), two.aCount() == 0 || two.bCount() == 0);
        assertEquals(Array.getLength(expected), count, what);
        Object found = Array.newInstance(two.type().type, count);
        System.arraycopy(out, 0, found, 0, count);
        AnyArray.assertSame(expected, found, what);
        two.assertUnchanged(before, what);
        if (most > 0) {
            Object tooShort = Array.newInstance(two.type().type, most - 1);
            assertThrows(IllegalArgumentException.class,
                    () -> call(multisets, set.operation, two.a(), two.b(), tooShort), what);
        }
        assertThrows(NullPointerException.class, () -> call(multisets, set.operation, two.a(), two.b(), null), what);
        if (two.aCount() >= most) {
            assertThrows(IllegalArgumentException.class,
                    () -> call(multisets, set.operation, two.a(), two.b(), two.a()), what);
        }
    }

    /** A and B may be one array. */
    @ParameterizedTest
    @MethodSource("operationsAndTypes")
    void takesAnArrayWithItself(SetOracle set, KeyType type) {
        for (int n : new int[] {1, 2, 100, 5003}) {
            Object a = SortedInputPair.TAILS.of(type, n, 0).a();
            operates(gpu.multisets(), set, new SortedInputPair.Two(type, a, a), "one array");
        }
    }

    // ---- pairs

    static Stream<Arguments> operationsTypesAndValues() {
        return operationsAndTypes().flatMap(both -> DistinctValues.TYPES.stream()
                .filter(values -> both.get()[1] == KeyType.INT || values == int.class || values == String.class)
                .map(values -> Arguments.of(both.get()[0], both.get()[1], values)));
    }

    @ParameterizedTest
    @MethodSource("operationsTypesAndValues")
    void carriesValues(SetOracle set, KeyType type, Class<?> valueType) {
        for (SortedInputPair sides : SortedInputPair.values()) {
            for (int[] size : FEW_SIZES) {
                carries(gpu.multisets(), set, sides.of(type, size[0], size[1]), valueType);
            }
        }
        carries(gpu.multisets(), set, SortedInputPair.RUNS.of(type, 30_011, 20_021), valueType);
    }

    private void carries(Multisets multisets, SetOracle set, SortedInputPair.Two two, Class<?> valueType) {
        carries(by(multisets, set), two, valueType);
    }

    @ParameterizedTest
    @EnumSource
    void carriesValuesOfEveryOtherType(SetOracle set) {
        for (Class<?> type : DistinctValues.NARROW) {
            carries(gpu.multisets(), set, SortedInputPair.RUNS.of(KeyType.INT, 300, 200), type);
            carries(gpu.multisets(), set, SortedInputPair.RUNS.of(KeyType.DOUBLE, 5003, 7001), type);
        }
        carries(gpu.multisets(), set, SortedInputPair.RUNS.of(KeyType.LONG, 5003, 7001), Comparable.class);
    }

    /** Objects go into an array of A's class where it holds those of B, else of B's; there must be one for both. */
    @Test
    void classesOfObjectsNeedNotBeTheSame() {
        Integer[] i = {10, 20};
        Number[] x = {1.5, 2.5};
        int[] a = {1, 3};
        int[] b = {2, 3};
        DistinctValues.assertSame(new Number[] {x[0], i[0], x[1]},
                gpu.multisets().unionPairs(a, x, b, i).values(), "A");
        DistinctValues.assertSame(new Number[] {i[0], x[0], i[1]},
                gpu.multisets().unionPairs(a, i, b, x).values(), "B");
        forget();
        refused(IllegalArgumentException.class, null,
                () -> gpu.multisets().<Object>unionPairs(a, i, b, new String[2]));
        refused(IllegalArgumentException.class, null, () -> gpu.multisets().<Object>differencePairs(a, i, b, b));
    }

    // ---- options

    /** Both ways to compact give the same, and no option changes the multisets that it was asked of. */
    @ParameterizedTest
    @EnumSource
    void compactsEitherWay(Compaction compaction) {
        Multisets multisets = gpu.multisets().using(compaction);
        for (SetOracle set : SetOracle.values()) {
            for (KeyType type : KeyType.values()) {
                for (SortedInputPair sides : SortedInputPair.values()) {
                    operates(multisets, set, sides.of(type, 3001, 2099), compaction.toString());
                }
                operates(multisets, set, SortedInputPair.RUNS.of(type, 30_011, 50_021), compaction.toString());
                carries(multisets, set, SortedInputPair.RUNS.of(type, 5003, 7001), double.class);
                operates(multisets, set, SortedInputPair.RANDOM.of(type, 1, 30_011), compaction.toString());
                operates(multisets, set, SortedInputPair.RANDOM.of(type, 2, 0), compaction.toString());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("operationsAndTypes")
    void takesTheShorterPathWithoutDuplicates(SetOracle set, KeyType type) {
        Multisets none = gpu.multisets().using(Duplicates.NONE);
        for (SortedInputPair sides : SortedInputPair.values()) {
            for (int[] size : new int[][] {{0, 0}, {1, 1}, {30, 40}, {2049, 2048}, {16_411, 8209}}) {
                operates(none, set, sides.of(type, size[0], size[1]).distinct(), "distinct " + sides);
            }
        }
        SortedInputPair.Two two = SortedInputPair.RANDOM.of(type, 50_021, 60_013).distinct();
        operates(none.using(Compaction.STREAM), set, two, "streamed and distinct");
        operates(none.using(Compaction.COMPACT), set, two, "compacted and distinct");
        carries(none, set, SortedInputPair.SAME.of(type, 5003, 6007).distinct(), String.class);
        operates(none.using(Duplicates.ALLOWED), set, SortedInputPair.RUNS.of(type, 5003, 3001), "allowed again");
        operates(gpu.multisets(), set, SortedInputPair.RUNS.of(type, 5003, 3001), "allowed");
    }

    /** Exactly one pair of equal neighbours. */
    @ParameterizedTest
    @MethodSource("operationsAndTypes")
    void namesDuplicatesWherePromisedNone(SetOracle set, KeyType type) {
        Multisets none = gpu.multisets().using(Duplicates.NONE);
        for (int n : new int[] {3, 10, 9001}) {
            for (int share = 0; share <= 2; share++) {
                SortedInputPair.Two two = SortedInputPair.INTERLEAVED.of(type, n, n).distinct();
                int at = Math.max(1, (two.aCount() - 1) / 2 * share);
                System.arraycopy(two.a(), at - 1, two.a(), at, 1);
                refused(IllegalArgumentException.class, UnsortedInputs.equalMessage("a", two.a(), at),
                        () -> call(none, set.operation, two.a(), two.b()));
                refused(IllegalArgumentException.class, UnsortedInputs.equalMessage("b", two.a(), at),
                        () -> call(none, set.operation, two.b(), two.a()));
                Object aValues = DistinctValues.of(int.class, 0, two.aCount());
                Object bValues = DistinctValues.of(int.class, 0, two.bCount());
                refused(IllegalArgumentException.class, UnsortedInputs.equalMessage("aKeys", two.a(), at),
                        () -> call(none, set.operation + "Pairs", two.a(), aValues, two.b(), bValues));
                refused(IllegalArgumentException.class, UnsortedInputs.equalMessage("bKeys", two.a(), at),
                        () -> call(none, set.operation + "Pairs", two.b(), bValues, two.a(), aValues));
            }
        }
    }

    /** All NaNs are one key, whatever their bits; the zeros are two. */
    @Test
    void keysAreEqualAsCompareHasIt() {
        Multisets none = gpu.multisets().using(Duplicates.NONE);
        float other = Float.intBitsToFloat(0xffc0_1234);
        float[] nans = {1, Float.NaN, other};
        refused(IllegalArgumentException.class, "a[2] = NaN equals a[1]: Duplicates.NONE takes no equal elements",
                () -> none.union(nans, new float[0]));
        refused(IllegalArgumentException.class, "b[2] = NaN equals b[1]: Duplicates.NONE takes no equal elements",
                () -> none.union(new float[0], nans));
        AnyArray.assertSame(new double[] {-0.0, 0.0}, none.union(new double[] {-0.0, 0.0}, new double[] {-0.0}), "0");
        forget();
        AnyArray.assertSame(new float[] {1, Float.NaN, other}, gpu.multisets().union(nans, new float[] {other}), "A");
        AnyArray.assertSame(new float[] {other}, gpu.multisets().union(new float[0], new float[] {other}), "B");
        AnyArray.assertSame(new float[] {other}, gpu.multisets().difference(nans, new float[] {1, Float.NaN}), "A-B");
    }

    // ---- what is refused

    @ParameterizedTest
    @MethodSource("operationsAndTypes")
    void namesWhatIsNotSorted(SetOracle set, KeyType type) {
        for (Duplicates duplicates : Duplicates.values()) {
            namesWhatIsNotSorted(by(gpu.multisets().using(duplicates), set), type);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatDoesNotFitIsRefused(SetOracle set) {
        String pairs = set.operation + "Pairs";
        int[] a = new int[3001];
        int[] b = new int[5003];
        refused(IllegalArgumentException.class, "3001 keys, but 3000 values",
                () -> call(gpu.multisets(), pairs, a, new int[3000], b, new int[5003]));
        refused(IllegalArgumentException.class, "5003 keys, but 5004 values",
                () -> call(gpu.multisets(), pairs, a, new int[3001], b, new int[5004]));
        refused(IllegalArgumentException.class, null,
                () -> call(gpu.multisets(), pairs, a, new int[3001], b, new long[5003]));
        refused(IllegalArgumentException.class, null,
                () -> call(gpu.multisets(), pairs, a, new String[3001], b, new int[5003]));
        refused(IllegalArgumentException.class, null, () -> call(gpu.multisets(), pairs, a, "no", b, "array"));
    }

    @ParameterizedTest
    @MethodSource("operationsAndTypes")
    void nullIsRefusedBeforeAnything(SetOracle set, KeyType type) {
        refusesNull(by(gpu.multisets(), set), type);
        refused(NullPointerException.class, null, () -> gpu.multisets().using((Duplicates) null));
        refused(NullPointerException.class, null, () -> gpu.multisets().using((Compaction) null));
    }

    // ---- the context

    @ParameterizedTest
    @EnumSource
    void isExplained(SetOracle set) {
        assertExplained(set.operation);
        assertExplained(set.operation + "Pairs");
    }
}
