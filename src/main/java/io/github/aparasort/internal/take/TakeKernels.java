package io.github.aparasort.internal.take;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** The kernels that gather. Loaded, with Aparapi, when one is needed. */
final class TakeKernels {
    private TakeKernels() {
    }

    static DeviceKernel create(KeyKind kind, ComputeDevice device) {
        return device.info().map(info -> onDevice(kind, info))
                .orElseGet(() -> onJtp(kind, Runtime.getRuntime().availableProcessors()));
    }

    private static DeviceKernel onDevice(KeyKind kind, DeviceProperties info) {
        int groups = Geometry.maxGroups(info);
        int group = Geometry.workGroupSize(0, 0, info);
        return switch (kind) {
            case LONG -> new LongRakeTake(groups, group);
            case FLOAT -> new FloatRakeTake(groups, group);
            case DOUBLE -> new DoubleRakeTake(groups, group);
            default -> new IntRakeTake(groups, group);
        };
    }

    private static DeviceKernel onJtp(KeyKind kind, int rakes) {
        return switch (kind) {
            case LONG -> new LongRakeTake(rakes);
            case FLOAT -> new FloatRakeTake(rakes);
            case DOUBLE -> new DoubleRakeTake(rakes);
            default -> new IntRakeTake(rakes);
        };
    }
}
