package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Heads;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IndexCounts;
import io.github.aparasort.internal.element.IndexFormula;
import io.github.aparasort.internal.element.IntBoundsKernel;
import io.github.aparasort.internal.element.IntHeads;
import io.github.aparasort.internal.element.IntRowOrder;
import io.github.aparasort.internal.element.LongHeads;
import io.github.aparasort.internal.element.WidenedInts;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.key.KeyOrder;
import java.util.Arrays;

/** Groups of equal elements, and folds of what belongs to them. */
public final class ColumnGroups {
    private ColumnGroups() {
    }

    /** The distinct elements in ascending order. */
    public static Column unique(Work work, Column elements, boolean isSorted) throws DeviceFault {
        Column keys = sortedKeys(work, elements, isSorted);
        Column heads = headsOf(work, keys, false).keys();
        return work.keep(Keys.values(work, heads, elements.type()));
    }

    /** The distinct elements in ascending order, and how often each comes. */
    public static KeyedColumns counts(Work work, Column elements, boolean isSorted) throws DeviceFault {
        return runsOf(work, sortedKeys(work, elements, isSorted), elements.type());
    }

    /** The elements that differ from the one before them, and how often each comes in a row. */
    public static KeyedColumns runs(Work work, Column elements) throws DeviceFault {
        return runsOf(work, Keys.mergedNans(work, elements), elements.type());
    }

    private static Column sortedKeys(Work work, Column elements, boolean isSorted) throws DeviceFault {
        Column keys = Keys.mergedNans(work, elements);
        return isSorted ? keys : TileSorts.sorted(work, keys, KeyOrder.ASCENDING, SortOptions.DEFAULT);
    }

    /** The first keys of all runs, and where these begin if that is wanted. */
    private static Heads headsOf(Work work, Column keys, boolean wantsBegins) throws DeviceFault {
        return keys.type().isWide() ? LongHeads.found(work, keys, wantsBegins)
                : IntHeads.found(work, keys, wantsBegins);
    }

    private static KeyedColumns runsOf(Work work, Column keys, ElementType type) throws DeviceFault {
        Heads heads = headsOf(work, keys, true);
        return work.keep(Keys.values(work, heads.keys(), type), lengths(work, heads.begins(), keys.length()));
    }

    /** The lengths of runs, the last of which ends at n. */
    private static Column lengths(Work work, Column begins, int n) throws DeviceFault {
        return IndexFormula.of(work, IndexFormula.TO_NEXT, n, begins.length(), begins);
    }

    // ---- in steps, for arrays of the host

    /** Sorted keys of elements. */
    public static Column sorted(Work work, Column elements) throws DeviceFault {
        return work.keep(sortedKeys(work, elements, false));
    }

    /** Sorted keys of elements with the ints that belong to them; with their indices if these are null. */
    public static KeyedColumns sorted(Work work, Column elements, Column ints) throws DeviceFault {
        KeyedColumns sorted = ColumnSorts.pairs(work, Keys.mergedNans(work, elements), ints, KeyOrder.ASCENDING);
        return work.keep(sorted.keys(), sorted.values());
    }

    /**
     * The first of all equal keys, as an element of a type, and where it is if that is wanted. Waits for their number.
     */
    public static Heads heads(Work work, Column sortedKeys, ElementType type, boolean wantsBegins)
            throws DeviceFault {
        Heads heads = headsOf(work, sortedKeys, wantsBegins);
        Column elements = work.keep(Keys.values(work, heads.keys(), type));
        return new Heads(elements, wantsBegins ? work.keep(heads.begins()) : null);
    }

    /** The folds of ints from each index of {@code begins} on, as ints or as longs. */
    public static Column folds(Work work, Column ints, boolean asLongs, int operator, Column begins)
            throws DeviceFault {
        Column values = asLongs ? WidenedInts.of(work, ints) : ints;
        return work.keep(ColumnScans.of(values.type()).segments(work, values, operator, begins));
    }

    // ---- on resident arrays

    /** The distinct keys in ascending order, and the fold of the values of each. */
    public static KeyedColumns reducedByKey(Work work, Column keys, Column values, int operator) throws DeviceFault {
        Column ints = values.type().isWide() ? null : work.whole(values).as(ElementType.INT);
        KeyedColumns sorted = ColumnSorts.pairs(work, Keys.mergedNans(work, keys), ints, KeyOrder.ASCENDING);
        Column moved = ints == null ? ColumnMoves.taken(work, values, sorted.values())
                : sorted.values().as(values.type());
        Heads heads = headsOf(work, sorted.keys(), true);
        Column folds = ColumnScans.of(values.type()).segments(work, moved, operator, heads.begins());
        return work.keep(Keys.values(work, heads.keys(), keys.type()), folds);
    }

