package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.kernel.DeviceKernel;
import io.github.aparasort.kernel.tile.IntTileMerge;
import io.github.aparasort.kernel.tile.LongTileMerge;
import io.github.aparasort.kernel.tile.TileKernel;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every way to merge in tiles, on OpenCL. The last parameter is the tiles that find their own borders, of which 0
 * makes a partition pass, or the tiles per section.
 */
@ParameterizedClass(name = "{0} {1}, NT {2}, {3} groups, scale {4}")
@CsvSource({
    "INT, TILED, 4, 3, 0", "INT, TILED, 4, 2, 100", "INT, TILED, 64, 3, 0",
    "LONG, TILED, 4, 3, 0", "LONG, TILED, 8, 2, 100", "FLOAT, TILED, 4, 3, 100", "DOUBLE, TILED, 4, 3, 0",
    "INT_PAIRS, TILED, 4, 3, 0", "LONG_PAIRS, TILED, 4, 3, 100", "FLOAT_PAIRS, TILED, 4, 3, 0",
    "DOUBLE_PAIRS, TILED, 4, 3, 0",
    "INT, BASIC, 4, 3, 0", "LONG, BASIC, 4, 2, 0", "INT_PAIRS, BASIC, 4, 2, 0", "LONG_PAIRS, BASIC, 8, 3, 0",
    "INT, CIRCULAR, 4, 2, 3", "INT, CIRCULAR, 64, 3, 100", "LONG, CIRCULAR, 4, 3, 2",
    "INT_PAIRS, CIRCULAR, 4, 2, 4", "LONG_PAIRS, CIRCULAR, 4, 2, 3"})
class OpenClTileMergeTest extends KernelMergeCase {
    @Parameter(1)
    MergeStrategy strategy;
    @Parameter(2)
    int nt;
    @Parameter(3)
    int maxGroups;
    @Parameter(4)
    int scale;

    @BeforeAll
    static void demand() {
        Placement.openCl();
    }

    @Override
    ComputeDevice device() {
        return Placement.openCl();
    }

    @Override
    DeviceKernel kernel() {
        TileKernel kernel = MergeKernels.tile(new MergeWork(kind, strategy), nt, maxGroups);
        if (kernel instanceof IntTileMerge merge) {
            merge.scale(scale);
        } else {
            ((LongTileMerge) kernel).scale(scale);
        }
        return kernel;
    }

    @Override
    MergeStrategy strategy() {
        return strategy;
    }

    @Override
    List<Object> geometry() {
        return List.of(kind, strategy, nt, maxGroups, scale);
    }

    @Override
    String kernelName() {
        String way = strategy == MergeStrategy.CIRCULAR ? "CircularMerge" : "TileMerge";
        return (kind.bytesPerKey() == Integer.BYTES ? "Int" : "Long") + (kind.isPairs() ? "Pair" : "") + way;
    }

    @Override
    int[] sizes() {
        int nv = nt * IntTileMerge.VT;
        return new int[] {2, 3, 17, 18, nv - 1, nv, nv + 1, 3 * nv, 7 * nv + 5, 13 * nv - 1};
    }
}
