package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import org.junit.jupiter.api.BeforeAll;

/** The first OpenCL device with the default geometry, from two elements on. */
class OpenClSortTest extends GpuSortCase {
    private static ComputeDevice device;

    OpenClSortTest() {
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
