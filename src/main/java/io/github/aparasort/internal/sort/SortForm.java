package io.github.aparasort.internal.sort;

import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Slices;

/** The algorithm of a sort, and whether its kernel works by rakes or in tiles. */
public enum SortForm {
    RADIX_RAKES(SortAlgorithm.RADIX),
    RADIX_TILES(SortAlgorithm.RADIX),
    MERGESORT_RAKES(SortAlgorithm.MERGESORT),
    MERGESORT_TILES(SortAlgorithm.MERGESORT),
    BATCHER_TILES(SortAlgorithm.BATCHER);

    private final SortAlgorithm algorithm;

    SortForm(SortAlgorithm algorithm) {
        this.algorithm = algorithm;
    }

    public SortAlgorithm algorithm() {
        return algorithm;
    }

    /** Arrays that hold each key on a device, of sorts in tiles. */
    private int arrays(SortKind kind) {
        return this == RADIX_TILES ? IntTileRadixSort.ARRAYS : this == BATCHER_TILES ? 1 : kind.arrays();
    }

    /** Whether a device takes n keys at once. If not, it sorts them in runs. */
    boolean fitsAtOnce(SortKind kind, int n, ComputeDevice device) {
        return !device.isOpenCl()
                || n <= device.maxElements(arrays(kind), kind.bytesPerKey(), kind.bytesPerElement());
    }

    /** The most keys of a run. One less than fit, because the largest slice may have one more than asked for. */
    int runLength(SortKind kind, ComputeDevice device) {
        return Math.max(1,
                device.maxElementsBeside(arrays(kind), kind.bytesPerKey(), kind.bytesPerElement()) - 1);
    }

    /** The number of runs: 1 if a device takes n keys at once. */
    int runs(SortKind kind, int n, ComputeDevice device) {
        return fitsAtOnce(kind, n, device) ? 1 : Slices.of(n, runLength(kind, device)).count();
    }
}
