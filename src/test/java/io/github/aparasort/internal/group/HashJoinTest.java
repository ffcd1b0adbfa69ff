package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Gpu;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Joins;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.JoinOracle;
import io.github.aparasort.testing.KeyType;
import java.lang.reflect.Array;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What hash joins do where the keys of the smaller side differ, or nearly so, and after the call. */
@Tag(Coverage.EVERY_JDK)
class HashJoinTest {
    /** Several parts, of which each thread adds some to the table. */
    private static final int MANY = 70_001;
    /** The ids of nulls: in the natural order they are last, those of A before those of B. */
    private static final int NULL_OF_A = Integer.MAX_VALUE - 1;
    private static final int NULL_OF_B = Integer.MAX_VALUE;

    private static JoinedRows join(Joins joins, JoinOracle kind, Object a, Object b) {
        return (JoinedRows) FamilyCase.call(joins, kind.name().toLowerCase(Locale.ROOT), a, b);
    }

    /** The rows by row of A, and those without one behind them. The order of B is kept. */
    private static JoinedRows inOrderOfA(JoinedRows rows) {
        int[] order = IntStream.range(0, rows.size()).boxed().sorted((i, j) -> {
            int byA = Integer.compareUnsigned(rows.aRows()[i], rows.aRows()[j]);
            return byA != 0 ? byA : Integer.compare(rows.bRows()[i], rows.bRows()[j]);
        }).mapToInt(i -> i).toArray();
        return new JoinedRows(Arrays.stream(order).map(i -> rows.aRows()[i]).toArray(),
                Arrays.stream(order).map(i -> rows.bRows()[i]).toArray());
    }

    /** The orders are asked for when the caller has overwritten its keys, and the context is closed. */
    private static void check(int[] a, int[] b, IntFunction<Object> keys, boolean matchesNulls, String what) {
        IntFunction<Object> key = id -> id >= NULL_OF_A ? null : keys.apply(id);
        Class<?> type = keys.apply(1).getClass();
        for (JoinOracle kind : JoinOracle.values()) {
            Object[] aKeys = objects(type, a, key);
            Object[] bKeys = objects(type, b, key);
            List<JoinedRows> found = new ArrayList<>();
            try (Gpu gpu = Gpu.open(Target.JDK)) {
                Joins joins = matchesNulls ? gpu.joins().matchingNulls() : gpu.joins();
                found.add(join(joins, kind, aKeys, bKeys));
                found.add(join(joins, kind, aKeys, bKeys));
            }
            Arrays.fill(aKeys, null);
            Arrays.fill(bKeys, keys.apply(5));
            JoinedRows expected = kind.join(a, b);
            assertEquals(expected, found.get(0), kind + " of " + what);
            assertEquals(inOrderOfA(expected), found.get(1).inOrderOfA(), kind + " in the order of A of " + what);
        }
    }

    private static Object[] objects(Class<?> type, int[] ids, IntFunction<Object> key) {
        Object[] keys = (Object[]) Array.newInstance(type, ids.length);
        Arrays.setAll(keys, i -> key.apply(ids[i]));
        return keys;
    }

    private static int[] with(int[] ids, int row, int id) {
        int[] copy = ids.clone();
        copy[row] = id;
        return copy;
    }

