package io.github.aparasort.device;

import io.github.aparasort.DeviceInfo;

/** A device that says it is a GPU of less memory than it has. */
public final class ScarceDevice {
    private ScarceDevice() {
    }

    /** The same device, with a record of its own. */
    public static ComputeDevice of(ComputeDevice device, long globalMemory) {
        DeviceInfo info = device.info().orElseThrow();
        return new ComputeDevice(device.device(), new DeviceInfo(info.name(), info.vendor(), info.platform(),
                info.version(), DeviceInfo.Type.GPU, info.computeUnits(), info.maxWorkGroupSize(), info.localMemory(),
                globalMemory, info.maxAllocation(), info.id()));
    }
}
