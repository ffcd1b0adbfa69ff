package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Means of values whose sum is beyond their type, by codes and by order. {@code GroupingTest} has others. */
class GroupMeansTest {
    /** Odd: the sum of so many low words of -1 is odd and beyond 53 bits. */
    private static final int MANY = 3_000_001;
    private static final double ULP = 0x1p-52;

    private static RowGroups groups(int[] codes, int groups, boolean byCode) {
        RowGroups found = RowGroups.ofCodes(codes, groups);
        return byCode ? found : RowGroups.ofOrder(found.order(), found.offsets());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void highAndLowWordsNearlyCancel(boolean byCode) {
        for (int n : new int[] {3000, MANY}) {
            long[] longs = new long[n];
            RowGroups one = groups(new int[n], 1, byCode);
            for (long value : new long[] {Long.MAX_VALUE, Long.MIN_VALUE, -1, -2, 1, -4_294_967_297L}) {
                Arrays.fill(longs, value);
                assertArrayEquals(new double[] {value}, GroupMeans.of(longs, one), () -> "all are " + value);
                assertArrayEquals(new double[] {0}, GroupMeans.deviations(longs, one), () -> "all are " + value);
            }
        }
    }

    /** Sums that are beyond the type, or nearly cancel. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void meansDoNotOverflow(boolean byCode) {
        int n = 3_000;
        RowGroups one = groups(new int[n], 1, byCode);
        int[] ints = new int[n];
        Arrays.fill(ints, Integer.MAX_VALUE);
        assertArrayEquals(new double[] {Integer.MAX_VALUE}, GroupMeans.of(ints, one));
        // Their sum is n / 2: the high words are 0 and -1, and sum up to -n / 2.
        long[] longs = new long[n];
        Arrays.setAll(longs, i -> i % 2 == 0 ? -1 : 2);
        assertArrayEquals(new double[] {0.5}, GroupMeans.of(longs, one));
        Arrays.setAll(longs, i -> i % 2 == 0 ? Long.MIN_VALUE : Long.MAX_VALUE);
        assertArrayEquals(new double[] {-0.5}, GroupMeans.of(longs, one));
        float[] floats = new float[n];
        Arrays.fill(floats, Float.MAX_VALUE);
        assertArrayEquals(new double[] {Float.MAX_VALUE}, GroupMeans.of(floats, one));
        double[] doubles = new double[n];
        for (double value : new double[] {Double.MAX_VALUE, -Double.MAX_VALUE}) {
            Arrays.fill(doubles, value);
            assertEquals(value, GroupMeans.of(doubles, one)[0], 4 * Math.ulp(value));
        }
        // Parts overflow in both directions.
        Arrays.setAll(doubles, i -> i % 4 < 2 ? Double.MAX_VALUE : -Double.MAX_VALUE);
        assertArrayEquals(new double[] {0}, GroupMeans.of(doubles, one));
        Arrays.setAll(doubles, i -> i < 3 ? Double.MAX_VALUE : 0);
        assertEquals(Double.MAX_VALUE / 1000, GroupMeans.of(doubles, one)[0], Double.MAX_VALUE * ULP);
    }

    /** Only in the groups that they are in; the last one has nothing. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void infinitiesNansAndNothing(boolean byCode) {
        double infinity = Double.POSITIVE_INFINITY;
        RowGroups groups = groups(new int[] {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7}, 7, byCode);
        double[] doubles = {1, infinity, infinity, -infinity, Double.NaN, 1, Double.MAX_VALUE, Double.MAX_VALUE, 1, 2,
            -0.0, Double.NaN};
        double[] expected = {infinity, Double.NaN, Double.NaN, Double.MAX_VALUE, 1.5, 0, Double.NaN};
        assertArrayEquals(expected, GroupMeans.of(doubles, groups));
        assertArrayEquals(new double[] {Double.NaN, Double.NaN, Double.NaN, 0, Math.sqrt(0.5), Double.NaN, Double.NaN},
                GroupMeans.deviations(doubles, groups));
        expected[3] = Float.MAX_VALUE;
        assertArrayEquals(expected, GroupMeans.of(new float[] {1, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY, Float.NaN, 1, Float.MAX_VALUE, Float.MAX_VALUE, 1, 2, -0.0f, 1}, groups));
    }
}
