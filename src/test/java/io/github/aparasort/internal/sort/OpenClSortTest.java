package io.github.aparasort.internal.sort;

import io.github.aparasort.Execution;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/** The first OpenCL device with the default geometry, from two elements on. */
@Tag(Coverage.EVERY_JDK)
class OpenClSortTest extends GpuSortCase {
    private static ComputeDevice device;

    OpenClSortTest() {
        super(Target.OPENCL);
    }

    @BeforeAll
    static void find() {
        device = TestDevice.openCl();
    }

    @Override
    public void assertRan(SortKind kind, int n, Execution execution) {
        if (n < 2) {
            TestDevice.assertJdk(execution);
        } else {
            TestDevice.assertRanInTiles(device, kind, execution);
        }
    }
}
