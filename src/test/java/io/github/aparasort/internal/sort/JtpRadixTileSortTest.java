package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** Radix kernels in tiles in Java, where every barrier costs each work-item some tenth of a millisecond. */
@ParameterizedClass(name = "NT {0}, {1} groups")
@CsvSource({"2, 2"})
class JtpRadixTileSortTest extends RadixTileSortCase {
    @Override
    ComputeDevice device() {
        return Devices.jtp();
    }

    /** Few, because each takes a tenth of a second: one short tile, and several groups of several tiles. */
    @Override
    public int[] sizes() {
        int nv = nt * IntTileRadixSort.VT;
        return new int[] {3, nv + 1, 5 * nv - 7};
    }

    @Override
    public int[] sizes(Enum<?> input) {
        return Coverage.isOfTheFew(input) ? super.sizes(input) : new int[0];
    }
}
