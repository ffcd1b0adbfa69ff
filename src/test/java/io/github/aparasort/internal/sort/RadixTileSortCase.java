package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.SmallRadixTiles;
import java.util.List;
import org.junit.jupiter.params.Parameter;

/**
 * Radix kernels in tiles of a small geometry, so that few keys reach every path: sets of few lanes, short tiles, groups
 * of several tiles, and keys in several parts.
 */
abstract class RadixTileSortCase extends KernelSortCase {
    @Parameter(0)
    int nt;
    /** Fewer groups than tiles make every group go on from tile to tile. */
    @Parameter(1)
    int maxGroups;

    @Override
    SortForm form() {
        return SortForm.RADIX_TILES;
    }

    @Override
    SortOptions options() {
        return new SortOptions(SortAlgorithm.RADIX, BlocksortNetwork.TRANSPOSITION);
    }

    @Override
    DeviceKernel kernel(SortKind kind) {
        return nt < IntTileRadixSort.LANES ? SmallRadixTiles.of(kind, nt, maxGroups)
                : SortKernels.radixTiles(kind, nt, maxGroups);
    }

    @Override
    String kernelName(SortKind kind) {
        return kernel(kind).getClass().getSimpleName();
    }

    @Override
    Object geometry() {
        return List.of(nt, maxGroups);
    }

    @Override
    void assertGeometry(DeviceKernel kernel) {
        assertEquals(nt, kernel.localSize());
        assertTrue(kernel.globalSize() <= nt * maxGroups);
    }

    /** Around the borders of tiles, of the shares of groups, and of parts; primes; around powers of two. */
    @Override
    public int[] sizes() {
        int nv = nt * IntTileRadixSort.VT;
        int nvOfLongs = nt * LongTileRadixSort.VT;
        return new int[] {2, 3, 16, 17, nvOfLongs - 1, nvOfLongs, nvOfLongs + 1, nv - 1, nv, nv + 1, 2 * nv - 1, 2 * nv,
            2 * nv + 1, 3 * nv, 4 * nv + 1, 127, 128, 129, 509, 1021};
    }
}
