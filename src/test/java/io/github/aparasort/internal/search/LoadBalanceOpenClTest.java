package io.github.aparasort.internal.search;

import io.github.aparasort.Target;

/** Finds the segments of elements on an OpenCL device. */
class LoadBalanceOpenClTest extends LoadBalanceCase {
    LoadBalanceOpenClTest() {
        super(Target.OPENCL);
    }
}
