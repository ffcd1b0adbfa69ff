package io.github.aparasort.internal.select;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;

/** The kernels that select. Loaded, with Aparapi, when one is needed. */
final class SelectKernels {
    private SelectKernels() {
    }

    static DeviceKernel create(KeyKind kind, ComputeDevice device) {
        return device.info().<DeviceKernel>map(info ->
                Geometry.fitted(tile(kind, TileKernel.NT, Geometry.maxGroups(info)), info))
                .orElseGet(() -> onJtp(kind, Runtime.getRuntime().availableProcessors()));
    }

    /** The kernel over tiles for the keys of a kind. */
    static TileKernel tile(KeyKind kind, int nt, int maxGroups) {
        return kind.inTiles() == KeyKind.LONG ? new LongTileSelect(nt, maxGroups) : new IntTileSelect(nt, maxGroups);
    }

    private static DeviceKernel onJtp(KeyKind kind, int rakes) {
        return switch (kind) {
            case LONG -> new LongRakeSelect(rakes);
            case FLOAT -> new FloatRakeSelect(rakes);
            case DOUBLE -> new DoubleRakeSelect(rakes);
            default -> new IntRakeSelect(rakes);
        };
    }
}
