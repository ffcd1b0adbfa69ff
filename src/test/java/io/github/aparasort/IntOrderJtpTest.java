package io.github.aparasort;

import io.github.aparasort.device.Devices;

/** On the Java thread pool. */
class IntOrderJtpTest extends IntOrderSortCase {
    IntOrderJtpTest() {
        super(Target.JTP);
    }

    @Override
    void assertRan(Class<?> order, int n, Execution execution) {
        if (n < Choice.JTP_SMALLEST) {
            Placement.assertJdk(execution);
        } else {
            Placement.assertRan(Devices.jtp(), "IntOrderRakeMergesort", execution);
        }
    }
}
