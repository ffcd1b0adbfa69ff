package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** Tile kernels in Java, where every barrier costs each work-item some tenth of a millisecond: tiny groups. */
@ParameterizedClass(name = "long {0}, traced {1}, NT {2}, {3} groups")
@CsvSource({"false, true, 2, 3", "true, false, 4, 1"})
class JtpTileSetsTest extends TileSetsCase {
    @Override
    ComputeDevice device() {
        return Devices.jtp();
    }

    @Override
    int rounds() {
        return 2;
    }
}
