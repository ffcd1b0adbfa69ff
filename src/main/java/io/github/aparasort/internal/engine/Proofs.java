package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.DeviceFault;

/** Proves kinds of work on generated input. */
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
}
