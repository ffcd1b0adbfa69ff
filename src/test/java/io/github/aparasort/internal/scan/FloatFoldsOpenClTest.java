package io.github.aparasort.internal.scan;

import io.github.aparasort.Target;

/** Reductions and scans of special values on the first OpenCL device. */
class FloatFoldsOpenClTest extends FloatFoldsCase {
    FloatFoldsOpenClTest() {
        super(Target.OPENCL);
    }
}
