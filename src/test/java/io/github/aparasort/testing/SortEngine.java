package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.engine.TargetDevices;
import io.github.aparasort.internal.step.SortKind;
import java.util.Optional;

/** Where sorts run: how a context for it is opened, and what must have done a sort there. */
public enum SortEngine {
    /** The JDK's sorts and what is built on them. */
    JDK,
    /** The Java thread pool as users get it: the JDK below its threshold, the rake kernels from there on. */
    JTP,
    /** The first OpenCL device with the default geometry, from two elements on. */
    OPENCL,
    /** An OpenCL device that takes fewer keys than are sorted: it sorts runs, which the CPU merges. */
    RUNS,
    /**
     * From the threshold on, the engine that is expected to be fastest, which may change while measurements come in;
     * and always the JDK if the keys have an order that is noticed.
     */
    AUTO;

    /** Of {@link #RUNS}: one for all contexts, so that its kernels are proven once. */
    private ComputeDevice small;

    /** A new context. Without an OpenCL device the tests of one are skipped. */
    public Gpu open() {
        if (this == RUNS) {
            small = small == null ? SmallDevice.find() : small;
            return SmallDevice.context(small);
        }
        Target target = Target.valueOf(name());
        TestDevice.require(target);
        return Gpu.open(target);
    }

    /** Whether the JDK sorts so few elements. */
    private boolean isForTheJdk(int n) {
        return switch (this) {
            case JDK -> true;
            case JTP -> n < TargetDevices.JTP_SMALLEST;
            case AUTO -> n < Calibration.SMALLEST;
            default -> n < 2;
        };
    }

    /** Checks engine, device and kernel. */
    public void assertRan(SortKind kind, int n, Execution execution) {
        if (isForTheJdk(n)) {
            TestDevice.assertJdk(execution);
        } else if (this == RUNS) {
            SmallDevice.assertRan(small, kind, n, execution);
        } else if (this == AUTO && execution.engine() == Engine.JDK) {
            assertEquals(Optional.empty(), execution.device());
            assertEquals("", execution.kernel());
            String note = TestDevice.noteOf(execution);
            assertTrue(note.isEmpty() || note.equals("already in order") || note.equals("in descending order, reversed")
                    || note.equals("looks sorted, left to Arrays.sort"), note);
        } else if (this == JTP || this == AUTO && execution.engine() == Engine.JTP) {
            TestDevice.assertRan(Devices.jtp(), TestDevice.radixKernel(kind), execution);
        } else if (this == AUTO) {
            assertEquals(DeviceInfo.Type.GPU, execution.device().orElseThrow().type());
            assertEquals(TestDevice.tileKernel(kind), execution.kernel());
        } else {
            TestDevice.assertRanInTiles(TestDevice.openCl(), kind, execution);
        }
    }

    /** Checks who did a sort by an order of the caller, which has a kernel of its own on JTP and on OpenCL. */
    public void assertRan(String jtpKernel, String openClKernel, int n, Execution execution) {
        if (isForTheJdk(n)) {
            TestDevice.assertJdk(execution);
        } else if (this == JTP) {
            TestDevice.assertRan(Devices.jtp(), jtpKernel, execution);
        } else {
            TestDevice.assertRan(TestDevice.openCl(), openClKernel, execution);
        }
    }
}
