package io.github.aparasort.internal.device;

import com.aparapi.device.OpenCLDevice;
import com.aparapi.internal.kernel.KernelManager;
import com.aparapi.internal.opencl.OpenCLLoader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The devices of this machine, found once. Nothing here throws. If something is missing or broken (Aparapi itself, its
 * native library, the OpenCL loader, a driver), it becomes a problem that {@code doctor} and {@code explain} report.
 */
public final class Devices {
    /**
     * A literal: the JVM has it once, however many class loaders have loaded this class. OpenCL loaders and drivers may
     * not bear that two copies of Aparapi's native library list devices at the same moment; PoCL ends the process.
     */
    private static final Object LISTING = "io.github.aparasort: one class loader lists the OpenCL devices at a time";

    private static final Devices FOUND = found();

    private final List<ComputeDevice> openCl = new ArrayList<>();
    private ComputeDevice jtp;
    private String problem = "";

    private Devices() {
        try {
            AparapiLog.quieten();
            // Every launch needs this, on JTP too. It loads Aparapi's native library, which may be forbidden.
            KernelManager.instance();
            jtp = ComputeDevice.jtp();
            for (OpenCLDevice device : OpenCLDevice.listDevices(null)) {
                openCl.add(ComputeDevice.openCl(device));
            }
            // GPUs first, then by memory, the largest first. A call gets the first device.
            openCl.sort(Comparator.comparing((ComputeDevice d) -> d.info().orElseThrow().type())
                    .thenComparing(d -> -d.info().orElseThrow().globalMemory()));
            if (openCl.isEmpty()) {
                problem = OpenCLLoader.isOpenCLAvailable()
                        ? "the OpenCL loader is there but lists no device: install the GPU vendor's OpenCL driver"
                        : "no OpenCL: Aparapi's native library or libOpenCL does not load on "
                                + System.getProperty("os.name") + " " + System.getProperty("os.arch")
                                + "; install the GPU vendor's driver and the OpenCL loader"
                                + " (Debian: ocl-icd-libopencl1)";
            }
        } catch (Throwable e) {
            // ExceptionInInitializerError, NoClassDefFoundError, UnsatisfiedLinkError, a driver's own exceptions ...
            problem = problem(e);
        }
        Discovery.markDone();
    }

    private static Devices found() {
        synchronized (LISTING) {
            return new Devices();
        }
    }

    /** OpenCL devices, GPUs first. */
    public static List<ComputeDevice> openCl() {
        return List.copyOf(FOUND.openCl);
    }

    /** The Java thread pool, or null if Aparapi does not load. */
    public static ComputeDevice jtp() {
        return FOUND.jtp;
    }

    /** Why no OpenCL device was found, with the remedy; empty if one was found. */
    public static String problem() {
        return FOUND.problem;
    }

    /** If there is no memory for a text either, this class must not be broken by that. */
    private static String problem(Throwable e) {
        String problem = "Aparapi does not start";
        try {
            Throwable cause = e;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            return problem.concat(": ").concat(cause.toString());
        } catch (OutOfMemoryError noMemory) {
            return problem;
        }
    }
}
