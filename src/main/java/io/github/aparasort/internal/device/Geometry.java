package io.github.aparasort.internal.device;

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

    /** The largest work-group, NT at most, that the device supports and whose tile fits the local memory. */
    public static int workGroupSize(int bytesPerItem, int furtherBytes, DeviceProperties device) {
        int nt = TileKernel.NT;
        while (nt > 2 && (nt > device.maxWorkGroupSize()
                || (long) nt * bytesPerItem + furtherBytes > device.localMemory())) {
            nt /= 2;
        }
        return nt;
    }

    /** Gives a kernel made for NT the largest work-groups, NT at most, whose tile fits the device's local memory. */
    public static TileKernel fitted(TileKernel kernel, DeviceProperties device) {
        int nt = TileKernel.NT;
        while (nt > 2 && (nt > device.maxWorkGroupSize() || kernel.localBytes() > device.localMemory())) {
            nt /= 2;
            kernel.shape(nt, maxGroups(device));
        }
        return kernel;
    }

    public static int maxGroups(DeviceProperties device) {
        return GROUPS_PER_UNIT * device.computeUnits();
    }
}
