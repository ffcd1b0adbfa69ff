package io.github.aparasort;

/** Selections on the first OpenCL device. */
class SelectOpenClTest extends SelectCase {
    SelectOpenClTest() {
        super(Target.OPENCL);
    }
}
