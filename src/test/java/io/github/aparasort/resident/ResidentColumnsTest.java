package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Columns;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuColumns;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuRows;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Joins;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.JoinOracle;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Keys of several resident columns, on a device, there with tiny tiles as well, on JTP and on the JDK: all have what a
 * map of lists has, and what {@link Columns} have.
 */
class ResidentColumnsTest {
    private static final List<Target> TARGETS = List.of(Target.OPENCL, Target.OPENCL, Target.JTP, Target.JDK);
    private static final int MOST_COLUMNS = 4;
    /** Joined rows at most, about. */
    private static final int MOST_ROWS = 100_000;

    private static List<Gpu> contexts = List.of();

    /** How many different keys there are. */
    private enum Keys {
        FEW, MANY, EQUAL, DIFFERENT, SPECIAL, NEIGHBOURS
    }

    @BeforeAll
    static void opensContexts() {
        TestDevice.openCl();
        contexts = TARGETS.stream().map(Gpu::open).toList();
        StreamScale.tiny(TestContexts.stream(contexts.get(1)).options());
    }

    @AfterAll
    static void closesContexts() {
        contexts.forEach(Gpu::close);
    }

    /** A table of columns of the host. */
    private record Table(Object[] columns) {
        static Table of(Keys keys, List<Class<?>> types, int n, SplittableRandom random) {
            Object[] columns = types.stream().map(type -> switch (keys) {
                case FEW -> AnyArray.ofInts(type, random.ints(n, -2, 2).toArray());
                case MANY -> AnyArray.ofInts(type, random.ints(n, -n, n + 1).toArray());
                case EQUAL -> AnyArray.ofInts(type, new int[n]);
                case DIFFERENT -> AnyArray.ofInts(type, IntStream.range(0, n).map(i -> n / 2 - i).toArray());
                case SPECIAL -> AnyArray.of(type, Input.RANDOM, SpecialFloats.EVERYTHING, n);
                case NEIGHBOURS -> AnyArray.of(type, Input.LOWEST_BIT, null, n);
            }).toArray();
            return new Table(columns);
        }

        int length() {
            return PlainArrays.length(columns[0]);
        }

        Table part(int from, int to) {
            return new Table(Arrays.stream(columns).map(column -> PlainArrays.slice(column, from, to)).toArray());
        }

        Columns host() {
            Columns host = null;
            for (Object column : columns) {
                host = column instanceof int[] a ? host == null ? Columns.of(a) : host.and(a)
                        : column instanceof long[] a ? host == null ? Columns.of(a) : host.and(a)
                        : column instanceof float[] a ? host == null ? Columns.of(a) : host.and(a)
                        : host == null ? Columns.of((double[]) column) : host.and((double[]) column);
            }
            return host;
        }

        /** The columns in a context: arrays, or slices. */
        List<GpuArray<?, ?>> resident(Gpu gpu, boolean slices) {
            List<GpuArray<?, ?>> all = new ArrayList<>();
            for (Object column : columns) {
                int n = PlainArrays.length(column);
                if (slices) {
                    Object twice = AnyArray.concatenated(PlainArrays.type(column), column, column);
                    try (GpuArray<?, ?> wide = ResidentChain.upload(gpu, twice, 0, 2 * n)) {
                        all.add(wide.slice(n, 2 * n));
                    }
                } else {
                    all.add(ResidentChain.upload(gpu, column, 0, n));
                }
            }
            return all;
        }
    }

    private static GpuColumns keys(Gpu gpu, List<GpuArray<?, ?>> columns) {
        return gpu.columns(columns.toArray(GpuArray<?, ?>[]::new));
    }

    /** The elements of a result, which is closed. */
    private static Object taken(Gpu gpu, GpuArray<?, ?> result) {
        assertEquals(contexts.indexOf(gpu) < 2, result.device().isPresent());
        Object array = result.toArray();
        result.close();
        return array;
    }

    private static void same(Object expected, Object found, String what) {
        AnyArray.assertSame(expected, found, what);
    }

