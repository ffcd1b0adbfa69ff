package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** Where instances of one kernel come from. Equal sources share a pool. */
public interface KernelSource {
    /** Makes a kernel with the geometry for a device. */
    DeviceKernel create(ComputeDevice device);

    /**
     * Generated input of n elements with ties, extremes and borders, always the same for the same n. A kernel must pass
     * on it before it works on the caller's data. Null if there is none: then only the results are verified.
     */
    TrialInput proof(int n);
}
