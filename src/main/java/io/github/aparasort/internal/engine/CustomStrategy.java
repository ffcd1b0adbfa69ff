package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** The caller's order or operator in a job. On an OpenCL device the caller's code is part of the kernel. */
public interface CustomStrategy {
    /** The kernel with the caller's code, for an OpenCL device. */
    DeviceKernel kernel();

    /** Gives that kernel the geometry for a device. */
    void shape(DeviceProperties device);

    /** Whether values travel with the keys. Kernels with and without values are different kernels. */
    default boolean carries() {
        return false;
    }

    /** Whether AUTO may use a GPU, if a GPU is faster than plain Java at the same work without custom code. */
    boolean mayUseGpu();

    /** Whether AUTO should use JTP with this many processors. It may call the custom code to time it. */
    boolean isWorthSharing(int processors);

    /** What the caller can do if the code gives wrong results on a device. */
    String remedy();
}
