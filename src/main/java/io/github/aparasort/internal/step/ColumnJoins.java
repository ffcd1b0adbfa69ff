package io.github.aparasort.internal.step;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.JoinedColumns;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IndexCounts;
import io.github.aparasort.internal.element.IndexFormula;
import io.github.aparasort.internal.element.IntBoundsKernel;
import io.github.aparasort.internal.element.IntTakeElements;
import io.github.aparasort.internal.key.KeyOrder;

/**
 * Joins of two columns of keys: both are sorted with their rows, and the rows of B that belong to a key of A lie
 * between its bounds in B. The segments of a scan of their counts are the rows of the result. Source: S. Baxter, Modern
 * GPU, <i>Relational joins</i> (2013).
 */
public final class ColumnJoins {
    private final Work work;
    /** The keys as they were given. */
    private final Column a;
    private final Column b;
    private final Column aKeys;
    private final Column aRows;
    private final Column bKeys;
    private final Column bRows;
    /** Where the rows of B for each row of A begin and end, in the order of their keys. */
    private Column begins;
    private Column ends;
    private JoinedColumns rows;

    private ColumnJoins(Work work, Column a, Column b) throws DeviceFault {
        this.work = work;
        this.a = Keys.mergedNans(work, a);
        this.b = Keys.mergedNans(work, b);
        KeyedColumns sortedA = ColumnSorts.ordered(work, this.a, KeyOrder.ASCENDING);
        KeyedColumns sortedB = ColumnSorts.ordered(work, this.b, KeyOrder.ASCENDING);
        aKeys = sortedA.keys();
        aRows = sortedA.values();
        bKeys = sortedB.keys();
        bRows = sortedB.values();
    }

    private void findBounds() throws DeviceFault {
        begins = ColumnSearches.found(work, IntBoundsKernel.LOWER, bKeys, aKeys);
        ends = ColumnSearches.found(work, IntBoundsKernel.UPPER, bKeys, aKeys);
    }

    /** The rows of both columns. */
    public static JoinedColumns join(Work work, JoinKind kind, Column a, Column b) throws DeviceFault {
        boolean verifies = work.checks().verify("join");
        if (verifies) {
            // It rests on its sorts.
            work.checks().verifyAll();
        }
        ColumnJoins join = new ColumnJoins(work, a, b);
        work.queueUnchecked(() -> {
            join.findBounds();
            join.rows = kind.pairs() ? join.pairs(kind.keepsA(), kind.keepsB()) : join.filtered(kind.keepsA());
            if (verifies) {
                // All steps after the sorts together.
                join.verify(kind);
            }
        });
        return new JoinedColumns(work.keep(join.rows.aRows()), work.keep(join.rows.bRows()));
    }

    /** The rows of two tables with keys of several columns: a join of their codes. */
    public static JoinedColumns join(Work work, JoinKind kind, Column[] a, Column[] b) throws DeviceFault {
        Column[] both = new Column[a.length];
        for (int i = 0; i < both.length; i++) {
            both[i] = work.joined(a[i], b[i]);
        }
        Column codes = ColumnGroups.codesOf(work, both);
        return join(work, kind, codes.slice(0, a[0].length()), codes.slice(a[0].length(), codes.length()));
    }

