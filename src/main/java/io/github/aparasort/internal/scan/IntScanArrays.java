package io.github.aparasort.internal.scan;

// Twins: Long, Float, Double
/** The array of a kernel that scans: it reads the input here and leaves the result here. */
public interface IntScanArrays {
    /** The array with the whole range, from its index 0 on. */
    /*value*/ int[] values();

    /** The fold of the whole range, after a launch. */
    /*value*/ int total();
}
