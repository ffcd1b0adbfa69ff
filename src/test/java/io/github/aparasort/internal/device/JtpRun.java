package io.github.aparasort.internal.device;

import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;
import com.aparapi.internal.kernel.KernelManager;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.RakeKernel;
import java.util.LinkedHashSet;
import java.util.List;

/** Kernels on Java threads, in the arrays of their fields. */
public final class JtpRun {
    private static final List<Device> JAVA = List.of(JavaDevice.THREAD_POOL);

    static {
        AparapiStart.begin();
    }

    private JtpRun() {
    }

    /** Has Aparapi run all passes of a prepared kernel, with work-groups and barriers, by threads of its own. */
    public static void run(DeviceKernel kernel) {
        // A failure of one instance removes the device from the list of its whole class.
        synchronized (JtpRun.class) {
            KernelManager.instance().setPreferredDevices(kernel, new LinkedHashSet<>(JAVA));
        }
        kernel.execute(Range.create(kernel.globalSize(), kernel.localSize()), kernel.passes());
    }

    /** Runs work on a kernel of rakes in the arrays of a caller. */
    @SuppressWarnings("unchecked")
    public static <K> void run(RakeKernel kernel, InPlaceJob<K> work) throws DeviceFault {
        new RakeLaunch(Devices.jtp(), failed -> { }, kernel).run((K) kernel, work);
    }
}
