package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SpecialFloats;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a grouping tells of its groups on each target, against loops over the elements of each group. */
@Tag(Coverage.SCALED)
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class GroupingTest extends FamilyCase {
    /** Keys: all different, few, one; and such that large groups and small ones stand side by side. */
    private static final List<Input> KEYS = List.of(Input.RANDOM, Input.FIVE_VALUES, Input.EQUAL, Input.SAWTOOTH);
    private static final int[] SIZES = {0, 1, 2, 33, 1009, 4097};
    /** In groups that are sorted apart, and with several tasks for loops over elements. */
    private static final int LARGE = 200_003;
    private static final double[] QUANTILES = {0.5, 0, 1, 0.25, 0.999, 1.0 / 3};
    private static final double ULP = 0x1p-52;
    /** As good as exact: differences of squares lose half of the digits, or less. */
    private static final MathContext EXACT = new MathContext(100);

    private final List<Execution> told = new ArrayList<>();
    private final Set<String> ways = new TreeSet<>();

    private interface Trial {
        void run(Grouping<int[]> grouping, GroupOracle oracle, Object values, String what);
    }

    private interface Column {
        Object of(Input input, int n);
    }

    private void each(Column column, List<Input> inputs, Trial trial) {
        eachSmall(column, inputs, trial);
        for (Input keys : List.of(Input.FIVE_VALUES, Input.SAWTOOTH)) {
            each(keys.ints(LARGE), column.of(Input.RANDOM, LARGE), "large " + keys, trial);
        }
    }

    private void eachSmall(Column column, List<Input> inputs, Trial trial) {
        for (int i = 0; i < KEYS.size(); i++) {
            for (int j = 0; j < inputs.size(); j++) {
                for (int n : Coverage.sizes(SIZES, i - j)) {
                    each(KEYS.get(i).ints(n), column.of(inputs.get(j), n), KEYS.get(i) + " " + inputs.get(j), trial);
                }
            }
        }
    }

    /** Ints and longs, or numbers of a moderate size that are rounded. */
    private static Column numbers(KeyType type) {
        return numbers(type, 0, 1 / 7.0);
    }

    private static Column numbers(KeyType type, double middle, double factor) {
        return (input, n) -> {
            double[] doubles = Arrays.stream(input.ints(n)).mapToDouble(i -> middle + i * factor).toArray();
            return type == KeyType.FLOAT ? AnyArray.toFloats(doubles) : type == KeyType.DOUBLE ? doubles
                    : AnyArray.of(type.type, input, null, n);
        };
    }

    /** Of all elements; of some, so that some groups have none; and of those that are no NaNs. */
    private void each(int[] keys, Object values, String input, Trial trial) {
        Object before = AnyArray.copy(values);
        String what = input + " " + values.getClass().getComponentType() + "[" + keys.length + "]";
        Grouping<int[]> grouping = gpu.groups().by(keys);
        GroupOracle oracle = new GroupOracle(keys);
        forget();
        trial.run(grouping, oracle, values, what);
        boolean[] mask = new boolean[keys.length];
        for (int i = 0; i < keys.length; i++) {
            mask[i] = keys[i] * 0x9E37_79B1 >>> 30 != 0 && i % 7 != 3;
        }
        trial.run(grouping.where(mask), oracle.where(mask), values, "some of " + what);
        AnyArray.assertSame(before, values, "the values, " + what);
        if (values instanceof float[] || values instanceof double[]) {
            Object withNans = AnyArray.copy(values);
            Object nan = values instanceof float[] ? new float[] {Float.NaN} : new double[] {Double.NaN};
            for (int i = 0; i < mask.length; i++) {
                if (!mask[i]) {
                    System.arraycopy(nan, 0, withNans, i, 1);
                }
                mask[i] = !Double.isNaN(Array.getDouble(withNans, i));
            }
            trial.run(grouping.ignoringNaN(), oracle.where(mask), withNans, "numbers of " + what);
        }
    }

    /** The result of a call that sorts segments. On the CPU plain Java does it, but for large ones, which are sorts. */
    private <R> R sorting(Set<String> operations, KeyType type, int n, Supplier<R> call) {
        told.clear();
        R result;
        try (Gpu.Registration ignored = gpu.onExecution(told::add)) {
            result = call.get();
        }
        forget();
        assertTrue(!told.isEmpty());
        for (Execution each : told) {
            assertTrue(operations.contains(each.operation()), each::toString);
            ways.add(each.operation());
            assertEquals(type.type, each.type());
            assertTrue(each.engine() == engine(each.n()) || target == Target.JTP && each.engine() == Engine.JDK,
                    each::toString);
        }
        if (target == Target.OPENCL) {
            assertEquals(n, told.get(0).n());
        }
        return result;
    }

    // ---- the elements of each group

    @Test
    void elementsOfGroups() {
        each(numbers(KeyType.INT), List.of(Input.RANDOM), (grouping, oracle, values, what) -> {
            IntFunction<int[]> places = last -> IntStream.range(0, oracle.size()).mapToObj(oracle::indices)
                    .mapToInt(each -> each.length == 0 ? -1 : each[last * (each.length - 1)]).toArray();
            assertArrayEquals(places.apply(0), grouping.first(), what);
            assertArrayEquals(places.apply(1), grouping.last(), what);
            assertArrayEquals(oracle.counts(), grouping.counts(), what);
            assertArrayEquals(oracle.counts(), grouping.count(), what);
            assertArrayEquals(oracle.order(), grouping.order(), what);
            assertArrayEquals(oracle.offsets(), grouping.offsets(), what);
            assertArrayEquals((int[]) oracle.keys(), grouping.keys(), what);
        });
    }

    // ---- folds

    @ParameterizedTest
    @EnumSource
    void folds(KeyType type) {
        List<Input> inputs = List.of(Input.RANDOM, Input.FIVE_VALUES);
        // Products of these are neither 0 nor infinite.
        each(numbers(type, 1, 0x1p-38), inputs, (grouping, oracle, values, what) ->
                folds(grouping, "reduce", oracle, values, ScanOp.PRODUCT, what));
        each(numbers(type), inputs, (grouping, oracle, values, what) -> {
            for (ScanOp op : List.of(ScanOp.SUM, ScanOp.MIN, ScanOp.MAX)) {
                folds(grouping, "reduce", oracle, values, op, what);
                if (op != ScanOp.SUM || type != KeyType.INT) {
                    folds(grouping, op.name().toLowerCase(Locale.ROOT), oracle, values, op, what);
                }
            }
            if (values instanceof int[] ints) {
                assertArrayEquals(oracle.sums(ints), grouping.sum(ints), what);
                assertArrayEquals(oracle.sums(ints), grouping.reduceToLongs(ints, ScanOp.SUM), what);
            }
            forget();
        });
    }

    private void folds(Grouping<?> grouping, String name, GroupOracle oracle, Object values, ScanOp op, String what) {
        Object found = name.equals("reduce") ? call(grouping, name, values, op) : call(grouping, name, values);
        assertRanPlain("reduceGroups", values.getClass().getComponentType(), Array.getLength(values));
        oracle.assertFolded(values, op, found, name + " " + op + " of " + what);
    }

    // ---- means

    /** Against exact sums. Those of floats and doubles are within the bounds of ScanOp, and squares are doubles. */
    @ParameterizedTest
    @EnumSource
    void meansAndDeviations(KeyType type) {
        boolean isExact = type == KeyType.INT || type == KeyType.LONG;
        each(numbers(type), List.of(Input.RANDOM, Input.EXTREMES, Input.FIVE_VALUES),
                (grouping, oracle, values, what) -> {
            double[] means = (double[]) call(grouping, "mean", values);
            assertRanPlain("meanGroups", type.type, Array.getLength(values));
            double[] deviations = (double[]) call(grouping, "std", values);
            assertRanPlain("stdGroups", type.type, Array.getLength(values));
            assertEquals(oracle.size(), means.length, what);
            for (int group = 0; group < means.length; group++) {
                int[] indices = oracle.indices(group);
                int n = indices.length;
                BigDecimal sum = BigDecimal.ZERO;
                BigDecimal squares = BigDecimal.ZERO;
                double magnitude = 0;
                for (int i : indices) {
                    BigDecimal value = exact(values, i);
                    sum = sum.add(value);
                    squares = squares.add(value.multiply(value));
                    magnitude += value.abs().doubleValue() / n;
                }
                assertEquals(n == 0, Double.isNaN(means[group]), what);
                assertEquals(n < 2, Double.isNaN(deviations[group]), what);
                double rounding = (2000 + n / 200.0) * ULP / 2;
                if (n > 0) {
                    double mean = sum.divide(BigDecimal.valueOf(n), EXACT).doubleValue();
                    double bound = Math.ulp(mean) + (isExact ? Math.ulp(mean) : rounding * magnitude);
                    assertEquals(mean, means[group], bound, what);
                }
                if (n > 1) {
                    double variance = squares.subtract(sum.multiply(sum).divide(BigDecimal.valueOf(n), EXACT))
                            .divide(BigDecimal.valueOf(n - 1), EXACT).doubleValue();
                    double bound = rounding * (magnitude + Math.sqrt(variance));
                    assertEquals(Math.sqrt(variance), deviations[group], bound, what);
                }
            }
        });
    }

    private static BigDecimal exact(Object values, int i) {
        return values instanceof int[] ints ? BigDecimal.valueOf(ints[i])
                : values instanceof long[] longs ? BigDecimal.valueOf(longs[i])
                : new BigDecimal(Array.getDouble(values, i));
    }

    // ---- quantiles

    @ParameterizedTest
    @EnumSource
    void quantiles(KeyType type) {
        each(numbers(type), List.of(Input.RANDOM, Input.FIVE_VALUES, Input.SORTED),
                (grouping, oracle, values, what) -> {
            double[] q = QUANTILES.clone();
            double[][] found = sorting(Set.of("sortSegments"), type, oracle.order().length,
                    () -> (double[][]) call(grouping, "quantiles", values, q));
            assertArrayEquals(found[0], (double[]) call(grouping, "median", values), what);
            forget();
            assertArrayEquals(QUANTILES, q);
            assertEquals(q.length, found.length, what);
            for (int group = 0; group < oracle.size(); group++) {
                double[] sorted = IntStream.of(oracle.indices(group)).mapToDouble(i -> Array.getDouble(values, i))
                        .sorted().toArray();
                for (int i = 0; i < q.length; i++) {
                    assertEquals(sorted.length == 0, Double.isNaN(found[i][group]), what);
                }
                for (int i = 0; i < q.length && sorted.length > 0; i++) {
                    double index = q[i] * (sorted.length - 1);
                    double below = sorted[(int) index];
                    double above = sorted[Math.min(sorted.length - 1, (int) index + 1)];
                    double t = index - (int) index;
                    double expected = below * (1 - t) + above * t;
                    assertEquals(expected, found[i][group], 4 * ULP * Math.max(Math.abs(below), Math.abs(above)),
                            q[i] + " of " + what);
                    assertTrue(t != 0 || found[i][group] == below, what);
                }
            }
            for (double[] column : found) {
                assertEquals(oracle.size(), column.length, what);
            }
        });
    }

    @Test
    void quantilesOfNansAndOfNothing() {
        Grouping<int[]> grouping = gpu.groups().by(new int[] {1, 2, 1, 2, 1});
        double[] values = {Double.NaN, 5, -0.0, 7, 0.0};
        assertArrayEquals(new double[][] {{0, 6}, {Double.NaN, 7}}, grouping.quantiles(values, 0.5, 1));
        assertArrayEquals(new double[0][], grouping.quantiles(values));
        assertArrayEquals(new double[2][0], gpu.groups().by(new int[0]).quantiles(new long[0], 0.1, 0.2));
    }

    // ---- the greatest and the least

    @ParameterizedTest
    @EnumSource
    void topAndBottom(KeyType type) {
        each((input, n) -> AnyArray.of(type.type, input, null, n), List.of(Input.RANDOM, Input.FIVE_VALUES,
                Input.EQUAL, Input.EXTREMES), (grouping, oracle, values, what) ->
                topAndBottom(type, grouping, oracle, values, what));
        assertTrue(ways.containsAll(ways()), ways::toString);
    }

    /** NaNs and zeros with all kinds of bits. */
    @ParameterizedTest
    @EnumSource(names = {"FLOAT", "DOUBLE"})
    void topAndBottomOfSpecialFloats(KeyType type) {
        for (SpecialFloats specials : List.of(SpecialFloats.EVERYTHING, SpecialFloats.NANS, SpecialFloats.ZEROS)) {
            eachSmall((input, n) -> AnyArray.of(type.type, input, specials, n), List.of(Input.RANDOM),
                    (grouping, oracle, values, what) ->
                            topAndBottom(type, grouping, oracle, values, specials + " " + what));
        }
    }

    /** Plain Java, which groups without a sort, keeps few rows of few groups without one. */
    private Set<String> ways() {
        return target == Target.JDK ? Set.of("argsortSegments", "topKGroups") : Set.of("argsortSegments");
    }

    private void topAndBottom(KeyType type, Grouping<int[]> grouping, GroupOracle oracle, Object values, String what) {
        int n = oracle.order().length;
        for (int k : n < 100 ? new int[] {1, 2, 3, Integer.MAX_VALUE} : new int[] {1, 7}) {
            for (Order order : List.of(Order.DESCENDING, Order.ASCENDING)) {
                String name = order == Order.DESCENDING ? "topK" : "bottomK";
                Grouping<?> found = sorting(ways(), type, n,
                        () -> (Grouping<?>) AnyArray.call(grouping, name, values, k));
                assertArrayEquals(grouping.keys(), (int[]) found.keys(), what);
                int at = 0;
                for (int group = 0; group < oracle.size(); group++) {
                    int[] best = best(values, oracle.indices(group), order, k);
                    assertEquals(at, found.offsets()[group], what);
                    assertArrayEquals(best, Arrays.copyOfRange(found.order(), at, at + best.length),
                            name + " " + k + " of " + what);
                    at += best.length;
                }
                assertEquals(at, found.order().length, what);
                assertEquals(at, found.offsets()[oracle.size()], what);
            }
        }
    }

    private static int[] best(Object values, int[] indices, Order order, int k) {
        int[] sorted = Oracle.stableOrder(0, indices.length, order.of(AnyArray.taken(values, indices)));
        // NaNs are kept last in either order.
        int[] best = IntStream.of(sorted).map(i -> indices[i]).toArray();
        IntPredicate isNan = i -> Double.isNaN(Array.getDouble(values, i));
        return IntStream.concat(IntStream.of(best).filter(isNan.negate()), IntStream.of(best).filter(isNan)).limit(k)
                .toArray();
    }

    /** A grouping that has lost elements still takes a value for each element. */
    @Test
    void whatIsKeptIsAGrouping() {
        int[] city = {7, 3, 7, 7, 3};
        double[] price = {2, 9, 4, 3, 5};
        Grouping<int[]> best = gpu.groups().by(city).topK(price, 2);
        assertArrayEquals(new int[] {3, 7}, best.keys());
        assertArrayEquals(new int[] {1, 4, 2, 3}, best.order());
        assertArrayEquals(new int[] {2, 2}, best.counts());
        assertArrayEquals(new int[] {1, 2}, best.first());
        assertArrayEquals(new int[] {4, 3}, best.last());
        Grouping<int[]> some = best.where(new boolean[] {true, false, false, true, false});
        assertArrayEquals(new int[] {3, 7}, some.keys());
        assertArrayEquals(new int[] {-1, 3}, some.first());
        assertArrayEquals(new int[] {0, 1}, some.counts());
        assertArrayEquals(new double[] {0, 3}, some.sum(price));
        assertArrayEquals(new double[] {14, 7}, best.reduce(price, ScanOp.SUM));
        assertArrayEquals(new double[] {7, 3.5}, best.mean(price));
        assertArrayEquals(new double[][] {{7, 3.5}}, best.quantiles(price, 0.5));
        assertArrayEquals(new int[] {4, 3}, best.bottomK(price, 1).order());
        // Of equal values the first in the group, which is the one with the greater price.
        assertArrayEquals(new int[] {1, 2}, best.topK(new int[5], 1).order());
        assertEquals("5 elements in groups, but 4 values", assertThrows(IllegalArgumentException.class,
                () -> best.reduce(new int[4], ScanOp.SUM)).getMessage());
    }

    /** Groups stay, also where no element has a value, and what a grouping ignores its parts ignore too. */
    @Test
    void nansAreIgnoredByValuesAlone() {
        double nan = Double.NaN;
        double[] price = {2, nan, nan, 4, -1};
        Grouping<int[]> grouping = gpu.groups().by(new int[] {7, 3, 7, 7, 9}).ignoringNaN();
        assertArrayEquals(new int[] {1, 3, 1}, grouping.counts());
        assertArrayEquals(new int[] {1, 0, 2, 3, 4}, grouping.order());
        assertArrayEquals(new double[] {nan, 3, -1}, grouping.mean(price));
        assertArrayEquals(new double[] {0, 6, -1}, grouping.sum(price));
        assertArrayEquals(new float[] {Float.POSITIVE_INFINITY, 2, -1},
                grouping.min(new float[] {2, Float.NaN, Float.NaN, 4, -1}));
        assertArrayEquals(new int[] {0, 2, 1}, grouping.topK(price, 5).counts());
        Grouping<int[]> some = grouping.where(new boolean[] {true, true, true, false, false});
        assertArrayEquals(new int[] {0, 1, 0}, some.bottomK(price, 5).counts());
        assertArrayEquals(new double[] {nan, 2, nan}, some.median(price));
        Grouping<int[]> none = grouping.where(new boolean[5]);
        for (Grouping<int[]> each : List.of(none, none.topK(price, 1), none.bottomK(price, 2))) {
            assertArrayEquals(new int[] {3, 7, 9}, each.keys());
            assertArrayEquals(new int[] {-1, -1, -1}, each.first());
            assertArrayEquals(new double[] {nan, nan, nan}, each.std(price));
            assertArrayEquals(new int[0], each.order());
        }
    }
}
