package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.testing.SetRunner;
import org.junit.jupiter.params.Parameter;

/** Set operations in tiles. A lease of a device's pool runs there or throws. */
abstract class TileSetsCase extends SetKernelCase {
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

    abstract ComputeDevice device();

    @Override
    SetRunner open() {
        return new TileSetRunner(device(), wide, traced, nt, maxGroups);
    }

    @Override
    int part() {
        return nt * (wide ? LongTileSets.VT : IntTileSets.VT);
    }
}