    /** B has no key twice, and at most one null. */
    @Test
    void oneNullAmongKeysThatDiffer() {
        int[] b = IntStream.range(0, 97).map(i -> i * 37 % 97).toArray();
        int[] a = IntStream.range(0, 300).map(i -> i * 101 % 160).toArray();
        List<IntFunction<Object>> kinds = List.of(id -> String.format("key %04d", id), id -> (long) id << 33,
                LocalDate::ofEpochDay);
        for (IntFunction<Object> keys : kinds) {
            for (int[][] sides : new int[][][] {{a, b}, {b, a}}) {
                for (int nulls = 0; nulls < 4; nulls++) {
                    int[] left = (nulls & 1) == 0 ? sides[0] : with(sides[0], 50, NULL_OF_A);
                    int[] right = (nulls & 2) == 0 ? sides[1] : with(sides[1], 60, NULL_OF_B);
                    String what = sides[0].length + " and " + sides[1].length + " of " + keys.apply(0)
                            + ", nulls " + nulls;
                    check(left, right, keys, false, what);
                    if (nulls == 3) {
                        check(left, with(sides[1], 60, NULL_OF_A), keys, true, what + ", which match");
                    }
                }
            }
            // Nothing but a null, and nothing at all.
            check(a, new int[] {NULL_OF_B}, keys, false, "one null");
            check(new int[] {NULL_OF_A}, b, keys, false, "one null");
            check(new int[] {NULL_OF_A, 3}, new int[] {NULL_OF_A}, keys, true, "one null that matches");
            check(a, new int[0], keys, false, "no rows of B");
            check(new int[0], b, keys, false, "no rows of A");
        }
    }

    /** Threads add parts of B, and only the first row of the first part equals the last one of the last. */
    @ParameterizedTest
    @EnumSource
    void equalKeysInPartsThatAreFarApart(KeyType type) {
        int[] ids = IntStream.range(0, MANY).map(i -> i * 3).toArray();
        for (int last : new int[] {3 * MANY, 0}) {
            int[] b = with(ids, MANY - 1, last);
            int[] a = IntStream.range(0, 2 * MANY).map(i -> (int) (i * 7919L % (4 * MANY))).toArray();
            for (int factor : new int[] {1, 7001}) {
                checkNumbers(AnyArray.ofInts(type.type, Arrays.stream(a).map(id -> id * factor).toArray()),
                        AnyArray.ofInts(type.type, Arrays.stream(b).map(id -> id * factor).toArray()),
                        type + " times " + factor + ", the last one is " + last);
            }
        }
    }

    private static void checkNumbers(Object a, Object b, String what) {
        try (Gpu gpu = Gpu.open(Target.AUTO)) {
            for (JoinOracle kind : JoinOracle.values()) {
                JoinedRows found = join(gpu.joins(), kind, a, b);
                JoinedRows again = join(gpu.joins(), kind, a, b);
                JoinedRows expected = kind.join(a, b);
                assertEquals(inOrderOfA(expected), again.inOrderOfA(), kind + " in the order of A of " + what);
                assertEquals(expected, found, kind + " of " + what);
            }
        }
    }

    /** Keys of A are in the gaps of a small range, below it and above, and so far away that differences overflow. */
    @Test
    void aSmallRangeWithGaps() {
        for (int least : new int[] {-9, 0, Integer.MIN_VALUE, Integer.MAX_VALUE - 60}) {
            int[] b = IntStream.range(0, 20).map(i -> least + 3 * (i * 7 % 20)).toArray();
            int[] a = IntStream.concat(IntStream.range(-70, 131).map(i -> least + i), IntStream.of(Integer.MIN_VALUE,
                    Integer.MIN_VALUE + 5, -1, Integer.MAX_VALUE - 5, Integer.MAX_VALUE)).toArray();
            checkNumbers(a, b, "ints from " + least);
            checkNumbers(b, a, "ints from " + least);
            long begin = least == Integer.MIN_VALUE ? Long.MIN_VALUE : Long.MAX_VALUE - 60;
            long[] longs = Arrays.stream(b).mapToLong(key -> begin + (key - least)).toArray();
            long[] others = Arrays.stream(a).mapToLong(key -> begin + (key - least)).toArray();
            checkNumbers(others, longs, "longs from " + begin);
            checkNumbers(longs, others, "longs from " + begin);
        }
        double[] zeros = {-0.0, Double.NaN, 0.0, Double.MIN_VALUE};
        double[] many = {Double.longBitsToDouble(-1), 0.0, -0.0, -Double.MIN_VALUE, 1, 0.0, Double.NEGATIVE_INFINITY};
        checkNumbers(many, zeros, "zeros");
        checkNumbers(zeros, many, "zeros");
    }
}
