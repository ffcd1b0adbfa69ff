package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;

/** How a kernel sorts; all are stable. */
public enum SortAlgorithm {
    /** What serves best: radix sort on JTP, mergesort on OpenCL devices, no kernel at all where the JDK is faster. */
    AUTO,
    /** Mergesort: by tiles on OpenCL devices, by rakes on JTP. */
    MERGESORT,
    /** Radix sort, on JTP. */
    RADIX;

    /** Whether kernels that work so run there. */
    boolean runsOn(ComputeDevice device) {
        return this != RADIX || !device.isOpenCl();
    }
}
