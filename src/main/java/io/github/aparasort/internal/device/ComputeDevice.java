package io.github.aparasort.internal.device;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.internal.opencl.ClDevice;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** A place where kernels run: JTP or an OpenCL device, with its limits and its record of faults. */
public final class ComputeDevice {
    /** Arrays of JTP take at most half of the heap: the caller's arrays need the rest. Not tuned. */
    private static final int SHARE_OF_HEAP = 2;
    /**
     * A part of a call beside another one takes at most one part in so many of the device's memory, and the results of
     * all runs of a sort as much of the heap. Not tuned.
     */
    private static final int SHARE_OF_MEMORY = 6;
    /** A tenth of the memory is left for borders of tiles, the driver and other users of the device. Not tuned. */
    private static final int UNCOUNTED = 10;

    /** Null for JTP. */
    private final ClDevice openCl;
    private final DeviceInfo info;
    private final Health health;
    private final AtomicInteger calls = new AtomicInteger();

    /** Also for tests, which present one device as another. */
    ComputeDevice(ClDevice openCl, DeviceInfo info) {
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

    /** A call that is on the device, until it is closed. */
    public interface Stay extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Begins a call on the device. Several calls can be there at the same time, each with a queue of its own. But they
     * share the device and the bus, so a call that can use another engine, or another device, does so.
     *
     * @param joins whether it goes to an OpenCL device where another call is; otherwise it fails as BUSY there
     */
    public Stay enter(boolean joins) throws DeviceFault {
        if (joins || !isOpenCl()) {
            calls.incrementAndGet();
        } else if (!calls.compareAndSet(0, 1)) {
            throw DeviceFault.busy();
        }
        return calls::decrementAndGet;
    }

    /** Whether a call is on the device, which is one of OpenCL. */
    public boolean isBusy() {
        return isOpenCl() && calls.get() > 0;
    }

    public boolean isOpenCl() {
        return info != null;
    }

    /** Refuses to be used after faults. */
    public void requireOn() throws DeviceFault {
        String off = health.whyOff();
        if (off != null) {
            throw new DeviceFault(DeviceFault.Kind.OFF, this + " is " + off, null);
        }
    }

    /** The properties that the driver tells; empty for JTP. */
    public Optional<DeviceInfo> info() {
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
            return Parallel.LARGEST_ARRAY;
        }
        long perArray = Math.min(Parallel.LARGEST_ARRAY, info.maxAllocation() / keyBytes);
        return (int) Math.min(perArray, elementsInMemory(arrays, bytesPerElement));
    }

    /** The number of elements that fit the memory of an OpenCL device in {@code arrays} arrays of any size. */
    long elementsInMemory(int arrays, int bytesPerElement) {
        return info.globalMemory() / UNCOUNTED * (UNCOUNTED - 1) / ((long) arrays * bytesPerElement);
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
        return (int) Math.min(Parallel.LARGEST_ARRAY,
                Runtime.getRuntime().maxMemory() / bytesPerElement / SHARE_OF_MEMORY);
    }

    /** Whether n elements fit this device in {@code arrays} arrays. The arrays of JTP take half of the heap at most. */
    public boolean hasRoomFor(int n, int arrays, int keyBytes, int bytesPerElement) {
        return n <= maxElements(arrays, keyBytes, bytesPerElement)
                && (isOpenCl() || (long) arrays * bytesPerElement * n
                <= Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP);
    }

    /** The note for listeners on a fault of this device. */
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
