package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.parallel.Digest;

// Twins: Long, Float, Double
/** The operator of a scan: how to set it in kernels, how plain Java applies it, and how results are verified. */
interface IntScanStrategy {
    /** The fold of an array by plain Java. */
    /*value*/ int reduce(/*value*/ int[] in);

    /** Scans an array by plain Java to another or to itself; returns the fold of all. */
    /*value*/ int scan(/*value*/ int[] in, /*value*/ int[] out, boolean exclusive);

    void configure(IntRakeScan rakes);

    void configure(IntTileScan tiles);

    /** Whether the last result of an inclusive scan is replaced by the total. */
    boolean lastIsTotal();

    /** Folds the input on the host, if a device's fold is compared with that. */
    void foldExpected(/*value*/ int[] in);

    Digest checkFold(/*value*/ int[] in, IntTileScan folded);

    Digest checkScan(/*value*/ int[] in, IntTileScan scanned, boolean exclusive);

    /** The fewest elements for an engine with kernels under AUTO. */
    int smallest(int ofWorkload);

    /** The message for a wrong result that custom code may have caused, or null for an operator of this library. */
    String complaint();

    /** The caller's operator in a job, or null. */
    CustomStrategy custom(/*value*/ int[] in, boolean reduces);
}
