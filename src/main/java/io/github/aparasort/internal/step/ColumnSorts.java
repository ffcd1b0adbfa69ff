package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.column.Rows;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.element.IntDescents;
import io.github.aparasort.internal.element.LongDescents;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.key.KeyOrder;

/** Sorts of columns. The input stays as it is, and the result is new. */
public final class ColumnSorts {
    private ColumnSorts() {
    }

    public static Column sorted(Work work, Column elements, KeyOrder order) throws DeviceFault {
        return sorted(work, elements, order, SortOptions.DEFAULT);
    }

    /** Sorts elements by the algorithm that the caller has chosen. */
    public static Column sorted(Work work, Column elements, KeyOrder order, SortOptions options) throws DeviceFault {
        return work.keep(sortedHere(work, elements, order, options));
    }

    private static Column sortedHere(Work work, Column elements, KeyOrder order, SortOptions options)
            throws DeviceFault {
        Column keys = Keys.reversible(work, elements);
        if (keys == null) {
            Column unchanging = elements.unchanging();
            SortMethod stable = options.algorithm() == SortMethod.BATCHER ? SortMethod.MERGESORT
                    : options.algorithm();
            Column keysOfAll = Keys.mergedNans(work, unchanging);
            return ColumnMoves.taken(work, unchanging, TileSorts.sortedPairs(work, keysOfAll, null, order,
                    stable).values());
        }
        Column sorted = TileSorts.sorted(work, keys, order, options);
        return Keys.reversedValues(work, sorted, elements.type());
    }

    /** The keys of elements in order, masked so that they ascend, of which all NaNs have the same. */
    public static Column sortedKeys(Work work, Column elements, KeyOrder order, SortOptions options)
            throws DeviceFault {
        Column keys = Keys.mergedNans(work, elements);
        Column sorted = TileSorts.sorted(work, keys, order, options);
        Keys.mask(work, sorted, TileSorts.mask(order, keys));
        return work.keep(sorted);
    }

    /** The indices that sort elements stably. */
    public static Column argsort(Work work, Column elements, KeyOrder order) throws DeviceFault {
        return work.keep(ordered(work, Keys.mergedNans(work, elements), order).values());
    }

    /** Sorted keys, and the index of each. */
    static KeyedColumns ordered(Work work, Column keys, KeyOrder order) throws DeviceFault {
        return pairs(work, keys, null, order);
    }

    /** Sorts keys stably, and the ints that belong to them, or their indices if these are null. */
    static KeyedColumns pairs(Work work, Column keys, Column ints, KeyOrder order) throws DeviceFault {
        return TileSorts.sortedPairs(work, keys, ints, order, SortMethod.AUTO);
    }

    /** Sorts keys with ints by the algorithm that the caller has chosen, and keeps them. */
    public static KeyedColumns keptPairs(Work work, Column keys, Column ints, SortMethod algorithm)
            throws DeviceFault {
        KeyedColumns sorted = TileSorts.sortedPairs(work, keys, ints, KeyOrder.ASCENDING, algorithm);
        return work.keep(sorted.keys(), sorted.values());
    }

    /** Sorts keys stably, and moves a value with each. */
    public static KeyedColumns sortedPairs(Work work, Column keys, Column values, KeyOrder order) throws DeviceFault {
        Column key = Keys.mergedNans(work, keys);
        if (!keys.type().isFloating() && !values.type().isWide()) {
            KeyedColumns sorted = pairs(work, key, work.whole(values).as(ElementType.INT), order);
            return work.keep(sorted.keys(), sorted.values().as(values.type()));
        }
        KeyedColumns sorted = ordered(work, key, order);
        Column indices = sorted.values();
        return work.keep(keys.type().isFloating() ? ColumnMoves.taken(work, keys, indices) : sorted.keys(),
                ColumnMoves.taken(work, values, indices));
    }

    /**
     * Sorts by the caller's order, which a kernel has.
     *
     * @param order a {@link TileKernel}. It is declared as less, so that the JVM's verifier does not load Aparapi for a
     *     class that calls this
     */
    public static Column sortedBy(Work work, Column keys, Object order) throws DeviceFault {
        TileKernel kernel = (TileKernel) order;
        Column sorted = inOrder(work, keys, kernel);
        if (!keys.isConsumable()) {
            ColumnChecks.permuted(work, "sortBy", Rows.of(work.whole(keys)), Rows.of(sorted), null);
            work.checks().check("sortBy twice",
                    () -> work.checks().same(sorted, inOrder(work, keys, kernel)));
        }
        return work.keep(sorted);
    }

