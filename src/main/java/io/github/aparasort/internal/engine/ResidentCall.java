package io.github.aparasort.internal.engine;

import io.github.aparasort.Engine;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.kernel.DeviceKernel;

/**
 * An operation on resident arrays of a device, of which somebody wants to know. It is told when it is queued. The
 * device may not even have begun then, so all of the time is the host's.
 */
public final class ResidentCall {
    private final Reports reports;
    private final Operation operation;
    private final Class<?> type;
    private final ComputeDevice device;
    private final long begin = System.nanoTime();
    private final int n;
    /** The kernel that made the most passes in one launch, and how many. */
    private String kernel = "";
    private int most;
    private int passes;

    ResidentCall(Reports reports, Operation operation, Class<?> type, int n, ComputeDevice device) {
        this.reports = reports;
        this.operation = operation;
        this.type = type;
        this.n = n;
        this.device = device;
    }

    /** Takes note of a launch. */
    public void launched(DeviceKernel launched) {
        int launchPasses = launched.passes();
        passes += launchPasses;
        if (launchPasses > most) {
            most = launchPasses;
            kernel = launched.getClass().getSimpleName();
        }
    }

    /** Tells of the call. */
    void done() {
        reports.tell(new EngineWork(Engine.OPENCL, device.info(), kernel, passes, 0, 0, 0, 0, 0)
                .of(operation, type, n, begin, ""));
    }
}
