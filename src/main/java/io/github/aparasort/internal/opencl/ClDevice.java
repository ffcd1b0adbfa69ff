package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.nclGetDeviceInfo;
import static org.lwjgl.opencl.CL10.nclGetPlatformInfo;

import io.github.aparasort.DeviceInfo;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryUtil;

/** A device, what its driver says about it, and its context. */
public final class ClDevice {
    private final long platform;
    private final long id;
    private ClContext context;

    ClDevice(long platform, long id) {
        this.platform = platform;
        this.id = id;
    }

    /** The properties that the driver tells of the device. */
    public DeviceInfo properties() {
        long types = number(CL10.CL_DEVICE_TYPE);
        DeviceInfo.Type type = (types & CL10.CL_DEVICE_TYPE_GPU) != 0 ? DeviceInfo.Type.GPU
                : (types & CL10.CL_DEVICE_TYPE_CPU) != 0 ? DeviceInfo.Type.CPU
                : DeviceInfo.Type.ACCELERATOR;
        String name = TextQuery.text("clGetDeviceInfo", (bytes, memory, size) ->
                nclGetDeviceInfo(id, CL10.CL_DEVICE_NAME, bytes, memory, size));
        return new DeviceInfo(name, ofPlatform(platform, CL10.CL_PLATFORM_VENDOR),
                ofPlatform(platform, CL10.CL_PLATFORM_NAME), ofPlatform(platform, CL10.CL_PLATFORM_VERSION), type,
                (int) number(CL10.CL_DEVICE_MAX_COMPUTE_UNITS), (int) number(CL10.CL_DEVICE_MAX_WORK_GROUP_SIZE),
                number(CL10.CL_DEVICE_LOCAL_MEM_SIZE), number(CL10.CL_DEVICE_GLOBAL_MEM_SIZE),
                number(CL10.CL_DEVICE_MAX_MEM_ALLOC_SIZE), id);
    }

    private static String ofPlatform(long platform, int what) {
        return TextQuery.text("clGetPlatformInfo", (bytes, memory, size) ->
                nclGetPlatformInfo(platform, what, bytes, memory, size));
    }

    /** For messages: also where the driver does not tell it. */
    public String platformName() {
        return nameOf(platform);
    }

    static String nameOf(long platform) {
        try {
            return ofPlatform(platform, CL10.CL_PLATFORM_NAME);
        } catch (ClException e) {
            return "a platform without a name";
        }
    }

    /** Numbers have four or eight bytes; those of four are followed by zeros here. */
    private long number(int what) {
        long memory = MemoryUtil.nmemCallocChecked(1, Long.BYTES);
        try {
            ClException.check("clGetDeviceInfo",
                    nclGetDeviceInfo(id, what, Long.BYTES, memory, MemoryUtil.NULL));
            return MemoryUtil.memGetLong(memory);
        } finally {
            MemoryUtil.nmemFree(memory);
        }
    }

    /** The context of this device, which all kernels share. It is made when it is first needed. */
    public synchronized ClContext context() {
        if (context == null) {
            context = new ClContext(id);
        }
        return context;
    }

    /**
     * Gives a context up after a failure, which may have broken it: the next caller gets a new one. What was made in
     * the old one can still be used, and must be released.
     */
    public synchronized void abandon(ClContext failed) {
        failed.close();
        if (context == failed) {
            context = null;
        }
    }
}
