package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * An engine, and the short name that tables show for it.
 *
 * @param opener opens a context on this engine; it may throw a {@code GpuException}
 */
record NamedEngine(String name, Supplier<Gpu> opener) {
    static NamedEngine of(Target target) {
        return new NamedEngine(target.name(), () -> Gpu.open(target));
    }

    /**
     * The engines of this machine that run kernels. PoCL is among them only if it cannot end the JVM.
     *
     * @param all also those that AUTO never chooses: OpenCL on the CPU
     */
    static List<NamedEngine> withKernels(boolean all) {
        List<NamedEngine> engines = new ArrayList<>(List.of(of(Target.JTP)));
        for (DeviceInfo device : Gpu.devices()) {
            if (OpenClSetup.isSafe(device) && (all || device.type() != DeviceInfo.Type.CPU)) {
                engines.add(new NamedEngine(name(device), () -> Gpu.open(device)));
            }
        }
        return engines;
    }

    /** The name of an OpenCL device in tables: its own name is too long for them. */
    static String name(DeviceInfo device) {
        return "OpenCL " + (Gpu.devices().indexOf(device) + 1);
    }

    /** The name of the engine that did a call. */
    static String name(Execution done) {
        return done.device().map(NamedEngine::name).orElse(done.engine().toString());
    }

    Session open() {
        return new Session(opener.get());
    }

    /** An open context, which remembers what its last call did. */
    static final class Session implements AutoCloseable {
        private final Gpu gpu;
        private Execution last;

        private Session(Gpu gpu) {
            this.gpu = gpu;
            gpu.onExecution(execution -> last = execution);
        }

        Gpu gpu() {
            return gpu;
        }

        /** The short name of the engine that ran. */
        String ran() {
            return name(last);
        }

        /** Why another engine than the planned one ran, or empty. */
        String note() {
            return last == null ? "" : last.note();
        }

        /** The kernel that ran, or empty. */
        String kernel() {
            return last == null ? "" : last.kernel();
        }

        @Override
        public void close() {
            gpu.close();
        }
    }
}
