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

    private static final int BYTES = 4096;
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
        boolean ofPlatform = what.name().startsWith("PLATFORM");
        return query(ofPlatform ? "clGetPlatformInfo" : "clGetDeviceInfo", (memory, size) -> ofPlatform
                ? nclGetPlatformInfo(platform, name, BYTES, memory, size)
                : nclGetDeviceInfo(id, name, BYTES, memory, size), memory -> MemoryUtil.memUTF8(memory).trim());
    }

    /** Numbers have four or eight bytes; those of four are followed by zeros here. */
    public long number(Quantity what) {
        return query("clGetDeviceInfo", (memory, size) ->
                nclGetDeviceInfo(id, NUMBERS.get(what), Long.BYTES, memory, size), MemoryUtil::memGetLong);
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

    private interface Query {
        int ask(long memory, long size);
    }

    private interface Reader<R> {
        R read(long memory);
    }

    private static <R> R query(String function, Query query, Reader<R> reader) {
        long memory = MemoryUtil.nmemCallocChecked(1, BYTES + Long.BYTES);
        try {
            ClException.check(function, query.ask(memory, memory + BYTES));
            return reader.read(memory);
        } finally {
            MemoryUtil.nmemFree(memory);
        }
    }
}
