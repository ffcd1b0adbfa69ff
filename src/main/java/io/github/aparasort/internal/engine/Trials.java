package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import java.util.List;

/**
 * Work on generated input: it proves kernels, and measures engines. Generated input is made by jobs of all families, so
 * it lies above them, and a {@link Dispatcher} is given it.
 */
public interface Trials extends KernelPools.Proofs {
    /**
     * Measures which of several kernels for the same work is the fastest on an OpenCL device, unless that was done.
     * Each call under a target that demands the device comes here first; under AUTO it is part of the measurements.
     *
     * @param n elements of the call
     */
    void compareKernels(Workload workload, ComputeDevice device, int n);

    /**
     * Starts to measure engines at a workload, unless that was done: the JDK, and these devices. Returns at once.
     *
     * @param trim frees memory at the end
     */
    void measure(Workload workload, List<ComputeDevice> devices, Calibration calibration, KernelPools pools,
            Runnable trim);
}
