package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.ClDevice;
import io.github.aparasort.internal.opencl.DeviceProperties;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** A place where kernels run: JTP or an OpenCL device, with its limits and its record of faults. */
public final class ComputeDevice {
    /** The most elements of a Java array, nearly. */
    static final int MAX_ARRAY = Integer.MAX_VALUE - 8;
    /** Arrays of a kernel take at most one part in so many of the size of the heap. */
    private static final int SHARE_OF_HEAP = 2;
    /**
     * A part of a call beside another one takes at most one part in so many of the device's memory, and the results of
     * all runs of a sort as much of the heap.
     */
    private static final int SHARE_OF_MEMORY = 6;
    /** One part in so many of the memory is left for the borders of tiles, the driver and other users of the device. */
    private static final int FREE_SHARE = 10;

    /** Null for JTP. */
    private final ClDevice openCl;
    private final DeviceProperties info;
    private final Health health;
    private final AtomicInteger calls = new AtomicInteger();

    /** Also for tests, which present one device as another. */
    ComputeDevice(ClDevice openCl, DeviceProperties info) {
        this.openCl = openCl;
        this.info = info;
        this.health = new Health(toString());
    }

    static ComputeDevice jtp() {
        return new ComputeDevice(null, null);
    }

    static ComputeDevice of(ClDevice device) {
        return new ComputeDevice(device, device.properties());
    }

    ClDevice openCl() {
        return openCl;
    }

    public Health health() {
        return health;
    }

    /** How many calls are on the device. */
    public AtomicInteger calls() {
        return calls;
    }

    public boolean isOpenCl() {
        return info != null;
    }

    /** What the driver says about the device; empty for JTP. */
    public Optional<DeviceProperties> info() {
        return Optional.ofNullable(info);
    }

    /** The version of the driver, by which times are kept; empty for JTP. */
    public String version() {
        return info == null ? "" : info.version();
    }

    /**
     * The number of elements that fit. A kernel has one or two arrays of keys, and as many arrays of values if an
     * element takes more bytes than a key.
     */
    public int maxElements(int arrays, int keyBytes, int bytesPerElement) {
        if (info == null) {
            return MAX_ARRAY;
        }
        long perArray = Math.min(MAX_ARRAY, info.maxAllocation() / keyBytes);
        return (int) Math.min(perArray, elementsInMemory(arrays, bytesPerElement));
    }

    /** The number of elements that fit the memory of an OpenCL device in so many arrays, however large these are. */
    long elementsInMemory(int arrays, int bytesPerElement) {
        return info.globalMemory() / FREE_SHARE * (FREE_SHARE - 1) / ((long) arrays * bytesPerElement);
    }

    /** The number of elements that a part of a call may have beside another one on this OpenCL device. */
    int maxElementsBeside(int arrays, int keyBytes, int bytesPerElement) {
        return (int) Math.min(elementsInMemory(arrays, bytesPerElement) / SHARE_OF_MEMORY,
                maxElements(arrays, keyBytes, bytesPerElement));
    }

    /** The parts of n elements of which one fits beside another: each has room for an element more. */
    public int partsBeside(long n, int arrays, int keyBytes, int bytesPerElement) {
        return (int) ((n - 1) / Math.max(1, maxElementsBeside(arrays, keyBytes, bytesPerElement) - 1) + 1);
    }

    /**
     * The number of elements whose results the heap has room for, beside the caller's arrays, before they are complete.
     * It does not depend on the device.
     */
    public static int maxElementsInHeap(int bytesPerElement) {
        return (int) Math.min(MAX_ARRAY,
                Runtime.getRuntime().maxMemory() / bytesPerElement / SHARE_OF_MEMORY);
    }

    /** Whether n elements fit this device in so many arrays. The arrays of JTP take half of the heap at most. */
    public boolean hasRoomFor(int n, int arrays, int keyBytes, int bytesPerElement) {
        return n <= maxElements(arrays, keyBytes, bytesPerElement)
                && (isOpenCl() || (long) arrays * bytesPerElement * n
                <= Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP);
    }

    /** What listeners are told of a fault on this device. */
    public String describe(DeviceFault fault) {
        try {
            return DeviceFault.joined(toString(), ": ", fault.getMessage());
        } catch (OutOfMemoryError e) {
            return fault.getMessage();
        }
    }

    @Override
    public String toString() {
        return info == null ? "JTP" : info.toString();
    }
}
