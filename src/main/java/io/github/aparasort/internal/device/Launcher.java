package io.github.aparasort.internal.device;

import com.aparapi.Range;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.Transport;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.JavaChannel;
import java.util.concurrent.ForkJoinWorkerThread;

/** Builds and launches kernels where they are bound to. All failures of Aparapi and OpenCL are caught here. */
public final class Launcher {
    /** {@code aparasort.verify=off} accepts every result unchecked. */
    static final boolean VERIFY = Property.VERIFY.value().equals("on");

    /** One step with a kernel. */
    interface Step {
        void run();
    }

    private Launcher() {
    }

    /** Binds a new kernel, and builds its program for an OpenCL device. */
    static void build(DeviceKernel kernel, ComputeDevice device) throws DeviceFault {
        attempt(DeviceFault.Kind.OFF, "Aparapi does not load", () -> kernel.bind(Transport.NONE));
        if (!device.isOpenCl()) {
            return;
        }
        if (kernel instanceof KernelSequence sequence) {
            sequence.bindTo(device);
            return;
        }
        String what = kernel.getClass().getSimpleName() + " does not build on " + device;
        // This loads what translates. A class that is missing is not the fault of the kernel.
        attempt(DeviceFault.Kind.OFF, "Aparapi does not load", KernelArgument::load);
        if (kernel instanceof CustomCode code) {
            Translation.check(kernel, code, what);
        }
        attempt(DeviceFault.Kind.KERNEL, what, () -> kernel.bind(new OpenClKernel(kernel, device.openCl())));
    }

    /** Whether a kernel that has worked before can work again. */
    static boolean isUsable(DeviceKernel kernel) {
        return !(kernel.transport() instanceof OpenClKernel openCl && openCl.isStale()
                || kernel instanceof KernelSequence sequence && sequence.isStale());
    }

    /**
     * Runs a launch. On JTP a worker of a ForkJoinPool must not run it: while it waited for JTP's workers it would
     * execute other tasks of its pool. A task that needs the lease held here would then wait forever.
     */
    static void run(DeviceKernel kernel, Step step) throws DeviceFault {
        if (kernel.isRunningCL()) {
            attempt(DeviceFault.Kind.RUN, "the launch failed", step);
        } else if (kernel.localSize() > 1 && Thread.currentThread() instanceof ForkJoinWorkerThread) {
            onNewThread(DeviceFault.Kind.RUN, "a worker failed", step);
        } else {
            attempt(DeviceFault.Kind.RUN, "a worker failed", step);
        }
    }

    /** Runs all passes, or queues them on an OpenCL device. */
    static void execute(DeviceKernel kernel) {
        if (kernel.transport() instanceof OpenClKernel openCl) {
            openCl.launch();
        } else if (kernel.usesThreadPool()) {
            ThreadPools.execute(kernel, kernel.globalSize(), kernel.passes());
        } else {
            ThreadPools.execute(kernel, Range.create(kernel.globalSize(), kernel.localSize()), kernel.passes());
        }
    }

    /** The way of the data to a kernel and back. */
    static Channel channel(DeviceKernel kernel, boolean verifies, boolean checksAlone) {
        return kernel.transport() instanceof OpenClKernel openCl ? openCl.channel(verifies, checksAlone)
                : new JavaChannel(verifies, checksAlone);
    }

    /** Waits until what was queued is done. */
    static void finish(DeviceKernel kernel) {
        if (kernel.transport() instanceof OpenClKernel openCl) {
            openCl.finish();
        }
    }

    /** Releases the kernel's arrays, on the device too. Its program is kept. */
    static void release(DeviceKernel kernel) throws DeviceFault {
        kernel.allocate(1);
        if (kernel.transport() instanceof OpenClKernel openCl) {
            attempt(DeviceFault.Kind.RUN, "freeing memory failed", openCl::trim);
        } else if (kernel instanceof KernelSequence sequence) {
            attempt(DeviceFault.Kind.RUN, "freeing memory failed", sequence::trim);
        }
    }

    /** Frees everything that the kernel holds. It cannot be used afterwards. */
    static void dispose(DeviceKernel kernel) {
        try {
            // Threads of JTP's pool hold a reference to the kernel until they end, a minute later.
            kernel.allocate(1);
            if (kernel.transport() instanceof OpenClKernel openCl) {
                openCl.close();
            } else if (kernel instanceof KernelSequence sequence) {
                sequence.close();
            }
        } catch (RuntimeException | Error e) {
            // Nothing else can be done.
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
        } catch (RuntimeException | Error e) {
            throw DeviceFault.of(kind, what, e);
        }
    }
}
