package io.github.aparasort.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.JoinedRows;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The rows of a join, made of groups of the rows of both tables: those of A come first, those of B behind them. */
final class FuzzJoin {
    /** The greatest result that is made: more would only take time. */
    static final int MOST = 1_000_000;

    private final String kind;
    private final int aCount;
    /** A row of each table, or -1. */
    private final List<int[]> pairs = new ArrayList<>();
    /** The rows with a null, which are behind all others. */
    private final List<Integer> aNulls = new ArrayList<>();
    private final List<Integer> bNulls = new ArrayList<>();
    private long size;

    FuzzJoin(String kind, int aCount) {
        this.kind = kind;
        this.aCount = aCount;
    }

    /** Adds the rows of the next key: partners of each other, unless it has a null. */
    void add(List<Integer> rows, boolean isNull) {
        List<Integer> a = rows.stream().filter(row -> row < aCount).toList();
        List<Integer> b = rows.stream().filter(row -> row >= aCount).map(row -> row - aCount).toList();
        if (isNull) {
            aNulls.addAll(a);
            bNulls.addAll(b);
        } else {
            join(a, b);
        }
    }

    /** After all keys. */
    void end() {
        join(aNulls.stream().sorted().toList(), List.of());
        join(List.of(), bNulls.stream().sorted().toList());
    }

    private void join(List<Integer> a, List<Integer> b) {
        boolean meet = !a.isEmpty() && !b.isEmpty();
        boolean onlyA = kind.equals("semi") || kind.equals("anti");
        if (meet ? kind.equals("semi") : onlyA ? kind.equals("anti") : kind.equals("left") || kind.equals("outer")) {
            a.forEach(row -> pairs.add(new int[] {row, -1}));
            size += a.size();
        }
        if (!meet && (kind.equals("right") || kind.equals("outer"))) {
            b.forEach(row -> pairs.add(new int[] {-1, row}));
            size += b.size();
        }
        if (meet && !onlyA) {
            size += (long) a.size() * b.size();
            if (size <= MOST) {
                a.forEach(row -> b.forEach(other -> pairs.add(new int[] {row, other})));
            }
        }
    }

    long size() {
        return size;
    }

    void check(JoinedRows found, boolean inOrderOfA) {
        List<int[]> expected = new ArrayList<>(pairs);
        if (inOrderOfA) {
            expected.sort(Comparator.<int[]>comparingLong(pair -> pair[0] < 0 ? Long.MAX_VALUE : pair[0])
                    .thenComparingInt(pair -> pair[1]));
        }
        assertArrayEquals(expected.stream().mapToInt(pair -> pair[0]).toArray(), found.aRows(), "rows of A");
        assertArrayEquals(expected.stream().mapToInt(pair -> pair[1]).toArray(), found.bRows(), "rows of B");
    }
}
