package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.sort.IntTileRadixSort;
import io.github.aparasort.internal.sort.LongTileMergesort;
import io.github.aparasort.internal.sort.LongValueTileMergesort;

/**
 * Sorts of keys, and of keys with ints: by radix where keys are ints, else by mergesort. Keys XORed with the mask of an
 * order ascend.
 */
final class TileSorts {
    /** Groups per compute unit of mergesorts. */
    static final int GROUPS_PER_UNIT = Geometry.GROUPS_PER_UNIT;

    private TileSorts() {
    }

    /** Sorts keys into a new column. */
    static Column sorted(Work work, Column keys, long mask) throws DeviceFault {
        int n = keys.length();
        if (n < 2) {
            return work.copy(keys);
        }
        if (keys.type().isWide()) {
            Column sorted = work.copy(keys);
            LongTileMergesort kernel = work.tiles(LongTileMergesort.class, LongTileMergesort::new);
            kernel.setOrderMask(mask);
            kernel.makeArrays(n);
            kernel.prepare(n);
            work.launch(kernel, "keys", sorted);
            return sorted;
        }
        Column sorted = work.ints(n);
        IntTileRadixSort kernel = work.radix(IntTileRadixSort.class, IntTileRadixSort::new);
        kernel.setOrderMask((int) mask);
        kernel.makeArrays(n);
        kernel.prepare(n);
        work.launch(kernel, "keys", keys, "result", sorted);
        return sorted;
    }

    /**
     * Sorts keys stably, and the ints that belong to them, into two new columns.
     *
     * @param ints null for the indices of the keys
     */
    static Column[] sortedPairs(Work work, Column keys, Column ints, long mask) throws DeviceFault {
        int n = keys.length();
        if (n < 2) {
            return new Column[] {work.copy(keys), work.copy(values(work, ints, n))};
        }
        if (keys.type().isWide()) {
            Column[] sorted = {work.copy(keys), work.copy(values(work, ints, n))};
            LongValueTileMergesort kernel = work.tiles(LongValueTileMergesort.class, LongValueTileMergesort::new);
            kernel.setOrderMask(mask);
            kernel.makeArrays(n);
            kernel.prepare(n);
            work.launch(kernel, "keys", sorted[0], "values", sorted[1]);
            return sorted;
        }
        Column[] sorted = {work.ints(n), work.ints(n)};
        SplitPairTileRadixSort kernel = work.radix(SplitPairTileRadixSort.class, SplitPairTileRadixSort::new);
        // Without values each key takes its index along.
        kernel.gather(ints != null, (int) mask);
        kernel.makeArrays(n);
        kernel.prepare(n);
        work.launch(kernel, "pairKeys", keys, "values", ints == null ? keys : ints, "sortedKeys", sorted[0],
                "sortedValues", sorted[1]);
        return sorted;
    }

    private static Column values(Work work, Column ints, int n) throws DeviceFault {
        return ints != null ? ints : IntFoldOps.INSTANCE.sequence(work, n, 0, 1);
    }

    /** Longs of two ints each, the second one in the lower half, XORed with a mask. */
    static Column packed(Work work, Column high, Column low, int mask) throws DeviceFault {
        Column words = work.column(ElementType.LONG, high.length());
        halves(work, PairWords.PACK, mask, words, high, low);
        return words;
    }

    /** The halves of longs, the lower one XORed with a mask. */
    static Column[] unpacked(Work work, Column words, int mask) throws DeviceFault {
        Column[] halves = {work.ints(words.length()), work.ints(words.length())};
        halves(work, PairWords.UNPACK, mask, words, halves[0], halves[1]);
        return halves;
    }

    /** Ints as longs. */
    static Column widened(Work work, Column ints) throws DeviceFault {
        Column words = work.column(ElementType.LONG, ints.length());
        halves(work, PairWords.WIDEN, 0, words, ints, ints);
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
