package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.IntPairTileRadixSort;

/** One of {@link SmallRadixTiles}. */
public class SmallIntPairRadixTiles extends IntPairTileRadixSort {
    public SmallIntPairRadixTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int lanes() {
        return SmallRadixTiles.LANES;
    }
}
