package io.github.aparasort.internal.device;

import com.aparapi.Range;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.RakeKernel;

/** Kernels on JTP, in the arrays of their fields. */
public final class JtpRun {
    private JtpRun() {
    }

    /** Runs all passes of a prepared kernel, by threads of its own. */
    public static void run(DeviceKernel kernel) {
        // This starts Aparapi.
        Devices.jtp();
        ThreadPools.execute(kernel, Range.create(kernel.globalSize(), kernel.localSize()), kernel.passes());
    }

    /** Runs work on a kernel of rakes in the arrays of a caller. */
    @SuppressWarnings("unchecked")
    public static <K> void run(RakeKernel kernel, InPlaceJob<K> work) throws DeviceFault {
        new RakeLaunch(Devices.jtp(), failed -> { }, kernel).run((K) kernel, work);
    }
}
