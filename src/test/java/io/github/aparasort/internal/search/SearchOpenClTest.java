package io.github.aparasort.internal.search;

import io.github.aparasort.Target;

/** Searches on an OpenCL device. */
class SearchOpenClTest extends SearchCase {
    SearchOpenClTest() {
        super(Target.OPENCL);
    }
}