    // ---- groups and joins

    /** Tables of one to four columns. The types of all columns change from one table to the next. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 255, 256, 257, 1_021, 4_353})
    void tablesHaveTheGroupsAndJoinsOfLists(int n) {
        SplittableRandom random = new SplittableRandom(n);
        int number = n;
        for (Keys kind : Keys.values()) {
            for (int count = 1; count <= MOST_COLUMNS; count++) {
                List<Class<?>> types = new ArrayList<>(List.of(type(number)));
                while (types.size() < count) {
                    types.add(type(random.nextInt(PlainArrays.TYPES.size())));
                }
                Table table = Table.of(kind, types, n, random);
                Object values = AnyArray.ofInts(type(random.nextInt(PlainArrays.TYPES.size())),
                        random.ints(n, -9, 9).toArray());
                String what = n + " rows, " + kind + " keys of " + types;
                hasGroupsOfLists(table, values, number % 3 == 0, what);
                joinsAsListsDo(table, JoinOracle.values()[number % JoinOracle.values().length], number % 2 == 0, what);
                number++;
            }
        }
    }

    private static Class<?> type(int number) {
        return PlainArrays.TYPES.get(number % PlainArrays.TYPES.size());
    }

    private static void hasGroupsOfLists(Table table, Object values, boolean slices, String what) {
        int[] codes = PlainArrays.codes(table.columns());
        GroupOracle groups = new GroupOracle(codes);
        int[] firsts = IntStream.range(0, groups.size()).map(group -> groups.indices(group)[0]).toArray();
        Object sums = groups.folds(values, ScanOp.SUM);
        assertArrayEquals(codes, contexts.get(3).groups().denseRank(table.host()), what);
        assertArrayEquals(firsts, contexts.get(3).groups().unique(table.host()), what);
        for (Gpu gpu : contexts) {
            List<GpuArray<?, ?>> columns = table.resident(gpu, slices);
            GpuArray<?, ?> resident = ResidentChain.upload(gpu, values, 0, PlainArrays.length(values));
            String where = gpu + ": " + what;
            GpuColumns keys = keys(gpu, columns);
            same(codes, taken(gpu, keys.denseRank()), where);
            same(firsts, taken(gpu, keys.unique()), where);
            Pairs<GpuInts, GpuInts> counts = keys.counts();
            same(firsts, taken(gpu, counts.keys()), where);
            same(groups.counts(), taken(gpu, counts.values()), where);
            Pairs<GpuInts, GpuArray<?, ?>> folds = keys.reduceByKey(resident, ScanOp.SUM);
            same(sums, taken(gpu, folds.values()), where);
            // What is known of the rows is right: a device looks at none of them.
            GpuArray<?, ?> firstKeys = columns.get(0).take(folds.keys());
            same(AnyArray.taken(table.columns()[0], firsts), taken(gpu, firstKeys), where);
            same(firsts, taken(gpu, folds.keys()), where);
            columns.forEach(GpuArray::close);
            resident.close();
        }
    }

    private static void joinsAsListsDo(Table table, JoinOracle join, boolean halves, String what) {
        int n = table.length();
        // Two halves, or a part and all; few rows if each is a partner of each.
        int[] codes = PlainArrays.codes(table.columns());
        long pairs = IntStream.of(new GroupOracle(codes).counts()).mapToLong(count -> (long) count * count).sum();
        int most = pairs > MOST_ROWS ? Math.min(n, 101) : n;
        Table a = table.part(0, halves ? most / 2 : most / 3);
        Table b = table.part(halves ? most / 2 : 0, most);
        int[] aCodes = Arrays.copyOf(codes, a.length());
        int[] bCodes = Arrays.copyOfRange(codes, halves ? most / 2 : 0, most);
        JoinedRows rows = join.join(aCodes, bCodes);
        assertEquals(rows, joined(contexts.get(3).joins(), join, a.host(), b.host()), what);
        for (Gpu gpu : contexts) {
            List<GpuArray<?, ?>> aColumns = a.resident(gpu, halves);
            List<GpuArray<?, ?>> bColumns = b.resident(gpu, false);
            GpuRows found = joined(join, keys(gpu, aColumns), keys(gpu, bColumns));
            String where = gpu + ": " + join + " of " + what;
            same(rows.aRows(), taken(gpu, found.aRows()), where);
            same(rows.bRows(), taken(gpu, found.bRows()), where);
            aColumns.forEach(GpuArray::close);
            bColumns.forEach(GpuArray::close);
        }
    }

    private static JoinedRows joined(Joins joins, JoinOracle join, Columns a, Columns b) {
        return switch (join) {
            case INNER -> joins.inner(a, b);
            case LEFT -> joins.left(a, b);
            case RIGHT -> joins.right(a, b);
            case OUTER -> joins.outer(a, b);
            case SEMI -> joins.semi(a, b);
            case ANTI -> joins.anti(a, b);
        };
    }

    static GpuRows joined(JoinOracle join, GpuColumns a, GpuColumns b) {
        return switch (join) {
            case INNER -> a.joinInner(b);
            case LEFT -> a.joinLeft(b);
            case RIGHT -> a.joinRight(b);
            case OUTER -> a.joinOuter(b);
            case SEMI -> a.joinSemi(b);
            case ANTI -> a.joinAnti(b);
        };
    }

    // ---- what keys are

    @Test
    void keysHoldTheirColumns() {
        for (Gpu gpu : contexts) {
            try (GpuInts a = gpu.ints(new int[] {3, 1, 3});
                    GpuArray<?, ?> b = gpu.doubles(new double[] {0.0, 5, -0.0})) {
                GpuColumns keys = gpu.columns(a, b);
                assertEquals(3, keys.length());
                assertEquals(2, keys.columns());
                assertSame(b, keys.column(1));
                assertThrows(IndexOutOfBoundsException.class, () -> keys.column(2));
                assertArrayEquals(new int[] {2, 0, 1}, keys.denseRank().toArray());
                a.set(new int[] {1, 2, 1});
                assertArrayEquals(new int[] {1, 2, 0}, keys.denseRank().toArray());
            }
        }
    }

    @Test
    void columnsThatDoNotFitAreRefused() {
        for (Gpu gpu : contexts) {
            Gpu other = contexts.get(gpu == contexts.get(3) ? 2 : 3);
            try (GpuInts a = gpu.ints(4); GpuInts longer = gpu.ints(5); GpuArray<?, ?> floats = gpu.floats(4);
                    GpuInts elsewhere = other.ints(4)) {
                GpuColumns two = gpu.columns(a, floats);
                refuses("no columns: keys have at least one", gpu::columns);
                refuses("columns of two lengths: GpuInts[4 ", () -> gpu.columns(a, a, longer));
                refuses("column is of another context: ", () -> gpu.columns(a, elsewhere));
                refuses("other is of another context: ", () -> two.joinLeft(other.columns(elsewhere, elsewhere)));
                refuses("values is of another context: ", () -> two.reduceByKey(elsewhere, ScanOp.SUM));
                refuses("4 keys, but 5 values", () -> two.reduceByKey(longer, ScanOp.SUM));
                refuses("2 columns of A, but 1 of B", () -> two.joinInner(gpu.columns(a)));
                refuses("column 1 of A is GpuFloats, and that of B GpuInts: both must have one type",
                        () -> two.joinAnti(gpu.columns(a, a)));
                floats.close();
                for (Executable call : List.<Executable>of(two::denseRank, two::unique, two::counts,
                        () -> two.reduceByKey(a, ScanOp.SUM), () -> two.joinOuter(two))) {
                    assertEquals("this array is closed", assertThrows(IllegalStateException.class, call).getMessage());
                }
            }
        }
    }

    private static void refuses(String message, Executable call) {
        String thrown = assertThrows(IllegalArgumentException.class, call).getMessage();
        assertTrue(thrown.startsWith(message), thrown);
    }
}
