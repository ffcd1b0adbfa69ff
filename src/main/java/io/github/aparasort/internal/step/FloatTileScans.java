package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.tile.FloatTileScan;

// Twins: Double
/** The kernel of scans and reductions by the operators of this library: sums round, and must be the same each time. */
final class FloatTileScans {
    private FloatTileScans() {
    }

    static FloatTileScan kernel(Work work) throws DeviceFault {
        return work.tiles(FloatTileScan.class, LaunchOptions.FOLDING_GROUPS, FloatTileScan::new);
    }
}
