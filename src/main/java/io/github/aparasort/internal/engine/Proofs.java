package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.DeviceFault;
import java.util.List;

/**
 * Work on generated input: it proves kernels, and shows what engines take. Generated input is made by jobs of all
 * families, so it lies above them, and a {@link Dispatcher} is given it.
 */
public interface Proofs {
    /** Does a job on a device. */
    interface OnDevice {
        void run(Job job) throws DeviceFault;
    }

    /**
     * Does work of the same kind as a job's on small inputs, with ties, extremes and borders. Returns null, or what was
     * wrong.
     */
    String prove(Job job, OnDevice device) throws DeviceFault;

    /** Jobs that need every kernel which a device has for a workload. */
    List<Job> jobs(Workload workload);

    /** A job on n random elements, different each time. */
    Job random(Workload workload, int n);
}
