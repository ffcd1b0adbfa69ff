package io.github.aparasort;

/** Groups on the first OpenCL device. */
class GroupsOpenClTest extends GroupsCase {
    GroupsOpenClTest() {
        super(Target.OPENCL);
    }
}
