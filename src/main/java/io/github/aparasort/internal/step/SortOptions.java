package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.ComputeDevice;

/**
 * What the caller chose for a sort.
 *
 * @param batcherNetwork whether work-items sort their keys by Batcher's network in the first pass of mergesort
 */
public record SortOptions(SortMethod algorithm, boolean batcherNetwork) {
    /** The caller chose nothing. */
    public static final SortOptions DEFAULT = new SortOptions(SortMethod.AUTO, false);

    /** Arrays of floats with NaNs: elements, keys, indices, scratch for pairs and the result. */
    private static final int ARRAYS_WITH_NANS = 10;

    /** Whether the caller named an algorithm. */
    public boolean isForced() {
        return algorithm != SortMethod.AUTO;
    }

    /** Whether a device has a kernel for the algorithm. */
    public boolean runsOn(ComputeDevice device) {
        return switch (algorithm) {
            case AUTO, MERGESORT, RADIX -> true;
            case BATCHER -> device.isOpenCl();
        };
    }

    /** Whether the algorithm can do a sort of this kind. Batcher's sort is not stable, so it is for keys alone. */
    public boolean sorts(SortKind kind) {
        return algorithm != SortMethod.BATCHER || kind.isKeysAlone();
    }

    /**
     * Arrays that hold each key on a device. Keys alone can be sorted in one, by Batcher's odd-even mergesort; radix
     * sort has one for the result. Pairs are sorted beside what was sent, which stays as it is for the check.
     */
    private int arrays(SortKind kind) {
        return switch (algorithm) {
            case AUTO -> kind.fewestArrays();
            case BATCHER -> 1;
            case MERGESORT -> kind.isKeysAlone() ? 2 : 3;
            case RADIX -> kind.isKeysAlone() ? 3 : 4;
        };
    }

    /** Whether a device takes n keys at once. If not, it sorts them in runs. */
    public boolean fitsAtOnce(SortKind kind, int n, ComputeDevice device) {
        return n <= device.maxElements(arrays(kind), kind.bytesPerKey(), kind.bytesPerElement());
    }

    /** Whether a device takes n floats or doubles with NaNs at once: these are sorted by keys with indices. */
    public boolean fitsAtOnceWithNans(SortKind kind, int n, ComputeDevice device) {
        return n <= device.maxElements(ARRAYS_WITH_NANS, kind.bytesPerKey(), kind.bytesPerElement());
    }

    /** The number of runs: 1 if a device takes n keys at once, as JTP always does. */
    public int runs(SortKind kind, int n, ComputeDevice device) {
        return !device.isOpenCl() || fitsAtOnce(kind, n, device) ? 1 : runsBeside(kind, n, device);
    }

    /** The number of runs of which a device takes one beside another. */
    public int runsBeside(SortKind kind, int n, ComputeDevice device) {
        return device.partsBeside(n, Math.max(2, arrays(kind)), kind.bytesPerKey(), kind.bytesPerElement());
    }
}
