package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Joins on the first OpenCL device. */
class JoinsOpenClTest extends JoinsCase {
    JoinsOpenClTest() {
        super(Target.OPENCL);
    }

    /** Both columns are joined there. */
    @Override
    int decisive(int aCount, int bCount) {
        return aCount + bCount;
    }
}
