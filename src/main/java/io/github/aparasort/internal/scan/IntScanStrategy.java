package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/** The operator of a scan: how plain Java, rakes, and the steps of a device apply it. */
interface IntScanStrategy {
    /** The fold of an array by plain Java. */
    /*value*/ int reduce(/*value*/ int[] in);

    /** Scans an array by plain Java to another or to itself; returns the fold of all. */
    /*value*/ int scan(/*value*/ int[] in, /*value*/ int[] out, boolean exclusive);

    /** Rakes with this operator. */
    Rakes<?> rakes(InPlaceJob<IntRakeScan> job);

    void configure(IntRakeScan rakes);

    /** The fold of an array that was sent to a device. */
    /*value*/ int reduce(HostCall call, Column sent, /*value*/ int[] in) throws DeviceFault;

    /** Scans an array that was sent to a device, to another or to itself; returns the fold of all. */
    /*value*/ int scan(HostCall call, Column sent, /*value*/ int[] in, /*value*/ int[] out, boolean exclusive)
            throws DeviceFault;

    /** Whether the last result of an inclusive scan by rakes is replaced by the total. */
    default boolean lastIsTotal() {
        return true;
    }

    /** The fewest elements for an engine with kernels under AUTO. */
    default int smallest(int ofWorkload) {
        return ofWorkload;
    }

    /** The message for a wrong result that custom code may have caused, or null for an operator of this library. */
    default String complaint() {
        return null;
    }

    /** The caller's operator in a job, or null. */
    default CustomStrategy custom(/*value*/ int[] in, boolean reduces) {
        return null;
    }
}
