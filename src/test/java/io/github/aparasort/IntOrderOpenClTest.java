package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;

/** On an OpenCL device. */
class IntOrderOpenClTest extends IntOrderSortCase {
    IntOrderOpenClTest() {
        super(Target.OPENCL);
    }

    /** Without a device the whole class is skipped, with the reason. */
    @BeforeAll
    static void demand() {
        Placement.openCl();
    }

    @Override
    void sortsOrRefuses(Runnable sort) {
        try {
            sort.run();
        } catch (GpuException e) {
            assertTrue(e.getMessage().contains("may be no strict weak order"), e::getMessage);
        }
    }

    @Override
    void assertRan(Class<?> order, int n, Execution execution) {
        if (n < 2) {
            Placement.assertJdk(execution);
        } else {
            Placement.assertRan(Placement.openCl(), order.getSimpleName(), execution);
        }
    }
}
