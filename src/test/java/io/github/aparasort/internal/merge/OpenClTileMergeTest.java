package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** On OpenCL, in groups of several sizes. */
@ParameterizedClass(name = "{0} {1}, NT {2}, {3} groups, scale {4}")
@CsvSource({
    "INT, TILED, 4, 3, 0", "INT, TILED, 4, 2, 100", "INT, TILED, 64, 3, 0",
    "LONG, TILED, 4, 3, 0", "LONG, TILED, 8, 2, 100", "FLOAT, TILED, 4, 3, 100", "DOUBLE, TILED, 4, 3, 0",
    "INT_PAIRS, TILED, 4, 3, 0", "LONG_PAIRS, TILED, 4, 3, 100", "FLOAT_PAIRS, TILED, 4, 3, 0",
    "DOUBLE_PAIRS, TILED, 4, 3, 0",
    "INT, BASIC, 4, 3, 0", "LONG, BASIC, 4, 2, 0", "INT_PAIRS, BASIC, 4, 2, 0", "LONG_PAIRS, BASIC, 8, 3, 0",
    "INT, CIRCULAR, 4, 2, 3", "INT, CIRCULAR, 64, 3, 100", "LONG, CIRCULAR, 4, 3, 2",
    "INT_PAIRS, CIRCULAR, 4, 2, 4", "LONG_PAIRS, CIRCULAR, 4, 2, 3"})
class OpenClTileMergeTest extends TileMergeCase {
    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @Override
    ComputeDevice device() {
        return TestDevice.openCl();
    }
}
