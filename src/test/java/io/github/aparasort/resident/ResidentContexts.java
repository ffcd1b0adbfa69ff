package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuInts;
import io.github.aparasort.Target;
import io.github.aparasort.testing.TestDevice;
import java.util.EnumMap;
import java.util.Map;

/** A context for each target where resident arrays can live: on a device of OpenCL, and in the heap. */
final class ResidentContexts implements AutoCloseable {
    private final Map<Target, Gpu> contexts = new EnumMap<>(Target.class);

    ResidentContexts(Target... targets) {
        TestDevice.openCl();
        for (Target target : targets) {
            Gpu gpu = Gpu.open(target);
            contexts.put(target, gpu);
            try (GpuInts array = gpu.ints(new int[] {1})) {
                assertEquals(target == Target.OPENCL, array.device().isPresent(), target.toString());
            }
        }
    }

    Gpu of(Target target) {
        return contexts.get(target);
    }

    @Override
    public void close() {
        contexts.values().forEach(Gpu::close);
    }
}
