package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.trial.KernelTrials;

/** The OpenCL device of tests, with arrays so small that it sorts a few thousand keys in runs. */
public final class SmallDevice {
    /** The most bytes of an array: 3,000 ints or 1,500 longs. */
    private static final int BYTES = 12_000;
    /** Work-items of a group: few, so that the probe of a kernel, of some tiles, fits. */
    public static final int GROUP = 16;

    private SmallDevice() {
    }

    /** With a record of its own. */
    public static ComputeDevice find() {
        return LowMemoryDevice.ofAllocation(TestDevice.openCl(), BYTES, GROUP);
    }

    /** A context that demands it. */
    public static Gpu context(ComputeDevice small) {
        return TestContexts.gpu(KernelTrials.dispatcher(Target.OPENCL, small));
    }

    /** The number of runs of a sort: as few as fit. */
    static int runs(SortKind kind, int n) {
        int most = BYTES / kind.bytesPerKey();
        return n <= most ? 1 : (n + most - 2) / (most - 1);
    }

    /** The small device sorted, in as few runs as possible. */
    public static void assertRan(ComputeDevice small, SortKind kind, int n, Execution execution) {
        if (n < 2) {
            TestDevice.assertJdk(execution);
            return;
        }
        assertEquals(Engine.OPENCL, execution.engine());
        assertEquals(small.info(), execution.device());
        TestDevice.assertTileSort(kind, execution);
        int runs = runs(kind, n);
        assertEquals(runs == 1 ? "" : "in " + runs + " runs, merged on the CPU", execution.note());
    }
}
