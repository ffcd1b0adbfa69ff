package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.kernel.DeviceKernel;

/**
 * The JTP kernels for sorts by the caller's order, which is called as an object. On an OpenCL device the caller's code
 * is the kernel itself. There is no proof, because it would call the order with keys that are not the caller's.
 */
record CustomOrderSource(Class<?> keyType, boolean carries) implements KernelSource {
    // With its own methods: see KeyedWorkload.

    @Override
    public boolean equals(Object other) {
        return other instanceof CustomOrderSource source && keyType == source.keyType && carries == source.carries;
    }

    @Override
    public int hashCode() {
        return 31 * keyType.hashCode() + Boolean.hashCode(carries);
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        int rakes = Runtime.getRuntime().availableProcessors();
        return keyType == int.class ? new IntOrderRakeMergesort(rakes, carries)
                : new LongOrderRakeMergesort(rakes, carries);
    }
}
