package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.trial.KernelTrials;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A context that demands an OpenCL device, and tells which kernels its calls launch there. */
final class ToldLaunches implements AutoCloseable {
    final Gpu gpu;
    private final Set<String> kernels = ConcurrentHashMap.newKeySet();
    private Execution last;
    private int calls;

    ToldLaunches(ComputeDevice device) {
        Dispatcher dispatcher = KernelTrials.dispatcher(Target.OPENCL, device);
        dispatcher.calls().onStream(options ->
                StreamScale.onLaunch(options, kernel -> kernels.add(kernel.getClass().getSimpleName())));
        gpu = TestContexts.gpu(dispatcher);
        gpu.onExecution(done -> {
            last = done;
            calls++;
        });
    }

    /** Forgets what was launched. The first call of each kind proves it, so it launches more than others. */
    void forget() {
        kernels.clear();
    }

    /** Whether a kernel whose name ends so was launched. The last call was done by the device. */
    boolean was(String kernel) {
        assertEquals(Engine.OPENCL, last.engine());
        return kernels.stream().anyMatch(name -> name.endsWith(kernel));
    }

    /** The number of calls that were reported. */
    int calls() {
        return calls;
    }

    @Override
    public String toString() {
        return last + ": " + kernels;
    }

    @Override
    public void close() {
        gpu.close();
    }
}
