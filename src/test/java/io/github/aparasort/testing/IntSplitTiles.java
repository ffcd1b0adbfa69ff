package io.github.aparasort.testing;

import io.github.aparasort.internal.tile.IntTileMergesort;

// Twins: Long
/** Works on a few tiles as the kernel does on very many: a partition pass before each merge. */
public class IntSplitTiles extends IntTileMergesort {
    public IntSplitTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
        fusedTiles = 0;
    }
}
