package io.github.aparasort.internal.device;

import com.aparapi.Range;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.Transport;
import java.util.concurrent.ForkJoinWorkerThread;

/** Binds and launches kernels on JTP. All failures of Aparapi are caught here. */
final class Launcher {
    /** One step with a kernel. */
    interface Step {
        void run();
    }

    private Launcher() {
    }

    /** Binds a new kernel to workers of this JVM. */
    static void bind(DeviceKernel kernel) throws DeviceFault {
        attempt(DeviceFault.Kind.OFF, "Aparapi does not load", () -> kernel.bind(Transport.NONE));
    }

    /**
     * Runs a launch. A worker of a ForkJoinPool must not run it: while it waited for JTP's workers it would execute
     * other tasks of its pool. A task that needs the kernel taken here would then wait forever.
     */
    static void run(DeviceKernel kernel, Step step) throws DeviceFault {
        if (kernel.localSize() > 1 && Thread.currentThread() instanceof ForkJoinWorkerThread) {
            onNewThread(DeviceFault.Kind.RUN, "a worker failed", step);
        } else {
            attempt(DeviceFault.Kind.RUN, "a worker failed", step);
        }
    }

    /** Runs all passes. */
    static void execute(DeviceKernel kernel) {
        if (kernel.usesThreadPool()) {
            ThreadPools.execute(kernel, kernel.globalSize(), kernel.passes());
        } else {
            ThreadPools.execute(kernel, Range.create(kernel.globalSize(), kernel.localSize()), kernel.passes());
        }
    }

    /** Releases the arrays of a kernel. Threads of JTP's pool hold a reference to it until they end, a minute later. */
    static void drop(DeviceKernel kernel) {
        try {
            kernel.allocate(1);
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
        ManagedWait.join(thread);
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
