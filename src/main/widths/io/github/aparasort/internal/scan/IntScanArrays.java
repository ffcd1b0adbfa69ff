package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.kernel.KernelArrays;

/** Where a kernel that scans takes its input from and leaves the result. The twins are derived by the build. */
public interface IntScanArrays extends KernelArrays {
    /** The array that holds the whole range, from its index 0 on. */
    /*value*/ int[] values();

    /** The fold of the whole range, when a launch is over. */
    /*value*/ int total();
}
