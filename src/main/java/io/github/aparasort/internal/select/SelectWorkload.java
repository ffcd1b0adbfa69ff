package io.github.aparasort.internal.select;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** Selections from arrays of keys of one kind. */
public final class SelectWorkload extends KeyedWorkload {
    /** Up to this share of all elements a result takes little time. */
    private static final int FEW = 64;

    public SelectWorkload(KeyKind kind) {
        super("select", kind, Prior.PASSES);
    }

    /** How many ranks there are in ranges. */
    static int ranks(int[] ranges) {
        int ranks = 0;
        for (int i = 0; i < ranges.length; i += 2) {
            ranks += ranges[i + 1] - ranges[i] + 1;
        }
        return ranks;
    }

    /** 0 for few elements in one range, 1 for many, which take time to be sorted, 2 for several ranges. */
    static int inputClass(int n, int[] ranges) {
        return ranges.length > 2 ? 2 : ranks(ranges) > n / FEW ? 1 : 0;
    }

    /** The selection from sortable keys, as OpenCL devices do it. */
    SelectWorkload inKeys() {
        return new SelectWorkload(kind.inTiles());
    }

    /** A key, and the index of an element that is collected. */
    @Override
    public int bytesPerElement() {
        return bytesPerKey() + Integer.BYTES;
    }

    @Override
    public int arrays() {
        return 1;
    }

    /** A launch of JTP takes longer than a loop over fewer elements. */
    @Override
    public int smallest() {
        return 1 << 16;
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return SelectKernels.create(kind, device);
    }
}
