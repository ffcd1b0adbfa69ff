package io.github.aparasort;

/** Reductions and scans on the first OpenCL device. */
class PrefixScanOpenClTest extends CustomScanCase {
    PrefixScanOpenClTest() {
        super(Target.OPENCL);
    }
}
