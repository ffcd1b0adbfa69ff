package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** Tile kernels in Java, where every barrier costs each work-item some tenth of a millisecond: tiny groups. */
@ParameterizedClass(name = "{0} {1}, NT {2}, {3} groups, scale {4}")
@CsvSource({"INT, TILED, 2, 3, 0", "LONG_PAIRS, TILED, 4, 1, 100", "INT_PAIRS, BASIC, 2, 2, 0",
    "LONG, CIRCULAR, 2, 2, 3"})
class JtpTileMergeTest extends TileMergeCase {
    @Override
    ComputeDevice device() {
        return Devices.jtp();
    }
}
