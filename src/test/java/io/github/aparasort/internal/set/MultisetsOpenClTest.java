package io.github.aparasort.internal.set;

import io.github.aparasort.Target;

/** Set operations on the first OpenCL device. */
class MultisetsOpenClTest extends MultisetsCase {
    MultisetsOpenClTest() {
        super(Target.OPENCL);
    }
}
