package io.github.aparasort.internal.device;

import io.github.aparasort.DeviceInfo;

/** A device that says it is a GPU of less memory than it has. */
public final class LowMemoryDevice {
    private LowMemoryDevice() {
    }

    /** A device like this one, with this much memory. */
    public static ComputeDevice of(ComputeDevice device, long globalMemory) {
        DeviceInfo info = device.info().orElseThrow();
        return of(device, info.maxWorkGroupSize(), globalMemory, info.maxAllocation());
    }

    /** One that allocates less at once, and has smaller groups. */
    public static ComputeDevice ofAllocation(ComputeDevice device, long maxAllocation, int maxWorkGroupSize) {
        return of(device, maxWorkGroupSize, device.info().orElseThrow().globalMemory(), maxAllocation);
    }

    private static ComputeDevice of(ComputeDevice device, int maxWorkGroupSize, long globalMemory,
            long maxAllocation) {
        DeviceInfo info = device.info().orElseThrow();
        return new ComputeDevice(device.openCl(), new DeviceInfo(info.name(), info.vendor(), info.platform(),
                info.version(), DeviceInfo.Type.GPU, info.computeUnits(), maxWorkGroupSize, info.localMemory(),
                globalMemory, maxAllocation, info.id()));
    }
}
