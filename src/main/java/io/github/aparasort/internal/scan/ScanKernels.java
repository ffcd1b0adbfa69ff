package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;

/**
 * The kernels of reductions and scans: tiles for OpenCL, rakes for JTP. They are loaded, with Aparapi, on first use.
 */
public final class ScanKernels {
    /**
     * Groups per compute unit. Each makes a partial, which one group scans while the others wait. So there should be at
     * most some thousand partials, but enough groups to end at the same time. On an H200 the times with 64 varied less
     * from run to run than with 16 and 32.
     */
    private static final int GROUPS_PER_UNIT = 64;

    private ScanKernels() {
    }

    /** The best kernel for a device. */
    static DeviceKernel create(ScanWorkload kind, ComputeDevice device) {
        return device.info().map(info -> tile(kind, workGroupSize(kind.bytesPerElement(), info), maxGroups(info)))
                .orElseGet(() -> rake(kind, Runtime.getRuntime().availableProcessors()));
    }

    /** Gives a kernel that other code made the best geometry for a device. */
    static void shape(TileKernel kernel, DeviceProperties info) {
        kernel.shape(workGroupSize(kernel.bytesPerElement(), info), maxGroups(info));
    }

    /** The largest work-group, NT at most, that the device supports and whose tile and folds fit its local memory. */
    private static int workGroupSize(int bytes, DeviceProperties info) {
        return Geometry.workGroupSize((bytes == Integer.BYTES ? IntTileScan.VT : LongTileScan.VT) * bytes
                + 2 * bytes, 0, info);
    }

    private static int maxGroups(DeviceProperties info) {
        return GROUPS_PER_UNIT * info.computeUnits();
    }

    static DeviceKernel tile(ScanWorkload kind, int nt, int maxGroups) {
        return switch (kind.inKernels()) {
            case REDUCE_LONG -> new LongTileScan(nt, maxGroups);
            case REDUCE_FLOAT -> new FloatTileScan(nt, maxGroups);
            case REDUCE_DOUBLE -> new DoubleTileScan(nt, maxGroups);
            default -> new IntTileScan(nt, maxGroups);
        };
    }

    static DeviceKernel rake(ScanWorkload kind, int rakes) {
        return switch (kind.inKernels()) {
            case REDUCE_LONG -> new LongRakeScan(rakes);
            case REDUCE_FLOAT -> new FloatRakeScan(rakes);
            case REDUCE_DOUBLE -> new DoubleRakeScan(rakes);
            default -> new IntRakeScan(rakes);
        };
    }

    /** Rakes that call the caller's operator. */
    static DeviceKernel customRake(Class<?> type, int rakes) {
        return switch (ScanWorkload.reduce(type)) {
            case REDUCE_LONG -> new LongOperatorRakeScan(rakes);
            case REDUCE_FLOAT -> new FloatOperatorRakeScan(rakes);
            case REDUCE_DOUBLE -> new DoubleOperatorRakeScan(rakes);
            default -> new IntOperatorRakeScan(rakes);
        };
    }
}
