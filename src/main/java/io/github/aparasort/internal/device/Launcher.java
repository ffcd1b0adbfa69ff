package io.github.aparasort.internal.device;

import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;
import com.aparapi.exception.CompileFailedException;
import com.aparapi.internal.kernel.KernelManager;
import com.aparapi.internal.kernel.KernelPreferences;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.locks.ReentrantLock;

/** Builds and launches kernels on the device they are bound to; the one place that Aparapi's failures pass through. */
public final class Launcher {
    /** Aparapi runs one OpenCL kernel at a time anyway; and "set fields, execute, get" must be one step. */
    private static final ReentrantLock OPENCL = new ReentrantLock();

    /**
     * A transfer that fails inside Aparapi leaves its array pinned by the thread that asked for it, unnoticed. Up to
     * JDK 21 no thread gets past a garbage collection again until that thread ends: so there every step has a thread
     * that ends with it, for 0.1 to 0.4 ms. From JDK 22 on a pin holds but the memory around its array. What is left:
     * where a collection is asked for in the very moment in which a transfer fails, these JDKs let no thread pin an
     * array again.
     */
    private static final boolean PINS_BLOCK_COLLECTIONS = Runtime.version().feature() < 22;

    /** {@code aparasort.verify=off} believes whatever comes back. */
    static final boolean VERIFY = !"off".equals(System.getProperty("aparasort.verify"));

    /** Kernel classes whose preferred devices are ours, not Aparapi's own choice. */
    private static final Set<Class<?>> NAMED = ConcurrentHashMap.newKeySet();

    /** What is done with a kernel. */
    interface Step {
        void run() throws CompileFailedException;
    }

    private Launcher() {
    }

    /** Binds a fresh kernel and builds its program, so that a failure to translate or build shows its cause. */
    static void build(DeviceKernel kernel, ComputeDevice device) throws DeviceFault {
        String what = kernel.getClass().getSimpleName() + " does not build on " + device;
        attempt(DeviceFault.Kind.KERNEL, what, () -> kernel.bind(device.device()));
        if (device.isOpenCl()) {
            if (kernel instanceof CustomCode code) {
                Translation.check(kernel, code, what);
            }
            locked(DeviceFault.Kind.KERNEL, what, () -> {
                prefer(kernel);
                kernel.compile(device.device());
            });
        }
    }

    /**
     * Does what a launch takes: on OpenCL alone, on JTP beside others. Not on a worker of a ForkJoinPool: while it
     * waited for JTP's workers it would take up other tasks of its pool, and one that wants the lease which is held
     * here would wait for ever.
     */
    static void run(DeviceKernel kernel, ComputeDevice device, Step step) throws DeviceFault {
        if (device.isOpenCl()) {
            locked(DeviceFault.Kind.RUN, "the launch failed", step);
        } else if (kernel.localSize() > 1 && Thread.currentThread() instanceof ForkJoinWorkerThread) {
            onThreadOfItsOwn(DeviceFault.Kind.RUN, "a worker failed", step);
        } else {
            attempt(DeviceFault.Kind.RUN, "a worker failed", step);
        }
    }

    /** Sends a load of the input, by a launch that does nothing else. */
    static void send(DeviceKernel kernel, int load) {
        int n = kernel.partBegin(kernel.parts());
        kernel.idle();
        kernel.putPart(load);
        launch(kernel, kernel.localSize(), 1);
        kernel.prepare(n);
    }

    /** Runs all passes. */
    static void execute(DeviceKernel kernel) {
        launch(kernel, kernel.globalSize(), kernel.passes());
    }

    /** Lets go of the kernel's arrays, on the device too; its program stays. */
    static void release(DeviceKernel kernel) throws DeviceFault {
        kernel.allocate(1);
        kernel.idle();
        if (kernel.isRunningCL()) {
            locked(DeviceFault.Kind.RUN, "freeing memory failed", () -> launch(kernel, kernel.localSize(), 1));
        }
    }

