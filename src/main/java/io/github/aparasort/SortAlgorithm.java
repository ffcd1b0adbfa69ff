package io.github.aparasort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.sort.SortWorkload;

/** How a kernel sorts; all are stable but {@link #BATCHER}, where that does not show. */
public enum SortAlgorithm {
    /** What serves best: radix sort on JTP, mergesort on OpenCL devices, no kernel at all where the JDK is faster. */
    AUTO,
    /** Mergesort: by tiles on OpenCL devices, by rakes on JTP. */
    MERGESORT,
    /** Radix sort, on JTP. */
    RADIX,
    /**
     * Batcher's odd-even mergesort, on OpenCL devices: O(n log<sup>2</sup> n), but in one array, where the mergesort
     * takes two. {@link #AUTO} turns to it where a device has room for the keys once, not twice. It is not stable, so
     * it sorts keys alone: {@code argsort} and {@code sortPairs} throw {@link UnsupportedOperationException}, whatever
     * the target. Equal keys without values cannot be told apart; and NaNs keep their bits and their order.
     */
    BATCHER;

    /** Whether kernels that work so run there. */
    public boolean runsOn(ComputeDevice device) {
        return this != (device.isOpenCl() ? RADIX : BATCHER);
    }

    /** Whether it does a kind of work. */
    public boolean sorts(Workload kind) {
        return this != BATCHER || kind instanceof SortWorkload sort && sort.isKeysAlone();
    }
}
