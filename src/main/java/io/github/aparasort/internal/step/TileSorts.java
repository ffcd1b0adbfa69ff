package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.column.Rows;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.tile.IntPairTileRadixSort;
import io.github.aparasort.internal.tile.LongValueTileRadixSort;
import io.github.aparasort.internal.tile.RadixTileKernel;

/**
 * Sorts of keys, and of keys with ints: by radix where keys are ints, else by mergesort; or as the caller has chosen.
 * Keys XORed with the mask of an order ascend.
 */
final class TileSorts {
    private TileSorts() {
    }

    /** Keys XORed with this ascend in an order. */
    static long mask(KeyOrder order, Column keys) {
        return order.mask(keys.type().bytes() * Byte.SIZE);
    }

    /** Sorts keys into a new column, or in their own if they may be overwritten, and has that checked. */
    static Column sorted(Work work, Column keys, KeyOrder order, SortOptions options) throws DeviceFault {
        long mask = mask(order, keys);
        Column sorted = keys;
        if (keys.length() < 2) {
            sorted = work.changeable(keys);
        } else {
            SortMethod algorithm = algorithm(work, keys, options);
            sorted = keys.type().isWide() ? LongTileSorts.sorted(work, algorithm, options.batcherNetwork(), keys, mask)
                    : IntTileSorts.sorted(work, algorithm, options.batcherNetwork(), keys, mask);
        }
        ColumnChecks.permuted(work, "sort", Rows.of(keys), Rows.of(sorted), mask);
        return sorted;
    }

    /** By radix where keys are ints, unless the device has no memory for that. */
    private static SortMethod algorithm(Work work, Column keys, SortOptions options) {
        if (options.algorithm() != SortMethod.AUTO) {
            return options.algorithm();
        }
        if (options.batcherNetwork()) {
            return SortMethod.MERGESORT;
        }
        boolean wide = keys.type().isWide();
        // A copy of keys that must not change, scratch, and for radix sort the result.
        int arrays = (keys.isConsumable() ? 0 : 1) + (wide || keys.isConsumable() ? 1 : 0);
        if (work.hasRoomFor(keys.bytes(), wide ? arrays : 2)) {
            return wide || !hasLanes(work) ? SortMethod.MERGESORT : SortMethod.RADIX;
        }
        return work.hasRoomFor(keys.bytes(), arrays) ? SortMethod.MERGESORT : SortMethod.BATCHER;
    }

    /** Whether the device has work-groups for radix sorts. */
    private static boolean hasLanes(Work work) {
        return work.mostWorkItems() >= RadixTileKernel.LANES;
    }

    /**
     * Sorts keys stably, and the ints that belong to them, into two new columns, and has that checked.
     *
     * @param ints null for the indices of the keys
     */
    static KeyedColumns sortedPairs(Work work, Column keys, Column ints, KeyOrder order, SortMethod algorithm)
            throws DeviceFault {
        long mask = mask(order, keys);
        KeyedColumns sorted = pairs(work, keys, ints, mask, algorithm);
        ColumnChecks.permuted(work, "sortPairs", Rows.of(keys, ints), Rows.of(sorted.keys(), sorted.values()), mask);
        return sorted;
    }

    private static KeyedColumns pairs(Work work, Column keys, Column ints, long mask, SortMethod algorithm)
            throws DeviceFault {
        int n = keys.length();
        boolean wide = keys.type().isWide();
        boolean byRadix = algorithm == SortMethod.RADIX
                || algorithm == SortMethod.AUTO && !wide && hasLanes(work);
        if (n < 2 || !byRadix) {
            KeyedColumns sorted = new KeyedColumns(work.changeable(keys),
                    ints == null ? values(work, null, n) : work.changeable(ints));
            if (n > 1 && wide) {
                LongTileSorts.pairsByMerging(work, sorted, mask);
            } else if (n > 1) {
                IntTileSorts.pairsByMerging(work, sorted, mask);
            }
            return sorted;
        }
        KeyedColumns sorted = new KeyedColumns(work.column(keys.type(), n), work.ints(n));
        if (wide) {
            LongValueTileRadixSort kernel = Work.prepared(work.tiles(LongValueTileRadixSort.class,
                    RadixTileKernel.GROUPS_PER_UNIT, LongValueTileRadixSort::new), n);
            kernel.setOrderMask(mask);
            work.launch(kernel, Fields.of(kernel.keys, keys).and(kernel.values, values(work, ints, n))
                    .and(kernel.result, sorted.keys()).and(kernel.valueResult, sorted.values()));
        } else {
            IntPairTileRadixSort kernel = Work.prepared(work.tiles(IntPairTileRadixSort.class,
                    RadixTileKernel.GROUPS_PER_UNIT, IntPairTileRadixSort::new), n);
            // Without values each key takes its index along.
            kernel.gather(ints != null, (int) mask);
            work.launch(kernel, Fields.of(kernel.pairKeys, keys).and(kernel.values, ints)
                    .and(kernel.sortedKeys, sorted.keys()).and(kernel.sortedValues, sorted.values()));
        }
        return sorted;
    }

    static Column values(Work work, Column ints, int n) throws DeviceFault {
        return ints != null ? ints : IntFoldOps.INSTANCE.sequence(work, n, 0, 1);
    }
}
