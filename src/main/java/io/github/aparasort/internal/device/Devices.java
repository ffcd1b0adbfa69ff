package io.github.aparasort.internal.device;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.internal.event.ExitDelay;
import io.github.aparasort.internal.event.Log;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.opencl.ClDevice;
import io.github.aparasort.internal.opencl.ClException;
import io.github.aparasort.internal.opencl.OpenCl;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;
import org.apache.bcel.classfile.JavaClass;

/**
 * The devices of this machine, found once. Nothing here throws. If something is missing or broken (Aparapi itself,
 * LWJGL's native library, the OpenCL loader, a driver), it becomes a problem that {@code doctor} and {@code explain}
 * report.
 *
 * <p>To list the OpenCL devices loads all OpenCL drivers, also those of CPUs, which is not without danger: see
 * {@code docs/traps.md}. {@link Drivers} tells whether {@code AUTO} may.
 */
public final class Devices {
    /**
     * A literal: the JVM has it once, however many class loaders have loaded this class. OpenCL loaders and drivers may
     * not bear that two threads load them at the same moment; PoCL ends the process.
     */
    private static final Object LISTING = "io.github.aparasort: one class loader lists the OpenCL devices at a time";

    /** To load drivers takes some seconds, and PoCL's took over a minute where 80 threads shared two processors. */
    private static final long MOST_SECONDS = 300;

    /** The Java threads: nothing is loaded for them. */
    private static final ComputeDevice JTP = ComputeDevice.jtp();

    /** Aparapi, which translates kernels, started without OpenCL. */
    private static final class Translator {
        static final String PROBLEM = start();

        private static String start() {
            try {
                AparapiStart.begin();
                return "";
            } catch (Throwable e) {
                // ExceptionInInitializerError, NoClassDefFoundError ...
                String problem = withCause("Aparapi does not start", e);
                Log.warn(problem + "; the CPU does all work. The command doctor tells the remedy");
                return problem;
            }
        }
    }

    /** The OpenCL devices, listed. */
    private static final class Listed {
        static final List<String> LEFT_OUT = new CopyOnWriteArrayList<>();
        static List<ComputeDevice> found = List.of();
        static String problem = Translator.PROBLEM;

        static {
            if (problem.isEmpty()) {
                try {
                    synchronized (LISTING) {
                        found = list();
                    }
                    problem = SignalHandlers.problem();
                    if (!problem.isEmpty()) {
                        Log.warn(problem);
                    } else if (found.isEmpty()) {
                        problem = OpenClDiagnosis.ofDrivers(Drivers.registered(), LEFT_OUT);
                    }
                } catch (ClassNotFoundException e) {
                    problem = "Aparapi cannot read kernels for OpenCL, because its library bcel does not find Apache"
                            + " Commons Lang. On the class path add commons-lang3; on the module path start Java with"
                            + " --add-modules org.apache.commons.lang3";
                    Log.warn(problem + "; the CPU does all work");
                } catch (ExitDelay.Ending e) {
                    problem = e.getMessage();
                } catch (TimeoutException e) {
                    problem = OpenClDiagnosis.ofSilence(OpenCl.step(), MOST_SECONDS, Drivers.registered());
                    Log.warn(problem + "; the CPU does all work");
                } catch (UnsatisfiedLinkError e) {
                    // There is no OpenCL on this machine, or none that this JVM can load.
                    problem = OpenClDiagnosis.of(e);
                } catch (Throwable e) {
                    // A driver's own exceptions, the JVM's refusal of native libraries ...
                    problem = OpenClDiagnosis.of(e);
                    Log.warn(problem + "; the CPU does all work. The command doctor tells the remedy");
                }
            }
            listed = true;
        }

        private static List<ComputeDevice> list() throws ClassNotFoundException, TimeoutException {
            // On the module path nothing requires this module, because bcel has no module descriptor.
            Class.forName("org.apache.commons.lang3.ArrayUtils", false, JavaClass.class.getClassLoader());
            List<ComputeDevice> devices = listOnOwnThread(LEFT_OUT, MOST_SECONDS);
            // GPUs first, then by memory, the largest first. A call gets the first device.
            devices.sort(Comparator.comparing((ComputeDevice d) -> d.info().orElseThrow().type())
                    .thenComparing(d -> -d.info().orElseThrow().globalMemory()));
            return List.copyOf(devices);
        }
    }

    private static volatile boolean listed;

    private Devices() {
    }

    /**
     * What LWJGL leaves behind in the thread ends with it. A driver that hangs keeps the thread, but not its callers.
     *
     * @param leftOut gets each platform and device that fails, with the reason
     */
    static List<ComputeDevice> listOnOwnThread(List<String> leftOut, long mostSeconds) throws TimeoutException {
        FutureTask<List<ComputeDevice>> listing = new FutureTask<>(() -> ExitDelay.call(() -> {
            List<ComputeDevice> devices = new ArrayList<>();
            try {
                for (ClDevice device : OpenCl.devices(leftOut::add)) {
                    try {
                        devices.add(ComputeDevice.of(device));
                    } catch (ClException e) {
                        leftOut.add("a device of " + device.platformName() + ": " + e.getMessage());
                    }
                }
            } finally {
                SignalHandlers.restore();
            }
            return devices;
        }));
        Threads.daemon("aparasort-opencl", listing).start();
        return ManagedWait.result(listing, mostSeconds);
    }

    /** OpenCL devices, GPUs first. Lists them, unless that was done. */
    public static List<ComputeDevice> openCl() {
        return Listed.found;
    }

    /** What the drivers tell of these. */
    public static List<DeviceInfo> infos() {
        return openCl().stream().map(device -> device.info().orElseThrow()).toList();
    }

    /** The one of these of which the drivers tell this. */
    public static Optional<ComputeDevice> find(DeviceInfo wanted) {
        return openCl().stream().filter(device -> device.info().orElseThrow().equals(wanted)).findFirst();
    }

    /** OpenCL devices for AUTO: none, and nothing is loaded, if that is of no use or not safe. */
    public static List<ComputeDevice> openClForAuto() {
        return Drivers.whyNotListed().isEmpty() ? openCl() : List.of();
    }

    /** The OpenCL devices if they were listed before; otherwise none. */
    public static List<ComputeDevice> listed() {
        return listed ? openCl() : List.of();
    }

    /** The question that the drivers are asked, or were asked last. */
    public static String step() {
        return OpenCl.step();
    }

    /** The platforms and devices that were found but cannot be used, each with the reason. */
    public static List<String> leftOut() {
        return listed ? List.copyOf(Listed.LEFT_OUT) : List.of();
    }

    /** The Java threads: the caller, and the workers of its pool. */
    public static ComputeDevice jtp() {
        return JTP;
    }

    /**
     * Why Aparapi does not start, or why no OpenCL device was found, with the remedy. Empty if there is no problem, or
     * the devices were not listed.
     */
    public static String problem() {
        return listed ? Listed.problem : "";
    }

    /** If there is no memory for a text either, this class must not be broken by that. */
    private static String withCause(String problem, Throwable e) {
        try {
            return problem.concat(": ").concat(DeviceFault.deepest(e).toString());
        } catch (OutOfMemoryError noMemory) {
            return problem;
        }
    }
}
