package io.github.aparasort.internal.sort;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;

/** The kernels for each kind of sort: tiles for OpenCL, rakes for JTP. They are loaded, with Aparapi, on first use. */
public final class SortKernels {
    private SortKernels() {
    }

    /** The kernel of a source, with the geometry for a device. */
    static DeviceKernel create(SortKernelSource source, ComputeDevice device) {
        SortWorkload workload = source.workload();
        return switch (source.form()) {
            case RADIX_RAKES -> radix(workload, Runtime.getRuntime().availableProcessors());
            case MERGESORT_RAKES -> rake(workload, Runtime.getRuntime().availableProcessors());
            case RADIX_TILES -> {
                DeviceProperties properties = device.info().orElseThrow();
                yield radixTiles(workload, RadixTileKernel.workGroupSize(properties),
                        RadixTileKernel.GROUPS_PER_UNIT * properties.computeUnits());
            }
            case MERGESORT_TILES -> {
                DeviceProperties properties = device.info().orElseThrow();
                yield tile(workload, source.network(), workGroupSize(workload, properties),
                        Geometry.maxGroups(properties));
            }
            case BATCHER_TILES -> {
                DeviceProperties properties = device.info().orElseThrow();
                yield batcher(workload, Geometry.workGroupSize(IntTileBatcherSort.VT * Integer.BYTES, 0, properties),
                        Geometry.maxGroups(properties));
            }
        };
    }

    /** Gives a kernel that the caller made the geometry for a device. */
    static void shape(TileKernel kernel, Workload workload, DeviceProperties device) {
        kernel.shape(workGroupSize(workload, device), Geometry.maxGroups(device));
    }

    private static int workGroupSize(Workload workload, DeviceProperties device) {
        int tileBytes = IntTileMergesort.VT * workload.bytesPerElement();
        return Geometry.workGroupSize(tileBytes, tileBytes, device);
    }

    public static DeviceKernel tile(SortWorkload kind, BlocksortNetwork network, int nt, int maxGroups) {
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
    static boolean fitRadixTiles(SortWorkload kind, int n, ComputeDevice device) {
        return device.hasRoomFor(n, IntTileRadixSort.ARRAYS, kind.bytesPerKey(), kind.bytesPerElement());
    }

    /** Digits by which the radix sort in tiles sorts keys that differ in all of them. */
    static int digitsInRadixTiles(SortWorkload kind) {
        return kind == SortWorkload.INT_PAIR ? Integer.BYTES : kind.bytesPerKey();
    }

    static TileKernel radixTiles(SortWorkload kind, int nt, int maxGroups) {
        return switch (kind) {
            case INT, FLOAT -> new IntTileRadixSort(nt, maxGroups);
            case LONG, DOUBLE -> new LongTileRadixSort(nt, maxGroups);
            case INT_PAIR -> new IntPairTileRadixSort(nt, maxGroups);
            case LONG_PAIR -> new LongValueTileRadixSort(nt, maxGroups);
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
