package io.github.aparasort;

/** Searches on an OpenCL device. */
class SearchOpenClTest extends SearchCase {
    SearchOpenClTest() {
        super(Target.OPENCL);
    }
}
