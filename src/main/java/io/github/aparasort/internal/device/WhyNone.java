package io.github.aparasort.internal.device;

import com.aparapi.internal.opencl.OpenCLLoader;
import com.aparapi.natives.NativeLoader;
import java.io.IOException;
import java.util.Map;

/** Why Aparapi has listed no OpenCL device, with the remedy. */
final class WhyNone {
    private static final String DRIVER =
            "; install the GPU vendor's driver and the OpenCL loader (Debian: ocl-icd-libopencl1)";
    private static final String NAME_ANOTHER = "name another one with -Djava.io.tmpdir=DIRECTORY";

    private WhyNone() {
    }

    static String text() {
        return OpenCLLoader.isOpenCLAvailable() ? ofDrivers(Drivers.registered()) : ofLibrary(loadError());
    }

    /** For a loader that finds these drivers. */
    static String ofDrivers(Map<String, String> drivers) {
        if (drivers.isEmpty()) {
            return "the OpenCL loader is there but lists no device: install the GPU vendor's OpenCL driver";
        }
        return "the OpenCL loader is there, and so are the drivers " + drivers.keySet() + ", but they list no device:"
                + " that of a GPU needs the GPU, and a user who may use it; PoCL needs a directory for its cache that"
                + " can be written to (POCL_CACHE_DIR)";
    }

    /** For a native library that does not load, because of this error, or of one that is unknown: null. */
    static String ofLibrary(Throwable error) {
        String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        if (error == null) {
            return "no OpenCL: Aparapi's native library or libOpenCL does not load on " + system + DRIVER;
        }
        String message = String.valueOf(error.getMessage());
        String directory = "the temporary directory " + System.getProperty("java.io.tmpdir");
        if (message.contains("failed to map segment") || message.contains("Operation not permitted")) {
            return "no OpenCL: the system loads no library from " + directory + " (its mount has the option noexec); "
                    + NAME_ANOTHER;
        }
        if (message.contains("libOpenCL")) {
            return "no OpenCL: there is no OpenCL loader" + DRIVER;
        }
        if (error instanceof IOException && !message.contains("not compatible")) {
            return "no OpenCL: Aparapi's native library cannot be unpacked to " + directory + " (" + error
                    + "); make room there, or " + NAME_ANOTHER;
        }
        return "no OpenCL: Aparapi's native library does not load on " + system + " (" + error + ")" + DRIVER;
    }

    /** Aparapi does not tell what happened, so it happens once more. */
    private static Throwable loadError() {
        try {
            NativeLoader.load();
            return null;
        } catch (IOException | LinkageError | RuntimeException e) {
            return e;
        }
    }
}
