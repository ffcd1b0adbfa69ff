package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.IntTileRadixSort;

/** One of {@link SmallRadixTiles}. */
public class SmallIntRadixTiles extends IntTileRadixSort {
    public SmallIntRadixTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int lanes() {
        return SmallRadixTiles.LANES;
    }
}
