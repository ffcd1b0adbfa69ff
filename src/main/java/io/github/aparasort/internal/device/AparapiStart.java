package io.github.aparasort.internal.device;

import com.aparapi.device.Device;
import com.aparapi.internal.kernel.KernelManager;
import com.aparapi.internal.kernel.KernelPreferences;
import com.aparapi.internal.opencl.OpenCLPlatform;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.util.LinkedHashSet;
import java.util.List;

/** Starts Aparapi without what it does on its own: it would change the levels of log handlers, and list all devices. */
final class AparapiStart {
    private AparapiStart() {
    }

    static void begin() {
        AparapiLog.quieten();
        try {
            Field platforms = OpenCLPlatform.class.getDeclaredField("platforms");
            platforms.setAccessible(true);
            // Otherwise the application uses Aparapi too, and has listed them.
            if (platforms.get(null) == null) {
                // The initialiser of KernelManager finds this cache, and so lists nothing.
                platforms.set(null, List.of());
                try {
                    replaceManager();
                } finally {
                    platforms.set(null, null);
                }
            }
        } catch (ReflectiveOperationException | InaccessibleObjectException e) {
            // Another version of Aparapi, or one in a module of its own: it lists the devices now, or fails.
            KernelManager.instance();
        }
    }

    /** A manager of the application stays. This method is not in the new class, which would initialise the old one. */
    private static void replaceManager() {
        if (KernelManager.instance().getClass() == KernelManager.class) {
            KernelManager.setKernelManager(new LazyKernelManager());
        }
    }

    /**
     * Aparapi's manager of kernels, but it lists the OpenCL devices when they are first needed. Aparapi's own manager
     * lists them when its class is initialised, for JTP too. Without Aparapi's native library, which this library does
     * without, that fails. With it, every OpenCL driver of the machine is loaded, and PoCL's then replaces the JVM's
     * signal handlers: see {@code docs/traps.md}.
     */
    private static final class LazyKernelManager extends KernelManager {
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
}
