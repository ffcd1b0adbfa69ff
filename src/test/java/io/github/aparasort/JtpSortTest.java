package io.github.aparasort;

import io.github.aparasort.device.Devices;

/** The Java thread pool as users get it: the JDK below its threshold, the rake kernels from there on. */
class JtpSortTest extends GpuSortCase {
    JtpSortTest() {
        super(Target.JTP);
    }

    @Override
    void assertRan(SortKind kind, int n, Execution execution) {
        if (n < Choice.JTP_SMALLEST) {
            Placement.assertJdk(execution);
        } else {
            Placement.assertRan(Devices.jtp(), Placement.radixKernel(kind), execution);
        }
    }
}
