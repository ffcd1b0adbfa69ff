package io.github.aparasort.internal.column;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.ElementKernel;

/** What was launched on a stream, for those who report a call or a fault. */
public final class LaunchLog {
    private Class<?> lastKernel = Object.class;
    private Class<?> mainKernel = Object.class;
    private int mostPasses;
    private int passes;

    /** A call begins. */
    public void begin() {
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
    public Class<?> mainKernel() {
        return mainKernel;
    }

    /** Passes of all launches. */
    public int passes() {
        return passes;
    }

    /** The kernel that was launched last. */
    public Class<?> lastKernel() {
        return lastKernel;
    }
}
