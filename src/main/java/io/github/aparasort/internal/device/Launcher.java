package io.github.aparasort.internal.device;

import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;
import com.aparapi.exception.CompileFailedException;
import com.aparapi.internal.kernel.KernelManager;
import com.aparapi.internal.kernel.KernelPreferences;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.StrictKernel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.locks.ReentrantLock;

/** Builds and launches kernels on the devices they are bound to. All failures of Aparapi are caught here. */
public final class Launcher {
    /**
     * Aparapi runs one OpenCL kernel at a time, so setting its fields and executing it are one step. Transfers from the
     * device do not need this lock: one instance's result comes back while another instance sends and computes.
     */
    private static final ReentrantLock OPENCL = new ReentrantLock();

    /**
     * If a transfer fails inside Aparapi, its array stays pinned by the thread that asked for it, without a message. Up
     * to JDK 21, no thread then completes a garbage collection until that thread ends. So on these JDKs each step runs
     * on a new thread that ends with it, which costs 0.1 to 0.4 ms. From JDK 22 on, a pin only holds the memory around
     * its array. One case remains on the older JDKs: if a collection is requested at the very moment when a transfer
     * fails, no thread can pin an array again.
     */
    private static final boolean PINS_BLOCK_COLLECTIONS = Runtime.version().feature() < 22;

    /** {@code aparasort.verify=off} accepts every result unchecked. */
    static final boolean VERIFY = Property.VERIFY.value().equals("on");

    /** Kernel classes whose preferred devices this library has set, in place of Aparapi's choice. */
    private static final Set<Class<?>> NAMED = ConcurrentHashMap.newKeySet();

    /** One step with a kernel. */
    interface Step {
        void run() throws CompileFailedException;
    }

    private Launcher() {
    }

    /** Binds a new kernel and builds its program, so that a failure to translate or build shows its cause. */
    static void build(DeviceKernel kernel, ComputeDevice device) throws DeviceFault {
        String what = kernel.getClass().getSimpleName() + " does not build on " + device;
        // This loads more of Aparapi. A class that is missing is not the fault of the kernel.
        attempt(DeviceFault.Kind.OFF, "Aparapi does not load", () -> kernel.bind(device.device()));
        if (device.isOpenCl()) {
            if (kernel instanceof CustomCode code) {
                Translation.check(kernel, code, what);
            }
            alone(DeviceFault.Kind.KERNEL, what, () -> {
                prefer(kernel);
                kernel.compile(device.device());
            });
        }
    }

    /**
     * Runs a launch: on OpenCL alone, on JTP concurrently with others. A worker of a ForkJoinPool must not run it:
     * while it waited for JTP's workers it would execute other tasks of its pool. A task that needs the lease held here
     * would then wait forever.
     *
     * @param fetch reads the result back; other launches may run meanwhile
     */
    static void run(DeviceKernel kernel, ComputeDevice device, Step execute, Step fetch) throws DeviceFault {
        if (device.isOpenCl()) {
            onOpenCl(DeviceFault.Kind.RUN, "the launch failed", () -> {
                locked(execute);
                fetch.run();
            });
            return;
        }
        Step both = () -> {
            execute.run();
            fetch.run();
        };
        if (kernel.localSize() > 1 && Thread.currentThread() instanceof ForkJoinWorkerThread) {
            onNewThread(DeviceFault.Kind.RUN, "a worker failed", both);
        } else {
            attempt(DeviceFault.Kind.RUN, "a worker failed", both);
        }
    }

    /** Sends one load of the input, by a launch that does nothing else. */
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

    /** Releases the kernel's arrays, on the device too. Its program is kept. */
    static void release(DeviceKernel kernel) throws DeviceFault {
        kernel.allocate(1);
        kernel.idle();
        if (kernel.isRunningCL()) {
            alone(DeviceFault.Kind.RUN, "freeing memory failed", () -> launch(kernel, kernel.localSize(), 1));
        }
    }

