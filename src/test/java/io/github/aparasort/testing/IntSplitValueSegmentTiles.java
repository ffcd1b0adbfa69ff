package io.github.aparasort.testing;

import io.github.aparasort.internal.tile.IntValueTileSegmentSort;

// Twins: Long
/** Works on a few tiles as the kernel does on very many, also with indices. */
public final class IntSplitValueSegmentTiles extends IntValueTileSegmentSort {
    public IntSplitValueSegmentTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
        fusedTiles = 0;
    }
}
