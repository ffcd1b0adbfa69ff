package io.github.aparasort.internal.segment;

import io.github.aparasort.Target;

/** Segments on the first OpenCL device. */
class SegmentsOpenClTest extends SegmentsCase {
    SegmentsOpenClTest() {
        super(Target.OPENCL);
    }
}
