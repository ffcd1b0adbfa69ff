package io.github.aparasort.benchmark.sweep;

import io.github.aparasort.JoinedRows;
import io.github.aparasort.benchmark.contender.FastutilHash;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntFunction;

/** Joins of n rows: with few or many others, of which all, some or no keys match. */
final class JoinCases {
    private JoinCases() {
    }

    /** Rows of A with n keys, and of B with distinct keys. */
    private static Map<String, IntFunction<int[][]>> shapes() {
        Map<String, IntFunction<int[][]>> shapes = new LinkedHashMap<>();
        shapes.put("1,000 rows", n -> rows(n, 1_000, 1));
        shapes.put("n / 10 rows", n -> rows(n, n / 10, 0.9));
        shapes.put("n rows", n -> rows(n, n, 0.9));
        shapes.put("n / 10 rows, 1 % match", n -> rows(n, n / 10, 0.01));
        shapes.put("n / 10 rows, none match", n -> rows(n, n / 10, 0));
        shapes.put("n / 10 rows, both sorted", n -> {
            int[][] rows = rows(n, n / 10, 0.9);
            return new int[][] {Keys.sorted(rows[0]), Keys.sorted(rows[1])};
        });
        return shapes;
    }

    private static int[][] rows(int n, int others, double matching) {
        SplittableRandom random = Keys.random(n);
        int[] b = new int[Math.max(1, others)];
        // A has others of the same sequence where it has no match.
        Arrays.setAll(b, Keys::scattered);
        for (int i = b.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int exchanged = b[i];
            b[i] = b[j];
            b[j] = exchanged;
        }
        int[] a = new int[n];
        Arrays.setAll(a, i -> random.nextDouble() < matching ? b[random.nextInt(b.length)]
                : Keys.scattered(b.length + random.nextInt(Integer.MAX_VALUE - b.length)));
        return new int[][] {a, b};
    }

    static List<SweepCase> all() {
        List<SweepCase> cases = new ArrayList<>();
        shapes().forEach((shape, rows) -> {
            cases.add(new SweepCase("join", "inner", int.class, shape, n -> Ways.of(rows.apply(n),
                    (gpu, a) -> gpu.joins().inner(a[0], a[1]))
                    .peer("fastutil hash", a -> FastutilHash.join(a[0], a[1])).compared(JoinCases::pairs)));
            cases.add(new SweepCase("join", "semi", int.class, shape, n -> Ways.of(rows.apply(n),
                    (gpu, a) -> gpu.joins().semi(a[0], a[1]).aRows())
                    .peer("fastutil hash", a -> semi(a[0], a[1])).compared(JoinCases::sorted)));
        });
        return cases;
    }

    private static int[] semi(int[] a, int[] b) {
        IntOpenHashSet keys = new IntOpenHashSet(b);
        IntArrayList rows = new IntArrayList();
        for (int i = 0; i < a.length; i++) {
            if (keys.contains(a[i])) {
                rows.add(i);
            }
        }
        return rows.toIntArray();
    }

    /** Joins may find rows in any order. */
    private static Object pairs(Object result) {
        JoinedRows rows = (JoinedRows) result;
        long[] both = new long[rows.aRows().length];
        Arrays.setAll(both, i -> (long) rows.aRows()[i] << Integer.SIZE | rows.bRows()[i]);
        Arrays.sort(both);
        return both;
    }

    private static Object sorted(Object rows) {
        return Keys.sorted((int[]) rows);
    }
}
