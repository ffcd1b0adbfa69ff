package io.github.aparasort.device;

import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;
import com.aparapi.exception.CompileFailedException;
import com.aparapi.internal.kernel.KernelManager;
import io.github.aparasort.kernel.SortKernel;
import java.util.LinkedHashSet;
import java.util.concurrent.locks.ReentrantLock;

/** Builds and launches kernels on the device they are bound to; the one place that Aparapi's failures pass through. */
final class Launcher {
    /** Aparapi runs one OpenCL kernel at a time anyway; and "set fields, execute, get" must be one step. */
    private static final ReentrantLock OPENCL = new ReentrantLock();

    private Launcher() {
    }

    /** Binds a fresh kernel and builds its program, so that a failure to translate or build shows its cause. */
    static void build(SortKernel kernel, ComputeDevice device) throws DeviceFault {
        kernel.bind(device.device());
        if (!device.isOpenCl()) {
            return;
        }
        OPENCL.lock();
        try {
            prefer(kernel);
            kernel.compile(device.device());
        } catch (CompileFailedException | RuntimeException | Error e) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL,
                    kernel.getClass().getSimpleName() + " does not build on " + device + ": " + e.getMessage(), e);
        } finally {
            OPENCL.unlock();
        }
    }

    /** Sends the input, runs all passes, and reads the result back. */
    static void run(SortKernel kernel, ComputeDevice device) throws DeviceFault {
        if (!device.isOpenCl()) {
            execute(kernel, device);
            return;
        }
        OPENCL.lock();
        try {
            kernel.putInput();
            execute(kernel, device);
            kernel.getResult();
        } finally {
            OPENCL.unlock();
        }
    }

    /** Runs all passes over what is on the device already. */
    static void execute(SortKernel kernel, ComputeDevice device) throws DeviceFault {
        try {
            prefer(kernel);
            // Without a device: a range that names one runs there, whatever the kernel is bound to.
            kernel.execute(Range.create(Math.max(kernel.globalSize(), kernel.localSize()), kernel.localSize()),
                    kernel.passes());
        } catch (RuntimeException | Error e) {
            throw new DeviceFault(DeviceFault.Kind.RUN, e.getMessage() == null ? e.toString() : e.getMessage(), e);
        }
    }

    /** Lets go of the kernel's arrays, on the device too; its program stays. */
    static void release(SortKernel kernel, ComputeDevice device) throws DeviceFault {
        kernel.allocate(1);
        if (!device.isOpenCl()) {
            return;
        }
        OPENCL.lock();
        try {
            kernel.prepare(0);
            execute(kernel, device);
        } finally {
            OPENCL.unlock();
        }
    }

    /** Frees all that the kernel holds; it is of no use afterwards. */
    static void dispose(SortKernel kernel) {
        OPENCL.lock();
        try {
            kernel.dispose();
        } catch (RuntimeException | Error e) {
            // A context in ruins cannot be freed; there is nobody who could do better.
        } finally {
            OPENCL.unlock();
        }
    }

    /**
     * Names every device as a preferred one, of which a kernel admits its own. Said again before each launch, because
     * a failure of one instance strikes the device off the list of its whole class.
     */
    private static void prefer(SortKernel kernel) {
        LinkedHashSet<Device> all = new LinkedHashSet<>();
        for (ComputeDevice device : Devices.openCl()) {
            all.add(device.device());
        }
        all.add(JavaDevice.ALTERNATIVE_ALGORITHM);
        all.add(JavaDevice.THREAD_POOL);
        KernelManager.instance().setPreferredDevices(kernel, all);
    }
}