    /** Frees everything that the kernel holds. It cannot be used afterwards. */
    static void dispose(DeviceKernel kernel) {
        try {
            // Threads of JTP's pool hold a reference to the kernel until they end, a minute later.
            kernel.allocate(1);
            if (kernel.hasRun()) {
                alone(DeviceFault.Kind.RUN, "disposing", kernel::dispose);
            }
        } catch (DeviceFault | RuntimeException | Error e) {
            // A broken context cannot be freed, and nothing else can be done.
        }
    }

    private static void launch(DeviceKernel kernel, int globalSize, int passes) {
        if (kernel.usesThreadPool()) {
            ThreadPools.execute(kernel, globalSize, passes);
        } else {
            execute(kernel, Range.create(globalSize, kernel.localSize()), passes);
        }
        kernel.markRun();
    }

    /** @param range without a device: one that names a device runs there, even if the kernel is bound to another */
    static void execute(StrictKernel kernel, Range range, int passes) {
        prefer(kernel);
        kernel.execute(range, passes);
    }

    /** Runs an OpenCL step that is all there is to do, while no other one runs. */
    private static void alone(DeviceFault.Kind kind, String what, Step step) throws DeviceFault {
        onOpenCl(kind, what, () -> locked(step));
    }

    private static void onOpenCl(DeviceFault.Kind kind, String what, Step step) throws DeviceFault {
        if (PINS_BLOCK_COLLECTIONS) {
            onNewThread(kind, what, step);
        } else {
            attempt(kind, what, step);
        }
    }

    /** Runs an OpenCL step while no other one runs. */
    private static void locked(Step step) throws CompileFailedException {
        Waiting.lock(OPENCL);
        try {
            step.run();
        } finally {
            OPENCL.unlock();
        }
    }

    private static void onNewThread(DeviceFault.Kind kind, String what, Step step) throws DeviceFault {
        // Until the thread says otherwise: it may die without a word if there is no memory for one.
        DeviceFault[] fault = {DeviceFault.shortage("a thread died, as when the JVM has no memory", null)};
        Thread thread = Threads.daemon("aparasort-launch", () -> {
            try {
                attempt(kind, what, step);
                fault[0] = null;
            } catch (DeviceFault e) {
                fault[0] = e;
            }
        });
        // If there are no more threads, or no memory for one, this throws an Error; the caller gets a fault.
        attempt(kind, what, thread::start);
        Waiting.join(thread);
        if (fault[0] != null) {
            throw fault[0];
        }
    }

    /** Aparapi fails by many kinds of exceptions, {@code AssertionError} among them. */
    private static void attempt(DeviceFault.Kind kind, String what, Step step) throws DeviceFault {
        try {
            step.run();
        } catch (CompileFailedException | RuntimeException | Error e) {
            throw DeviceFault.of(kind, what, e);
        }
    }

    /**
     * Names every known device as preferred; a kernel then accepts the one it is bound to. This is checked before each
     * launch, because a failure of one instance removes the device from the list of its whole class. The list is set
     * again only if a device that the kernel accepts is missing: Aparapi empties the list before it fills it, while
     * other instances may launch on JTP.
     */
    private static void prefer(StrictKernel kernel) {
        KernelPreferences preferences = KernelManager.instance().getPreferences(kernel);
        if (NAMED.add(kernel.getClass()) || lacksDevice(preferences, kernel)) {
            KernelManager.instance().setPreferredDevices(kernel, allDevices());
        }
    }

    private static boolean lacksDevice(KernelPreferences preferences, StrictKernel kernel) {
        for (Device device : allDevices()) {
            if (kernel.isAllowDevice(device) && !preferences.isDeviceAmongPreferredDevices(device)) {
                return true;
            }
        }
        return false;
    }

    /** The devices to name, in order. Kernels on JTP do not need those of OpenCL, and do not list them. */
    private static LinkedHashSet<Device> allDevices() {
        LinkedHashSet<Device> all = new LinkedHashSet<>();
        Devices.listed().forEach(device -> all.add(device.device()));
        all.addAll(List.of(JavaDevice.ALTERNATIVE_ALGORITHM, JavaDevice.SEQUENTIAL, JavaDevice.THREAD_POOL));
        return all;
    }
}
