package io.github.aparasort.internal.opencl;

/** Faults of a device, for tests in other packages. */
public final class ClFaults {
    private static final int OUT_OF_RESOURCES = -5;

    private ClFaults() {
    }

    /** What a driver says of many faults. */
    public static ClException outOfResources() {
        return new ClException("clEnqueueNDRangeKernel", OUT_OF_RESOURCES, "");
    }

    /** A buffer that a driver does not make. */
    public static ClException noBuffer(int code) {
        return new ClException("clCreateBuffer", code, "");
    }
}
