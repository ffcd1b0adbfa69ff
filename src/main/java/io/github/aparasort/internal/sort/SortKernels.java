package io.github.aparasort.internal.sort;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;

/** The kernels for each kind of sort: tiles for OpenCL, rakes for JTP. They are loaded, with Aparapi, on first use. */
public final class SortKernels {
    private SortKernels() {
    }

    /** Gives a kernel that the caller made the geometry for a device. */
    static void shape(TileKernel kernel, int bytesPerElement, DeviceProperties device) {
        kernel.shape(workGroupSize(bytesPerElement, device), Geometry.maxGroups(device));
    }

    static int workGroupSize(int bytesPerElement, DeviceProperties device) {
        int tileBytes = IntTileMergesort.VT * bytesPerElement;
        return Geometry.workGroupSize(tileBytes, tileBytes, device);
    }

    public static DeviceKernel tile(SortKind kind, BlocksortNetwork network, int nt, int maxGroups) {
        boolean batcher = network == BlocksortNetwork.BATCHER;
        return switch (kind) {
            case INT, FLOAT -> batcher ? new IntBatcherStretchMergesort(nt, maxGroups)
                    : new IntTileMergesort(nt, maxGroups);
            case LONG, DOUBLE -> batcher ? new LongBatcherStretchMergesort(nt, maxGroups)
                    : new LongTileMergesort(nt, maxGroups);
            case INT_PAIR -> new IntPairTileMergesort(nt, maxGroups);
            case LONG_PAIR -> new LongValueTileMergesort(nt, maxGroups);
        };
    }

    /** Whether n keys fit a device, and the heap, in the arrays of the radix sort in tiles. */
    static boolean fitRadixTiles(SortKind kind, int n, ComputeDevice device) {
        return device.hasRoomFor(n, IntTileRadixSort.ARRAYS, kind.bytesPerKey(), kind.bytesPerElement());
    }

    /** Digits by which the radix sort in tiles sorts keys that differ in all of them. */
    static int digitsInRadixTiles(SortKind kind) {
        return kind == SortKind.INT_PAIR ? Integer.BYTES : kind.bytesPerKey();
    }

    static TileKernel radixTiles(SortKind kind, int nt, int maxGroups) {
        return switch (kind) {
            case INT, FLOAT -> new IntTileRadixSort(nt, maxGroups);
            case LONG, DOUBLE -> new LongTileRadixSort(nt, maxGroups);
            case INT_PAIR -> new IntPairTileRadixSort(nt, maxGroups);
            case LONG_PAIR -> new LongValueTileRadixSort(nt, maxGroups);
        };
    }

    static DeviceKernel batcher(SortKind kind, int nt, int maxGroups) {
        return kind.inKernels() == SortKind.INT
                ? new IntTileBatcherSort(nt, IntTileBatcherSort.VT, IntTileBatcherSort.COLUMNS, maxGroups)
                : new LongTileBatcherSort(nt, LongTileBatcherSort.VT, LongTileBatcherSort.COLUMNS, maxGroups);
    }

    public static DeviceKernel radix(SortKind kind, int rakes) {
        return switch (kind) {
            case INT -> new IntRakeRadixSort(rakes);
            case LONG -> new LongRakeRadixSort(rakes);
            case FLOAT -> new FloatRakeRadixSort(rakes);
            case DOUBLE -> new DoubleRakeRadixSort(rakes);
            case INT_PAIR -> new IntPairRakeRadixSort(rakes);
            case LONG_PAIR -> new LongPairRakeRadixSort(rakes);
        };
    }

    public static DeviceKernel rake(SortKind kind, int rakes) {
        return switch (kind) {
            case INT, FLOAT -> new IntRakeMergesort(rakes);
            case LONG, DOUBLE -> new LongRakeMergesort(rakes);
            case INT_PAIR -> new IntPairRakeMergesort(rakes);
            case LONG_PAIR -> new LongPairRakeMergesort(rakes);
        };
    }
}
