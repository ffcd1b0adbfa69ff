package io.github.aparasort;

/** Finds the segments of elements on an OpenCL device. */
class LoadBalanceOpenClTest extends LoadBalanceCase {
    LoadBalanceOpenClTest() {
        super(Target.OPENCL);
    }
}
