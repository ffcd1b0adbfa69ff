package io.github.aparasort;

/** Merges on the first OpenCL device. */
class MergerOpenClTest extends MergerCase {
    MergerOpenClTest() {
        super(Target.OPENCL);
    }
}
