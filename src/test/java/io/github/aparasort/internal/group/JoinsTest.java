package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.JoinOracle;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SpecialFloats;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Joins on each target, against the definitions in SQL. */
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class JoinsTest extends FamilyCase {
    /** Rows of A and B: none, few, primes, one against many, around the threshold of JTP, several parts of groups. */
    private static final int[][] SIZES = {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 3}, {0, 5003}, {4099, 0}, {33, 1009},
        {4096, 4095}, {1, 8191}, {5003, 5009}, {40_009, 1201}, {1201, 40_009}};

    private void joins(JoinOracle join, Object a, Object b, String what) {
        Object aBefore = AnyArray.copy(a);
        Object bBefore = AnyArray.copy(b);
        String operation = join.name().toLowerCase(Locale.ROOT);
        List<Execution> told = new ArrayList<>();
        JoinedRows found;
        try (Gpu.Registration ignored = gpu.onExecution(told::add)) {
            found = (JoinedRows) call(gpu.joins(), operation, a, b);
        }
        forget();
        JoinedRows expected = join.join(a, b);
        assertEquals(expected, found, join + " of " + what);
        assertEquals(inOrderOfA(expected), found.inOrderOfA(), join + " in the order of A of " + what);
        AnyArray.assertSame(aBefore, a, what);
        AnyArray.assertSame(bBefore, b, what);
        assertEquals(1, told.size(), told::toString);
        Execution done = told.get(0);
        assertEquals(operation, done.operation());
        assertEquals(a.getClass().getComponentType(), done.type());
        int aCount = Array.getLength(a);
        int bCount = Array.getLength(b);
        assertEquals(aCount + bCount, done.n());
        assertEquals(engine(decisive(aCount, bCount)), done.engine(), done::toString);
    }

    /** -1 is the last row of A. */
    private static JoinedRows inOrderOfA(JoinedRows rows) {
        long[] pairs = new long[rows.size()];
        Arrays.setAll(pairs, i -> (rows.aRows()[i] & 0xffff_ffffL) << Integer.SIZE - 1 | rows.bRows()[i] & 0x7fff_ffff);
        Arrays.sort(pairs);
        return new JoinedRows(Arrays.stream(pairs).mapToInt(pair -> (int) (pair >> Integer.SIZE - 1)).toArray(),
                Arrays.stream(pairs).mapToInt(pair -> ((int) pair << 1) >> 1).toArray());
    }

    /**
     * The number of elements by which an engine is chosen: that of the larger column, where each is grouped. OpenCL
     * devices join both columns.
     */
    private int decisive(int aCount, int bCount) {
        return target == Target.OPENCL ? aCount + bCount : Math.max(aCount, bCount);
    }

    /** As doubles they would be equal. */
    @Test
    void neighboursAreTwoKeys() {
        long[] two = {Long.MAX_VALUE - 2, Long.MAX_VALUE - 1};
        joins(JoinOracle.INNER, two, two, "neighbours");
        joins(JoinOracle.OUTER, new long[] {Long.MIN_VALUE, Long.MIN_VALUE + 2}, new long[] {Long.MIN_VALUE + 1},
                "neighbours");
    }

    /** Keys with few partners, with many, and on one side only. */
    @ParameterizedTest
    @EnumSource
    void joins(KeyType type) {
        SplittableRandom random = new SplittableRandom(7);
        for (int[] size : SIZES) {
            int n = size[0] + size[1];
            Object pool = AnyArray.of(type.type, Input.RANDOM, SpecialFloats.EVERYTHING, Math.max(1, n / 2));
            Object a = Array.newInstance(type.type, size[0]);
            Object b = Array.newInstance(type.type, size[1]);
            for (Object side : new Object[] {a, b}) {
                for (int i = 0; i < Array.getLength(side); i++) {
                    System.arraycopy(pool, random.nextInt(Array.getLength(pool)), side, i, 1);
                }
            }
            for (JoinOracle join : JoinOracle.values()) {
                joins(join, distinctNans(a), distinctNans(b), size[0] + " and " + size[1] + " " + type);
            }
        }
    }

    /** So many NaNs that all pairs of them would be most of the result are replaced by numbers, but for a few. */
    private static Object distinctNans(Object keys) {
        Object copy = AnyArray.copy(keys);
        int nans = 0;
        int zeros = 0;
        for (int i = 0; i < Array.getLength(copy); i++) {
            double key = ((Number) Array.get(copy, i)).doubleValue();
            if (key != key && nans++ > 20 || key == 0 && zeros++ > 20 || Double.isInfinite(key)) {
                if (copy instanceof float[] floats) {
                    floats[i] = i;
                } else if (copy instanceof double[] doubles) {
                    doubles[i] = i;
                }
            }
        }
        return copy;
    }

    @ParameterizedTest
    @EnumSource
    void joinsKeysOfEveryOrder(JoinOracle join) {
        for (Input input : List.of(Input.SORTED, Input.REVERSED, Input.ORGAN_PIPE, Input.NEARLY_SORTED,
                Input.EXTREMES)) {
            joins(join, input.ints(4801), input.ints(input == Input.EXTREMES ? 101 : 5003), input.name());
        }
        joins(join, Input.SORTED.longs(20_011), Input.RANDOM.longs(20_011), "no partners");
        joins(join, Input.SAWTOOTH.ints(3001), Input.FIVE_VALUES.ints(301), "many partners");
        // Also those at the borders of the parts that processors share.
        joins(join, Input.SORTED.ints(40_009), Input.REVERSED.ints(40_009), "a partner for each");
    }

    /** One key with more rows than a part of the result, beside others. */
    @Test
    void aKeyWithManyRowsIsShared() {
        int[] a = new int[1009];
        int[] b = new int[907];
        for (int i = 0; i < 20; i++) {
            a[31 * i] = i - 10;
            b[41 * i] = i - 7;
        }
        for (JoinOracle join : JoinOracle.values()) {
            joins(join, a, b, "a large group");
        }
        joins(JoinOracle.INNER, new int[1000], new int[1000], "one group");
    }

    @Test
    void anArrayMayBeJoinedWithItself() {
        int[] keys = Input.FIVE_VALUES.ints(1009);
        joins(JoinOracle.OUTER, keys, keys, "itself");
    }

    /** Before anything is allocated for them: the heap of tests has no room for so many. */
    @Test
    void tooManyRowsAreRefusedWithTheirNumber() {
        int[] a = new int[100_000];
        String message = refusedJoin(() -> gpu.joins().inner(a, a));
        assertTrue(message.startsWith("the join has 10,000,000,000 rows, more than an array holds"), message);
        a[99_999] = 1;
        message = refusedJoin(() -> gpu.joins().outer(a, new int[50_000]));
        assertTrue(message.startsWith("the join has 4,999,950,001 rows"), message);
    }

    private static String refusedJoin(Runnable call) {
        return assertThrows(ArithmeticException.class, call::run).getMessage();
    }

    @Test
    void wrongArgumentsAreRefused() {
        refused(NullPointerException.class, "aKeys", () -> gpu.joins().inner(null, new int[1]));
        refused(NullPointerException.class, "bKeys", () -> gpu.joins().anti(new double[1], null));
        Gpu closed = Gpu.open(target);
        closed.close();
        assertThrows(IllegalStateException.class, () -> closed.joins().semi(new int[2], new int[2]));
    }

    @Test
    void isExplained() {
        for (JoinOracle join : JoinOracle.values()) {
            assertExplained(join.name().toLowerCase(Locale.ROOT));
        }
        gpu.warmUp("inner", double.class);
        forget();
    }

    @Test
    void resultsCompareByContent() {
        JoinedRows rows = gpu.joins().left(new int[] {5, 3}, new int[] {3});
        assertEquals(new JoinedRows(new int[] {1, 0}, new int[] {0, -1}), rows);
        assertEquals(new JoinedRows(new int[] {1, 0}, new int[] {0, -1}).hashCode(), rows.hashCode());
        assertNotEquals(new JoinedRows(new int[] {1, 0}, new int[] {0, 0}), rows);
        assertEquals("JoinedRows[aRows=[1, 0], bRows=[0, -1]]", rows.toString());
        assertEquals(2, rows.size());
        assertArrayEquals(new int[] {0, -1}, rows.bRows());
    }
}
