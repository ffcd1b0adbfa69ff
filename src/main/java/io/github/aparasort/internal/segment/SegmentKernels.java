package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;

/** The kernels that sort segments: tiles for OpenCL, rakes for JTP. Loaded, with Aparapi, when one is needed. */
final class SegmentKernels {
    private SegmentKernels() {
    }

    static DeviceKernel create(KeyKind kind, ComputeDevice device) {
        return device.info().<DeviceKernel>map(info ->
                Geometry.fitted(tile(kind, TileKernel.NT, Geometry.maxGroups(info)), info))
                .orElseGet(() -> rake(kind, Runtime.getRuntime().availableProcessors()));
    }

    static TileKernel tile(KeyKind kind, int nt, int maxGroups) {
        return switch (kind.inTiles()) {
            case LONG -> new LongTileSegmentSort(nt, maxGroups);
            case INT_PAIRS -> new IntValueTileSegmentSort(nt, maxGroups);
            case LONG_PAIRS -> new LongValueTileSegmentSort(nt, maxGroups);
            default -> new IntTileSegmentSort(nt, maxGroups);
        };
    }

    /** For keys alone. On JTP an index is a part of its key, or all elements are sorted with their indices. */
    private static DeviceKernel rake(KeyKind kind, int rakes) {
        return switch (kind) {
            case LONG -> new LongRakeSegmentSort(rakes);
            case FLOAT -> new FloatRakeSegmentSort(rakes);
            case DOUBLE -> new DoubleRakeSegmentSort(rakes);
            default -> new IntRakeSegmentSort(rakes);
        };
    }
}
