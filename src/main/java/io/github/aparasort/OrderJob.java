package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.kernel.DeviceKernel;
import java.util.List;
import java.util.function.Supplier;

/** One sort by an order of the caller's own. */
abstract class OrderJob extends KernelJob {
    /** Whether values travel with the keys. */
    final boolean carries;

    OrderJob(String operation, Class<?> type, SortKind kind, int n, boolean carries) {
        super(operation, type, kind, n);
        this.carries = carries;
    }

    /** The order, which is a kernel for OpenCL devices. */
    abstract DeviceKernel order();

    /** Makes the order's kernel one for a device. */
    abstract void shape(DeviceInfo device);

    /** What makes kernels for JTP that ask the order; it outlives this job, and holds nothing of it. */
    abstract Supplier<DeviceKernel> rakes();

    @Override
    public final boolean hasOwnOrder() {
        return true;
    }

    @Override
    final List<ComputeDevice> candidates(Choice choice) {
        return algorithm == SortAlgorithm.AUTO ? choice.candidatesForOrder(work, n)
                : choice.candidates(work, n, SortAlgorithm.MERGESORT, this::shareOfJdk);
    }
}
