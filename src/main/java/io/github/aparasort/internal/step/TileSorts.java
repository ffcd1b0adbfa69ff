package io.github.aparasort.internal.step;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.tile.IntBatcherStretchMergesort;
import io.github.aparasort.internal.tile.IntPairTileRadixSort;
import io.github.aparasort.internal.tile.IntTileBatcherSort;
import io.github.aparasort.internal.tile.IntTileMergesort;
import io.github.aparasort.internal.tile.IntTileRadixSort;
import io.github.aparasort.internal.tile.IntValueTileMergesort;
import io.github.aparasort.internal.tile.LongBatcherStretchMergesort;
import io.github.aparasort.internal.tile.LongTileBatcherSort;
import io.github.aparasort.internal.tile.LongTileMergesort;
import io.github.aparasort.internal.tile.LongTileRadixSort;
import io.github.aparasort.internal.tile.LongValueTileMergesort;
import io.github.aparasort.internal.tile.LongValueTileRadixSort;

/**
 * Sorts of keys, and of keys with ints: by radix where keys are ints, else by mergesort; or as the caller has chosen.
 * Keys XORed with the mask of an order ascend.
 */
final class TileSorts {
    /** Groups per compute unit of mergesorts. */
    static final int GROUPS_PER_UNIT = Geometry.GROUPS_PER_UNIT;

    private TileSorts() {
    }

    /** Sorts keys into a new column, or in their own if they may be overwritten. */
    static Column sorted(Work work, Column keys, long mask) throws DeviceFault {
        return sorted(work, keys, mask, SortOptions.DEFAULT);
    }

    /** The same as the caller has chosen. */
    static Column sorted(Work work, Column keys, long mask, SortOptions options) throws DeviceFault {
        if (keys.length() < 2) {
            return work.changeable(keys);
        }
        return switch (algorithm(work, keys, options)) {
            case RADIX -> byRadix(work, keys, mask);
            case BATCHER -> byBatcher(work, keys, mask);
            default -> byMerging(work, keys, mask, options.network());
        };
    }

    /** By radix where keys are ints, unless the device has no memory for that. */
    private static SortAlgorithm algorithm(Work work, Column keys, SortOptions options) {
        if (options.algorithm() != SortAlgorithm.AUTO) {
            return options.algorithm();
        }
        if (options.network() != SortOptions.DEFAULT.network()) {
            return SortAlgorithm.MERGESORT;
        }
        boolean wide = keys.type().isWide();
        // A copy of keys that must not change, scratch, and for radix sort the result.
        int arrays = (keys.isConsumable() ? 0 : 1) + (wide || keys.isConsumable() ? 1 : 0);
        if (work.hasRoomFor(keys.bytes(), wide ? arrays : 2)) {
            return wide || !work.hasLanes() ? SortAlgorithm.MERGESORT : SortAlgorithm.RADIX;
        }
        return work.hasRoomFor(keys.bytes(), arrays) ? SortAlgorithm.MERGESORT : SortAlgorithm.BATCHER;
    }

    private static Column byRadix(Work work, Column keys, long mask) throws DeviceFault {
        Column sorted = work.column(keys.type(), keys.length());
        if (keys.type().isWide()) {
            LongTileRadixSort kernel = work.radix(LongTileRadixSort.class, LongTileRadixSort::new);
            kernel.setOrderMask(mask);
            launch(work, kernel, keys.length(), "keys", keys, "result", sorted);
        } else {
            IntTileRadixSort kernel = work.radix(IntTileRadixSort.class, IntTileRadixSort::new);
            kernel.setOrderMask((int) mask);
            launch(work, kernel, keys.length(), "keys", keys, "result", sorted);
        }
        return sorted;
    }

    private static Column byMerging(Work work, Column keys, long mask, BlocksortNetwork network) throws DeviceFault {
        Column sorted = work.changeable(keys);
        boolean batcher = network == BlocksortNetwork.BATCHER;
        if (keys.type().isWide()) {
            LongTileMergesort kernel = batcher
                    ? work.tiles(LongBatcherStretchMergesort.class, LongBatcherStretchMergesort::new)
                    : work.tiles(LongTileMergesort.class, LongTileMergesort::new);
            kernel.setOrderMask(mask);
            launch(work, kernel, keys.length(), "keys", sorted);
        } else {
            IntTileMergesort kernel = batcher
                    ? work.tiles(IntBatcherStretchMergesort.class, IntBatcherStretchMergesort::new)
                    : work.tiles(IntTileMergesort.class, IntTileMergesort::new);
            kernel.setOrderMask((int) mask);
            launch(work, kernel, keys.length(), "keys", sorted);
        }
        return sorted;
    }

