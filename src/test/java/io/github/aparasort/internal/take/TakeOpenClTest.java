package io.github.aparasort.internal.take;

import io.github.aparasort.Target;

/** Gathers on the first OpenCL device. */
class TakeOpenClTest extends TakeCase {
    TakeOpenClTest() {
        super(Target.OPENCL);
    }
}
