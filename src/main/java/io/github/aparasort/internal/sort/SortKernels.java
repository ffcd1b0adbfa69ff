package io.github.aparasort.internal.sort;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;

/** The kernels for each kind of sort: tiles for OpenCL, rakes for JTP. Loaded, with Aparapi, when one is needed. */
public final class SortKernels {
    /**
     * Groups per compute unit: on an H200 200 (a group for each tile of 64M keys) are 5 % faster than 16, because a
     * few long-lived groups do not end together.
     */
    private static final int GROUPS_PER_UNIT = 200;

    /** What sorts the stretches of keys alone; keys with values need the one that is stable. */
    public static final StretchNetwork STRETCHES = StretchNetwork.TRANSPOSITION;

    private SortKernels() {
    }

    /** The kernel that serves a device best. */
    public static DeviceKernel create(SortWorkload kind, ComputeDevice device) {
        int tileBytes = TileSortKernel.VT * kind.bytesPerElement();
        return device.info().map(info -> tile(kind, workGroupSize(tileBytes, tileBytes, info), maxGroups(info)))
                .orElseGet(() -> radix(kind, Runtime.getRuntime().availableProcessors()));
    }

    /** The kernel that sorts by an algorithm other than the one that serves best. */
    public static DeviceKernel create(SortWorkload kind, SortAlgorithm by, ComputeDevice device) {
        return by == SortAlgorithm.BATCHER ? createInPlace(kind, device)
                : rake(kind, Runtime.getRuntime().availableProcessors());
    }

    /** The kernel that sorts in one array on an OpenCL device. */
    public static DeviceKernel createInPlace(SortWorkload kind, ComputeDevice device) {
        DeviceInfo info = device.info().orElseThrow();
        return batcher(kind, workGroupSize(IntTileBatcherSort.VT * Integer.BYTES, 0, info), maxGroups(info));
    }

    /** The largest work-group, NT at most, that the device takes and whose tile fits its local memory. */
    public static int workGroupSize(int bytesPerItem, int furtherBytes, DeviceInfo info) {
        int nt = TileKernel.NT;
        while (nt > 2 && (nt > info.maxWorkGroupSize()
                || (long) nt * bytesPerItem + furtherBytes > info.localMemory())) {
            nt /= 2;
        }
        return nt;
    }

    /** A kernel made for NT, with the largest work-groups up to that whose tile fits the device's local memory. */
    public static TileKernel fitted(TileKernel kernel, DeviceInfo info) {
        int nt = TileKernel.NT;
        while (nt > 2 && (nt > info.maxWorkGroupSize() || kernel.localBytes() > info.localMemory())) {
            nt /= 2;
            kernel.shape(nt, maxGroups(info));
        }
        return kernel;
    }

    public static int maxGroups(DeviceInfo info) {
        return GROUPS_PER_UNIT * info.computeUnits();
    }

    /** Gives a kernel that somebody else made the geometry that serves a device best. */
    static void shape(TileKernel kernel, Workload kind, DeviceInfo info) {
        int tileBytes = TileSortKernel.VT * kind.bytesPerElement();
        kernel.shape(workGroupSize(tileBytes, tileBytes, info), maxGroups(info));
    }

    public static DeviceKernel tile(SortWorkload kind, int nt, int maxGroups) {
        return tile(kind, STRETCHES, nt, maxGroups);
    }

    public static DeviceKernel tile(SortWorkload kind, StretchNetwork stretches, int nt, int maxGroups) {
        boolean batcher = stretches == StretchNetwork.BATCHER;
        return switch (kind) {
            case INT, FLOAT -> batcher ? new IntBatcherStretchMergesort(nt, maxGroups)
                    : new IntTileMergesort(nt, maxGroups);
            case LONG, DOUBLE -> batcher ? new LongBatcherStretchMergesort(nt, maxGroups)
                    : new LongTileMergesort(nt, maxGroups);
            case INT_PAIR -> new IntPairTileMergesort(nt, maxGroups);
            case LONG_PAIR -> new LongPairTileMergesort(nt, maxGroups);
        };
    }

    static DeviceKernel batcher(SortWorkload kind, int nt, int maxGroups) {
        return kind.inKernels() == SortWorkload.INT
                ? new IntTileBatcherSort(nt, IntTileBatcherSort.VT, IntTileBatcherSort.COLUMNS, maxGroups)
                : new LongTileBatcherSort(nt, LongTileBatcherSort.VT, LongTileBatcherSort.COLUMNS, maxGroups);
    }

    static DeviceKernel radix(SortWorkload kind, int rakes) {
        return switch (kind) {
            case INT -> new IntRakeRadixSort(rakes);
            case LONG -> new LongRakeRadixSort(rakes);
            case FLOAT -> new FloatRakeRadixSort(rakes);
            case DOUBLE -> new DoubleRakeRadixSort(rakes);
            case INT_PAIR -> new IntPairRakeRadixSort(rakes);
            case LONG_PAIR -> new LongPairRakeRadixSort(rakes);
        };
    }

    public static DeviceKernel rake(SortWorkload kind, int rakes) {
        return switch (kind) {
            case INT, FLOAT -> new IntRakeMergesort(rakes);
            case LONG, DOUBLE -> new LongRakeMergesort(rakes);
            case INT_PAIR -> new IntPairRakeMergesort(rakes);
            case LONG_PAIR -> new LongPairRakeMergesort(rakes);
        };
    }
}
