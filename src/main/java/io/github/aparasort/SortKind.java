package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.kernel.SortKernel;
import io.github.aparasort.kernel.rake.IntRakeMergesort;
import io.github.aparasort.kernel.rake.LongPairRakeMergesort;
import io.github.aparasort.kernel.rake.LongRakeMergesort;
import io.github.aparasort.kernel.rake.PackedRakeMergesort;
import io.github.aparasort.kernel.tile.IntTileMergesort;
import io.github.aparasort.kernel.tile.LongPairTileMergesort;
import io.github.aparasort.kernel.tile.LongTileMergesort;
import io.github.aparasort.kernel.tile.PackedTileMergesort;
import io.github.aparasort.kernel.tile.TileKernel;

/** What a sort moves through a kernel; each with its tile kernel for OpenCL and its rake kernel for JTP. */
enum SortKind {
    /** Int keys alone. */
    INT(Integer.BYTES),
    /** Long keys alone. */
    LONG(Long.BYTES),
    /** Int keys with an int value or index, packed into longs. */
    PACKED(Long.BYTES),
    /** Long keys with an int value or index. */
    LONG_PAIR(Long.BYTES + Integer.BYTES);

    /**
     * Groups per compute unit: on an H200 200 (a group for each tile of 64M keys) are 5 % faster than 16, because a
     * few long-lived groups do not end together.
     */
    private static final int GROUPS_PER_UNIT = 200;

    private final int bytesPerElement;

    SortKind(int bytesPerElement) {
        this.bytesPerElement = bytesPerElement;
    }

    /** The kernel that serves a device best. */
    SortKernel kernelFor(ComputeDevice device) {
        return device.info().map(this::tileFor).orElseGet(() -> rake(Runtime.getRuntime().availableProcessors()));
    }

    private SortKernel tileFor(DeviceInfo info) {
        int nt = TileKernel.NT;
        while (nt > 2 && (nt > info.maxWorkGroupSize()
                || (nt + 1) * TileKernel.VT * bytesPerElement > info.localMemory())) {
            nt /= 2;
        }
        return tile(nt, GROUPS_PER_UNIT * info.computeUnits());
    }

    SortKernel tile(int nt, int maxGroups) {
        return switch (this) {
            case INT -> new IntTileMergesort(nt, maxGroups);
            case LONG -> new LongTileMergesort(nt, maxGroups);
            case PACKED -> new PackedTileMergesort(nt, maxGroups);
            case LONG_PAIR -> new LongPairTileMergesort(nt, maxGroups);
        };
    }

    SortKernel rake(int parts) {
        return switch (this) {
            case INT -> new IntRakeMergesort(parts);
            case LONG -> new LongRakeMergesort(parts);
            case PACKED -> new PackedRakeMergesort(parts);
            case LONG_PAIR -> new LongPairRakeMergesort(parts);
        };
    }
}
