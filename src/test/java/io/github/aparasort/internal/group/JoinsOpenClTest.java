package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Joins on the first OpenCL device. */
class JoinsOpenClTest extends JoinsCase {
    JoinsOpenClTest() {
        super(Target.OPENCL);
    }
}
