package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_ALL;
import static org.lwjgl.opencl.CL10.nclGetDeviceIDs;
import static org.lwjgl.opencl.CL10.nclGetPlatformIDs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.lwjgl.opencl.CL;
import org.lwjgl.system.APIUtil;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.Library;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Platform;
import org.lwjgl.system.SharedLibrary;

/** The OpenCL library of this machine, the loader that knows the drivers. */
public final class OpenCl {
    // Error codes of OpenCL, the second one of the loader.
    private static final int NO_DEVICE = -1;
    private static final int NO_PLATFORM = -1001;
    /** Platforms, and devices of each, at most: more than a machine has. */
    private static final int MOST = 128;

    private static volatile String step = "to load LWJGL";

    private OpenCl() {
    }

    /**
     * Loads the library and its drivers, and lists their devices. Call it once, on a thread that ends soon: LWJGL
     * leaves thread-local values behind, which keep its class loader.
     *
     * @param leftOut is told of each platform that fails
     * @throws UnsatisfiedLinkError if LWJGL's library or OpenCL's does not load
     */
    public static List<ClDevice> devices(Consumer<String> leftOut) {
        step = "to load the drivers";
        try {
            load();
        } catch (IncompatibleClassChangeError e) {
            throw LwjglVersion.misfit(e);
        }
        step = "clGetPlatformIDs";
        List<ClDevice> devices = new ArrayList<>();
        for (long platform : ids("clGetPlatformIDs", NO_PLATFORM, (most, ids, count) ->
                nclGetPlatformIDs(most, ids, count))) {
            String name = ClDevice.nameOf(platform);
            step = "clGetDeviceIDs of " + name;
            try {
                for (long device : ids("clGetDeviceIDs", NO_DEVICE, (most, ids, count) ->
                        nclGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL & 0xffffffffL, most, ids, count))) {
                    devices.add(new ClDevice(platform, device));
                }
            } catch (ClException e) {
                leftOut.accept(name + ": " + e.getMessage());
            }
        }
        step = "to describe the devices";
        return devices;
    }

    /** What was begun last while devices are listed: what has not answered if that does not end. */
    public static String step() {
        return step;
    }

    /**
     * Loads LWJGL and OpenCL. This neither prints anything nor leaves a setting of LWJGL changed, because it is the
     * application's too.
     */
    private static void load() {
        LwjglVersion.check(LwjglVersion.OF_CLASSES);
        Boolean explicit = Configuration.OPENCL_EXPLICIT_INIT.get();
        Configuration.OPENCL_EXPLICIT_INIT.set(true);
        try {
            if (isLoaded()) {
                return;
            }
        } finally {
            Configuration.OPENCL_EXPLICIT_INIT.set(explicit);
        }
        Natives.load();
        SharedLibrary library = find();
        try {
            String path = library.getPath();
            CL.create(path == null ? library.getName() : path);
        } finally {
            library.free();
        }
    }

    /**
     * OpenCL's library, as the system finds it. LWJGL would look in other places first, the working directory among
     * them, for a name that only development packages install, and print what it does not find.
     */
    private static SharedLibrary find() {
        String configured = Configuration.OPENCL_LIBRARY_NAME.get();
        if (configured != null) {
            return Library.loadNative(CL.class, "org.lwjgl.opencl", null, () -> {
                throw new UnsatisfiedLinkError("Failed to locate library: " + configured);
            }, configured);
        }
        return switch (Platform.get()) {
            case MACOSX -> APIUtil.apiCreateLibrary(
                    "/System/Library/Frameworks/OpenCL.framework/Versions/Current/OpenCL");
            case WINDOWS -> APIUtil.apiCreateLibrary(System.getenv("SystemRoot") + "\\System32\\OpenCL.dll");
            default -> {
                try {
                    yield APIUtil.apiCreateLibrary("libOpenCL.so.1");
                } catch (UnsatisfiedLinkError e) {
                    yield APIUtil.apiCreateLibrary("libOpenCL.so");
                }
            }
        };
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
            long[] ids = new long[Math.max(0, Math.min(MOST, MemoryUtil.memGetInt(count)))];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = MemoryUtil.memGetAddress(memory + (long) i * Long.BYTES);
            }
            return ids;
        } finally {
            MemoryUtil.nmemFree(memory);
        }
    }
}
