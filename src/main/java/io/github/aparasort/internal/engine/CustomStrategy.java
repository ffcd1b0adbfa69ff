package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.step.HostCall;

/** The caller's order or operator in a job. On an OpenCL device the caller's code is part of the kernel. */
public interface CustomStrategy {
    /** The kernel with the caller's code, for an OpenCL device. */
    CustomCode code();

    /** Builds that kernel on the stream of a call. */
    void build(HostCall call) throws DeviceFault;

    /** Whether AUTO may use a GPU, if a GPU is faster than plain Java at the same work without custom code. */
    boolean mayUseGpu();

    /** Whether AUTO should use JTP with this many processors. It may call the custom code to time it. */
    boolean isWorthSharing(int processors);

    /** Advice for the caller if the code gives wrong results on a device. */
    String remedy();
}
