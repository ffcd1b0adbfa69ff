package io.github.aparasort;

/** Joins on the first OpenCL device. */
class JoinsOpenClTest extends JoinsCase {
    JoinsOpenClTest() {
        super(Target.OPENCL);
    }
}
