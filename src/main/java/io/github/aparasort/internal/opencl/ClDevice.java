package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.nclGetDeviceInfo;
import static org.lwjgl.opencl.CL10.nclGetPlatformInfo;

import java.util.Map;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryUtil;

/** A device, what its driver says about it, and its context. */
public final class ClDevice {
    /** What a driver tells as a text. */
    public enum Text { NAME, VERSION, PLATFORM_NAME, PLATFORM_VENDOR, PLATFORM_VERSION }

    /** What a driver tells as a number. */
    public enum Quantity { TYPE, COMPUTE_UNITS, WORK_GROUP_SIZE, LOCAL_MEMORY, GLOBAL_MEMORY, ALLOCATION }

    public static final int TYPE_CPU = CL10.CL_DEVICE_TYPE_CPU;
    public static final int TYPE_GPU = CL10.CL_DEVICE_TYPE_GPU;

    private static final Map<Text, Integer> TEXTS = Map.of(Text.NAME, CL10.CL_DEVICE_NAME,
            Text.VERSION, CL10.CL_DEVICE_VERSION, Text.PLATFORM_NAME, CL10.CL_PLATFORM_NAME,
            Text.PLATFORM_VENDOR, CL10.CL_PLATFORM_VENDOR, Text.PLATFORM_VERSION, CL10.CL_PLATFORM_VERSION);
    private static final Map<Quantity, Integer> NUMBERS = Map.of(Quantity.TYPE, CL10.CL_DEVICE_TYPE,
            Quantity.COMPUTE_UNITS, CL10.CL_DEVICE_MAX_COMPUTE_UNITS,
            Quantity.WORK_GROUP_SIZE, CL10.CL_DEVICE_MAX_WORK_GROUP_SIZE,
            Quantity.LOCAL_MEMORY, CL10.CL_DEVICE_LOCAL_MEM_SIZE,
            Quantity.GLOBAL_MEMORY, CL10.CL_DEVICE_GLOBAL_MEM_SIZE,
            Quantity.ALLOCATION, CL10.CL_DEVICE_MAX_MEM_ALLOC_SIZE);

    private final long platform;
    private final long id;
    private ClContext context;

    ClDevice(long platform, long id) {
        this.platform = platform;
        this.id = id;
    }

    public long id() {
        return id;
    }

    public String text(Text what) {
        int name = TEXTS.get(what);
        return what.name().startsWith("PLATFORM") ? TextQuery.text("clGetPlatformInfo", (bytes, memory, size) ->
                nclGetPlatformInfo(platform, name, bytes, memory, size))
                : TextQuery.text("clGetDeviceInfo", (bytes, memory, size) ->
                nclGetDeviceInfo(id, name, bytes, memory, size));
    }

    /** For messages: also where the driver does not tell it. */
    public String platformName() {
        return nameOf(platform);
    }

    static String nameOf(long platform) {
        try {
            return TextQuery.text("clGetPlatformInfo", (bytes, memory, size) ->
                    nclGetPlatformInfo(platform, CL10.CL_PLATFORM_NAME, bytes, memory, size));
        } catch (ClException e) {
            return "a platform without a name";
        }
    }

    /** Numbers have four or eight bytes; those of four are followed by zeros here. */
    public long number(Quantity what) {
        long memory = MemoryUtil.nmemCallocChecked(1, Long.BYTES);
        try {
            ClException.check("clGetDeviceInfo",
                    nclGetDeviceInfo(id, NUMBERS.get(what), Long.BYTES, memory, MemoryUtil.NULL));
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
