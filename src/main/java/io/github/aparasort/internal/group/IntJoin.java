package io.github.aparasort.internal.group;

import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.resident.JoinKind;

// Twins: Long, Float, Double
/**
 * Joins two columns of keys by sorting both: a sort-merge join (D. E. Knuth, <i>The Art of Computer Programming</i>,
 * volume 3, 6.5). Their groups are merged in parts of the keys, which the processors share. A first pass counts the
 * rows; a second one notes for each key of the result its groups and where its rows begin. Then the rows are written,
 * in equal parts, so that a key with many rows costs no more than many keys.
 */
public final class IntJoin {
    /** Groups in a part, at least: fewer take less time than a thread to start. */
    private static final int GRAIN = 1 << 13;

    private final JoinKind kind;
    private final IntGroups a;
    private final IntGroups b;
    private final int parts;
    private final ThreadTeam team = new ThreadTeam(ThreadTeam.available());

    private IntJoin(JoinKind kind, IntGroups a, IntGroups b) {
        this.kind = kind;
        this.a = a;
        this.b = b;
        this.parts = (int) Math.max(1, Math.min(((long) a.groups() + b.groups()) / GRAIN, 4L * ThreadTeam.available()));
    }

    /** Joins two columns whose rows were found by their keys. */
    static RowPairs join(JoinKind kind, IntGroups a, IntGroups b) {
        return new IntJoin(kind, a, b).join();
    }

    private RowPairs join() {
        long[] rows = new long[parts];
        int[] matches = new int[parts];
        team.run(parts, part -> {
            RowCount count = new RowCount();
            merge(part, count);
            rows[part] = count.rows;
            matches[part] = count.matches;
        });
        Matches all = new Matches(kind, rows, matches);
        team.run(parts, part -> merge(part, all.from(part)));
        return all.write(a.order(), a.offsets(), b.order(), b.offsets());
    }

    /** Counts rows, and keys that have any. */
    private static final class RowCount implements Matches.Sink {
        long rows;
        int matches;

        @Override
        public void accept(int aGroup, int bGroup, long count) {
            rows += count;
            matches++;
        }
    }

    /** Merges the groups of a part, and passes on those that give rows, in the order of their keys. */
    private void merge(int part, Matches.Sink sink) {
        int i = aBegin(part);
        int j = bBegin(i, part);
        int aEnd = aBegin(part + 1);
        int bEnd = bBegin(aEnd, part + 1);
        while (i < aEnd || j < bEnd) {
            boolean takesA = i < aEnd && (j == bEnd || a.key(i) <= b.key(j));
            boolean takesB = j < bEnd && (i == aEnd || b.key(j) <= a.key(i));
            int aCount = takesA ? count(a.offsets(), i) : 0;
            int bCount = takesB ? count(b.offsets(), j) : 0;
            long count = kind.rows(aCount, bCount);
            if (count > 0) {
                sink.accept(takesA ? i : -1, takesB ? j : -1, count);
            }
            i += takesA ? 1 : 0;
            j += takesB ? 1 : 0;
        }
    }

    private static int count(int[] offsets, int group) {
        return offsets[group + 1] - offsets[group];
    }

    /** The first group of A in a part: that of a splitter, which is from the column with more groups. */
    private int aBegin(int part) {
        if (a.groups() >= b.groups()) {
            return (int) ((long) a.groups() * part / parts);
        }
        int split = (int) ((long) b.groups() * part / parts);
        return part == 0 ? 0 : split == b.groups() ? a.groups() : firstFrom(a, b.key(split));
    }

    /** The first group of B in a part whose first group of A is known. */
    private int bBegin(int aBegin, int part) {
        if (a.groups() < b.groups()) {
            return (int) ((long) b.groups() * part / parts);
        }
        return part == 0 ? 0 : aBegin == a.groups() ? b.groups() : firstFrom(b, a.key(aBegin));
    }

    /** The first group whose key is not less. */
    private static int firstFrom(IntGroups rows, /*key*/ int key) {
        int low = 0;
        int high = rows.groups();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (rows.key(middle) < key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
