package io.github.aparasort.internal.device;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.internal.kernel.TileKernel;

/** The geometry of kernels over tiles on a device: the size of a work-group, and how many groups there are. */
public final class Geometry {
    /**
     * Groups per compute unit. On an H200, 200 (one group for each tile of 64M keys) are 5 % faster than 16: a few
     * long-lived groups do not end at the same time.
     */
    public static final int GROUPS_PER_UNIT = 200;

    private Geometry() {
    }

    /**
     * Gives a kernel the largest work-groups, up to those that it has, that the device supports and whose tile fits its
     * local memory.
     *
     * @param groups groups at most
     */
    public static <K extends TileKernel> K fitted(K kernel, int groups, DeviceInfo device) {
        int nt = kernel.localSize();
        while (nt > 2 && (nt > device.maxWorkGroupSize() || kernel.localBytes() > device.localMemory())) {
            nt /= 2;
            kernel.shape(nt, groups);
        }
        return kernel;
    }
}
