package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Grouping;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.FoldOracle;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.KeyType;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All reductions and scans of zeros, NaNs and infinities on each target, against a plain loop that starts with the
 * identity. All folds of these values are exact, or overflow at once, so the order of the operations makes no
 * difference.
 */
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class FloatFoldsTest extends FamilyCase {
    private static final double INFINITY = Double.POSITIVE_INFINITY;
    private static final double[][] VALUES = {{-0.0}, {0.0}, {-0.0, 0.0}, {-0.0, -1}, {0.0, 1}, {-0.0, 0.0, 1, -1},
        {-0.0, INFINITY}, {-0.0, -INFINITY}, {1, -1, INFINITY, -INFINITY}, {-0.0, 0.0, 1, -1, INFINITY, -INFINITY},
        {-0.0, 0.0, Double.NaN}, {-0.0, 0.0, 1, -1, INFINITY, -INFINITY, Double.NaN}, {0x1p127}, {0x1p1023}};
    private static final int[] SIZES = {0, 1, 2, 3, 5, 37, 4097, 20_011};
    /** From 65,536 rows on, several parts may be folded apart. */
    private static final int[] GROUPED_SIZES = {1, 5, 4097, 70_001};
    private static final int[] KEYS = {1, 3, 1000, 1 << 20};

    static Stream<Arguments> operators() {
        return Stream.of(KeyType.FLOAT, KeyType.DOUBLE).flatMap(type -> Arrays.stream(ScanOp.values())
                .map(op -> Arguments.of(type, op)));
    }

    private static Object values(KeyType type, double[] from, int n) {
        SplittableRandom random = new SplittableRandom(n);
        Object values = type.array(n);
        for (int i = 0; i < n; i++) {
            double value = from[random.nextInt(from.length)];
            if (type == KeyType.FLOAT) {
                Array.setFloat(values, i, (float) value);
            } else {
                Array.setDouble(values, i, value);
            }
        }
        return values;
    }

    /** The identity, and each fold after it. */
    private static Object loop(KeyType type, ScanOp op, Object values) {
        return FoldOracle.inclusive(AnyArray.concatenated(type.type, FoldOracle.identity(type, op), values), op);
    }

    private static Object part(KeyType type, Object array, int from, int length) {
        Object part = type.array(length);
        System.arraycopy(array, from, part, 0, length);
        return part;
    }

    @ParameterizedTest
    @MethodSource("operators")
    void reductionsAndScans(KeyType type, ScanOp op) {
        for (double[] from : VALUES) {
            for (int n : SIZES) {
                String what = op + " of " + type + "[" + n + "] of " + Arrays.toString(from);
                Object in = values(type, from, n);
                Object folds = loop(type, op, in);
                Object total = Array.get(folds, n);
                assertEquals(total, call(gpu.scan(), "reduce", in, op), what);
                assertRan("reduce", type.type, n, false);
                for (boolean exclusive : new boolean[] {false, true}) {
                    String operation = exclusive ? "exclusive" : "inclusive";
                    Object out = type.array(n);
                    assertEquals(total, call(gpu.scan(), operation, in, out, op), operation + " " + what);
                    assertRan(operation, type.type, n, false);
                    AnyArray.assertEqualNumbers(part(type, folds, exclusive ? 0 : 1, n), out, operation + " " + what);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("operators")
    void segmentsAndGroups(KeyType type, ScanOp op) {
        for (int n : GROUPED_SIZES) {
            for (int count : KEYS) {
                int[] keys = new SplittableRandom(count).ints(n, 0, count).toArray();
                GroupOracle groups = new GroupOracle(keys);
                // The identity comes first in each group.
                Object identities = AnyArray.taken(FoldOracle.identity(type, op), new int[groups.size()]);
                GroupOracle folded = new GroupOracle(AnyArray.concatenated(int.class, groups.keys(), keys));
                Grouping<int[]> grouping = gpu.groups().by(keys);
                forget();
                for (double[] from : VALUES) {
                    Object values = values(type, from, n);
                    String what = op + " of " + type + "[" + n + "] of " + Arrays.toString(from) + " by " + count;
                    Object expected = folded.folds(AnyArray.concatenated(type.type, identities, values), op);

                    Pairs<?, ?> byKey = (Pairs<?, ?>) call(gpu.groups(), "reduceByKey", keys, values, op);
                    assertGrouped("reduceByKey", int.class, n);
                    AnyArray.assertEqualNumbers(groups.keys(), byKey.keys(), what);
                    AnyArray.assertEqualNumbers(expected, byKey.values(), "reduceByKey: " + what);

                    AnyArray.assertEqualNumbers(expected, call(grouping, "reduce", values, op), "Grouping: " + what);
                    assertRanPlain("reduceGroups", type.type, n);

                    Object sorted = AnyArray.taken(values, groups.order());
                    AnyArray.assertEqualNumbers(expected,
                            call(gpu.segments(), "reduce", sorted, groups.offsets(), op), "segments: " + what);
                    assertRanPlain("reduceSegments", type.type, n);
                }
            }
        }
    }
}
