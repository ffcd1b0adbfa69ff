package io.github.aparasort.internal.sort;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.SmallDevice;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;

/** The wider sorts of more keys than a device takes at once. */
class RunsWiderSortTest extends WiderSortCase {
    private static ComputeDevice device;

    RunsWiderSortTest() {
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
    List<Input> inputs() {
        return Coverage.ALL ? super.inputs() : List.of(Input.RANDOM, Input.REVERSED, Input.FIVE_VALUES);
    }

    /** Enough for 14 runs and more. */
    @Override
    int large() {
        return 40_009;
    }

    @Override
    public void assertRan(SortKind kind, int n, Execution execution) {
        SmallDevice.assertRan(device, kind, n, execution);
    }
}
