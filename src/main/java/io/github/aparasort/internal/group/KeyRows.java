package io.github.aparasort.internal.group;

import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/**
 * The rows of the smaller table of a hash join. Each key has a slot, and one of its rows stands for all of them: their
 * group has its number. Where all keys differ, each row is a group, so that a row of the larger table finds the number
 * of its partner at once.
 *
 * <p>Source: the no-partitioning join of S. Blanas, Y. Li and J. M. Patel, <i>Design and evaluation of main memory hash
 * join algorithms for multi-core CPUs</i>, SIGMOD 2011.
 */
final class KeyRows {
    private final int n;
    /** A row with the key in each slot. Null after the join: many ints, which {@link #byKey} does not need. */
    private int[] rowAt;
    /** The slot of each row, then the group. */
    private final int[] groups;
    private boolean areDistinct;

    KeyRows(int n, int slots) {
        this.n = n;
        this.rowAt = new int[slots];
        this.groups = new int[n];
    }

    /** Lets slots without a key have a row too: {@link #none}. */
    void fill() {
        Arrays.fill(rowAt, n);
    }

    /** Notes the slots of rows, the first of which is {@code begin}. Of rows with one key any is kept. */
    void put(int begin, int[] slots, int count) {
        int[] kept = rowAt;
        for (int i = 0; i < count; i++) {
            kept[slots[i]] = begin + i;
        }
        System.arraycopy(slots, 0, groups, begin, count);
    }

    /** After all rows: finds the group of each. */
    void group() {
        AtomicBoolean haveTwins = new AtomicBoolean();
        Parallel.forEachOnce(n, (begin, end) -> {
            int[] own = groups;
            int[] kept = rowAt;
            int others = 0;
            for (int i = begin; i < end; i++) {
                int row = kept[own[i]];
                own[i] = row;
                others |= row ^ i;
            }
            if (others != 0) {
                haveTwins.set(true);
            }
        });
        areDistinct = !haveTwins.get();
    }

    /** The group of rows of the larger table that have no partner. */
    int none() {
        return n;
    }

    /** The number of groups, with this one and those of rows without a key. It stands for rows that are not kept. */
    int size() {
        return n + 1 + JoinCodes.EXTRA;
    }

    /** The group of the key in each slot. */
    int[] groupAt() {
        return rowAt;
    }

    /**
     * The groups of both tables.
     *
     * @param probed the group of each row of the larger table
     * @param probesA whether that is A
     * @param keepsAlone whether its rows without a partner are kept
     * @param hasNulls whether a row of this table has no key
     * @param mayHaveNulls whether any row may have none
     * @param byKey gives the groups, by key, of the rows of this table and some of the larger one behind them. It may
     *     be called at any time
     */
    JoinCodes join(int[] probed, boolean probesA, boolean keepsAlone, boolean hasNulls, boolean mayHaveNulls,
            Function<int[], RowGroups> byKey) {
        rowAt = null;
        return new JoinCodes(probesA ? probed : groups, probesA ? groups : probed, size(),
                probesA && areDistinct && !hasNulls, mayHaveNulls,
                () -> byKey(probed, probesA, keepsAlone ? RowGroups.rowsOf(probed, none()) : new int[0], byKey));
    }

    /** Numbers all groups by their keys. Rows without a partner have groups of their own. */
    private JoinCodes byKey(int[] probed, boolean probesA, int[] alone, Function<int[], RowGroups> byKey) {
        RowGroups ordered = byKey.apply(alone);
        int[] ranks = ordered.codes(n + alone.length);
        int[] numbers = Arrays.copyOf(ranks, size() + 1);
        // Behind those of rows without a partner are rows without a key, and rows that are in no row of the result.
        for (int i = 0; i <= JoinCodes.EXTRA; i++) {
            numbers[none() + 1 + i] = ordered.size() + i;
        }
        int[] ranked = RowGroups.renumbered(probed, numbers);
        for (int i = 0; i < alone.length; i++) {
            ranked[alone[i]] = ranks[n + i];
        }
        int[] grouped = RowGroups.renumbered(groups, numbers);
        return new JoinCodes(probesA ? ranked : grouped, probesA ? grouped : ranked, ordered.size() + JoinCodes.EXTRA,
                false, false, null);
    }
}
