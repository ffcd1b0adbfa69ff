package io.github.aparasort.testing;

import io.github.aparasort.internal.kernel.SetOperation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The four operations by their definition alone, element by element: which of its equals an element is decides whether
 * it has a partner. Quadratic where all are equal, and nothing of any path or merge.
 */
public final class SetDefinition {
    private SetDefinition() {
    }

    /** The indices, in A followed by B, of the results in order. */
    public static int[] origins(SetOperation operation, long[] a, long[] b) {
        List<Integer> origins = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < a.length || j < b.length) {
            long key = j == b.length || i < a.length && a[i] <= b[j] ? a[i] : b[j];
            int m = run(a, i, key);
            int n = run(b, j, key);
            // The result's share of this key, as the standard words it.
            switch (operation) {
                case UNION -> {
                    add(origins, i, m);
                    add(origins, a.length + j + m, n - m);
                }
                case INTERSECTION -> add(origins, i, Math.min(m, n));
                case DIFFERENCE -> add(origins, i + n, m - n);
                case SYMMETRIC_DIFFERENCE -> {
                    add(origins, i + n, m - n);
                    add(origins, a.length + j + m, n - m);
                }
            }
            i += m;
            j += n;
        }
        return origins.stream().mapToInt(origin -> origin).toArray();
    }

    /** The same as a runner would find it. */
    public static SetRunner.Found found(SetOperation operation, long[] a, long[] b, boolean traced) {
        int[] origins = origins(operation, a, b);
        long[] keys = new long[origins.length];
        Arrays.setAll(keys, i -> origins[i] < a.length ? a[origins[i]] : b[origins[i] - a.length]);
        return new SetRunner.Found(keys, traced ? origins : null);
    }

    private static int run(long[] x, int begin, long key) {
        int end = begin;
        while (end < x.length && x[end] == key) {
            end++;
        }
        return end - begin;
    }

    private static void add(List<Integer> origins, int first, int count) {
        for (int i = 0; i < count; i++) {
            origins.add(first + i);
        }
    }
}
