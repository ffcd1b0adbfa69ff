package io.github.aparasort.internal.device;

import io.github.aparasort.DeviceInfo;

/** A device that says it is a GPU of less memory than it has. */
public final class LowMemoryDevice {
    private LowMemoryDevice() {
    }

    /** The same device, with a record of its own. */
    public static ComputeDevice of(ComputeDevice device, long globalMemory) {
        DeviceInfo info = device.info().orElseThrow();
        return new ComputeDevice(device.device(), new DeviceInfo(info.name(), info.vendor(), info.platform(),
                info.version(), DeviceInfo.Type.GPU, info.computeUnits(), info.maxWorkGroupSize(), info.localMemory(),
                globalMemory, info.maxAllocation(), info.id()));
    }
}
