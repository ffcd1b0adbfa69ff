package io.github.aparasort.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Columns;
import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Joins;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.FamilyCase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Random groupings and joins by keys of all kinds, in one to seven columns, against a {@link TreeMap} of rows. It ends
 * with status 1 if a result was wrong. A case depends on the seed and its number only, so a wrong one can be repeated.
 *
 * <pre>
 * java -cp target/classes:target/test-classes:(the jars of the dependencies, and JUnit) \
 *     io.github.aparasort.bench.GroupFuzz target=JDK cases=100000 seed=1
 * </pre>
 *
 * <p>Options: {@code target} (default AUTO), {@code cases} (1,000), {@code seed} (1), {@code first} (the number of the
 * first case; 0), {@code large} (one case of this many has 100,000 rows or more; 2,000, and 0 for none).
 */
public final class GroupFuzz {
    private static final List<String> JOINS = List.of("inner", "left", "right", "outer", "semi", "anti");
    private static final Columns ANY = Columns.of(new int[0]);

    private final Gpu gpu;
    private final SplittableRandom random;
    private String what = "";

    private GroupFuzz(Gpu gpu, SplittableRandom random) {
        this.gpu = gpu;
        this.random = random;
    }

    public static void main(String... args) {
        Map<String, String> given = new HashMap<>(Map.of("target", "AUTO", "cases", "1000", "seed", "1", "first", "0",
                "large", "2000"));
        for (String arg : args) {
            String[] parts = arg.split("=", 2);
            if (given.put(parts[0], parts[1]) == null) {
                throw new IllegalArgumentException("unknown option " + arg + "; the comment of GroupFuzz has all");
            }
        }
        long begin = System.nanoTime();
        long first = Long.parseLong(given.get("first"));
        int wrong = run(Target.valueOf(given.get("target").toUpperCase(Locale.ROOT)), Long.parseLong(given.get("seed")),
                first, first + Long.parseLong(given.get("cases")), Integer.parseInt(given.get("large")));
        System.out.printf("%s: %d wrong, %s, %.0f s%n", wrong == 0 ? "GOOD" : "BAD", wrong, given,
                (System.nanoTime() - begin) / 1e9);
        System.exit(wrong == 0 ? 0 : 1);
    }

    /** Returns the number of cases that went wrong; they have been printed. */
    static int run(Target target, long seed, long first, long end, int large) {
        int wrong = 0;
        try (Gpu gpu = Gpu.open(target)) {
            for (long i = first; i < end; i++) {
                GroupFuzz fuzz = new GroupFuzz(gpu, new SplittableRandom(seed * 1_000_000_007 + i));
                try {
                    fuzz.check(large > 0 && i % large == large - 1);
                } catch (RuntimeException | Error e) {
                    wrong++;
                    System.out.printf("case %d of seed %d, %s: %s%n", i, seed, fuzz.what, e);
                    Arrays.stream(e.getStackTrace()).limit(12).forEach(line -> System.out.println("    " + line));
                }
            }
        }
        return wrong;
    }

    private void check(boolean large) {
        int n = large ? random.nextInt(100_000, 300_000) : random.nextInt(random.nextInt(10) < 7 ? 40
                : random.nextInt(10) < 9 ? 700 : 5000);
        List<FuzzColumn> columns = columns(n);
        boolean joins = random.nextInt(3) == 0;
        what += (joins ? "join" : "grouping") + ", " + n + " rows by "
                + columns.stream().map(column -> column.kind.name()).toList();
        if (joins) {
            checkJoin(columns, n);
        } else {
            checkGroups(columns, n);
        }
    }

    // ---- keys

    private List<FuzzColumn> columns(int n) {
        int count = random.nextInt(3) == 0 ? 1 : 1 + random.nextInt(7);
        // Rows that are equal in one column often are in all: else many columns would leave no equal rows.
        long[] common = random.nextInt(4) > 0 ? ids(n) : null;
        boolean wide = random.nextInt(4) == 0;
        List<FuzzColumn> columns = new ArrayList<>();
        for (int c = 0; c < count; c++) {
            FuzzColumn.Kind[] kinds = FuzzColumn.Kind.values();
            FuzzColumn.Kind kind = wide ? FuzzColumn.Kind.valueOf(random.nextBoolean() ? "LONG" : "DOUBLE")
                    : kinds[random.nextInt(kinds.length)];
            columns.add(FuzzColumn.draw(kind, common == null || random.nextInt(8) == 0 ? ids(n) : common, random));
        }
        return columns;
    }

