package io.github.aparasort.internal.step;

import io.github.aparasort.internal.kernel.DeviceKernel;

/** What was launched on a stream, for those who report a call or a fault. */
final class LaunchLog {
    private Class<?> lastKernel = Object.class;
    private Class<?> mainKernel = Object.class;
    private int mostPasses;
    private int passes;

    /** A call begins. */
    void begin() {
        mostPasses = 0;
    }

    /** @param isCheck whether the launch only checks something */
    void add(DeviceKernel kernel, boolean isCheck) {
        lastKernel = kernel.getClass();
        passes += kernel.passes();
        int weight = kernel instanceof ElementKernel ? 1 : 2 * kernel.passes();
        if (!isCheck && weight > mostPasses) {
            mostPasses = weight;
            mainKernel = kernel.getClass();
        }
    }

    /** The kernel with the most passes since a call began. */
    Class<?> mainKernel() {
        return mainKernel;
    }

    /** Passes of all launches. */
    int passes() {
        return passes;
    }

    /** The kernel that was launched last. */
    Class<?> lastKernel() {
        return lastKernel;
    }
}
