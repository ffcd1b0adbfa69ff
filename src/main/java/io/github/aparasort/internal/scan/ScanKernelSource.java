package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.kernel.DeviceKernel;

/**
 * The kernel for reductions and scans of a type. With the caller's operator it uses rakes on JTP, which call the
 * operator as an object; in tiles the operator is the kernel. In that case there is no proof, because it would call the
 * operator with elements that are not the caller's.
 */
public record ScanKernelSource(Class<?> type, boolean custom) implements KernelSource {
    // With its own methods: see KeyedWorkload.

    @Override
    public boolean equals(Object other) {
        return other instanceof ScanKernelSource source && type == source.type && custom == source.custom;
    }

    @Override
    public int hashCode() {
        return 31 * type.hashCode() + Boolean.hashCode(custom);
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return custom ? ScanKernels.customRake(type, Runtime.getRuntime().availableProcessors())
                : ScanKernels.create(ScanWorkload.reduce(type), device);
    }
}
