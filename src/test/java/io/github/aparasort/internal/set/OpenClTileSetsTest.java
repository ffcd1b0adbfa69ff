package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tiles so tiny that a few elements are many tiles, with runs of equals over their borders, and the default geometry,
 * on OpenCL.
 */
@ParameterizedClass(name = "long {0}, traced {1}, NT {2}, {3} groups")
@CsvSource({"false, true, 2, 3", "false, false, 4, 100", "true, true, 2, 100", "true, false, 4, 1",
    "false, true, 256, 2", "true, true, 256, 2"})
class OpenClTileSetsTest extends TileSetsCase {
    @Override
    ComputeDevice device() {
        return TestDevice.openCl();
    }
}
