package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.SplitIntPairTiles;
import io.github.aparasort.testing.SplitIntTiles;
import io.github.aparasort.testing.SplitLongTiles;
import io.github.aparasort.testing.SplitPairTiles;
import io.github.aparasort.testing.TestDevice;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The way of very many tiles with few of them: keys in four parts that travel one after the other, lists that straddle
 * the parts' borders, and partition passes. With 256 work-items there are full tiles, which have a path of their own.
 */
@ParameterizedClass(name = "NT {0}, {1} groups")
@CsvSource({"4, 3", "256, 5"})
class OpenClSplitTileSortTest extends TileSortCase {
    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @Override
    ComputeDevice device() {
        return TestDevice.openCl();
    }

    @Override
    DeviceKernel kernel(SortKind kind) {
        return switch (kind) {
            case INT, FLOAT -> new SplitIntTiles(nt(kind), maxGroups);
            case LONG, DOUBLE -> new SplitLongTiles(nt(kind), maxGroups);
            case INT_PAIR -> new SplitIntPairTiles(nt(kind), maxGroups);
            case LONG_PAIR -> new SplitPairTiles(nt(kind), maxGroups);
        };
    }

    @Override
    String kernelName(SortKind kind) {
        return kernel(kind).getClass().getSimpleName();
    }

    /** Where tiles are tiny, also around the borders of parts: their arrays have one capacity, 1024 keys. */
    @Override
    public int[] sizes() {
        int nv = nt * IntTileMergesort.VT;
        return nt > 8 ? super.sizes() : IntStream.concat(IntStream.of(super.sizes()), IntStream.of(8 * nv - 1,
                8 * nv + 1, 14 * nv - 1, 14 * nv, 14 * nv + 1)).toArray();
    }

    /** With full tiles: a short third part, a whole one, one key in the fourth, and a full tile there. */
    @Override
    public int[] largeSizes() {
        return nt > 8 ? new int[] {30_011, 60_928, 60_929, 95_751} : new int[] {30_011};
    }
}
