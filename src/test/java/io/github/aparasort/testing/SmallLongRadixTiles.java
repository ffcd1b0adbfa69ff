package io.github.aparasort.testing;

import io.github.aparasort.internal.tile.LongTileRadixSort;

/** The radix sort in tiles of groups with few work-items, which works on few tiles as it does on many. */
public class SmallLongRadixTiles extends LongTileRadixSort {
    public SmallLongRadixTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int lanes() {
        return SmallIntRadixTiles.LANES;
    }
}
