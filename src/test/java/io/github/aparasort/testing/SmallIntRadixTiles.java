package io.github.aparasort.testing;

import io.github.aparasort.internal.tile.IntTileRadixSort;

/** The radix sort in tiles of groups with few work-items, which works on few tiles as it does on many. */
public class SmallIntRadixTiles extends IntTileRadixSort {
    /** Lanes that rank keys together. */
    public static final int LANES = 2;

    public SmallIntRadixTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int lanes() {
        return LANES;
    }
}
