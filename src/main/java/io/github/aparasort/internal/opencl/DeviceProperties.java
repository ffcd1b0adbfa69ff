package io.github.aparasort.internal.opencl;

/** An OpenCL device, as its driver describes it: the components of the public {@code DeviceInfo}. */
public record DeviceProperties(String name, String vendor, String platform, String version, Type type,
        int computeUnits, int maxWorkGroupSize, long localMemory, long globalMemory, long maxAllocation, long id) {

    /** The kind of processor that a device is. */
    public enum Type { GPU, CPU, ACCELERATOR }

    /** Returns text for users: name, platform and kind. */
    @Override
    public String toString() {
        return name + " (" + platform + ", " + type + ")";
    }
}
