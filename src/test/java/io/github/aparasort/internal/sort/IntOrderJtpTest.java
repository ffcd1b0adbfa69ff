package io.github.aparasort.internal.sort;

import io.github.aparasort.Execution;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.testing.IntOrderSortCase;
import io.github.aparasort.testing.TestDevice;

// Twins: Long
/** On the Java thread pool. */
class IntOrderJtpTest extends IntOrderSortCase {
    IntOrderJtpTest() {
        super(Target.JTP);
    }

    @Override
    public void assertRan(Class<?> order, int n, Execution execution) {
        if (n < EngineSelector.JTP_SMALLEST) {
            TestDevice.assertJdk(execution);
        } else {
            TestDevice.assertRan(Devices.jtp(), "IntOrderRakeMergesort", execution);
        }
    }
}
