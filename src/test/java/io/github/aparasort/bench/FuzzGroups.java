package io.github.aparasort.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Columns;
import io.github.aparasort.Grouping;
import io.github.aparasort.testing.FamilyCase;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * What a grouping must be: the rows of each group, and the row that has its key. It computes by loops what
 * {@link Grouping} promises, and compares.
 */
record FuzzGroups(List<int[]> rows, int[] keyRows, boolean ignoresNan) {
    /** Of sums, over the magnitudes of all values of a group: none is near it that is right. */
    private static final double NEAR = 1e-9;

    int[] counts() {
        return rows.stream().mapToInt(group -> group.length).toArray();
    }

    int[] offsets() {
        int[] offsets = new int[rows.size() + 1];
        for (int g = 0; g < rows.size(); g++) {
            offsets[g + 1] = offsets[g] + rows.get(g).length;
        }
        return offsets;
    }

    int[] order() {
        return rows.stream().flatMapToInt(Arrays::stream).toArray();
    }

    // ---- some of the elements

    FuzzGroups where(IntPredicate stays) {
        return new FuzzGroups(rows.stream().map(group -> Arrays.stream(group).filter(stays).toArray()).toList(),
                keyRows, ignoresNan);
    }

    FuzzGroups ignoringNan() {
        return new FuzzGroups(rows, keyRows, true);
    }

    FuzzGroups kept(Object values, int k, boolean greatest) {
        if (k == 0) {
            return new FuzzGroups(List.of(), new int[0], ignoresNan);
        }
        Comparator<Integer> byValue = Comparator.comparing(row -> number(values, row));
        Comparator<Integer> wanted = Comparator.<Integer, Boolean>comparing(row -> Double.isNaN(real(values, row)))
                .thenComparing(greatest ? byValue.reversed() : byValue);
        return new FuzzGroups(valid(values).stream().map(group -> Arrays.stream(group).boxed().sorted(wanted).limit(k)
                .mapToInt(row -> row).toArray()).toList(), keyRows, ignoresNan);
    }

    static Grouping<?> kept(Grouping<?> from, Object values, int k, boolean greatest) {
        if (values instanceof int[] ints) {
            return greatest ? from.topK(ints, k) : from.bottomK(ints, k);
        } else if (values instanceof long[] longs) {
            return greatest ? from.topK(longs, k) : from.bottomK(longs, k);
        } else if (values instanceof float[] floats) {
            return greatest ? from.topK(floats, k) : from.bottomK(floats, k);
        }
        return greatest ? from.topK((double[]) values, k) : from.bottomK((double[]) values, k);
    }

    /** All numbers of one type, so that they can be compared. */
    @SuppressWarnings("unchecked")
    private static Comparable<Object> number(Object values, int row) {
        return (Comparable<Object>) Array.get(values, row);
    }

    private static double real(Object values, int row) {
        return ((Number) Array.get(values, row)).doubleValue();
    }

    private List<int[]> valid(Object values) {
        return ignoresNan ? where(row -> !Double.isNaN(real(values, row))).rows : rows;
    }

    // ---- checks

    void check(Grouping<?> found, List<FuzzColumn> columns) {
        assertEquals(rows.size(), found.size(), "groups");
        assertArrayEquals(offsets(), found.offsets(), "offsets");
        assertArrayEquals(order(), found.order(), "order");
        assertArrayEquals(counts(), found.counts(), "counts");
        assertArrayEquals(counts(), found.count(), "count");
        assertArrayEquals(rows.stream().mapToInt(group -> group.length == 0 ? -1 : group[0]).toArray(), found.first(),
                "first");
        assertArrayEquals(rows.stream().mapToInt(group -> group.length == 0 ? -1 : group[group.length - 1]).toArray(),
                found.last(), "last");
        checkKeys(found.keys(), columns);
    }

    /** The keys, as an array or columns. */
    void checkKeys(Object keys, List<FuzzColumn> columns) {
        for (int c = 0; c < columns.size(); c++) {
            FuzzColumn column = columns.get(c);
            Object array = keys instanceof Columns all ? all.array(c) : keys;
            assertEquals(column.array.getClass(), array.getClass(), "class of the keys");
            assertEquals(keyRows.length, Array.getLength(array), "number of keys");
            for (int g = 0; g < keyRows.length; g++) {
                int group = g;
                // The first key of the column that is equal, even if the rows of this group have other objects.
                assertTrue(column.isSame(column.first(keyRows[g]), array, g), () -> "key " + group + " of a "
                        + column.kind + " is " + Array.get(array, group) + ", not that of row " + keyRows[group]);
            }
        }
        if (keys instanceof Columns all) {
            assertEquals(columns.size(), all.columns(), "columns of keys");
            assertEquals(keyRows.length, all.size(), "rows of keys");
        }
    }

    void checkFolds(Grouping<?> found, Object values, SplittableRandom random) {
        double q = random.nextInt(3) == 0 ? random.nextInt(5) / 4.0 : random.nextDouble();
        for (String fold : List.of("sum", "min", "max", "mean", "std", "median")) {
            checkFold(fold, FamilyCase.call(found, fold, values), 0.5, values);
        }
        double[] quantiles = {1, q};
        checkFold("quantiles", Array.get(FamilyCase.call(found, "quantiles", values, quantiles), 1), q, values);
    }

