package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Groups on the first OpenCL device. */
class GroupsOpenClTest extends GroupsCase {
    GroupsOpenClTest() {
        super(Target.OPENCL);
    }
}
