package io.github.aparasort;

/**
 * An OpenCL device, as its driver describes it. {@link Gpu#devices()} lists them, and {@link Gpu#open(DeviceInfo)}
 * opens a context on one.
 *
 * @param name name of the device, for instance {@code NVIDIA H200}
 * @param vendor vendor of the platform (the driver)
 * @param platform name of the OpenCL platform it belongs to
 * @param version the platform's version text
 * @param type kind of processor
 * @param computeUnits number of compute units: the device runs at least as many work-groups at once
 * @param maxWorkGroupSize the most work-items in a group
 * @param localMemory bytes of local memory of a group
 * @param globalMemory bytes of device memory
 * @param maxAllocation the most bytes of one array
 * @param id the driver's handle, unique within this process
 */
public record DeviceInfo(String name, String vendor, String platform, String version, Type type, int computeUnits,
        int maxWorkGroupSize, long localMemory, long globalMemory, long maxAllocation, long id) {

    /** The kind of processor that a device is. */
    public enum Type { GPU, CPU, ACCELERATOR }

    /** Returns text for people: name, platform and kind. */
    @Override
    public String toString() {
        return name + " (" + platform + ", " + type + ")";
    }
}
