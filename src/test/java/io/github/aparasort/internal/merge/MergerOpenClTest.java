package io.github.aparasort.internal.merge;

import io.github.aparasort.Target;

/** Merges on the first OpenCL device. */
class MergerOpenClTest extends MergerCase {
    MergerOpenClTest() {
        super(Target.OPENCL);
    }
}
