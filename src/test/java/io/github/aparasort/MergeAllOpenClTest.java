package io.github.aparasort;

/** Merges of any number of arrays on the first OpenCL device. */
class MergeAllOpenClTest extends MergeAllCase {
    MergeAllOpenClTest() {
        super(Target.OPENCL);
    }
}
