package io.github.aparasort.testing;

import io.github.aparasort.JoinedRows;
import java.lang.reflect.Array;
import java.util.stream.IntStream;

/** Joins from the definitions in SQL, key by key: the rows of both sides in stable order, cut where keys differ. */
public enum JoinOracle {
    INNER, LEFT, RIGHT, OUTER, SEMI, ANTI;

    private static final int NONE = -1;

    public JoinedRows join(Object aKeys, Object bKeys) {
        int aCount = Array.getLength(aKeys);
        GroupOracle keys = new GroupOracle(AnyArray.concatenated(aKeys.getClass().getComponentType(), aKeys, bKeys));
        IntStream.Builder aRows = IntStream.builder();
        IntStream.Builder bRows = IntStream.builder();
        for (int key = 0; key < keys.size(); key++) {
            // In order of index, so those of A come first.
            int[] rows = keys.indices(key);
            int[] a = IntStream.of(rows).takeWhile(row -> row < aCount).toArray();
            int[] b = IntStream.of(rows).skip(a.length).map(row -> row - aCount).toArray();
            join(a, b, (aRow, bRow) -> {
                aRows.add(aRow);
                bRows.add(bRow);
            });
        }
        return new JoinedRows(aRows.build().toArray(), bRows.build().toArray());
    }

    private interface Joined {
        void add(int aRow, int bRow);
    }

    private void join(int[] a, int[] b, Joined joined) {
        for (int i : a) {
            if (this == SEMI || this == ANTI) {
                if ((b.length == 0) == (this == ANTI)) {
                    joined.add(i, NONE);
                }
                continue;
            }
            for (int j : b) {
                joined.add(i, j);
            }
            if (b.length == 0 && (this == LEFT || this == OUTER)) {
                joined.add(i, NONE);
            }
        }
        if (a.length == 0 && (this == RIGHT || this == OUTER)) {
            for (int j : b) {
                joined.add(NONE, j);
            }
        }
    }
}
