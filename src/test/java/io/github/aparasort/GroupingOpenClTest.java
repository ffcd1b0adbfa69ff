package io.github.aparasort;

/** Groupings on the first OpenCL device. */
class GroupingOpenClTest extends GroupingCase {
    GroupingOpenClTest() {
        super(Target.OPENCL);
    }
}