    /** Numbers for the rows: equal ones get equal keys. */
    private long[] ids(int n) {
        int shape = random.nextInt(10);
        int most = 1 + random.nextInt(n / 10 + 1);
        what += "shape " + shape + ", ";
        long[] ids = IntStream.range(0, n).mapToLong(i -> switch (shape) {
            case 0 -> 5;
            case 1 -> random.nextInt(2);
            case 2 -> random.nextInt(7);
            case 3 -> random.nextInt(most);
            case 4 -> random.nextInt(2 * n);
            case 5 -> i * 0x9e3779b1L & 0xfff_ffffL;
            case 6 -> random.nextInt(5) * 100_000L + random.nextInt(most);
            case 7 -> i / most;
            case 8 -> -i / (most / 2 + 1);
            default -> random.nextInt(10) == 0 ? random.nextInt(n) : 3;
        }).toArray();
        if (shape >= 7 && random.nextInt(3) == 0) {
            for (int swap = 0; swap < n / 20 + 1 && n > 0; swap++) {
                ids[random.nextInt(n)] = ids[random.nextInt(n)];
            }
        }
        return ids;
    }

    private static Columns all(List<FuzzColumn> columns) {
        Columns all = null;
        for (FuzzColumn column : columns) {
            Object owner = all == null ? ANY : all;
            String name = all == null ? "of" : "and";
            all = (Columns) (column.kind.order == null ? FamilyCase.call(owner, name, column.array)
                    : FamilyCase.call(owner, name, column.array, column.kind.order));
        }
        return all;
    }

    /** The rows of each key, in ascending order. */
    private static Iterable<List<Integer>> groups(List<FuzzColumn> columns, int n) {
        TreeMap<Integer, List<Integer>> groups = new TreeMap<>((x, y) -> {
            int order = 0;
            for (int c = 0; c < columns.size() && order == 0; c++) {
                order = columns.get(c).compare(x, y);
            }
            return order;
        });
        for (int row = 0; row < n; row++) {
            groups.computeIfAbsent(row, key -> new ArrayList<>()).add(row);
        }
        return groups.values();
    }

    /** Calls a method of keys of one column with the array, if it takes such, or else with columns. */
    private Object call(Object owner, boolean alone, String name, List<FuzzColumn> columns, Object... more) {
        FuzzColumn column = columns.get(0);
        List<Object> arguments = new ArrayList<>(List.of(alone ? column.array : all(columns)));
        arguments.addAll(List.of(more));
        if (alone && column.kind.order != null) {
            arguments.add(column.kind.order);
        }
        return FamilyCase.call(owner, name, arguments.toArray());
    }

    private boolean alone(List<FuzzColumn> columns) {
        return columns.size() == 1 && columns.get(0).kind.compareTo(FuzzColumn.Kind.CHAR) > 0 && random.nextBoolean();
    }

    // ---- groups

    private void checkGroups(List<FuzzColumn> columns, int n) {
        FuzzGroups expected = FuzzGroups.of(groups(columns, n));
        boolean alone = alone(columns);
        what += alone ? " alone" : "";
        switch (random.nextInt(6)) {
            case 0 -> checkCounts(expected, columns, alone);
            case 1 -> checkRanks(expected, columns, alone, n);
            case 2 -> {
                int split = random.nextInt(columns.size());
                assertArrayEquals(expected.order(), split == 0 ? gpu.sorter().orderBy(all(columns)).argsort()
                        : gpu.sorter().orderBy(all(columns.subList(0, split)))
                        .then(all(columns.subList(split, columns.size()))).argsort(), "order by");
            }
            case 3 -> checkReduceByKey(expected, columns, alone, n);
            default -> {
                Grouping<?> found = (Grouping<?>) call(gpu.groups(), alone, "by", columns);
                columns.forEach(FuzzColumn::spoil);
                checkGrouping(expected, found, columns, n);
            }
        }
    }

    private void checkCounts(FuzzGroups expected, List<FuzzColumn> columns, boolean alone) {
        Object unique = call(gpu.groups(), alone, "unique", columns);
        if (alone) {
            expected.checkKeys(unique, columns);
        } else {
            assertArrayEquals(expected.keyRows(), (int[]) unique, "unique");
        }
        Pairs<?, ?> counts = (Pairs<?, ?>) call(gpu.groups(), alone, "counts", columns);
        columns.forEach(FuzzColumn::spoil);
        expected.checkKeys(counts.keys(), columns);
        assertArrayEquals(expected.counts(), (int[]) counts.values(), "counts");
    }

