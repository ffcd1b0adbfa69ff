package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.resident.JoinKind;
import java.util.Arrays;

/** The keys that give rows, in order: the groups of each in both columns, or -1, and where its rows begin. */
final class Matches {
    /** Takes the groups of a key. */
    interface Sink {
        /**
         * Takes them.
         *
         * @param aGroup the group in A, or -1
         * @param bGroup the group in B, or -1
         * @param count the number of rows that they give
         */
        void accept(int aGroup, int bGroup, long count);
    }

    private final JoinKind kind;
    private final int[] aGroups;
    private final int[] bGroups;
    /** Where the rows of each key begin, and the number of rows. */
    private final int[] offsets;
    /** Where the keys and rows of each part begin. */
    private final int[] firstMatch;
    private final int[] firstRow;

    /**
     * Makes room.
     *
     * @param rows the number of rows of each part of the keys
     * @param matches the number of keys with rows in each part
     * @throws ArithmeticException if there are more rows than an array holds
     */
    Matches(JoinKind kind, long[] rows, int[] matches) {
        int all = ArgumentChecks.rows(Arrays.stream(rows).sum());
        this.kind = kind;
        firstMatch = new int[matches.length + 1];
        firstRow = new int[matches.length + 1];
        for (int part = 0; part < matches.length; part++) {
            firstMatch[part + 1] = firstMatch[part] + matches[part];
            firstRow[part + 1] = (int) (firstRow[part] + rows[part]);
        }
        int size = firstMatch[matches.length];
        aGroups = new int[size];
        bGroups = new int[size];
        offsets = new int[size + 1];
        offsets[size] = all;
    }

    /** Takes the keys of a part, from the first one on. */
    Sink from(int part) {
        return new Sink() {
            private int at = firstMatch[part];
            private int row = firstRow[part];

            @Override
            public void accept(int aGroup, int bGroup, long count) {
                aGroups[at] = aGroup;
                bGroups[at] = bGroup;
                offsets[at++] = row;
                row += (int) count;
            }
        };
    }

    /** Writes the rows, by the rows of the groups of both columns. */
    RowPairs write(int[] aOrder, int[] aOffsets, int[] bOrder, int[] bOffsets) {
        int n = offsets[aGroups.length];
        RowPairs rows = new RowPairs(new int[n], new int[n]);
        Parallel.forEach(n, (begin, end) -> {
            int match = lastFrom(begin);
            int next;
            for (int row = begin; row < end; row = next) {
                next = Math.min(end, offsets[match + 1]);
                write(row, next, row - offsets[match], rowsOf(aGroups[match], aOrder, aOffsets),
                        rowsOf(bGroups[match], bOrder, bOffsets), rows);
                match++;
            }
        });
        return rows;
    }

    /** The last key whose rows begin at a row or before it. Each key has rows. */
    private int lastFrom(int row) {
        int place = Arrays.binarySearch(offsets, row);
        return place >= 0 ? place : -place - 2;
    }

    /** A part of the order of a column: the rows of one key. */
    private record Rows(int[] order, int begin, int count) {
    }

    private static Rows rowsOf(int group, int[] order, int[] offsets) {
        return group < 0 ? new Rows(order, 0, 0)
                : new Rows(order, offsets[group], offsets[group + 1] - offsets[group]);
    }

    /** Writes the rows [begin, end) of a key, the first of which is the {@code first}-th one of this key. */
    private void write(int begin, int end, int first, Rows a, Rows b, RowPairs rows) {
        int[] aRows = rows.aRows();
        int[] bRows = rows.bRows();
        if (a.count == 0) {
            Arrays.fill(aRows, begin, end, -1);
            System.arraycopy(b.order, b.begin + first, bRows, begin, end - begin);
        } else if (b.count == 0 || !kind.pairs()) {
            System.arraycopy(a.order, a.begin + first, aRows, begin, end - begin);
            Arrays.fill(bRows, begin, end, -1);
        } else if (b.count == 1) {
            // The usual case, by few copies: a key that is unique in B.
            System.arraycopy(a.order, a.begin + first, aRows, begin, end - begin);
            Arrays.fill(bRows, begin, end, b.order[b.begin]);
        } else {
            int next;
            for (int row = begin; row < end; row = next) {
                int ofA = (first + row - begin) / b.count;
                int ofB = first + row - begin - ofA * b.count;
                next = row + Math.min(end - row, b.count - ofB);
                Arrays.fill(aRows, row, next, a.order[a.begin + ofA]);
                System.arraycopy(b.order, b.begin + ofB, bRows, row, next - row);
            }
        }
    }
}
