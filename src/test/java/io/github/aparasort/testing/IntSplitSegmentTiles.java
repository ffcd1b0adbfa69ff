package io.github.aparasort.testing;

import io.github.aparasort.internal.tile.IntTileSegmentSort;

// Twins: Long
/** Works on a few tiles as the kernel does on very many: a partition pass before each merge. */
public final class IntSplitSegmentTiles extends IntTileSegmentSort {
    public IntSplitSegmentTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
        fusedTiles = 0;
    }
}
