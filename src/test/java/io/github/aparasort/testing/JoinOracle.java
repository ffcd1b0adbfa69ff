package io.github.aparasort.testing;

import io.github.aparasort.JoinedRows;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Joins by a sorted map of boxed keys, each with its rows of both sides; written from the definitions in SQL. */
public enum JoinOracle {
    INNER, LEFT, RIGHT, OUTER, SEMI, ANTI;

    private static final int NONE = -1;

    public JoinedRows join(Object aKeys, Object bKeys) {
        Map<Object, List<List<Integer>>> rows = new TreeMap<>(AnyArray.natural());
        add(aKeys, 0, rows);
        add(bKeys, 1, rows);
        List<int[]> joined = new ArrayList<>();
        rows.values().forEach(sides -> join(sides.get(0), sides.get(1), joined));
        return new JoinedRows(joined.stream().mapToInt(row -> row[0]).toArray(),
                joined.stream().mapToInt(row -> row[1]).toArray());
    }

    private static void add(Object keys, int side, Map<Object, List<List<Integer>>> rows) {
        for (int i = 0; i < Array.getLength(keys); i++) {
            rows.computeIfAbsent(Array.get(keys, i), key -> List.of(new ArrayList<>(), new ArrayList<>())).get(side)
                    .add(i);
        }
    }

    private void join(List<Integer> a, List<Integer> b, List<int[]> joined) {
        for (int i : a) {
            if (this == SEMI || this == ANTI) {
                if (b.isEmpty() == (this == ANTI)) {
                    joined.add(new int[] {i, NONE});
                }
                continue;
            }
            for (int j : b) {
                joined.add(new int[] {i, j});
            }
            if (b.isEmpty() && (this == LEFT || this == OUTER)) {
                joined.add(new int[] {i, NONE});
            }
        }
        if (a.isEmpty() && (this == RIGHT || this == OUTER)) {
            b.forEach(j -> joined.add(new int[] {NONE, j}));
        }
    }
}
