package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.SegmentMarker;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.tile.IntBatcherStretchMergesort;
import io.github.aparasort.internal.tile.IntOrderTileMergesort;
import io.github.aparasort.internal.tile.IntTileBatcherSort;
import io.github.aparasort.internal.tile.IntTileMergesort;
import io.github.aparasort.internal.tile.IntTileRadixSort;
import io.github.aparasort.internal.tile.IntTileSegmentSort;
import io.github.aparasort.internal.tile.IntValueTileMergesort;
import io.github.aparasort.internal.tile.IntValueTileSegmentSort;
import io.github.aparasort.internal.tile.RadixTileKernel;

// Twins: Long
/** Launches of sorts of keys of one width. Keys XORed with a mask ascend. */
final class IntTileSorts {
    private IntTileSorts() {
    }

    /** Sorts keys into a new column, or in their own if they may be overwritten. */
    static Column sorted(Work work, SortMethod algorithm, boolean batcherNetwork, Column keys, long mask)
            throws DeviceFault {
        if (algorithm == SortMethod.RADIX) {
            return byRadix(work, keys, mask);
        }
        Column sorted = work.changeable(keys);
        if (algorithm == SortMethod.BATCHER) {
            byBatcher(work, sorted, mask);
        } else {
            byMerging(work, sorted, mask, batcherNetwork);
        }
        return sorted;
    }

    /** Sorts keys into a new column. */
    private static Column byRadix(Work work, Column keys, long mask) throws DeviceFault {
        Column sorted = work.column(keys.type(), keys.length());
        IntTileRadixSort kernel = Work.prepared(work.tiles(IntTileRadixSort.class,
                RadixTileKernel.GROUPS_PER_UNIT, IntTileRadixSort::new), keys.length());
        kernel.setOrderMask((/*key*/ int) mask);
        work.launch(kernel, Fields.of(kernel.keys, keys).and(kernel.result, sorted));
        return sorted;
    }

    /** Sorts keys where they are, with scratch. */
    private static void byMerging(Work work, Column keys, long mask, boolean batcherNetwork) throws DeviceFault {
        IntTileMergesort kernel = Work.prepared(batcherNetwork
                ? work.tiles(IntBatcherStretchMergesort.class, IntBatcherStretchMergesort::new)
                : work.tiles(IntTileMergesort.class, IntTileMergesort::new), keys.length());
        kernel.setOrderMask((/*key*/ int) mask);
        work.launch(kernel, Fields.of(kernel.keys, keys));
    }

    /** Sorts keys where they are. The network knows the order of numbers only: so keys are masked before and after. */
    private static void byBatcher(Work work, Column keys, long mask) throws DeviceFault {
        Keys.mask(work, keys, mask);
        IntTileBatcherSort kernel = Work.prepared(work.tiles(IntTileBatcherSort.class, (nt, groups) ->
                new IntTileBatcherSort(nt, IntTileBatcherSort.VT, IntTileBatcherSort.COLUMNS, groups)), keys.length());
        work.launch(kernel, Fields.of(kernel.keys, keys));
        Keys.mask(work, keys, mask);
    }

    /** Sorts keys and the ints that belong to them where they are, stably. */
    static void pairsByMerging(Work work, KeyedColumns pairs, long mask) throws DeviceFault {
        IntValueTileMergesort kernel = Work.prepared(work.tiles(IntValueTileMergesort.class,
                IntValueTileMergesort::new), pairs.keys().length());
        kernel.setOrderMask((/*key*/ int) mask);
        work.launch(kernel, Fields.of(kernel.keys, pairs.keys()).and(kernel.values, pairs.values()));
    }

    /**
     * The same by the caller's order.
     *
     * @param values the ints, or null for keys alone
     */
    static void byOrder(Work work, TileKernel order, Column keys, Column values) throws DeviceFault {
        IntOrderTileMergesort kernel = (IntOrderTileMergesort) Work.prepared(order, keys.length());
        work.launch(kernel, Fields.of(kernel.keys, keys).and(kernel.values, values));
    }

    /**
     * Sorts the keys of each segment where they are, and the ints that belong to them unless these are null.
     *
     * @param offsets where each segment begins, and the number of keys
     */
    static void segments(Work work, Column keys, Column ints, Column offsets) throws DeviceFault {
        int n = keys.length();
        // The two kernels are twins, each below the mergesort that it needs: so they share no type that has marks.
        if (ints == null) {
            IntTileSegmentSort kernel = work.tiles(IntTileSegmentSort.class, IntTileSegmentSort::new);
            SegmentMarker.Marks marks = SegmentMarker.make(work, offsets, n, kernel.tileLength(),
                    ColumnCounts::greatest);
            kernel.prepareMarked(n, marks.levels());
            work.launch(kernel, Fields.of(kernel.keys, keys).and(kernel.marks, marks.column()));
        } else {
            IntValueTileSegmentSort kernel = work.tiles(IntValueTileSegmentSort.class, IntValueTileSegmentSort::new);
            SegmentMarker.Marks marks = SegmentMarker.make(work, offsets, n, kernel.tileLength(),
                    ColumnCounts::greatest);
            kernel.prepareMarked(n, marks.levels());
            work.launch(kernel, Fields.of(kernel.keys, keys).and(kernel.values, ints)
                    .and(kernel.marks, marks.column()));
        }
    }
}
