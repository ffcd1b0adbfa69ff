package io.github.aparasort.internal.take;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** The kernels that gather. Loaded, with Aparapi, when one is needed. */
final class TakeKernels {
    private TakeKernels() {
    }

    static DeviceKernel create(TakeWorkload work, ComputeDevice device) {
        return device.info().map(info -> onDevice(work, info))
                .orElseGet(() -> onJtp(work, Runtime.getRuntime().availableProcessors()));
    }

    private static DeviceKernel onDevice(TakeWorkload work, DeviceProperties info) {
        int groups = Geometry.maxGroups(info);
        int group = Geometry.workGroupSize(0, 0, info);
        return switch (work) {
            case INT -> new IntRakeTake(groups, group);
            case LONG -> new LongRakeTake(groups, group);
            case FLOAT -> new FloatRakeTake(groups, group);
            case DOUBLE -> new DoubleRakeTake(groups, group);
        };
    }

    private static DeviceKernel onJtp(TakeWorkload work, int rakes) {
        return switch (work) {
            case INT -> new IntRakeTake(rakes);
            case LONG -> new LongRakeTake(rakes);
            case FLOAT -> new FloatRakeTake(rakes);
            case DOUBLE -> new DoubleRakeTake(rakes);
        };
    }
}
