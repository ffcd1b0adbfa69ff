package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuInts;
import io.github.aparasort.Target;
import io.github.aparasort.testing.TestDevice;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A context for each target where resident arrays can live: on a device of OpenCL, and in the heap. */
final class ResidentContexts implements BeforeAllCallback, AfterAllCallback {
    static final List<Target> TARGETS = List.of(Target.OPENCL, Target.JTP, Target.JDK);

    private final Map<Target, Gpu> contexts = new EnumMap<>(Target.class);

    @Override
    public void beforeAll(ExtensionContext tests) {
        TestDevice.openCl();
        for (Target target : TARGETS) {
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
    public void afterAll(ExtensionContext tests) {
        contexts.values().forEach(Gpu::close);
    }
}