    /**
     * Checks the rows. Bounds are right if each element before and after them belongs there. Rows that are in
     * order are different ones, so if they are as many as there must be, none is missing.
     */
    private void verify(JoinKind kind) throws DeviceFault {
        ColumnChecks.bounds(work, IntBoundsKernel.LOWER, bKeys, aKeys, begins);
        ColumnChecks.bounds(work, IntBoundsKernel.UPPER, bKeys, aKeys, ends);
        ColumnChecks.rows(work, a, b, rows);
        Column partners = IndexFormula.of(work, IndexFormula.DIFFERENCE, 0, aKeys.length(), begins, ends);
        int aAlone = total(IndexFormula.of(work, IndexFormula.EQUALS, 0, aKeys.length(), partners));
        int expected = kind.pairs() ? total(partners) : 0;
        if (kind.pairs() && kind.keepsA()) {
            expected += aAlone;
        } else if (!kind.pairs()) {
            expected = kind.keepsA() ? aAlone : aKeys.length() - aAlone;
        }
        if (kind.keepsB()) {
            Column from = ColumnSearches.found(work, IntBoundsKernel.LOWER, aKeys, bKeys);
            Column to = ColumnSearches.found(work, IntBoundsKernel.UPPER, aKeys, bKeys);
            ColumnChecks.bounds(work, IntBoundsKernel.LOWER, aKeys, bKeys, from);
            ColumnChecks.bounds(work, IntBoundsKernel.UPPER, aKeys, bKeys, to);
            expected += total(IndexFormula.of(work, IndexFormula.EQUALS, 0, bKeys.length(),
                    IndexFormula.of(work, IndexFormula.DIFFERENCE, 0, bKeys.length(), from, to)));
        }
        if (kind.pairs()) {
            // Of rows that have no partner there must be as many, so the others are all pairs.
            int alone = IndexCounts.outside(work, rows.bRows(), 0, Integer.MAX_VALUE);
            CheckSums.require(alone == (kind.keepsA() ? aAlone : 0));
        }
        CheckSums.require(rows.aRows().length() == expected);
    }

    /** The sum of counts, by a scan of them: the join itself adds them up in another way. */
    private int total(Column counts) throws DeviceFault {
        int last = counts.length() - 1;
        return last < 0 ? 0 : work.read(ColumnCounts.begins(work, counts), last) + work.read(counts, last);
    }

    /** The rows of A that have no partner in B, or those that have one; no rows of B. */
    private JoinedColumns filtered(boolean alone) throws DeviceFault {
        Column counts = IndexFormula.of(work, IndexFormula.DIFFERENCE, 0, aKeys.length(), begins, ends);
        Column ofA = ColumnMoves.taken(work, aRows, IndexCounts.indices(work, counts, 0, 1, alone));
        return new JoinedColumns(ofA, none(ofA.length()));
    }

    private Column none(int n) throws DeviceFault {
        return IntFoldOps.INSTANCE.sequence(work, n, -1, 0);
    }

    private JoinedColumns pairs(boolean keepsA, boolean keepsB) throws DeviceFault {
        Column counts = IndexFormula.of(work, IndexFormula.DIFFERENCE, keepsA ? 1 : 0, aKeys.length(), begins, ends);
        int n = ArgumentChecks.rows(ColumnCounts.sum(work, counts));
        Column firsts = ColumnCounts.begins(work, counts);
        Column segments = ColumnCounts.owners(work, firsts, n);
        Column places = IndexFormula.of(work, IndexFormula.MATCHED, 0, n, segments, begins, firsts, ends);
        JoinedColumns pairs = new JoinedColumns(ColumnMoves.taken(work, aRows, segments),
                IntTakeElements.take(work, bRows, places, -1L));
        return keepsB ? withRowsOfB(pairs, ColumnMoves.taken(work, aKeys, segments)) : pairs;
    }

    /** Merges the rows of B that have no partner among pairs that have the keys {@code keys}. */
    private JoinedColumns withRowsOfB(JoinedColumns pairs, Column keys) throws DeviceFault {
        Column from = ColumnSearches.found(work, IntBoundsKernel.LOWER, aKeys, bKeys);
        Column to = ColumnSearches.found(work, IntBoundsKernel.UPPER, aKeys, bKeys);
        Column counts = IndexFormula.of(work, IndexFormula.DIFFERENCE, 0, bKeys.length(), from, to);
        Column alone = IndexCounts.indices(work, counts, 0, 1, true);
        ArgumentChecks.rows((long) pairs.aRows().length() + alone.length());
        Column keysAlone = ColumnMoves.taken(work, bKeys, alone);
        Column origins = ColumnMerges.launch(work, MergeMethod.TILED, keys, keysAlone, true).origins();
        Column ofA = work.joined(pairs.aRows(), none(alone.length()));
        Column ofB = work.joined(pairs.bRows(), ColumnMoves.taken(work, bRows, alone));
        return new JoinedColumns(ColumnMoves.taken(work, ofA, origins), ColumnMoves.taken(work, ofB, origins));
    }
}
