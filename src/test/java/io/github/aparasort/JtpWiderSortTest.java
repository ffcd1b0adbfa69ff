package io.github.aparasort;

import io.github.aparasort.device.Devices;

/** The wider sorts on the Java thread pool, as users get it: below its threshold the JDK. */
class JtpWiderSortTest extends WiderSortCase {
    JtpWiderSortTest() {
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
