package io.github.aparasort.internal.tile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.testing.KernelMergeCase;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.TileLaunches;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Merges in tiles, by every way. The last parameter is the tiles that find their own borders, of which 0 makes a
 * partition pass, or the tiles per section. On JTP every barrier costs each work-item some tenth of a millisecond: tiny
 * groups.
 */
@ParameterizedClass(name = "{0} {1} {2}, NT {3}, {4} groups, scale {5}")
@CsvSource({"JTP, INT, TILED, 2, 3, 0", "JTP, LONG_PAIRS, TILED, 4, 1, 100", "JTP, INT_PAIRS, BASIC, 2, 2, 0",
    "JTP, LONG, CIRCULAR, 2, 2, 3",
    "OPENCL, INT, TILED, 4, 3, 0", "OPENCL, INT, TILED, 4, 2, 100", "OPENCL, INT, TILED, 64, 3, 0",
    "OPENCL, LONG, TILED, 4, 3, 0", "OPENCL, LONG, TILED, 8, 2, 100", "OPENCL, INT_PAIRS, TILED, 4, 3, 0",
    "OPENCL, LONG_PAIRS, TILED, 4, 3, 100", "OPENCL, INT, BASIC, 4, 3, 0", "OPENCL, LONG, BASIC, 4, 2, 0",
    "OPENCL, INT_PAIRS, BASIC, 4, 2, 0", "OPENCL, LONG_PAIRS, BASIC, 8, 3, 0", "OPENCL, INT, CIRCULAR, 4, 2, 3",
    "OPENCL, INT, CIRCULAR, 64, 3, 100", "OPENCL, LONG, CIRCULAR, 4, 3, 2", "OPENCL, INT_PAIRS, CIRCULAR, 4, 2, 4",
    "OPENCL, LONG_PAIRS, CIRCULAR, 4, 2, 3"})
class TileMergeTest extends KernelMergeCase {
    @Parameter(0)
    Target target;
    @Parameter(1)
    KeyKind kind;
    @Parameter(2)
    MergeStrategy strategy;
    @Parameter(3)
    int nt;
    @Parameter(4)
    int maxGroups;
    @Parameter(5)
    int scale;

    @Override
    protected KeyKind kind() {
        return kind;
    }

    @Override
    protected void merge(Object a, Object b, Object out, int[] origins) {
        KernelRun<TileKernel> run = KERNELS.get(target, List.of(kind, strategy, nt, maxGroups, scale),
                () -> TileLaunches.merge(kind, strategy, nt, maxGroups, scale));
        TileLaunches.merge(run, strategy, a, b, out, origins);
    }

    /** For very many tiles a pass finds their borders first. Sections of rings always find theirs themselves. */
    @Test
    void ringsNeedOnePass() {
        TileKernel kernel = TileLaunches.merge(kind, strategy, nt, maxGroups, scale);
        kernel.prepare(2000 * nt * IntTileMerge.VT);
        assertEquals(strategy == MergeStrategy.CIRCULAR ? 1 : 2, kernel.passes());
    }

    @Override
    protected int[] sizes() {
        int nv = nt * IntTileMerge.VT;
        return new int[] {2, 3, 17, 18, nv - 1, nv, nv + 1, 3 * nv, 7 * nv + 5, 13 * nv - 1};
    }
}
