package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.LwjglError;
import java.util.List;
import java.util.Map;

/** Why there is no OpenCL device, with the remedy. */
final class OpenClDiagnosis {
    private static final String DRIVER =
            "; install the GPU vendor's driver and the OpenCL loader (Debian: ocl-icd-libopencl1)";

    private OpenClDiagnosis() {
    }

    /** For a loader that finds these drivers, which list no device. */
    static String ofDrivers(Map<String, String> drivers, List<String> leftOut) {
        if (!leftOut.isEmpty()) {
            return "the OpenCL loader is there, but no device of its drivers can be used: "
                    + String.join("; ", leftOut);
        }
        if (drivers.isEmpty()) {
            return "the OpenCL loader is there but lists no device: install the GPU vendor's OpenCL driver";
        }
        return "the OpenCL loader is there, and so are the drivers " + drivers.keySet() + ", but they list no device:"
                + " that of a GPU needs the GPU, and a user who may use it; PoCL needs a directory for its cache that"
                + " can be written to (POCL_CACHE_DIR)";
    }

    /** For drivers that do not answer. */
    static String ofSilence(String step, long seconds, Map<String, String> drivers) {
        return "no OpenCL: one of the drivers " + drivers.keySet() + " has not answered for " + seconds + " s (" + step
                + "); keep it out, for instance with OCL_ICD_VENDORS=/etc/OpenCL/vendors/nvidia.icd in the environment";
    }

    /** For a library that does not load, or a driver that fails. */
    static String of(Throwable thrown) {
        Throwable cause = DeviceFault.deepest(thrown);
        if (cause instanceof LwjglError) {
            return "no OpenCL: " + cause.getMessage();
        }
        String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        String message = String.valueOf(cause.getMessage());
        if (message.contains("OpenCL.so") || message.contains("OpenCL.dll") || message.contains("OpenCL.framework")) {
            return "no OpenCL: there is no OpenCL loader" + DRIVER;
        }
        if (cause instanceof IllegalCallerException) {
            return "no OpenCL: the JVM does not let LWJGL load native libraries (" + message
                    + "); allow it with --enable-native-access=ALL-UNNAMED, or =org.lwjgl on the module path";
        }
        if (cause instanceof ClassNotFoundException || cause instanceof NoClassDefFoundError) {
            return "no OpenCL: LWJGL lacks the class " + message + ": put org.lwjgl:lwjgl and lwjgl-opencl beside this"
                    + " library; on the module path start Java with --add-modules org.lwjgl.opencl,jdk.unsupported";
        }
        if (message.contains("lwjgl")) {
            return "no OpenCL: LWJGL's native library does not load on " + system + " (" + message + "); if the"
                    + " temporary directory " + System.getProperty("java.io.tmpdir") + " is full, or its mount has the"
                    + " option noexec, name another one with -Djava.io.tmpdir=DIRECTORY";
        }
        return "no OpenCL on " + system + ": " + cause;
    }
}
