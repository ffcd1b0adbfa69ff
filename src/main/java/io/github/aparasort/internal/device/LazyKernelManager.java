package io.github.aparasort.internal.device;

import com.aparapi.device.Device;
import com.aparapi.internal.kernel.KernelManager;
import com.aparapi.internal.kernel.KernelPreferences;
import java.util.LinkedHashSet;

/**
 * Aparapi's manager of kernels, but it lists the OpenCL devices when they are first needed. Aparapi's own manager lists
 * them when its class is initialised, for JTP too. Without Aparapi's native library, which this library does without,
 * that fails. With it, every OpenCL driver of the machine is loaded, and PoCL's then replaces the JVM's signal
 * handlers: see {@code docs/traps.md}.
 */
final class LazyKernelManager extends KernelManager {
    private boolean listed;

    /** The constructor of the superclass calls this: too early. */
    @Override
    protected void setup() {
        // See below.
    }

    /** The devices for kernels that name none: those of an application that uses Aparapi too. */
    @Override
    public KernelPreferences getDefaultPreferences() {
        list();
        return super.getDefaultPreferences();
    }

    @Override
    public void setDefaultPreferredDevices(LinkedHashSet<Device> devices) {
        list();
        super.setDefaultPreferredDevices(devices);
    }

    private synchronized void list() {
        if (!listed) {
            super.setup();
            listed = true;
        }
    }
}
