package io.github.aparasort;

/**
 * An OpenCL device, as its driver describes it.
 *
 * @param name the device's own name, for instance {@code NVIDIA H200}
 * @param vendor who made the platform (the driver)
 * @param platform name of the OpenCL platform it belongs to
 * @param version the platform's version text
 * @param type what kind of processor it is
 * @param computeUnits how many work-groups it runs side by side at least
 * @param maxWorkGroupSize work-items per group at most
 * @param localMemory bytes of local memory per group
 * @param globalMemory bytes of memory in all
 * @param maxAllocation bytes of one array at most
 * @param id the driver's handle, unique within this process
 */
public record DeviceInfo(String name, String vendor, String platform, String version, Type type, int computeUnits,
        int maxWorkGroupSize, long localMemory, long globalMemory, long maxAllocation, long id) {

    /** What kind of processor a device is. */
    public enum Type { GPU, CPU, ACCELERATOR }

    /** For people: name, platform and kind. */
    @Override
    public String toString() {
        return name + " (" + platform + ", " + type + ")";
    }
}
