package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.kernel.DeviceKernel;
import io.github.aparasort.kernel.rake.DoubleRakeSets;
import io.github.aparasort.kernel.rake.FloatRakeSets;
import io.github.aparasort.kernel.rake.IntRakeSets;
import io.github.aparasort.kernel.rake.LongRakeSets;
import io.github.aparasort.kernel.tile.IntTileSets;
import io.github.aparasort.kernel.tile.LongTileSets;
import io.github.aparasort.kernel.tile.TileKernel;

/** The kernels of set operations: tiles for OpenCL, rakes for JTP. Loaded, with Aparapi, when one is needed. */
final class SetKernels {
    private SetKernels() {
    }

    /** The kernel that serves a device best. */
    static DeviceKernel create(KeyKind kind, ComputeDevice device) {
        return device.info().<DeviceKernel>map(info ->
                SortKernels.fitted(tile(kind, TileKernel.NT, SortKernels.maxGroups(info)), info))
                .orElseGet(() -> rake(kind, Runtime.getRuntime().availableProcessors()));
    }

    static TileKernel tile(KeyKind kind, int nt, int maxGroups) {
        return kind.bytesPerKey() == Integer.BYTES ? new IntTileSets(nt, maxGroups, kind.isPairs())
                : new LongTileSets(nt, maxGroups, kind.isPairs());
    }

    static DeviceKernel rake(KeyKind kind, int rakes) {
        return switch (kind) {
            case INT, INT_PAIRS -> new IntRakeSets(rakes, kind.isPairs());
            case LONG, LONG_PAIRS -> new LongRakeSets(rakes, kind.isPairs());
            case FLOAT, FLOAT_PAIRS -> new FloatRakeSets(rakes, kind.isPairs());
            case DOUBLE, DOUBLE_PAIRS -> new DoubleRakeSets(rakes, kind.isPairs());
        };
    }
}
