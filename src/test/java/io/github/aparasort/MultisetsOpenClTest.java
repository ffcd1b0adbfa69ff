package io.github.aparasort;

/** Set operations on the first OpenCL device. */
class MultisetsOpenClTest extends MultisetsCase {
    MultisetsOpenClTest() {
        super(Target.OPENCL);
    }
}
