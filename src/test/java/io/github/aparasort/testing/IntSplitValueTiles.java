package io.github.aparasort.testing;

import io.github.aparasort.internal.tile.IntValueTileMergesort;

// Twins: Long
/** Works on a few tiles as the kernel does on very many: a partition pass before each merge. */
public class IntSplitValueTiles extends IntValueTileMergesort {
    public IntSplitValueTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
        fusedTiles = 0;
    }
}
