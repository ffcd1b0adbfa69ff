package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.Transport;

/** Kernels on JTP, in the arrays of their fields. */
public final class JtpRun {
    private JtpRun() {
    }

    /** Binds a new kernel. */
    public static void bind(DeviceKernel kernel) {
        // This starts Aparapi.
        Devices.jtp();
        kernel.bind(Transport.NONE);
    }

    /** Runs all passes of a prepared kernel. */
    public static void run(DeviceKernel kernel) throws DeviceFault {
        Launcher.run(kernel, () -> Launcher.execute(kernel));
    }

    /** Runs work on a kernel of rakes in the arrays of a caller. */
    @SuppressWarnings("unchecked")
    public static <K> void run(DeviceKernel kernel, InPlaceJob<K> work) throws DeviceFault {
        new RakeLaunch(Devices.jtp(), failed -> { }, kernel, false).run((K) kernel, work);
    }
}
