package io.github.aparasort.internal.scan;

import io.github.aparasort.Target;

/** Reductions and scans on the first OpenCL device. */
class PrefixScanOpenClTest extends CustomScanCase {
    PrefixScanOpenClTest() {
        super(Target.OPENCL);
    }
}
