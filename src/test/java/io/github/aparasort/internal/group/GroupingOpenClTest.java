package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Groupings on the first OpenCL device. */
class GroupingOpenClTest extends GroupingCase {
    GroupingOpenClTest() {
        super(Target.OPENCL);
    }
}
