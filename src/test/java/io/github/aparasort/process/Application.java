package io.github.aparasort.process;

import io.github.aparasort.Engine;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.nio.file.Path;

/** An application of a server, which {@link DroppedLoaders} loads. */
final class Application {
    private static boolean sorted;

    private Application() {
    }

    static void run(String directory) throws Exception {
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            AllFamilies.call(gpu);
        }
        AllFamilies.call(Gpu.shared());
        AllFamilies.sortFile(Path.of(directory), 1 << 17, Gpu.shared());
    }

    /** By an order of the application. Only one class loader of a process can load the native library of LWJGL. */
    static void sortOnOpenCl(String directory) throws Exception {
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            gpu.onExecution(done -> sorted = done.engine() == Engine.OPENCL);
            gpu.sorter().sort(new int[] {1, 3, 2}, AllFamilies.Falling::new);
        }
        if (!sorted) {
            throw new IllegalStateException("it was not sorted on an OpenCL device");
        }
    }
}
