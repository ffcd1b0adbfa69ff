package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Ranks on the first OpenCL device. */
class RanksOpenClTest extends RanksCase {
    RanksOpenClTest() {
        super(Target.OPENCL);
    }
}
