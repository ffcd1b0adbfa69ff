package io.github.aparasort.testing;

import io.github.aparasort.internal.tile.LongValueTileMergesort;

/** Works on a few tiles as the kernel does on very many: a partition pass before each merge. */
public class SplitPairTiles extends LongValueTileMergesort {
    public SplitPairTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
        fusedTiles = 0;
    }
}
