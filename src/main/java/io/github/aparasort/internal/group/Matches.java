package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.column.Rows;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.step.JoinKind;
import java.util.Arrays;

/**
 * The keys that give rows, in order: the groups of each in both columns, or -1, and where its rows begin. The rows are
 * written when they are asked for, so that their number is known before there is memory for them.
 */
final class Matches {
    /** Groups in a part, at least: fewer take less time than a thread to start. */
    static final int GRAIN = 1 << 13;

    /** The keys of a part of all keys. */
    static final class Part {
        final int[] aGroups;
        final int[] bGroups;
        private int size;
        private long rows;

        /** @param most keys of this part at most */
        Part(int most) {
            // One more, because a key is written before it is known whether it stays.
            aGroups = new int[most + 1];
            bGroups = new int[most + 1];
        }

        /** Adds the groups of one column behind all of the other one, if they are kept. Returns the number of keys. */
        int rest(int keys, int begin, int end, boolean ofA, boolean isKept) {
            int at = keys;
            for (int group = begin; isKept && group < end; group++) {
                aGroups[at] = ofA ? group : -1;
                bGroups[at] = ofA ? -1 : group;
                at++;
            }
            return at;
        }

        /** Keeps those of the keys that give rows. A group may be empty. */
        void keep(int keys, JoinKind kind, int[] aOffsets, int[] bOffsets) {
            for (int i = 0; i < keys; i++) {
                long count = kind.rows(count(aOffsets, aGroups[i]), count(bOffsets, bGroups[i]));
                aGroups[size] = aGroups[i];
                bGroups[size] = bGroups[i];
                size += count > 0 ? 1 : 0;
                rows += count;
            }
        }
    }

    private final JoinKind kind;
    private final RowGroups a;
    private final RowGroups b;
    private final int[] aOffsets;
    private final int[] bOffsets;
    private final int[] aGroups;
    private final int[] bGroups;
    /** Where the rows of each key begin, and the number of rows. */
    private final int[] offsets;

    /** Joins columns whose groups have the same numbers, in the order of their keys. */
    static Matches of(JoinKind kind, RowGroups a, RowGroups b) {
        return new Matches(kind, a, b, sameKeys(kind, a, b));
    }

    private static Part[] sameKeys(JoinKind kind, RowGroups a, RowGroups b) {
        Part[] parts = new Part[ThreadTeam.tasks(a.size() / GRAIN, 1)];
        int[] aOffsets = a.offsets();
        int[] bOffsets = b.offsets();
        ThreadTeam.share(parts.length, number -> {
            int begin = Parallel.begin(a.size(), number, parts.length);
            int count = Parallel.begin(a.size(), number + 1, parts.length) - begin;
            Part part = new Part(count);
            for (int i = 0; i < count; i++) {
                part.aGroups[i] = begin + i;
                part.bGroups[i] = begin + i;
            }
            part.keep(count, kind, aOffsets, bOffsets);
            parts[number] = part;
        });
        return parts;
    }

    /**
     * Puts the keys of all parts together.
     *
     * @throws ArithmeticException if there are more rows than an array holds
     */
    Matches(JoinKind kind, RowGroups a, RowGroups b, Part[] parts) {
        this.kind = kind;
        this.a = a;
        this.b = b;
        this.aOffsets = a.offsets();
        this.bOffsets = b.offsets();
        long all = 0;
        int size = 0;
        for (Part part : parts) {
            all += part.rows;
            size += part.size;
        }
        aGroups = new int[size];
        bGroups = new int[size];
        offsets = new int[size + 1];
        offsets[size] = ArgumentChecks.rows(all);
        ThreadTeam.share(parts.length, part -> put(parts, part));
    }

    private void put(Part[] parts, int number) {
        int at = 0;
        int row = 0;
        for (int before = 0; before < number; before++) {
            at += parts[before].size;
            row += (int) parts[before].rows;
        }
        Part part = parts[number];
        System.arraycopy(part.aGroups, 0, aGroups, at, part.size);
        System.arraycopy(part.bGroups, 0, bGroups, at, part.size);
        for (int i = at; i < at + part.size; i++) {
            offsets[i] = row;
            row += (int) kind.rows(count(aOffsets, aGroups[i]), count(bOffsets, bGroups[i]));
        }
    }

    private static int count(int[] offsets, int group) {
        return group < 0 ? 0 : offsets[group + 1] - offsets[group];
    }

    /** Writes the rows, by key. */
    RowPairs write() {
        int[] aOrder = a.order();
        int[] bOrder = b.order();
        int n = offsets[offsets.length - 1];
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

    /** The groups of pairs with the same numbers: those of A, and behind them groups of B alone if these are kept. */
    JoinCodes codes() {
        int groups = kind.keepsB() ? Math.addExact(a.size(), b.size()) : a.size();
        int[] number = new int[b.size() + 1];
        Arrays.setAll(number, group -> kind.keepsB() ? a.size() + group : groups);
        for (int i = 0; i < aGroups.length; i++) {
            if (aGroups[i] >= 0 && bGroups[i] >= 0) {
                number[bGroups[i]] = aGroups[i];
            }
        }
        int[] numbered = RowGroups.renumbered(b.codes(b.inGroups()), number);
        return new JoinCodes(a.codes(a.inGroups()), numbered, groups, false, false, null);
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
            // The usual case: a key that is unique in B. Mostly few rows, for which a loop is shorter than a copy.
            int from = a.begin + first - begin;
            int partner = b.order[b.begin];
            for (int row = begin; row < end; row++) {
                aRows[row] = a.order[from + row];
                bRows[row] = partner;
            }
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
