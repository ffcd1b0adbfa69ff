package io.github.aparasort.internal.device;


/** A device that says it is a GPU of less memory than it has. */
public final class LowMemoryDevice {
    private LowMemoryDevice() {
    }

    /** The same device, with a record of its own. */
    public static ComputeDevice of(ComputeDevice device, long globalMemory) {
        DeviceProperties info = device.info().orElseThrow();
        return new ComputeDevice(device.device(), new DeviceProperties(info.name(), info.vendor(), info.platform(),
                info.version(), DeviceProperties.Type.GPU, info.computeUnits(), info.maxWorkGroupSize(),
                info.localMemory(), globalMemory, info.maxAllocation(), info.id()));
    }
}