    private static Column inOrder(Work work, Column keys, TileKernel order) throws DeviceFault {
        Column sorted = work.changeable(keys);
        sortBy(work, order, sorted, null);
        return sorted;
    }

    /**
     * The same of keys and the ints that belong to them, stably, by an order that carries values.
     *
     * @param ints null for the indices of the keys
     */
    public static KeyedColumns sortedPairsBy(Work work, Column keys, Column ints, TileKernel order)
            throws DeviceFault {
        Column sorted = work.changeable(keys);
        Column moved = TileSorts.values(work, ints == null ? null : work.changeable(ints), keys.length());
        sortBy(work, order, sorted, moved);
        ColumnChecks.permuted(work, "sortPairsBy", Rows.of(work.whole(keys), ints), Rows.of(sorted, moved), null);
        return work.keep(sorted, moved);
    }

    private static void sortBy(Work work, TileKernel order, Column keys, Column values) throws DeviceFault {
        TileKernel kernel = build(work, order);
        if (keys.length() > 1 && keys.type().isWide()) {
            LongTileSorts.byOrder(work, kernel, keys, values);
        } else if (keys.length() > 1) {
            IntTileSorts.byOrder(work, kernel, keys, values);
        }
    }

    /** Builds a kernel with the caller's order, unless it is built. */
    public static TileKernel build(Work work, TileKernel order) throws DeviceFault {
        return work.custom(order, Geometry.GROUPS_PER_UNIT);
    }

    /** The indices that sort rows by several columns, the first of which counts most. */
    public static Column orderBy(Work work, Column[] columns, KeyOrder[] orders) throws DeviceFault {
        return work.keep(rowOrder(work, Keys.mergedNans(work, columns), orders));
    }

    /** The indices that sort rows by several columns of keys. */
    static Column rowOrder(Work work, Column[] keys, KeyOrder[] orders) throws DeviceFault {
        Column order = null;
        long[] masks = new long[keys.length];
        for (int i = keys.length - 1; i >= 0; i--) {
            masks[i] = TileSorts.mask(orders[i], keys[i]);
            Column ordered = order == null ? keys[i] : ColumnMoves.taken(work, keys[i], order);
            order = pairs(work, ordered, order, orders[i]).values();
        }
        ColumnChecks.ordered(work, keys, masks, order);
        return order;
    }

    /** The number of elements that are less than the one before them; or not greater, if strict. */
    public static int descents(Work work, Column elements, boolean strict) throws DeviceFault {
        Column keys = Keys.mergedNans(work, elements);
        return keys.type().isWide() ? LongDescents.count(work, keys, strict) : IntDescents.count(work, keys, strict);
    }

    // ---- selections

    /**
     * The elements at ranges of ranks in an order, or their indices, one range after the other.
     *
     * @param ranges the begin and the end of each
     */
    public static Column selected(Work work, Column elements, KeyOrder order, int[] ranges, boolean indices)
            throws DeviceFault {
        Column all = indices ? ordered(work, Keys.mergedNans(work, elements), order).values()
                : sortedHere(work, elements, order, SortOptions.DEFAULT);
        int count = 0;
        for (int i = 0; i < ranges.length; i += 2) {
            count += ranges[i + 1] - ranges[i];
        }
        Column found = work.column(all.type(), count);
        int at = 0;
        for (int i = 0; i < ranges.length; i += 2) {
            Column range = all.slice(ranges[i], ranges[i + 1]);
            work.copy(range, found, at);
            at += range.length();
        }
        return work.keep(found);
    }

    /** The first k elements in an order. */
    public static Column first(Work work, Column elements, int k, KeyOrder order) throws DeviceFault {
        return selected(work, elements, order, new int[] {0, k}, false);
    }

    /** The indices of the k first elements by an order, in this order. */
    public static Column argFirst(Work work, Column elements, int k, KeyOrder order) throws DeviceFault {
        return selected(work, elements, order, new int[] {0, k}, true);
    }

    /** The elements at some ranks of the ascending order. */
    public static Column ranked(Work work, Column elements, Column ranks, boolean isSorted) throws DeviceFault {
        Column sorted = isSorted ? elements : sortedHere(work, elements, KeyOrder.ASCENDING, SortOptions.DEFAULT);
        return work.keep(ColumnMoves.taken(work, sorted, ranks));
    }
}