    /** Frees all that the kernel holds; it is of no use afterwards. */
    static void dispose(DeviceKernel kernel) {
        try {
            // Threads of JTP's pool remember the kernel until they end, a minute later.
            kernel.allocate(1);
            if (kernel.hasRun()) {
                locked(DeviceFault.Kind.RUN, "disposing", kernel::dispose);
            }
        } catch (DeviceFault | RuntimeException | Error e) {
            // A context in ruins cannot be freed; nobody could do better.
        }
    }

    private static void launch(DeviceKernel kernel, int globalSize, int passes) {
        prefer(kernel);
        // Without a device: a range that names one runs there, whatever the kernel is bound to.
        kernel.execute(Range.create(globalSize, kernel.localSize()), passes);
        kernel.markRun();
    }

    /** Runs a step with Aparapi's OpenCL, alone. */
    private static void locked(DeviceFault.Kind kind, String what, Step step) throws DeviceFault {
        Waiting.lock(OPENCL);
        try {
            if (PINS_BLOCK_COLLECTIONS) {
                onThreadOfItsOwn(kind, what, step);
            } else {
                attempt(kind, what, step);
            }
        } finally {
            OPENCL.unlock();
        }
    }

    private static void onThreadOfItsOwn(DeviceFault.Kind kind, String what, Step step) throws DeviceFault {
        DeviceFault[] fault = new DeviceFault[1];
        Thread thread = new Thread(() -> {
            try {
                attempt(kind, what, step);
            } catch (DeviceFault e) {
                fault[0] = e;
            }
        }, "aparasort-launch");
        thread.setDaemon(true);
        // No more threads, or no memory for one: an Error here, a fault to whoever wants the device.
        attempt(kind, what, thread::start);
        Waiting.join(thread);
        if (fault[0] != null) {
            throw fault[0];
        }
    }

    /** Aparapi fails in every way there is, {@code AssertionError} among them. */
    private static void attempt(DeviceFault.Kind kind, String what, Step step) throws DeviceFault {
        try {
            step.run();
        } catch (CompileFailedException | RuntimeException | Error e) {
            throw new DeviceFault(kind, what + ": " + detail(e), e);
        }
    }

    /** Of a worker's failure Aparapi says where it happened, and what it was lies deeper. */
    private static String detail(Throwable e) {
        Throwable deepest = e;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        String outer = e.getMessage() == null ? e.toString() : e.getMessage();
        return deepest == e || outer.contains(deepest.toString()) ? outer : outer + " (" + deepest + ")";
    }

    /**
     * Names every device as a preferred one, of which a kernel admits its own. Looked after before each launch, because
     * a failure of one instance strikes the device off the list of its whole class. Said again only where one is
     * missing: Aparapi empties the list before it fills it, under the eyes of other instances that launch on JTP.
     */
    private static void prefer(DeviceKernel kernel) {
        KernelPreferences preferences = KernelManager.instance().getPreferences(kernel);
        if (NAMED.add(kernel.getClass()) || !areAllPreferred(preferences)) {
            KernelManager.instance().setPreferredDevices(kernel, Preferred.ALL);
        }
    }

    private static boolean areAllPreferred(KernelPreferences preferences) {
        for (Device device : Preferred.ALL) {
            if (!preferences.isDeviceAmongPreferredDevices(device)) {
                return false;
            }
        }
        return true;
    }

    /** The devices to name, in order. Made when first needed; Aparapi takes a copy. */
    private static final class Preferred {
        static final LinkedHashSet<Device> ALL = new LinkedHashSet<>();

        static {
            Devices.openCl().forEach(device -> ALL.add(device.device()));
            ALL.add(JavaDevice.ALTERNATIVE_ALGORITHM);
            ALL.add(JavaDevice.SEQUENTIAL);
            ALL.add(JavaDevice.THREAD_POOL);
        }
    }
}
