package io.github.aparasort.internal.device;

import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;
import com.aparapi.device.OpenCLDevice;
import io.github.aparasort.internal.event.Property;
import java.util.Optional;

/** A place where kernels run: JTP or an OpenCL device, with its limits and its record of faults. */
public final class ComputeDevice {
    /** Aparapi takes the size of an array in bytes as an int. With one byte more it fails without a message. */
    private static final long MAX_ARRAY_BYTES = Integer.MAX_VALUE;

    private final Device device;
    private final DeviceProperties info;
    private final Health health;

    /** Also for tests, which present one device as another. */
    ComputeDevice(Device device, DeviceProperties info) {
        this.device = device;
        this.info = info;
        this.health = new Health(toString());
    }

    static ComputeDevice jtp() {
        return new ComputeDevice(JavaDevice.THREAD_POOL, null);
    }

    static ComputeDevice openCl(OpenCLDevice device) {
        DeviceProperties.Type type = switch (device.getType()) {
            case GPU -> DeviceProperties.Type.GPU;
            case CPU -> DeviceProperties.Type.CPU;
            default -> DeviceProperties.Type.ACCELERATOR;
        };
        String name = device.getName() == null ? device.getShortDescription() : device.getName().trim();
        device.setSharedMemory(registersHeap(device, type));
        return new ComputeDevice(device, new DeviceProperties(name, device.getOpenCLPlatform().getVendor(),
                device.getOpenCLPlatform().getName(), device.getOpenCLPlatform().getVersion(), type,
                device.getMaxComputeUnits(), device.getMaxWorkGroupSize(), device.getLocalMemSize(),
                device.getGlobalMemSize(), device.getMaxMemAllocSize(), device.getDeviceId()));
    }

    /**
     * Whether the driver gets the addresses of the staging arrays (USE_HOST_PTR). A discrete GPU then transfers at the
     * speed of the bus, because the driver page-locks the arrays: a factor of four on an H200. Aparapi pins an array
     * during each of its transfers, but not between them. The garbage collector then moves the array, and the driver
     * keeps the old address until the kernel's next launch. This does no harm where the device has memory of its own
     * and {@link HeapMemory#isKept() the heap keeps its memory}. A device that shares memory with the CPU would work
     * at the old address, where other objects lie now. The system property {@code aparasort.sharedMemory} ({@code on},
     * {@code off}) overrides.
     */
    private static boolean registersHeap(OpenCLDevice device, DeviceProperties.Type type) {
        String wish = Property.SHARED_MEMORY.value();
        boolean discrete = type == DeviceProperties.Type.GPU
                && device.getOpenCLPlatform().getVendor().contains("NVIDIA")
                && System.getProperty("os.arch").equals("amd64");
        return wish.equals("on") || discrete && HeapMemory.isKept() && !wish.equals("off");
    }

    /** Whether the driver gets the addresses of the staging arrays, which makes transfers faster. */
    public boolean sharesMemory() {
        return device instanceof OpenCLDevice openCl && openCl.isSharedMemory();
    }

    Device device() {
        return device;
    }

    public Health health() {
        return health;
    }

    public boolean isOpenCl() {
        return info != null;
    }

    /** What the driver says about the device; empty for JTP. */
    public Optional<DeviceProperties> info() {
        return Optional.ofNullable(info);
    }

    /**
     * The number of elements that fit. A kernel has one or two arrays of keys, and as many arrays of values if an
     * element takes more bytes than a key.
     */
    public int maxElements(int arrays, int keyBytes, int bytesPerElement) {
        if (info == null) {
            return Integer.MAX_VALUE - 8;
        }
        long perArray = Math.min(MAX_ARRAY_BYTES, info.maxAllocation()) / keyBytes;
        return (int) Math.min(perArray, elementsInMemory(arrays, bytesPerElement));
    }

    /** The number of elements that fit the memory of an OpenCL device in so many arrays, however large these are. */
    long elementsInMemory(int arrays, int bytesPerElement) {
        // A tenth of the memory is left for the borders of tiles, the driver and other users of the device.
        return info.globalMemory() / 10 * 9 / ((long) arrays * bytesPerElement);
    }

    /**
     * The number of elements that fit one of several instances of a kernel that work side by side, on this OpenCL
     * device and in the heap.
     */
    public int maxElementsBeside(int arrays, int keyBytes, int bytesPerElement) {
        long inHeap = HeapMemory.elements(arrays * bytesPerElement, KernelPool.SHARE_OF_MEMORY);
        long onDevice = elementsInMemory(arrays, bytesPerElement) / KernelPool.SHARE_OF_MEMORY;
        return (int) Math.min(Math.min(inHeap, onDevice), maxElements(arrays, keyBytes, bytesPerElement));
    }

    /**
     * The number of elements whose results the heap has room for, beside instances of a kernel and the caller's arrays,
     * before they are complete. It does not depend on the device.
     */
    public static int maxElementsInHeap(int bytesPerElement) {
        return (int) Math.min(Integer.MAX_VALUE - 8L,
                HeapMemory.elements(bytesPerElement, KernelPool.SHARE_OF_MEMORY));
    }

    /** Whether n elements fit this device, and half of the heap, in so many arrays. */
    public boolean hasRoomFor(int n, int arrays, int keyBytes, int bytesPerElement) {
        return n <= maxElements(arrays, keyBytes, bytesPerElement)
                && HeapMemory.hasRoomFor((long) arrays * bytesPerElement * n);
    }

    @Override
    public String toString() {
        return info == null ? "JTP" : info.toString();
    }
}
