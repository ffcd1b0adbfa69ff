package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.TestDevice;
import java.util.Optional;

/**
 * What users get: from the threshold on, the engine that is expected to be fastest, which may change while
 * measurements come in; and always the JDK if the keys have an order that is noticed.
 */
class AutoSortTest extends GpuSortCase {
    AutoSortTest() {
        super(Target.AUTO);
    }

    @Override
    public void assertRan(SortKind kind, int n, Execution execution) {
        if (n < Calibration.SMALLEST) {
            TestDevice.assertJdk(execution);
        } else if (execution.engine() == Engine.JDK) {
            assertEquals(Optional.empty(), execution.device());
            assertEquals("", execution.kernel());
            String note = TestDevice.noteOf(execution);
            assertTrue(note.isEmpty() || note.equals("already in order") || note.equals("in descending order, reversed")
                    || note.equals("looks sorted, left to Arrays.sort"), note);
        } else if (execution.engine() == Engine.JTP) {
            TestDevice.assertRan(Devices.jtp(), TestDevice.radixKernel(kind), execution);
        } else {
            assertEquals(DeviceInfo.Type.GPU, execution.device().orElseThrow().type());
            assertEquals(TestDevice.tileKernel(kind), execution.kernel());
        }
    }
}
