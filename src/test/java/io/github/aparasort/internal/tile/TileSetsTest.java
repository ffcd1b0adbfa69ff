package io.github.aparasort.internal.tile;

import io.github.aparasort.Target;
import io.github.aparasort.testing.SetKernelCase;
import io.github.aparasort.testing.SetRunner;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Set operations in tiles so tiny that a few elements are many tiles, with runs of equals over their borders, and in
 * the default geometry. On JTP every barrier costs each work-item some tenth of a millisecond.
 */
@ParameterizedClass(name = "{0}, long {1}, traced {2}, NT {3}, {4} groups")
@CsvSource({"JTP, false, true, 2, 3", "JTP, true, false, 4, 1", "OPENCL, false, true, 2, 3",
    "OPENCL, false, false, 4, 100", "OPENCL, true, true, 2, 100", "OPENCL, true, false, 4, 1",
    "OPENCL, false, true, 256, 2", "OPENCL, true, true, 256, 2"})
class TileSetsTest extends SetKernelCase {
    @Parameter(0)
    Target target;
    @Parameter(1)
    boolean wide;
    @Parameter(2)
    boolean traced;
    @Parameter(3)
    int nt;
    /** Fewer groups than tiles make every group go on from tile to tile. */
    @Parameter(4)
    int maxGroups;

    @Override
    protected long extreme() {
        return wide ? Long.MAX_VALUE : Integer.MAX_VALUE;
    }

    @Override
    protected SetRunner open() {
        return new TileSetRunner(target, wide, traced, nt, maxGroups);
    }

    @Override
    protected int part() {
        return nt * (wide ? LongTileSets.VT : IntTileSets.VT);
    }

    @Override
    protected int rounds() {
        return target == Target.JTP ? 2 : super.rounds();
    }
}
