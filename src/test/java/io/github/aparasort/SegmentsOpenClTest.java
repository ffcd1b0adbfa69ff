package io.github.aparasort;

/** Segments on the first OpenCL device. */
class SegmentsOpenClTest extends SegmentsCase {
    SegmentsOpenClTest() {
        super(Target.OPENCL);
    }
}
