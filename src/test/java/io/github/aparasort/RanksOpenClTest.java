package io.github.aparasort;

/** Ranks on the first OpenCL device. */
class RanksOpenClTest extends RanksCase {
    RanksOpenClTest() {
        super(Target.OPENCL);
    }
}
