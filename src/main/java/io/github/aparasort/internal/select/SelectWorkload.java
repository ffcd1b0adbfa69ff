package io.github.aparasort.internal.select;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.Set;

/** Selections from arrays of keys of one kind. */
public final class SelectWorkload extends KeyedWorkload {
    private static final Set<String> OPERATIONS =
            Set.of("topK", "bottomK", "argTopK", "argBottomK", "nth", "quantiles");
    /** Up to this share of all elements a result takes little time. */
    private static final int FEW = 64;

    public SelectWorkload(KeyKind kind) {
        super(kind);
    }

    /** The workload of an operation on arrays of a type, or null if it is no selection or has no kernel for them. */
    public static SelectWorkload of(String operation, Class<?> type) {
        KeyKind kind = KeyKind.of(type, false);
        return OPERATIONS.contains(operation) && kind != null ? new SelectWorkload(kind) : null;
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

    @Override
    public String family() {
        return "select";
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
    public Prior prior() {
        return Prior.PASSES;
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return SelectKernels.create(kind, device);
    }
}
