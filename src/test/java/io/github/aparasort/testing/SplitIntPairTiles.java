package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.IntPairTileMergesort;

/** Works on a few tiles as the kernel does on very many: a partition pass before each merge. */
public class SplitIntPairTiles extends IntPairTileMergesort {
    public SplitIntPairTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
        fusedTiles = 0;
    }
}
