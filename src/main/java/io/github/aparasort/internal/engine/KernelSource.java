package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** Where instances of one kernel come from. Equal sources share a pool. */
public interface KernelSource {
    /** Makes a kernel with the geometry for a device. */
    DeviceKernel create(ComputeDevice device);
}
