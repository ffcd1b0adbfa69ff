package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.resident.Verification.Rows;
import io.github.aparasort.internal.sort.IntOrderTileMergesort;
import io.github.aparasort.internal.sort.LongOrderTileMergesort;

/** Sorts of columns. The input stays as it is, and the result is new. */
public final class ColumnSorts {
    private ColumnSorts() {
    }

    private static KeyOrder order(boolean descending) {
        return descending ? KeyOrder.DESCENDING : KeyOrder.ASCENDING;
    }

    private static long mask(KeyOrder order, Column keys) {
        return order.mask(keys.type().bytes() * Byte.SIZE);
    }

    public static Column sorted(Work work, Column elements, KeyOrder order) throws DeviceFault {
        return work.keep(sortedHere(work, elements, order));
    }

    private static Column sortedHere(Work work, Column elements, KeyOrder order) throws DeviceFault {
        Column keys = Keys.exact(work, elements);
        if (keys == null) {
            return ColumnSearches.taken(work, elements, ordered(work, Keys.equal(work, elements), order)[1]);
        }
        long mask = mask(order, keys);
        Column sorted = TileSorts.sorted(work, keys, mask);
        Verification.permuted(work, "sort", Rows.of(keys), Rows.of(sorted), mask);
        return Keys.exactValues(work, sorted, elements.type());
    }

    /** The indices that sort elements stably. */
    public static Column argsort(Work work, Column elements, boolean descending) throws DeviceFault {
        return work.keep(ordered(work, Keys.equal(work, elements), order(descending))[1]);
    }

    /** Sorted keys, and the index of each. */
    static Column[] ordered(Work work, Column keys, KeyOrder order) throws DeviceFault {
        return pairs(work, keys, null, order);
    }

    /** Sorts keys stably, and the ints that belong to them, or their indices if these are null. */
    static Column[] pairs(Work work, Column keys, Column ints, KeyOrder order) throws DeviceFault {
        long mask = mask(order, keys);
        Column[] sorted = TileSorts.sortedPairs(work, keys, ints, mask);
        Verification.permuted(work, "sortPairs", Rows.of(keys, ints), Rows.of(sorted[0], sorted[1]), mask);
        return sorted;
    }

    /** Sorts keys stably, and moves a value with each. */
    public static Column[] sortedPairs(Work work, Column keys, Column values, boolean descending) throws DeviceFault {
        Column[] sorted = sortedPairs(work, keys, values, order(descending));
        return new Column[] {work.keep(sorted[0]), work.keep(sorted[1])};
    }

    private static Column[] sortedPairs(Work work, Column keys, Column values, KeyOrder order) throws DeviceFault {
        Column key = Keys.equal(work, keys);
        if (!keys.type().isFloating() && !values.type().isWide()) {
            Column[] sorted = pairs(work, key, work.whole(values).as(ElementType.INT), order);
            return new Column[] {sorted[0], sorted[1].as(values.type())};
        }
        Column[] sorted = ordered(work, key, order);
        Column moved = ColumnSearches.taken(work, values, sorted[1]);
        return new Column[] {keys.type().isFloating() ? ColumnSearches.taken(work, keys, sorted[1]) : sorted[0], moved};
    }

    /** Sorts by the caller's order, which a kernel has. */
    public static Column sortedBy(Work work, Column keys, Object order) throws DeviceFault {
        Column sorted = work.copy(keys);
        TileKernel kernel;
        if (keys.type().isWide()) {
            kernel = work.custom((LongOrderTileMergesort) order, TileSorts.GROUPS_PER_UNIT);
        } else {
            kernel = work.custom((IntOrderTileMergesort) order, TileSorts.GROUPS_PER_UNIT);
        }
        if (keys.length() > 1) {
            kernel.makeArrays(keys.length());
            kernel.prepare(keys.length());
            work.launch(kernel, "keys", sorted);
            Verification.permuted(work, "sortBy", Rows.of(work.whole(keys)), Rows.of(sorted), null);
        }
        return work.keep(sorted);
    }

    /** The indices that sort rows by several columns, the first of which counts most. */
    public static Column orderBy(Work work, Column[] columns, boolean[] descending) throws DeviceFault {
        Column order = null;
        for (int i = columns.length - 1; i >= 0; i--) {
            Column keys = Keys.equal(work, columns[i]);
            if (order != null) {
                keys = ColumnSearches.taken(work, keys, order);
            }
            order = pairs(work, keys, order, order(descending[i]))[1];
        }
        return work.keep(order);
    }

    /** The number of elements that are less than the one before them; or not greater, if strict. */
    public static int descents(Work work, Column elements, boolean strict) throws DeviceFault {
        return Steps.keys(elements.type()).descents(work, Keys.equal(work, elements), strict);
    }

    // ---- selections

    /** The k greatest or least elements, in order. */
    public static Column first(Work work, Column elements, int k, boolean greatest) throws DeviceFault {
        Column sorted = sortedHere(work, elements, order(greatest));
        return work.keep(work.copy(sorted.slice(0, k)));
    }

    /** Their indices. */
    public static Column argFirst(Work work, Column elements, int k, boolean greatest) throws DeviceFault {
        Column order = ordered(work, Keys.equal(work, elements), order(greatest))[1];
        return work.keep(work.copy(order.slice(0, k)));
    }

    /** The elements at some ranks of the ascending order. */
    public static Column ranked(Work work, Column elements, Column ranks, boolean isSorted) throws DeviceFault {
        Column sorted = isSorted ? elements : sortedHere(work, elements, KeyOrder.ASCENDING);
        return work.keep(ColumnSearches.taken(work, sorted, ranks));
    }
}
