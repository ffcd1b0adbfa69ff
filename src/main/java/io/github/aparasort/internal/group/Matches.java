package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.column.Rows;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.step.JoinKind;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * The keys that give rows, in order: the groups of each in both columns, or -1, and where its rows begin. The rows are
 * written when they are asked for, so that their number is known before there is memory for them.
 */
public final class Matches implements JoinRows {
    /** Groups in a part, at least: fewer take less time than a thread to start. */
    static final int GRAIN = 1 << 13;
    /** A group of A whose rows are not in the result. */
    private static final int DROPPED = -2;
    /** The first number that stands for a group of B with several rows. */
    private static final int SEVERAL = -3;


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
    private final int aCount;
    /** Gives the groups in the order of their keys; null if these are. */
    private Supplier<JoinCodes> byKey;

    /**
     * Joins columns whose groups are known.
     *
     * @throws ArithmeticException if there are more rows than an array holds
     */
    public static Matches ofCodes(JoinKind kind, JoinCodes codes) {
        RowGroups a = RowGroups.ofCodes(codes.a(), codes.groups());
        RowGroups b = RowGroups.ofCodes(codes.b(), codes.groups());
        Matches matches = new Matches(kind, a, b, codes.a().length);
        matches.byKey = codes.byKey();
        return matches;
    }

    /** Joins columns whose groups have the same numbers. */
    Matches(JoinKind kind, RowGroups a, RowGroups b, int aCount) {
        this(kind, a, b, aCount, sameKeys(kind, a, b));
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
     * @param aCount the number of rows of A
     * @throws ArithmeticException if there are more rows than an array holds
     */
    Matches(JoinKind kind, RowGroups a, RowGroups b, int aCount, Part[] parts) {
        this.kind = kind;
        this.a = a;
        this.b = b;
        this.aCount = aCount;
        this.aOffsets = a.offsets();
        this.bOffsets = b.offsets();
        int all = ArgumentChecks.rows(Arrays.stream(parts).mapToLong(part -> part.rows).sum());
        int size = Arrays.stream(parts).mapToInt(part -> part.size).sum();
        aGroups = new int[size];
        bGroups = new int[size];
        offsets = new int[size + 1];
        offsets[size] = all;
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

    @Override
    public RowPairs byKey() {
        return byKey == null ? written() : ofCodes(kind, byKey.get()).written();
    }

    private RowPairs written() {
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

    /** All parts of A count their rows, then write them. */
    @Override
    public RowPairs inOrderOfA() {
        int[] codes = a.codes(aCount);
        int[] partners = partners();
        int n = offsets[offsets.length - 1];
        RowPairs rows = new RowPairs(new int[n], new int[n]);
        int parts = ThreadTeam.tasks(aCount / Parallel.GRAIN, 1);
        int[] begins = new int[parts + 1];
        ThreadTeam.share(parts, part -> begins[part + 1] = countOfA(codes, partners,
                Parallel.begin(aCount, part, parts), Parallel.begin(aCount, part + 1, parts)));
        for (int part = 0; part < parts; part++) {
            begins[part + 1] += begins[part];
        }
        ThreadTeam.share(parts, part -> writeOfA(codes, partners, Parallel.begin(aCount, part, parts),
                Parallel.begin(aCount, part + 1, parts), rows, begins[part]));
        writeOthers(rows, begins[parts]);
        return rows;
    }

    /** Rows of B that have no partner are behind all others. */
    private void writeOthers(RowPairs rows, int from) {
        int[] bOrder = b.order();
        int at = from;
        for (int i = 0; at < rows.bRows().length; i++) {
            if (aGroups[i] < 0 || count(aOffsets, aGroups[i]) == 0) {
                int count = count(bOffsets, bGroups[i]);
                System.arraycopy(bOrder, bOffsets[bGroups[i]], rows.bRows(), at, count);
                at += count;
            }
        }
        Arrays.fill(rows.aRows(), from, at, -1);
        Arrays.sort(rows.bRows(), from, at);
    }

    /**
     * For each group of A the row of B that comes with it, or -1 if there is none, or {@link #DROPPED}; if there are
     * several, {@link #SEVERAL} less the group of B.
     */
    private int[] partners() {
        int[] bOrder = b.order();
        int[] partners = new int[a.size() + 1];
        Arrays.fill(partners, DROPPED);
        Parallel.forEach(aGroups.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                if (aGroups[i] >= 0) {
                    int count = kind.pairs() ? count(bOffsets, bGroups[i]) : 0;
                    partners[aGroups[i]] = count == 0 ? -1 : count == 1 ? bOrder[bOffsets[bGroups[i]]]
                            : SEVERAL - bGroups[i];
                }
            }
        });
        return partners;
    }

    private int countOfA(int[] codes, int[] partners, int begin, int end) {
        int count = 0;
        for (int i = begin; i < end; i++) {
            int partner = partners[codes[i]];
            count += partner > DROPPED ? 1 : partner == DROPPED ? 0 : count(bOffsets, SEVERAL - partner);
        }
        return count;
    }

    private void writeOfA(int[] codes, int[] partners, int begin, int end, RowPairs rows, int from) {
        int[] aRows = rows.aRows();
        int[] bRows = rows.bRows();
        int[] bOrder = b.order();
        int at = from;
        for (int i = begin; i < end; i++) {
            int partner = partners[codes[i]];
            if (partner > DROPPED) {
                aRows[at] = i;
                bRows[at++] = partner;
            } else if (partner < DROPPED) {
                int group = SEVERAL - partner;
                for (int j = bOffsets[group]; j < bOffsets[group + 1]; j++) {
                    aRows[at] = i;
                    bRows[at++] = bOrder[j];
                }
            }
        }
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
