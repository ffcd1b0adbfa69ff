package io.github.aparasort.internal.set;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;

/** The kernels of set operations: tiles for OpenCL, rakes for JTP. They are loaded, with Aparapi, on first use. */
public final class SetKernels {
    private SetKernels() {
    }

    /** The best kernel for a device. */
    static DeviceKernel create(KeyKind kind, ComputeDevice device) {
        return device.info().<DeviceKernel>map(info ->
                Geometry.fitted(tile(kind, TileKernel.NT, Geometry.maxGroups(info)), info))
                .orElseGet(() -> rake(kind, Runtime.getRuntime().availableProcessors()));
    }

    public static TileKernel tile(KeyKind kind, int nt, int maxGroups) {
        return kind.bytesPerKey() == Integer.BYTES ? new IntTileSets(nt, maxGroups, kind.isPairs())
                : new LongTileSets(nt, maxGroups, kind.isPairs());
    }

    public static DeviceKernel rake(KeyKind kind, int rakes) {
        return switch (kind) {
            case INT, INT_PAIRS -> new IntRakeSets(rakes, kind.isPairs());
            case LONG, LONG_PAIRS -> new LongRakeSets(rakes, kind.isPairs());
            case FLOAT, FLOAT_PAIRS -> new FloatRakeSets(rakes, kind.isPairs());
            case DOUBLE, DOUBLE_PAIRS -> new DoubleRakeSets(rakes, kind.isPairs());
        };
    }
}
