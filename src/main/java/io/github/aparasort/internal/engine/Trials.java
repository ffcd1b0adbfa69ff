package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import java.util.List;

/**
 * Work on generated input: it proves kernels, and measures engines. Generated input is made by jobs of all families, so
 * it lies above them, and a {@link Dispatcher} is given it.
 */
public interface Trials extends Proofs {
    /**
     * Starts to measure engines at a workload, unless that was done: the JDK, and these devices. Returns at once.
     *
     * @param trim frees memory at the end
     */
    void measure(Workload workload, List<ComputeDevice> devices, Calibration calibration, DeviceCalls calls,
            Runnable trim);
}
