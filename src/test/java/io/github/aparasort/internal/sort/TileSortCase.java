package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.TestDevice;
import java.util.List;
import org.junit.jupiter.params.Parameter;

/** Tile kernels of a tiny geometry, so that few elements reach every path: short tiles, odd lists, several levels. */
abstract class TileSortCase extends KernelSortCase {
    @Parameter(0)
    int nt;
    /** Fewer groups than tiles make every group go on from tile to tile. */
    @Parameter(1)
    int maxGroups;

    @Override
    SortForm form() {
        return SortForm.MERGESORT_TILES;
    }

    @Override
    DeviceKernel kernel(SortKind kind) {
        return SortKernels.tile(kind, BlocksortNetwork.TRANSPOSITION, nt(kind), maxGroups);
    }

    /** The work-items per group asked for, or what of them the local memory of the device has room for. */
    int nt(SortKind kind) {
        long localMemory = device().info().map(DeviceProperties::localMemory).orElse(Long.MAX_VALUE);
        int fitting = nt;
        while (SortKernels.tile(kind, BlocksortNetwork.TRANSPOSITION, fitting, maxGroups).localBytes() > localMemory) {
            fitting /= 2;
        }
        return fitting;
    }

    @Override
    String kernelName(SortKind kind) {
        return TestDevice.tileKernel(kind);
    }

    @Override
    Object geometry() {
        return List.of(nt, maxGroups);
    }

    @Override
    void assertGeometry(DeviceKernel kernel) {
        assertTrue(nt == kernel.localSize() || nt == 2 * kernel.localSize());
        assertTrue(kernel.globalSize() <= nt * maxGroups);
    }

    /** Around the borders of work-items and tiles; lists without a partner; primes; around powers of two. */
    @Override
    public int[] sizes() {
        int nv = nt * IntTileMergesort.VT;
        return new int[] {2, 3, 16, 17, 18, nv - 1, nv, nv + 1, 2 * nv - 1, 2 * nv, 2 * nv + 1, 3 * nv, 4 * nv + 1,
            7 * nv + 3, 8 * nv, 127, 128, 129, 509, 1021};
    }
}