    /** In one array. The network knows the order of numbers only: so keys are masked before and after. */
    private static Column byBatcher(Work work, Column keys, long mask) throws DeviceFault {
        Column sorted = work.changeable(keys);
        Steps.keys(keys.type()).mask(work, sorted, mask);
        if (keys.type().isWide()) {
            launch(work, work.network(LongTileBatcherSort.class, (nt, groups) -> new LongTileBatcherSort(nt,
                    LongTileBatcherSort.VT, LongTileBatcherSort.COLUMNS, groups)), keys.length(), "keys", sorted);
        } else {
            launch(work, work.network(IntTileBatcherSort.class, (nt, groups) -> new IntTileBatcherSort(nt,
                    IntTileBatcherSort.VT, IntTileBatcherSort.COLUMNS, groups)), keys.length(), "keys", sorted);
        }
        Steps.keys(keys.type()).mask(work, sorted, mask);
        return sorted;
    }

    private static void launch(Work work, TileKernel kernel, int n, Object... fields) throws DeviceFault {
        kernel.makeArrays(n);
        kernel.prepare(n);
        work.launch(kernel, fields);
    }

    /**
     * Sorts keys stably, and the ints that belong to them, into two new columns.
     *
     * @param ints null for the indices of the keys
     */
    static Column[] sortedPairs(Work work, Column keys, Column ints, long mask, SortAlgorithm algorithm)
            throws DeviceFault {
        int n = keys.length();
        boolean wide = keys.type().isWide();
        boolean byRadix = algorithm == SortAlgorithm.RADIX
                || algorithm == SortAlgorithm.AUTO && !wide && work.hasLanes();
        if (n < 2 || !byRadix) {
            Column[] sorted = {work.changeable(keys), ints == null ? values(work, null, n) : work.changeable(ints)};
            if (n > 1) {
                mergePairs(work, sorted, mask);
            }
            return sorted;
        }
        Column[] sorted = {work.column(keys.type(), n), work.ints(n)};
        if (wide) {
            LongValueTileRadixSort kernel = work.radix(LongValueTileRadixSort.class, LongValueTileRadixSort::new);
            kernel.setOrderMask(mask);
            launch(work, kernel, n, "keys", keys, "values", values(work, ints, n), "result", sorted[0], "valueResult",
                    sorted[1]);
        } else {
            IntPairTileRadixSort kernel = work.radix(IntPairTileRadixSort.class, IntPairTileRadixSort::new);
            // Without values each key takes its index along.
            kernel.gather(ints != null, (int) mask);
            launch(work, kernel, n, "pairKeys", keys, "values", ints == null ? keys : ints, "sortedKeys", sorted[0],
                    "sortedValues", sorted[1]);
        }
        return sorted;
    }

    private static void mergePairs(Work work, Column[] pairs, long mask) throws DeviceFault {
        if (pairs[0].type().isWide()) {
            LongValueTileMergesort kernel = work.tiles(LongValueTileMergesort.class, LongValueTileMergesort::new);
            kernel.setOrderMask(mask);
            launch(work, kernel, pairs[0].length(), "keys", pairs[0], "values", pairs[1]);
        } else {
            IntValueTileMergesort kernel = work.tiles(IntValueTileMergesort.class, IntValueTileMergesort::new);
            kernel.setOrderMask((int) mask);
            launch(work, kernel, pairs[0].length(), "keys", pairs[0], "values", pairs[1]);
        }
    }

    static Column values(Work work, Column ints, int n) throws DeviceFault {
        return ints != null ? ints : IntFoldOps.INSTANCE.sequence(work, n, 0, 1);
    }

    /** Longs of two ints each, the second one in the lower half, XORed with a mask. */
    static Column packed(Work work, Column high, Column low, int mask) throws DeviceFault {
        return words(work, PairWords.PACK, mask, high, low);
    }

    /** Ints as longs. */
    static Column widened(Work work, Column ints) throws DeviceFault {
        return words(work, PairWords.WIDEN, 0, ints, ints);
    }

    private static Column words(Work work, int direction, int mask, Column high, Column low) throws DeviceFault {
        Column words = work.column(ElementType.LONG, high.length());
        halves(work, direction, mask, words, high, low);
        Verification.check(work, "words", () -> {
            Column others = work.column(ElementType.LONG, high.length());
            halves(work, direction, mask, others, high, low);
            Verification.same(work, words, others);
        });
        return words;
    }

    private static void halves(Work work, int direction, int mask, Column words, Column high, Column low)
            throws DeviceFault {
        PairWords kernel = work.elements(PairWords.class, PairWords::new);
        kernel.direction = direction;
        kernel.mask = mask;
        work.each(kernel, words.length(), "words", words, "high", high, "low", low);
    }
}
