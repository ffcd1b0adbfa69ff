package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import org.junit.jupiter.api.BeforeAll;

/** The wider sorts on the first OpenCL device, from two elements on. */
class OpenClWiderSortTest extends WiderSortCase {
    private static ComputeDevice device;

    OpenClWiderSortTest() {
        super(Target.OPENCL);
    }

    @BeforeAll
    static void find() {
        device = Placement.openCl();
    }

    @Override
    void assertRan(SortKind kind, int n, Execution execution) {
        if (n < 2) {
            Placement.assertJdk(execution);
        } else {
            Placement.assertRan(device, Placement.tileKernel(kind), execution);
        }
    }
}
