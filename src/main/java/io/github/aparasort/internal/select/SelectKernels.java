package io.github.aparasort.internal.select;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** The kernels that select. Loaded, with Aparapi, when one is needed. */
final class SelectKernels {
    private SelectKernels() {
    }

    static DeviceKernel create(KeyKind kind, ComputeDevice device) {
        return device.info().map(info -> onDevice(kind, info))
                .orElseGet(() -> onJtp(kind, Runtime.getRuntime().availableProcessors()));
    }

    private static DeviceKernel onDevice(KeyKind kind, DeviceProperties info) {
        int groups = Geometry.maxGroups(info);
        int group = Geometry.workGroupSize(0, 0, info);
        return kind.inTiles() == KeyKind.LONG ? new LongRakeSelect(groups, group) : new IntRakeSelect(groups, group);
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
