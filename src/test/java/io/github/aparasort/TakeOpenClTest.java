package io.github.aparasort;

/** Gathers on the first OpenCL device. */
class TakeOpenClTest extends TakeCase {
    TakeOpenClTest() {
        super(Target.OPENCL);
    }
}
