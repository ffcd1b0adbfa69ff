package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.SlicedWork;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** On OpenCL, in slices so small that a few elements are many slices, by several instances in turns. */
@ParameterizedClass(name = "{0} {1}, NT {2}, {3} groups, scale {4}, slices of {5}")
@CsvSource({
    "INT, TILED, 4, 3, 0, 100", "INT, TILED, 4, 2, 100, 7", "LONG, TILED, 4, 3, 0, 69", "FLOAT, TILED, 4, 3, 100, 50",
    "DOUBLE, TILED, 4, 3, 0, 200", "INT_PAIRS, TILED, 4, 3, 0, 41", "LONG_PAIRS, TILED, 4, 3, 100, 100",
    "FLOAT_PAIRS, TILED, 4, 3, 0, 68", "DOUBLE_PAIRS, TILED, 4, 3, 0, 90", "INT, CIRCULAR, 4, 2, 3, 150",
    "LONG_PAIRS, BASIC, 8, 3, 0, 77"})
class OpenClSlicedMergeTest extends TileMergeCase {
    @Parameter(5)
    int slice;

    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @Override
    ComputeDevice device() {
        return TestDevice.openCl();
    }

    @Override
    int instances() {
        return SlicedWork.INSTANCES;
    }

    @Override
    int slice() {
        return slice;
    }
}
