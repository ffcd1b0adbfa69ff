package io.github.aparasort.internal.step;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.tile.IntPairTileRadixSort;
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

    /** Sorts keys by the algorithm that the caller has chosen. */
    static Column sorted(Work work, Column keys, long mask, SortOptions options) throws DeviceFault {
        if (keys.length() < 2) {
            return work.changeable(keys);
        }
        return switch (algorithm(work, keys, options)) {
            case RADIX -> Steps.keys(keys.type()).sortedByRadix(work, keys, mask);
            case BATCHER -> byBatcher(work, keys, mask);
            default -> Steps.keys(keys.type()).sortedByMerging(work, keys, mask,
                    options.network() == BlocksortNetwork.BATCHER);
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

    /** In one array. The network knows the order of numbers only: so keys are masked before and after. */
    private static Column byBatcher(Work work, Column keys, long mask) throws DeviceFault {
        KeyOps ops = Steps.keys(keys.type());
        Column sorted = work.changeable(keys);
        ops.mask(work, sorted, mask);
        ops.sortByBatcher(work, sorted);
        ops.mask(work, sorted, mask);
        return sorted;
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
                Steps.keys(keys.type()).mergesortPairs(work, sorted, mask);
            }
            return sorted;
        }
        Column[] sorted = {work.column(keys.type(), n), work.ints(n)};
        if (wide) {
            LongValueTileRadixSort kernel = Work.prepared(work.radix(LongValueTileRadixSort.class,
                    LongValueTileRadixSort::new), n);
            kernel.setOrderMask(mask);
            kernel.keys = work.array(keys, long[].class);
            kernel.values = work.array(values(work, ints, n), int[].class);
            kernel.result = work.array(sorted[0], long[].class);
            kernel.valueResult = work.array(sorted[1], int[].class);
            work.launch(kernel);
        } else {
            IntPairTileRadixSort kernel = Work.prepared(work.radix(IntPairTileRadixSort.class,
                    IntPairTileRadixSort::new), n);
            // Without values each key takes its index along.
            kernel.gather(ints != null, (int) mask);
            kernel.pairKeys = work.array(keys, int[].class);
            kernel.values = work.array(ints, int[].class);
            kernel.sortedKeys = work.array(sorted[0], int[].class);
            kernel.sortedValues = work.array(sorted[1], int[].class);
            work.launch(kernel);
        }
        return sorted;
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
        kernel.words = work.array(words, long[].class);
        kernel.high = work.array(high, int[].class);
        kernel.low = work.array(low, int[].class);
        work.each(kernel, words.length());
    }
}
