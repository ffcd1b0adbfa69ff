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

/**
 * Joins of n rows: with few or many others, of which all, some or no keys match. The rows of a result are in the order
 * of their keys, so a hash join sorts them.
 */
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
                    (gpu, a) -> written(gpu.joins().inner(a[0], a[1])))
                    .peer("fastutil hash", a -> inOrder(a[0], FastutilHash.join(a[0], a[1])))));
            cases.add(new SweepCase("join", "semi", int.class, shape, n -> Ways.of(rows.apply(n),
                    (gpu, a) -> gpu.joins().semi(a[0], a[1]).aRows())
                    .peer("fastutil hash", a -> inOrder(a[0], semi(a[0], a[1])))));
        });
        return cases;
    }

    /** Rows are found when they are asked for. */
    private static JoinedRows written(JoinedRows rows) {
        rows.aRows();
        return rows;
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

    /** Sorts rows of A by their keys, stably. */
    private static int[] inOrder(int[] keys, int[] rows) {
        long[] sorted = sorted(keys, rows);
        return Keys.of(rows.length, i -> rows[(int) sorted[i]]);
    }

    private static JoinedRows inOrder(int[] keys, JoinedRows rows) {
        long[] sorted = sorted(keys, rows.aRows());
        return new JoinedRows(Keys.of(sorted.length, i -> rows.aRows()[(int) sorted[i]]),
                Keys.of(sorted.length, i -> rows.bRows()[(int) sorted[i]]));
    }

    /** The key of each row above, its place below. */
    private static long[] sorted(int[] keys, int[] rows) {
        long[] both = new long[rows.length];
        for (int i = 0; i < rows.length; i++) {
            both[i] = (long) keys[rows[i]] << Integer.SIZE | i;
        }
        Arrays.sort(both);
        return both;
    }
}
