package io.github.aparasort.internal.merge;

import io.github.aparasort.Target;

/** Merges of any number of arrays on the first OpenCL device. */
class MergeAllOpenClTest extends MergeAllCase {
    MergeAllOpenClTest() {
        super(Target.OPENCL);
    }
}
