package io.github.aparasort;

import java.nio.file.Path;

/** An application of a server, which {@link DroppedLoaders} loads. */
final class Application {
    private Application() {
    }

    static void run(String directory) throws Exception {
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            AllFamilies.call(gpu);
        }
        AllFamilies.call(Gpu.shared());
        AllFamilies.sortFile(Path.of(directory));
    }
}
