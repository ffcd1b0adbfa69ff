package io.github.aparasort.internal.engine;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.function.Supplier;

/** One piece of work by code of the caller's own, an order or an operator. */
public abstract class CustomCodeJob extends Job {
    public CustomCodeJob(String operation, Class<?> type, Workload work, int n) {
        super(operation, type, work, n);
    }

    /** The caller's code, which is a kernel for OpenCL devices. */
    public abstract DeviceKernel own();

    /** Makes it one for a device. */
    public abstract void shape(DeviceInfo device);

    /** What else than the caller's code tells such kernels from one another: whether values travel along. */
    public boolean carries() {
        return false;
    }

    /** What makes kernels for JTP that ask the caller's code; it outlives this job, and holds nothing of it. */
    public abstract Supplier<DeviceKernel> rakes();

    /** What the caller may do where the code comes out wrong on a device. */
    public abstract String remedy();

    @Override
    public final boolean hasOwnCode() {
        return true;
    }
}
