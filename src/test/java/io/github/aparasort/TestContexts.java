package io.github.aparasort;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.step.CallStream;

/** Contexts over a dispatcher of a test's own, for tests in other packages. */
public final class TestContexts {
    private TestContexts() {
    }

    public static Gpu gpu(Dispatcher dispatcher) {
        return new Gpu(dispatcher);
    }

    /** The stream of the resident arrays of a context; null if they live in the heap. */
    public static CallStream stream(Gpu gpu) {
        return gpu.residence.stream();
    }

    /** Whether nothing is even prepared to be told of an operation on resident arrays. */
    public static boolean isUnheard(Gpu gpu) {
        return gpu.dispatcher().beginResident(Operation.SORT, int.class, 1, gpu.residence.stream().device()) == null;
    }

    // ---- what GpuArrays calls of the shared context

    public static Object take(Gpu gpu, Object array, int[] indices) {
        return gpu.facades.take(array, indices);
    }

    public static Object take(Gpu gpu, Object array, int[] indices, Object defaultValue) {
        return gpu.facades.take(array, indices, defaultValue);
    }

    public static <T> T[] takeOrDefault(Gpu gpu, T[] array, int[] indices, T defaultValue) {
        return gpu.facades.takeOrDefault(array, indices, defaultValue);
    }
}
