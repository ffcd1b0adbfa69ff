package io.github.aparasort;

import io.github.aparasort.kernel.tile.IntTileSets;
import io.github.aparasort.kernel.tile.LongTileSets;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Set operations in tiles so tiny that a few elements are many tiles, with runs of equals over their borders, and in
 * the default geometry. A lease of an OpenCL device's pool runs there or throws.
 */
@ParameterizedClass(name = "long {0}, traced {1}, NT {2}, {3} groups")
@CsvSource({"false, true, 2, 3", "false, false, 4, 100", "true, true, 2, 100", "true, false, 4, 1",
    "false, true, 256, 2", "true, true, 256, 2"})
class OpenClTileSetsTest extends SetKernelCase {
    @Parameter(0)
    boolean wide;
    @Parameter(1)
    boolean traced;
    @Parameter(2)
    int nt;
    /** Fewer groups than tiles make every group go on from tile to tile. */
    @Parameter(3)
    int maxGroups;

    @Override
    long extreme() {
        return wide ? Long.MAX_VALUE : Integer.MAX_VALUE;
    }

    @Override
    SetRunner open() {
        return new TileSetRunner(Placement.openCl(), wide, traced, nt, maxGroups);
    }

    @Override
    int part() {
        return nt * (wide ? LongTileSets.VT : IntTileSets.VT);
    }
}
