package io.github.aparasort.internal.select;

import io.github.aparasort.Target;

/** Selections on the first OpenCL device. */
class SelectOpenClTest extends SelectCase {
    SelectOpenClTest() {
        super(Target.OPENCL);
    }
}
