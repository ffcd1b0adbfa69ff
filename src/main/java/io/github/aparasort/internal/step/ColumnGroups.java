package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IndexFormula;
import io.github.aparasort.internal.element.IntBoundsKernel;
import io.github.aparasort.internal.element.IntHeads;
import io.github.aparasort.internal.element.LongHeads;
import io.github.aparasort.internal.element.WidenedInts;
import io.github.aparasort.internal.key.KeyOrder;

/** Groups of equal elements, and folds of what belongs to them. */
public final class ColumnGroups {
    private ColumnGroups() {
    }

    /** The distinct elements in ascending order. */
    public static Column unique(Work work, Column elements, boolean isSorted) throws DeviceFault {
        Column keys = sortedKeys(work, elements, isSorted);
        Column heads = headsOf(work, keys, false)[0];
        return work.keep(Keys.values(work, heads, elements.type()));
    }

    /** The distinct elements in ascending order, and how often each comes. */
    public static Column[] counts(Work work, Column elements, boolean isSorted) throws DeviceFault {
        return runsOf(work, sortedKeys(work, elements, isSorted), elements.type());
    }

    /** The elements that differ from the one before them, and how often each comes in a row. */
    public static Column[] runs(Work work, Column elements) throws DeviceFault {
        return runsOf(work, Keys.mergedNans(work, elements), elements.type());
    }

    private static Column sortedKeys(Work work, Column elements, boolean isSorted) throws DeviceFault {
        Column keys = Keys.mergedNans(work, elements);
        return isSorted ? keys : TileSorts.sorted(work, keys, KeyOrder.ASCENDING, SortOptions.DEFAULT);
    }

    /** The first keys of all runs, and where these begin if that is wanted. */
    private static Column[] headsOf(Work work, Column keys, boolean wantsBegins) throws DeviceFault {
        return keys.type().isWide() ? LongHeads.found(work, keys, wantsBegins)
                : IntHeads.found(work, keys, wantsBegins);
    }

    private static Column[] runsOf(Work work, Column keys, ElementType type) throws DeviceFault {
        Column[] heads = headsOf(work, keys, true);
        Column lengths = IndexFormula.of(work, IndexFormula.TO_NEXT, keys.length(), heads[1].length(), heads[1]);
        return work.keep(Keys.values(work, heads[0], type), lengths);
    }

    // ---- in steps, for arrays of the host

    /** Sorted keys of elements. */
    public static Column sorted(Work work, Column elements) throws DeviceFault {
        return work.keep(sortedKeys(work, elements, false));
    }

    /** Sorted keys of elements with the ints that belong to them; with their indices if these are null. */
    public static Column[] sorted(Work work, Column elements, Column ints) throws DeviceFault {
        Column[] sorted = ColumnSorts.pairs(work, Keys.mergedNans(work, elements), ints, KeyOrder.ASCENDING);
        return work.keep(sorted[0], sorted[1]);
    }

    /**
     * The first of all equal keys, as an element of a type, and where it is if that is wanted. Waits for their number.
     */
    public static Column[] heads(Work work, Column sortedKeys, ElementType type, boolean wantsBegins)
            throws DeviceFault {
        Column[] heads = headsOf(work, sortedKeys, wantsBegins);
        Column elements = work.keep(Keys.values(work, heads[0], type));
        return wantsBegins ? new Column[] {elements, work.keep(heads[1])} : new Column[] {elements};
    }

    /** The folds of ints from each index of {@code begins} on, as ints or as longs. */
    public static Column folds(Work work, Column ints, boolean asLongs, int operator, Column begins)
            throws DeviceFault {
        Column values = asLongs ? WidenedInts.of(work, ints) : ints;
        return work.keep(ColumnScans.of(values.type()).segments(work, values, operator, begins));
    }

    // ---- on resident arrays

    /** The distinct keys in ascending order, and the fold of the values of each. */
    public static Column[] reducedByKey(Work work, Column keys, Column values, int operator) throws DeviceFault {
        Column key = Keys.mergedNans(work, keys);
        Column[] sorted;
        if (values.type().isWide()) {
            sorted = ColumnSorts.ordered(work, key, KeyOrder.ASCENDING);
            sorted[1] = ColumnMoves.taken(work, values, sorted[1]);
        } else {
            sorted = ColumnSorts.pairs(work, key, work.whole(values).as(ElementType.INT), KeyOrder.ASCENDING);
        }
        Column[] heads = headsOf(work, sorted[0], true);
        Column folds = ColumnScans.of(values.type()).segments(work, sorted[1].as(values.type()), operator, heads[1]);
        return work.keep(Keys.values(work, heads[0], keys.type()), folds);
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
}
