package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** The last geometry is the default one with few groups: only there tiles can be full, and take a path of their own. */
@ParameterizedClass(name = "NT {0}, {1} groups")
@CsvSource({"4, 3", "256, 3"})
class OpenClRadixTileSortTest extends RadixTileSortCase {
    /** Without a device the whole class is skipped, with the reason. */
    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @Override
    ComputeDevice device() {
        return TestDevice.openCl();
    }

    /** Where tiles are tiny: around the borders of the third and the fourth part of ints. */
    @Override
    public int[] largeSizes() {
        int nv = nt * IntTileRadixSort.VT;
        return nt > 4 ? new int[] {30_011, 100_003} : new int[] {8 * nv, 8 * nv + 1, 14 * nv, 14 * nv + 1, 16 * nv};
    }
}
