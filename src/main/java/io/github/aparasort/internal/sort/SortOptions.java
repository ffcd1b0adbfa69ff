package io.github.aparasort.internal.sort;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.ComputeDevice;

/** What the caller chose for a sort. */
public record SortOptions(SortAlgorithm algorithm, BlocksortNetwork network) {
    /** The caller chose nothing. */
    public static final SortOptions DEFAULT = new SortOptions(SortAlgorithm.AUTO, BlocksortNetwork.TRANSPOSITION);

    /** Whether the caller named an algorithm. */
    public boolean isForced() {
        return algorithm != SortAlgorithm.AUTO;
    }

    /** Whether a device has a kernel for the algorithm. */
    boolean runsOn(ComputeDevice device) {
        return switch (algorithm) {
            case AUTO, MERGESORT, RADIX -> true;
            case BATCHER -> device.isOpenCl();
        };
    }

    /** Whether the algorithm can do a sort of this kind. Batcher's sort is not stable, so it is for keys alone. */
    boolean sorts(SortKind kind) {
        return algorithm != SortAlgorithm.BATCHER || kind.isKeysAlone();
    }
}
