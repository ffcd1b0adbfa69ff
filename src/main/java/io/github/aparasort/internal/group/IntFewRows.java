package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * Finds the rows of the few greatest values of each group, or of the least, without a sort: each part of the rows keeps
 * for each group the best ones so far, in order, and then the parts are put together. Equal values stay in the order of
 * their rows. NaNs are last.
 */
public final class IntFewRows {
    /** More values than this of a group are sorted: each new one is inserted. Not tuned. */
    private static final int MOST = 16;
    /** A rank that is less than those of all values but NaNs; ints and longs have none. */
    private static final /*key*/ int NAN = /*key*/ Integer.MIN_VALUE;

    private final /*value*/ int[] values;
    private final int[] codes;
    private final int k;
    private final boolean isLeast;
    /** The ranks of each group's rows, the greatest first, and the rows, or -1. */
    private final /*key*/ int[] ranks;
    private final int[] rows;

    private IntFewRows(/*value*/ int[] values, int[] codes, int groups, int k, boolean isLeast) {
        this.values = values;
        this.codes = codes;
        this.k = k;
        this.isLeast = isLeast;
        this.ranks = new /*key*/ int[(groups + 1) * k];
        this.rows = new int[ranks.length];
        Arrays.fill(ranks, NAN);
        Arrays.fill(rows, -1);
    }

    /** Whether the groups are known by codes, and so few rows are wanted that no sort is needed. */
    public static boolean fits(RowGroups groups, int n, int k) {
        return groups.areCoded() && k > 0 && k <= MOST && (groups.size() + 1L) * k <= n / CodeFolds.ROWS_PER_COUNTER;
    }

    /** The same groups with at most k rows each. */
    public static RowGroups of(/*value*/ int[] values, RowGroups groups, int k, boolean isLeast) {
        int n = values.length;
        int[] codes = groups.codes(n);
        int parts = (int) Math.min(ThreadTeam.tasks(n / Parallel.GRAIN, 1),
                n / CodeFolds.ROWS_PER_COUNTER / ((groups.size() + 1L) * k));
        IntFewRows[] found = new IntFewRows[parts];
        ThreadTeam.share(parts, part -> {
            found[part] = new IntFewRows(values, codes, groups.size(), k, isLeast);
            found[part].add(Parallel.begin(n, part, parts), Parallel.begin(n, part + 1, parts));
        });
        Parallel.forEachOnce(groups.size(), (long) groups.size() * k * parts / Parallel.GRAIN, (begin, end) -> {
            for (int part = 1; part < parts; part++) {
                found[0].put(found[part], begin, end);
            }
        });
        return found[0].result(groups.size());
    }

    private void add(int begin, int end) {
        for (int i = begin; i < end; i++) {
            int last = (codes[i] + 1) * k - 1;
            /*key*/ int key = SortableKeys.of(values[i]);
            /*key*/ int rank = isLeast ? ~key : SortableKeys.isNan(values[i]) ? NAN : key;
            // Where no row is, the rank is the least one: mostly nothing else is read.
            if (rank > ranks[last] || rank == NAN && rows[last] < 0) {
                insert(last, rank, i);
            }
        }
    }

    /** Puts what later rows have in the groups [begin, end) to these. */
    private void put(IntFewRows later, int begin, int end) {
        for (int last = (begin + 1) * k - 1; last < end * k; last += k) {
            for (int i = last - k + 1; i <= last && later.rows[i] >= 0; i++) {
                if (rows[last] < 0 || later.ranks[i] > ranks[last]) {
                    insert(last, later.ranks[i], later.rows[i]);
                }
            }
        }
    }

    /** Inserts a row behind all that are as good, in place of the last one. */
    private void insert(int last, /*key*/ int rank, int row) {
        int place = last;
        while (place > last - k + 1 && (rows[place - 1] < 0 || ranks[place - 1] < rank)) {
            ranks[place] = ranks[place - 1];
            rows[place] = rows[place - 1];
            place--;
        }
        ranks[place] = rank;
        rows[place] = row;
    }

    private RowGroups result(int groups) {
        int[] counts = new int[groups];
        int[] order = new int[groups * k];
        int at = 0;
        for (int group = 0; group < groups; group++) {
            int begin = at;
            for (int i = group * k; i < (group + 1) * k && rows[i] >= 0; i++) {
                order[at++] = rows[i];
            }
            counts[group] = at - begin;
        }
        return RowGroups.ofOrder(Arrays.copyOf(order, at), Offsets.of(counts, Offsets.sums(counts)));
    }
}
