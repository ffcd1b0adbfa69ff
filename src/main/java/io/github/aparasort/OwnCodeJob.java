package io.github.aparasort;

import io.github.aparasort.kernel.DeviceKernel;
import java.util.function.Supplier;

/** One piece of work by code of the caller's own, an order or an operator. */
abstract class OwnCodeJob extends KernelJob {
    OwnCodeJob(String operation, Class<?> type, Work work, int n) {
        super(operation, type, work, n);
    }

    /** The caller's code, which is a kernel for OpenCL devices. */
    abstract DeviceKernel own();

    /** Makes it one for a device. */
    abstract void shape(DeviceInfo device);

    /** What else than the caller's code tells such kernels from one another: whether values travel along. */
    boolean carries() {
        return false;
    }

    /** What makes kernels for JTP that ask the caller's code; it outlives this job, and holds nothing of it. */
    abstract Supplier<DeviceKernel> rakes();

    /** What the caller may do where the code comes out wrong on a device. */
    abstract String remedy();

    @Override
    public final boolean hasOwnCode() {
        return true;
    }
}
