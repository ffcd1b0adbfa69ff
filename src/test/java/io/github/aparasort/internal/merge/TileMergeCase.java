package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;
import java.util.List;
import org.junit.jupiter.params.Parameter;

/**
 * Merges in tiles, by every way. The last parameter is the tiles that find their own borders, of which 0 makes a
 * partition pass, or the tiles per section.
 */
abstract class TileMergeCase extends KernelMergeCase {
    @Parameter(1)
    MergeStrategy strategy;
    @Parameter(2)
    int nt;
    @Parameter(3)
    int maxGroups;
    @Parameter(4)
    int scale;

    @Override
    DeviceKernel kernel() {
        TileKernel kernel = MergeKernels.tile(kind, strategy, nt, maxGroups);
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
    public int[] sizes() {
        int nv = nt * IntTileMerge.VT;
        return new int[] {2, 3, 17, 18, nv - 1, nv, nv + 1, 3 * nv, 7 * nv + 5, 13 * nv - 1};
    }
}
