package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;

/** What is in the arrays of a kernel, wherever it runs. */
public final class DeviceMemory {
    private DeviceMemory() {
    }

    /** The first n elements of an array of a kernel that is leased. */
    public static <B> B read(DeviceKernel kernel, B array, int n) {
        return Launcher.channel(kernel, false, false).fetch(array, n);
    }
}
