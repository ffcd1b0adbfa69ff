package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_ALL;
import static org.lwjgl.opencl.CL10.nclGetDeviceIDs;
import static org.lwjgl.opencl.CL10.nclGetPlatformIDs;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.opencl.CL;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Platform;

/** The OpenCL library of this machine, the loader that knows the drivers. */
public final class OpenCl {
    private static final int NO_DEVICE = -1;
    private static final int NO_PLATFORM = -1001;
    /** Platforms, and devices of each, at most. */
    private static final int MOST = 64;

    private OpenCl() {
    }

    /**
     * Loads the library and its drivers, and lists their devices. Call it once, on a thread that ends soon: LWJGL
     * leaves thread-local values behind, which keep its class loader.
     *
     * @throws UnsatisfiedLinkError if LWJGL's library or OpenCL's does not load
     */
    public static List<ClDevice> devices() {
        load();
        List<ClDevice> devices = new ArrayList<>();
        for (long platform : ids("clGetPlatformIDs", NO_PLATFORM, (most, ids, count) ->
                nclGetPlatformIDs(most, ids, count))) {
            for (long device : ids("clGetDeviceIDs", NO_DEVICE, (most, ids, count) ->
                    nclGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL & 0xffffffffL, most, ids, count))) {
                devices.add(new ClDevice(platform, device));
            }
        }
        return devices;
    }

    /** LWJGL looks for the name that only development packages install. It also prints what does not load. */
    private static void load() {
        Configuration.OPENCL_EXPLICIT_INIT.set(true);
        if (Configuration.DEBUG_STREAM.get() == null && !Configuration.DEBUG.get(false)) {
            Configuration.DEBUG_STREAM.set(new PrintStream(OutputStream.nullOutputStream(), false,
                    StandardCharsets.UTF_8));
        }
        if (isLoaded()) {
            return;
        }
        if (Configuration.OPENCL_LIBRARY_NAME.get() != null || Platform.get() != Platform.LINUX) {
            CL.create();
            return;
        }
        try {
            CL.create("libOpenCL.so.1");
        } catch (UnsatisfiedLinkError e) {
            CL.create("libOpenCL.so");
        }
    }

    /** Whether the application uses OpenCL by LWJGL, and has loaded it. */
    private static boolean isLoaded() {
        try {
            return CL.getFunctionProvider() != null;
        } catch (IllegalStateException e) {
            return false;
        }
    }

    private interface Listing {
        int list(int most, long ids, long count);
    }

    private static long[] ids(String function, int none, Listing listing) {
        long memory = MemoryUtil.nmemCallocChecked(MOST + 1, Long.BYTES);
        try {
            long count = memory + (long) MOST * Long.BYTES;
            int code = listing.list(MOST, memory, count);
            if (code == none) {
                return new long[0];
            }
            ClException.check(function, code);
            long[] ids = new long[Math.min(MOST, MemoryUtil.memGetInt(count))];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = MemoryUtil.memGetAddress(memory + (long) i * Long.BYTES);
            }
            return ids;
        } finally {
            MemoryUtil.nmemFree(memory);
        }
    }
}
