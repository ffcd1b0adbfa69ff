package io.github.aparasort;

import io.github.aparasort.internal.engine.Dispatcher;

/** Contexts over a dispatcher of a test's own, for tests in other packages. */
public final class TestContexts {
    private TestContexts() {
    }

    public static Gpu gpu(Dispatcher dispatcher) {
        return new Gpu(dispatcher);
    }

    /** What {@link GpuArrays} calls of the shared context. */
    public static Object take(Gpu gpu, Object array, int[] indices) {
        return gpu.take(array, indices);
    }
}