    /** How many elements are in each bin: from its edge to the next one, in the last bin including it. */
    public static Column histogram(Work work, Column elements, Column edges, boolean isSorted) throws DeviceFault {
        Column keys = sortedKeys(work, elements, isSorted);
        Column edgeKeys = Keys.mergedNans(work, edges);
        Column begins = ColumnSearches.keyBounds(work, IntBoundsKernel.LOWER, keys, edgeKeys);
        Column ends = ColumnSearches.keyBounds(work, IntBoundsKernel.UPPER, keys, edgeKeys);
        int bins = edges.length() - 1;
        return work.keep(IndexFormula.of(work, IndexFormula.TO_NEXT, work.read(ends, bins), bins, begins));
    }

    // ---- keys of several columns, on resident arrays

    /** Rows in the order of their keys, and whether each has a key AFTER that of the one before it, or a TIE. */
    private record OrderedRows(Column order, Column states) {
        /** Where the rows of each key begin. Waits for their number. */
        Column begins(Work work) throws DeviceFault {
            return IndexCounts.indices(work, states, IntRowOrder.TIE, IntRowOrder.TIE + 1, false);
        }
    }

    private static OrderedRows orderedRows(Work work, Column[] columns) throws DeviceFault {
        Column[] keys = Keys.mergedNans(work, columns);
        KeyOrder[] ascending = new KeyOrder[keys.length];
        Arrays.fill(ascending, KeyOrder.ASCENDING);
        Column order = ColumnSorts.rowOrder(work, keys, ascending);
        Column states = IntFoldOps.INSTANCE.sequence(work, order.length(), IntRowOrder.TIE, 0);
        for (Column each : keys) {
            Column before = states;
            // Each column has states of its own, so that they can be made twice.
            states = work.checks().repeated("rowOrder", () -> {
                Column next = work.copy(before);
                ColumnChecks.compareRows(work, each, 0, order, next);
                return next;
            });
            work.release(before);
        }
        return new OrderedRows(order, states);
    }

    /** The code of each row: the rank of its key among the distinct ones. */
    public static Column codes(Work work, Column[] columns) throws DeviceFault {
        return work.keep(codesOf(work, columns));
    }

    static Column codesOf(Work work, Column[] columns) throws DeviceFault {
        OrderedRows rows = orderedRows(work, columns);
        int n = rows.order().length();
        // A key AFTER the one before it counts 1, a TIE 0.
        Column counts = IntFoldOps.INSTANCE.scanned(work, rows.states(), Operators.SUM, null, false);
        Column ranks = IndexFormula.of(work, IndexFormula.SUM, 0, n, counts,
                IntFoldOps.INSTANCE.sequence(work, n, -1, 0));
        Column codes = work.ints(n);
        ColumnMoves.scatter(work, ranks, rows.order(), codes);
        work.checks().check("codes", () -> ColumnChecks.scattered(work, codes, rows.order(), ranks));
        return codes;
    }

    /** The first row of each key, in the order of the keys. */
    public static Column firstRows(Work work, Column[] columns) throws DeviceFault {
        OrderedRows rows = orderedRows(work, columns);
        return work.keep(ColumnMoves.taken(work, rows.order(), rows.begins(work)));
    }

    /** The first row of each key, and how many it has. */
    public static KeyedColumns counts(Work work, Column[] columns) throws DeviceFault {
        OrderedRows rows = orderedRows(work, columns);
        Column begins = rows.begins(work);
        return work.keep(ColumnMoves.taken(work, rows.order(), begins), lengths(work, begins, rows.order().length()));
    }

    /** The first row of each key, and the fold of the values of its rows. */
    public static KeyedColumns reducedByKey(Work work, Column[] columns, Column values, int operator)
            throws DeviceFault {
        OrderedRows rows = orderedRows(work, columns);
        Column begins = rows.begins(work);
        Column moved = ColumnMoves.taken(work, values, rows.order());
        return work.keep(ColumnMoves.taken(work, rows.order(), begins),
                ColumnScans.of(values.type()).segments(work, moved, operator, begins));
    }
}
