package io.github.aparasort;

/** Reductions and scans of special values on the first OpenCL device. */
class FloatFoldsOpenClTest extends FloatFoldsCase {
    FloatFoldsOpenClTest() {
        super(Target.OPENCL);
    }
}
