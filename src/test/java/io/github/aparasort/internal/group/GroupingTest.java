package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.Plan;
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

    private final List<Execution> told = new ArrayList<>();

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

    /** Numbers of a moderate size: no NaNs and no infinities. Floats and doubles are sevenths, which are rounded. */
    private static Column numbers(KeyType type) {
        return (input, n) -> {
            int[] ints = input.ints(n);
            if (type == KeyType.DOUBLE) {
                return Arrays.stream(ints).mapToDouble(i -> i / 7.0).toArray();
            }
            float[] floats = new float[n];
            for (int i = 0; i < n; i++) {
                floats[i] = ints[i] / 7.0f;
            }
            return type == KeyType.FLOAT ? floats : AnyArray.of(type.type, input, null, n);
        };
    }

    private void each(int[] keys, Object values, String input, Trial trial) {
        Object before = AnyArray.copy(values);
        String what = input + " " + values.getClass().getComponentType() + "[" + keys.length + "]";
        Grouping<int[]> grouping = gpu.groups().by(keys);
        forget();
        trial.run(grouping, new GroupOracle(keys), values, what);
        AnyArray.assertSame(before, values, "the values, " + what);
    }

    /** The result of a call that sorts segments. On the CPU plain Java does it, but for large ones, which are sorts. */
    private <R> R sorting(String operation, KeyType type, int n, Supplier<R> call) {
        told.clear();
        R result;
        try (Gpu.Registration ignored = gpu.onExecution(told::add)) {
            result = call.get();
        }
        forget();
        assertTrue(!told.isEmpty());
        for (Execution each : told) {
            assertEquals(operation, each.operation());
            assertEquals(type.type, each.type());
            assertTrue(each.engine() == engine(each.n()) || target == Target.JTP && each.engine() == Engine.JDK,
                    each::toString);
        }
        if (target == Target.OPENCL) {
            assertEquals(n, told.get(0).n());
        }
        return result;
    }

    // ---- first and last

    @Test
    void firstAndLastElements() {
        each(numbers(KeyType.INT), List.of(Input.RANDOM), (grouping, oracle, values, what) -> {
            int[][] indices = indices(oracle);
            assertArrayEquals(Arrays.stream(indices).mapToInt(each -> each[0]).toArray(), grouping.first(), what);
            assertArrayEquals(Arrays.stream(indices).mapToInt(each -> each[each.length - 1]).toArray(),
                    grouping.last(), what);
        });
    }

    private static int[][] indices(GroupOracle oracle) {
        return IntStream.range(0, oracle.size()).mapToObj(oracle::indices).toArray(int[][]::new);
    }

    // ---- means

    /** Against exact sums. Those of floats and doubles are within the bounds of ScanOp. */
    @ParameterizedTest
    @EnumSource
    void means(KeyType type) {
        boolean isExact = type == KeyType.INT || type == KeyType.LONG;
        each(numbers(type), List.of(Input.RANDOM, Input.EXTREMES, Input.FIVE_VALUES),
                (grouping, oracle, values, what) -> {
            double[] found = (double[]) call(grouping, "mean", values);
            assertRanPlain("meanGroups", type.type, Array.getLength(values));
            assertEquals(oracle.size(), found.length, what);
            for (int group = 0; group < found.length; group++) {
                BigDecimal sum = BigDecimal.ZERO;
                BigDecimal magnitude = BigDecimal.ZERO;
                int[] indices = oracle.indices(group);
                for (int i : indices) {
                    BigDecimal value = exact(values, i);
                    sum = sum.add(value);
                    magnitude = magnitude.add(value.abs());
                }
                BigDecimal count = BigDecimal.valueOf(indices.length);
                double mean = sum.divide(count, MathContext.DECIMAL128).doubleValue();
                double size = magnitude.divide(count, MathContext.DECIMAL128).doubleValue();
                double bound = isExact ? 2 * Math.ulp(mean) : (2000 + indices.length / 200) * ULP / 2 * size
                        + Math.ulp(mean);
                assertEquals(mean, found[group], bound, what);
            }
        });
    }

    private static BigDecimal exact(Object values, int i) {
        return values instanceof int[] ints ? BigDecimal.valueOf(ints[i])
                : values instanceof long[] longs ? BigDecimal.valueOf(longs[i])
                : new BigDecimal(Array.getDouble(values, i));
    }

    /** Sums that are beyond the type, or nearly cancel. */
    @Test
    void meansDoNotOverflow() {
        int n = 3_000;
        Grouping<int[]> one = gpu.groups().by(new int[n]);
        int[] ints = new int[n];
        Arrays.fill(ints, Integer.MAX_VALUE);
        assertArrayEquals(new double[] {Integer.MAX_VALUE}, one.mean(ints));
        long[] longs = new long[n];
        for (long value : new long[] {Long.MAX_VALUE, Long.MIN_VALUE, -1, 1, -4_294_967_297L}) {
            Arrays.fill(longs, value);
            assertArrayEquals(new double[] {value}, one.mean(longs), () -> "all are " + value);
        }
        // Their sum is n / 2: the high words are 0 and -1, and sum up to -n / 2.
        Arrays.setAll(longs, i -> i % 2 == 0 ? -1 : 2);
        assertArrayEquals(new double[] {0.5}, one.mean(longs));
        Arrays.setAll(longs, i -> i % 2 == 0 ? Long.MIN_VALUE : Long.MAX_VALUE);
        assertArrayEquals(new double[] {-0.5}, one.mean(longs));
        float[] floats = new float[n];
        Arrays.fill(floats, Float.MAX_VALUE);
        assertArrayEquals(new double[] {Float.MAX_VALUE}, one.mean(floats));
        double[] doubles = new double[n];
        for (double value : new double[] {Double.MAX_VALUE, -Double.MAX_VALUE}) {
            Arrays.fill(doubles, value);
            assertEquals(value, one.mean(doubles)[0], 4 * Math.ulp(value));
        }
        // Parts overflow in both directions.
        Arrays.setAll(doubles, i -> i % 4 < 2 ? Double.MAX_VALUE : -Double.MAX_VALUE);
        assertArrayEquals(new double[] {0}, one.mean(doubles));
        Arrays.setAll(doubles, i -> i < 3 ? Double.MAX_VALUE : 0);
        assertEquals(Double.MAX_VALUE / 1000, one.mean(doubles)[0], Double.MAX_VALUE * ULP);
    }

    /** Only in the groups that they are in. */
    @Test
    void meansOfInfinitiesAndNans() {
        double infinity = Double.POSITIVE_INFINITY;
        Grouping<int[]> grouping = gpu.groups().by(new int[] {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5});
        double[] expected = {infinity, Double.NaN, Double.NaN, Double.MAX_VALUE, 1.5, 0};
        assertArrayEquals(expected, grouping.mean(new double[] {1, infinity, infinity, -infinity, Double.NaN, 1,
            Double.MAX_VALUE, Double.MAX_VALUE, 1, 2, -0.0}));
        expected[3] = Float.MAX_VALUE;
        assertArrayEquals(expected, grouping.mean(new float[] {1, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY, Float.NaN, 1, Float.MAX_VALUE, Float.MAX_VALUE, 1, 2, -0.0f}));
    }

    // ---- quantiles

    @ParameterizedTest
    @EnumSource
    void quantiles(KeyType type) {
        each(numbers(type), List.of(Input.RANDOM, Input.FIVE_VALUES, Input.SORTED),
                (grouping, oracle, values, what) -> {
            double[] q = QUANTILES.clone();
            double[][] found = sorting("sortSegments", type, Array.getLength(values),
                    () -> (double[][]) call(grouping, "quantiles", values, q));
            assertArrayEquals(QUANTILES, q);
            assertEquals(q.length, found.length, what);
            for (int group = 0; group < oracle.size(); group++) {
                double[] sorted = IntStream.of(oracle.indices(group)).mapToDouble(i -> Array.getDouble(values, i))
                        .sorted().toArray();
                for (int i = 0; i < q.length; i++) {
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

    private void topAndBottom(KeyType type, Grouping<int[]> grouping, GroupOracle oracle, Object values, String what) {
        int n = Array.getLength(values);
        for (int k : n < 100 ? new int[] {1, 2, 3, Integer.MAX_VALUE} : new int[] {1, 7}) {
            for (Order order : List.of(Order.DESCENDING, Order.ASCENDING)) {
                String name = order == Order.DESCENDING ? "topK" : "bottomK";
                Grouping<?> found = sorting("argsortSegments", type, n,
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
        return IntStream.of(sorted).limit(k).map(i -> indices[i]).toArray();
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
        assertArrayEquals(new double[] {14, 7}, best.reduce(price, ScanOp.SUM));
        assertArrayEquals(new double[] {7, 3.5}, best.mean(price));
        assertArrayEquals(new double[][] {{7, 3.5}}, best.quantiles(price, 0.5));
        assertArrayEquals(new int[] {4, 3}, best.bottomK(price, 1).order());
        // Of equal values the first in the group, which is the one with the greater price.
        assertArrayEquals(new int[] {1, 2}, best.topK(new int[5], 1).order());
        assertEquals("5 elements in groups, but 4 values", assertThrows(IllegalArgumentException.class,
                () -> best.reduce(new int[4], ScanOp.SUM)).getMessage());
    }

    // ---- arguments

    @Test
    void wrongArgumentsAreRefused() {
        Grouping<int[]> grouping = gpu.groups().by(new int[] {2, 1, 2});
        forget();
        String message = "3 elements in groups, but 4 values";
        refused(IllegalArgumentException.class, message, () -> grouping.mean(new long[4]));
        refused(IllegalArgumentException.class, message, () -> grouping.quantiles(new int[4], 0.5));
        refused(IllegalArgumentException.class, message, () -> grouping.topK(new float[4], 1));
        refused(IllegalArgumentException.class, message, () -> grouping.bottomK(new double[4], 1));
        refused(NullPointerException.class, null, () -> grouping.mean((int[]) null));
        refused(NullPointerException.class, null, () -> grouping.quantiles((int[]) null, 1));
        refused(NullPointerException.class, null, () -> grouping.quantiles(new int[3], (double[]) null));
        refused(NullPointerException.class, null, () -> grouping.topK((double[]) null, 1));
        refused(IllegalArgumentException.class, "q[1] = 1.5: it must be in [0, 1]",
                () -> grouping.quantiles(new int[3], 0.5, 1.5));
        refused(IllegalArgumentException.class, "q[0] = NaN: it must be in [0, 1]",
                () -> grouping.quantiles(new int[3], Double.NaN));
        for (int k : new int[] {-1, Integer.MIN_VALUE}) {
            refused(IllegalArgumentException.class, "k = " + k + ": it must be at least 0",
                    () -> grouping.topK(new int[3], k));
            refused(IllegalArgumentException.class, "k = " + k + ": it must be at least 0",
                    () -> grouping.bottomK(new int[3], k));
        }
    }

    /** Groups without elements would have no first one. */
    @Test
    void noElementsOfEachGroupAreNoGroups() {
        for (Grouping<?> grouping : List.of(gpu.groups().by(new long[] {2, 1, 2}),
                gpu.groups().by(new String[] {"b", "a", "b"}), gpu.groups().by(new int[3]).topK(new int[3], 0))) {
            for (Grouping<?> none : List.of(grouping.topK(new double[3], 0), grouping.bottomK(new int[3], 0))) {
                assertEquals(0, none.size());
                assertEquals(grouping.keys().getClass(), none.keys().getClass());
                assertEquals(0, Array.getLength(none.keys()));
                assertArrayEquals(new int[1], none.offsets());
                assertArrayEquals(new int[0], none.order());
                assertArrayEquals(new int[0], none.first());
                assertArrayEquals(new int[0], none.last());
                assertArrayEquals(new double[0], none.mean(new int[3]));
                assertArrayEquals(new long[0], none.reduce(new long[3], ScanOp.MIN));
                assertArrayEquals(new double[][] {{}}, none.quantiles(new float[3], 0.5));
            }
        }
    }

    @Test
    void aClosedContextRefuses() {
        Gpu closed = Gpu.open(target);
        Grouping<int[]> grouping = closed.groups().by(new int[] {1, 2});
        closed.close();
        assertThrows(IllegalStateException.class, () -> grouping.mean(new int[2]));
        assertThrows(IllegalStateException.class, () -> grouping.quantiles(new int[2], 0.5));
        assertThrows(IllegalStateException.class, () -> grouping.topK(new int[2], 1));
        assertThrows(IllegalStateException.class, () -> grouping.bottomK(new int[2], 1));
    }

    @Test
    void isExplained() {
        Plan plan = gpu.explain("meanGroups", long.class, 100_003);
        assertEquals(Engine.JDK, plan.engine());
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("meanGroups", boolean.class, 5));
    }
}