    private void checkRanks(FuzzGroups expected, List<FuzzColumn> columns, boolean alone, int n) {
        int[] offsets = expected.offsets();
        int[] rank = new int[n];
        int[] descending = new int[n];
        int[] dense = new int[n];
        for (int g = 0; g < offsets.length - 1; g++) {
            for (int row : expected.rows().get(g)) {
                rank[row] = offsets[g];
                descending[row] = n - offsets[g + 1];
                dense[row] = g;
            }
        }
        assertArrayEquals(rank, (int[]) call(gpu.groups(), alone, "rank", columns), "rank");
        assertArrayEquals(descending, (int[]) call(gpu.groups(), alone, "rankDescending", columns), "descending");
        assertArrayEquals(dense, (int[]) call(gpu.groups(), alone, "denseRank", columns), "dense");
    }

    private void checkReduceByKey(FuzzGroups expected, List<FuzzColumn> columns, boolean alone, int n) {
        int[] values = random.ints(n).toArray();
        int[] sums = expected.rows().stream().mapToInt(rows -> Arrays.stream(rows).map(row -> values[row]).sum())
                .toArray();
        // There is none with an order.
        Pairs<?, ?> found = (Pairs<?, ?>) call(gpu.groups(), alone && columns.get(0).kind.order == null, "reduceByKey",
                columns, values, ScanOp.SUM);
        columns.forEach(FuzzColumn::spoil);
        expected.checkKeys(found.keys(), columns);
        assertArrayEquals(sums, (int[]) found.values(), "sums");
    }

    private void checkGrouping(FuzzGroups groups, Grouping<?> grouping, List<FuzzColumn> columns, int n) {
        FuzzGroups expected = groups;
        Grouping<?> found = grouping;
        for (int step = random.nextInt(3); step >= 0; step--) {
            Object values = FuzzGroups.values(n, random);
            int asked = random.nextInt(4);
            if (asked > 0) {
                expected.check(found, columns);
            }
            Object copy = AnyArray.copy(values);
            if (asked < 3) {
                expected.checkFolds(found, values, random);
            }
            int k = random.nextInt(8) == 0 ? random.nextInt(n + 1) : random.nextInt(4);
            switch (random.nextInt(4)) {
                case 0 -> {
                    boolean[] mask = new boolean[n];
                    int rare = 1 + random.nextInt(5);
                    IntStream.range(0, n).forEach(row -> mask[row] = random.nextInt(rare) == 0);
                    what += ", where";
                    found = found.where(mask);
                    expected = expected.where(row -> mask[row]);
                }
                case 1 -> {
                    what += ", ignoringNaN";
                    found = found.ignoringNaN();
                    expected = expected.ignoringNan();
                }
                default -> {
                    boolean top = random.nextBoolean();
                    what += (top ? ", topK " : ", bottomK ") + k;
                    found = FuzzGroups.kept(found, values, k, top);
                    expected = expected.kept(values, k, top);
                }
            }
            assertTrue(Objects.deepEquals(copy, values), "values were changed");
        }
        expected.check(found, columns);
    }

    // ---- joins

    private void checkJoin(List<FuzzColumn> rows, int n) {
        int[] mixed = IntStream.range(0, n).toArray();
        int aCount = random.nextInt(4) == 0 ? Math.min(n, random.nextInt(5)) : random.nextInt(n + 1);
        boolean alone = alone(rows);
        what += alone ? " alone" : "";
        String kind = JOINS.get(random.nextInt(JOINS.size()));
        boolean matching = random.nextBoolean();
        boolean shuffled = random.nextBoolean();
        what += ", " + kind + (matching ? " matching nulls" : "") + ", " + aCount + " of A";
        for (int i = n - 1; i > 0 && shuffled; i--) {
            int other = random.nextInt(i + 1);
            int row = mixed[i];
            mixed[i] = mixed[other];
            mixed[other] = row;
        }
        List<FuzzColumn> columns = rows.stream().map(column -> column.at(mixed)).toList();
        FuzzJoin expected = new FuzzJoin(kind, aCount);
        groups(columns, n).forEach(group -> expected.add(group,
                !matching && columns.stream().anyMatch(column -> column.isNull(group.get(0)))));
        expected.end();
        if (expected.size() > FuzzJoin.MOST) {
            return;
        }
        Joins joins = matching ? gpu.joins().matchingNulls() : gpu.joins();
        List<FuzzColumn> a = columns.stream().map(column -> column.at(IntStream.range(0, aCount).toArray())).toList();
        List<FuzzColumn> b = columns.stream().map(column -> column.at(IntStream.range(aCount, n).toArray())).toList();
        JoinedRows found = (JoinedRows) call(joins, alone, kind, a, alone ? b.get(0).array : all(b));
        a.forEach(FuzzColumn::spoil);
        b.forEach(FuzzColumn::spoil);
        int asked = random.nextInt(3);
        if (asked > 0) {
            expected.check(found, false);
        }
        if (asked < 2) {
            expected.check(found.inOrderOfA(), true);
        }
        assertEquals(expected.size(), found.size());
    }
}
