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
 * Sorts of keys, and of keys with ints: by radix where keys are ints or many, else by mergesort; or as the caller has
 * chosen.
 * Keys XORed with the mask of an order ascend.
 */
final class TileSorts {
    /**
     * Wide keys from which on a radix sort is faster than a mergesort. On an H200 1M longs take the same time, 2M by
     * radix 0.20 ms and 0.22 by merging, 64M 4.0 and 5.3; with their indices 2M 0.31 and 0.34, 64M 7.0 and 8.8.
     */
    private static final int WIDE_BY_RADIX = 1 << 20;

    /**
     * The counts of digits take a twentieth of the bytes of keys, where tiles have their usual size; with room to
     * spare.
     */
    private static final int COUNTED = 8;

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

    /** By radix, unless that is slower, or the device has no memory for it. */
    private static SortMethod algorithm(Work work, Column keys, SortOptions options) {
        if (options.algorithm() != SortMethod.AUTO) {
            return options.algorithm();
        }
        if (options.batcherNetwork()) {
            return SortMethod.MERGESORT;
        }
        // The result and scratch, each with a part of the counts of digits.
        if (isFasterByRadix(work, keys) && hasRoomByRadix(work, keys, 2)) {
            return SortMethod.RADIX;
        }
        // A copy of keys that must not change, and scratch.
        return work.hasRoomFor(keys.bytes(), keys.isConsumable() ? 1 : 2) ? SortMethod.MERGESORT : SortMethod.BATCHER;
    }

    private static boolean isFasterByRadix(Work work, Column keys) {
        return hasLanes(work) && (!keys.type().isWide() || keys.length() >= WIDE_BY_RADIX);
    }

    /** Whether there is room for columns of the size of keys, each with a part of the counts, in pieces. */
    private static boolean hasRoomByRadix(Work work, Column keys, int columns) {
        return work.hasRoomFor(keys.bytes(), columns)
                && work.hasRoomFor(keys.bytes() / COUNTED, columns * (COUNTED + 1));
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
        // Results and scratch of wide keys, and their ints.
        boolean byRadix = algorithm == SortMethod.RADIX || algorithm == SortMethod.AUTO && isFasterByRadix(work, keys)
                && (!wide || hasRoomByRadix(work, keys, ints == null ? 4 : 3));
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
