package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.GpuException;
import io.github.aparasort.Target;
import io.github.aparasort.testing.IntOrderSortCase;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.BeforeAll;

// Twins: Long
/** On an OpenCL device. */
class IntOrderOpenClTest extends IntOrderSortCase {
    IntOrderOpenClTest() {
        super(Target.OPENCL);
    }

    /** Without a device the whole class is skipped, with the reason. */
    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @Override
    public void sortsOrRefuses(Runnable sort) {
        try {
            sort.run();
        } catch (GpuException e) {
            assertTrue(e.getMessage().contains("may be no strict weak order"), e::getMessage);
        }
    }

    @Override
    public void assertRan(Class<?> order, int n, Execution execution) {
        if (n < 2) {
            TestDevice.assertJdk(execution);
        } else {
            TestDevice.assertRan(TestDevice.openCl(), order.getSimpleName(), execution);
        }
    }
}
