package io.github.aparasort.internal.sort;

import io.github.aparasort.Execution;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.TestDevice;

/** The wider sorts on the Java thread pool, as users get it: below its threshold the JDK. */
class JtpWiderSortTest extends WiderSortCase {
    JtpWiderSortTest() {
        super(Target.JTP);
    }

    @Override
    public void assertRan(SortKind kind, int n, Execution execution) {
        if (n < EngineSelector.JTP_SMALLEST) {
            TestDevice.assertJdk(execution);
        } else {
            TestDevice.assertRan(Devices.jtp(), TestDevice.radixKernel(kind), execution);
        }
    }
}
