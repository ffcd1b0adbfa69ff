package io.github.aparasort.internal.search;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** The kernels of this family. Loaded, with Aparapi, when one is needed. */
final class SearchKernels {
    private SearchKernels() {
    }

    /** Searches for bounds: in the caller's arrays, or on OpenCL devices on sortable keys. */
    static DeviceKernel bounds(KeyKind kind, ComputeDevice device) {
        if (device.info().isEmpty()) {
            int rakes = Runtime.getRuntime().availableProcessors();
            return switch (kind) {
                case LONG -> new LongRakeBounds(rakes);
                case FLOAT -> new FloatRakeBounds(rakes);
                case DOUBLE -> new DoubleRakeBounds(rakes);
                default -> new IntRakeBounds(rakes);
            };
        }
        int groups = Geometry.maxGroups(device.info().get());
        int group = Geometry.workGroupSize(0, 0, device.info().get());
        return kind.bytesPerKey() == Integer.BYTES ? new IntStagedBounds(groups, group)
                : new LongStagedBounds(groups, group);
    }

    static DeviceKernel loadBalance(ComputeDevice device) {
        return device.info().map(info -> new RakeLoadBalance(Geometry.maxGroups(info),
                        Geometry.workGroupSize(0, 0, info)))
                .orElseGet(() -> new RakeLoadBalance(Runtime.getRuntime().availableProcessors()));
    }
}