    private void checkFold(String fold, Object found, double q, Object values) {
        List<int[]> groups = valid(values);
        assertEquals(groups.size(), Array.getLength(found), fold);
        for (int g = 0; g < groups.size(); g++) {
            int[] group = groups.get(g);
            Number expected = switch (fold) {
                case "mean" -> mean(group, values);
                case "std" -> deviation(group, values);
                case "median", "quantiles" -> quantile(group, values, q);
                default -> values instanceof int[] || values instanceof long[] ? whole(fold, group, values)
                        : real(fold, group, values);
            };
            Number is = (Number) Array.get(found, g);
            double scale = Arrays.stream(group).mapToDouble(row -> Math.abs(real(values, row)))
                    .filter(Double::isFinite).max().orElse(0);
            boolean rounds = fold.equals("mean") || fold.equals("std") || fold.startsWith("q") || fold.equals("median");
            boolean right = rounds && Math.abs(expected.doubleValue() - is.doubleValue()) <= scale * NEAR
                    || (is instanceof Long || is instanceof Integer ? is.longValue() == expected.longValue()
                    : Double.compare(is.doubleValue(), expected.doubleValue()) == 0);
            assertTrue(right, () -> fold + " of " + group.length + " " + values.getClass().getSimpleName() + " is " + is
                    + ", not " + expected);
        }
    }

    private static Number whole(String fold, int[] group, Object values) {
        boolean ints = values instanceof int[];
        LongStream all = Arrays.stream(group).mapToLong(row -> Array.getLong(values, row));
        return switch (fold) {
            case "sum" -> all.sum();
            case "min" -> all.reduce(ints ? Integer.MAX_VALUE : Long.MAX_VALUE, Math::min);
            default -> all.reduce(ints ? Integer.MIN_VALUE : Long.MIN_VALUE, Math::max);
        };
    }

    private static double real(String fold, int[] group, Object values) {
        DoubleStream all = Arrays.stream(group).mapToDouble(row -> real(values, row));
        return switch (fold) {
            case "sum" -> all.reduce(0, Double::sum);
            case "min" -> all.reduce(Double.POSITIVE_INFINITY, Math::min);
            default -> all.reduce(Double.NEGATIVE_INFINITY, Math::max);
        };
    }

    private static double mean(int[] group, Object values) {
        if (group.length == 0 || !(values instanceof long[])) {
            return real("sum", group, values) / group.length;
        }
        BigInteger sum = Arrays.stream(group).mapToObj(row -> BigInteger.valueOf(Array.getLong(values, row)))
                .reduce(BigInteger.ZERO, BigInteger::add);
        return new BigDecimal(sum).divide(BigDecimal.valueOf(group.length), MathContext.DECIMAL64).doubleValue();
    }

    private static double deviation(int[] group, Object values) {
        double mean = mean(group, values);
        double squares = Arrays.stream(group).mapToDouble(row -> real(values, row) - mean).map(x -> x * x).sum();
        return group.length < 2 ? Double.NaN : Math.sqrt(squares / (group.length - 1));
    }

    private static double quantile(int[] group, Object values, double q) {
        if (group.length == 0) {
            return Double.NaN;
        }
        double[] sorted = Arrays.stream(group).mapToDouble(row -> real(values, row)).sorted().toArray();
        double at = q * (sorted.length - 1);
        double x = sorted[(int) at];
        double y = sorted[Math.min((int) at + 1, sorted.length - 1)];
        double t = at - Math.floor(at);
        boolean infinite = Double.isInfinite(x) || Double.isInfinite(y);
        return t == 0 || x == y ? x : !infinite || Double.isNaN(y) ? x + (y - x) * t
                : Double.isInfinite(x) && Double.isInfinite(y) ? t < 0.5 ? x : t > 0.5 ? y : 0
                : Double.isInfinite(x) ? x : y;
    }

    /** Draws values whose sums are exact: NaNs and infinities among the reals. */
    static Object values(int n, SplittableRandom random) {
        boolean special = random.nextInt(3) == 0;
        return switch (random.nextInt(4)) {
            case 0 -> random.ints(n, random.nextBoolean() ? -5 : Integer.MIN_VALUE, Integer.MAX_VALUE).toArray();
            case 1 -> random.longs(n).map(x -> random.nextInt(3) == 0 ? 9 : x).toArray();
            case 2 -> {
                float[] floats = new float[n];
                IntStream.range(0, n).forEach(i -> floats[i] = (float) real(special, random));
                yield floats;
            }
            default -> random.doubles(n).map(x -> real(special, random)).toArray();
        };
    }

    private static double real(boolean special, SplittableRandom random) {
        return !special || random.nextInt(8) > 0 ? random.nextInt(-400, 400) / 4.0 : switch (random.nextInt(6)) {
            case 0 -> Double.POSITIVE_INFINITY;
            case 1 -> -0.0;
            case 2 -> random.nextInt(4) == 0 ? Double.NEGATIVE_INFINITY : 0;
            default -> Double.NaN;
        };
    }

    static FuzzGroups of(Iterable<List<Integer>> groups) {
        List<int[]> rows = new ArrayList<>();
        groups.forEach(group -> rows.add(group.stream().mapToInt(row -> row).toArray()));
        return new FuzzGroups(rows, rows.stream().mapToInt(group -> group[0]).toArray(), false);
    }
}
