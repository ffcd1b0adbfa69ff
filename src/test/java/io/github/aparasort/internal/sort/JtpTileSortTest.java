package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** Tile kernels in Java, where every barrier costs each work-item some tenth of a millisecond: tiny groups. */
@ParameterizedClass(name = "NT {0}, {1} groups")
@CsvSource({"2, 1", "2, 3", "4, 2"})
class JtpTileSortTest extends TileSortCase {
    @Override
    ComputeDevice device() {
        return Devices.jtp();
    }

    @Override
    public int[] sizes(Enum<?> input) {
        return Coverage.isOfTheFew(input) ? super.sizes(input) : new int[0];
    }
}
