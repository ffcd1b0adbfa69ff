package io.github.aparasort;

/** Reductions and scans on the first OpenCL device. */
class PrefixScanOpenClTest extends OwnScanCase {
    PrefixScanOpenClTest() {
        super(Target.OPENCL);
    }
}
