package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** The kernels in Java, where every barrier costs each work-item some tenth of a millisecond: tiny groups. */
@ParameterizedClass(name = "NT {0}, {1} groups, split {2}")
@CsvSource({"2, 3, false", "4, 2, true"})
class JtpTileSegmentSortTest extends TileSegmentSortCase {
    @Override
    ComputeDevice device() {
        return Devices.jtp();
    }

    @Override
    int[] sizes(int nv) {
        return new int[] {2, 18, nv, 2 * nv + 1, 7 * nv + 3};
    }
}
