package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.tile.IntOnePassScan;
import io.github.aparasort.internal.tile.IntTileScan;

// Twins: Long
/** The kernel of scans and reductions by the operators of this library: operands commute, and no sum rounds. */
final class IntTileScans {
    private IntTileScans() {
    }

    static IntTileScan kernel(Work work) throws DeviceFault {
        return work.tiles(IntOnePassScan.class, LaunchOptions.FOLDING_GROUPS, IntOnePassScan::new);
    }
}
