package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ScanOp;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SpecialFloats;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Folds by code: as those by order where nothing is rounded, else against exact sums. {@code FloatFoldsTest} has zeros,
 * NaNs and infinities.
 */
class CodeFoldsTest {
    /** Several parts if there are few groups. */
    private static final int N = 200_003;

    private static ValueFolds<?> folds(Object values, ScanOp op) {
        return values instanceof int[] ints ? ValueFolds.of(ints, op)
                : values instanceof long[] longs ? ValueFolds.of(longs, op)
                : values instanceof float[] floats ? ValueFolds.of(floats, op) : ValueFolds.of((double[]) values, op);
    }

    @ParameterizedTest
    @EnumSource
    void exactFoldsAreThoseByOrder(KeyType type) {
        for (int[] shape : new int[][] {{0, 0}, {0, 2}, {1, 1}, {100, 3}, {4097, 5000}, {N, 1}, {N, 5}, {N, 60_000}}) {
            int n = shape[0];
            int[] codes = RowGroupsTest.codes(n, shape[1]);
            RowGroups byCode = RowGroups.ofCodes(codes, shape[1]);
            RowGroups byOrder = RowGroupsTest.byOrder(RowGroupsTest.rows(codes, shape[1]));
            for (ScanOp op : ScanOp.values()) {
                // Sums of these and products of ones are exact in any order.
                Object values = op == ScanOp.MIN || op == ScanOp.MAX
                        ? AnyArray.of(type.type, Input.RANDOM, SpecialFloats.FEW_NANS, n)
                        : AnyArray.ofInts(type.type, IntStream.range(0, n)
                                .map(i -> op == ScanOp.SUM ? i % 41 - 20 : i % 3 - 1 | 1).toArray());
                String what = op + " of " + type + ", " + Arrays.toString(shape);
                AnyArray.assertEqualNumbers(folds(values, op).of(byOrder), folds(values, op).of(byCode), what);
                if (values instanceof int[] ints) {
                    assertArrayEquals(ValueFolds.toLongs(ints, op).of(byOrder),
                            ValueFolds.toLongs(ints, op).of(byCode), what);
                }
            }
        }
    }

    /** Nearly all of it cancels out in the second group, and in the third one values are far apart. */
    private static double value(int code, int i, SplittableRandom random) {
        double next = random.nextDouble();
        return code == 0 ? next : code == 1 ? (i / 3 % 2 == 0 ? 1e6 : -1e6) + next
                : (next - 0.5) * Math.scalb(1.0, random.nextInt(40));
    }

    /**
     * One rounding and a trace, however many values: the bound of compensated sums (T. Ogita, S. M. Rump and S. Oishi,
     * <i>Accurate sum and dot product</i>, 2005, proposition 4.5).
     */
    @Test
    void sumsOfFloatsRoundOnce() {
        SplittableRandom random = new SplittableRandom(9);
        int[] codes = IntStream.range(0, N).map(i -> i % 4).toArray();
        double[] doubles = new double[N];
        Arrays.setAll(doubles, i -> value(codes[i], i, random));
        float[] floats = AnyArray.toFloats(doubles);
        RowGroups groups = RowGroups.ofCodes(codes, 3);
        float[] floatSums = ValueFolds.of(floats, ScanOp.SUM).of(groups);
        double[] doubleSums = ValueFolds.of(doubles, ScanOp.SUM).of(groups);
        double[] wideSums = ValueFolds.toDoubles(floats, ScanOp.SUM).of(groups);
        for (int group = 0; group < 3; group++) {
            int code = group;
            int[] rows = IntStream.range(0, N).filter(i -> codes[i] == code).toArray();
            double[] own = Arrays.stream(rows).mapToDouble(i -> doubles[i]).toArray();
            double[] narrow = Arrays.stream(rows).mapToDouble(i -> floats[i]).toArray();
            assertSum(own, doubleSums[group], 0x1p-53);
            assertSum(narrow, wideSums[group], 0x1p-53);
            assertSum(narrow, floatSums[group], 0x1p-24);
        }
    }

    private static void assertSum(double[] values, double found, double unit) {
        BigDecimal sum = BigDecimal.ZERO;
        double magnitude = 0;
        for (double value : values) {
            sum = sum.add(new BigDecimal(value));
            magnitude += Math.abs(value);
        }
        double trace = values.length * unit / (1 - values.length * unit);
        double error = sum.subtract(new BigDecimal(found)).abs().doubleValue();
        assertTrue(error <= unit * Math.abs(sum.doubleValue()) + trace * trace * magnitude,
                () -> found + " is off by " + error);
    }

    /** To the bit, on one thread and on more than there are processors. */
    @ParameterizedTest
    @CsvSource({"1", "3", "1000", "60000"})
    void threadsMakeNoDifference(int groups) throws Exception {
        int[] codes = RowGroupsTest.codes(N, groups);
        double[] doubles = new SplittableRandom(groups).doubles(N, 0.999, 1.001).toArray();
        for (ScanOp op : List.of(ScanOp.SUM, ScanOp.PRODUCT)) {
            for (Object values : List.of(doubles, AnyArray.toFloats(doubles))) {
                Object expected = null;
                for (int threads : new int[] {1, 2, 16}) {
                    ForkJoinPool pool = new ForkJoinPool(threads);
                    Object found = pool.submit(() -> folds(values, op).of(RowGroups.ofCodes(codes, groups))).get();
                    pool.shutdown();
                    expected = expected == null ? found : expected;
                    AnyArray.assertSame(expected, found, op + " by " + threads + " threads");
                }
            }
        }
    }
}
