package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.LongTileRadixSort;

/** One of {@link SmallRadixTiles}. */
public class SmallLongRadixTiles extends LongTileRadixSort {
    public SmallLongRadixTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int lanes() {
        return SmallRadixTiles.LANES;
    }
}
