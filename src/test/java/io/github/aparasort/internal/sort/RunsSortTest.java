package io.github.aparasort.internal.sort;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.SmallDevice;
import org.junit.jupiter.api.BeforeAll;

/** Sorts of more keys than a device takes at once: it sorts runs, which the CPU merges. */
class RunsSortTest extends GpuSortCase {
    private static ComputeDevice device;

    RunsSortTest() {
        super(Target.OPENCL);
    }

    @BeforeAll
    static void find() {
        device = SmallDevice.find();
    }

    @Override
    Gpu context(Target wanted) {
        return SmallDevice.context(device);
    }

    /** Runs are sorted as other keys are: in the usual run few inputs show how they are cut and merged. */
    @Override
    public int[] sizes(Enum<?> input) {
        return Coverage.isOfTheFew(input) ? super.sizes(input) : new int[0];
    }

    @Override
    public int[] largeSizes() {
        return new int[] {100_003};
    }

    @Override
    public void assertRan(SortKind kind, int n, Execution execution) {
        SmallDevice.assertRan(device, kind, n, execution);
    }
}
