package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.LongValueTileRadixSort;

/** One of {@link SmallRadixTiles}. */
public class SmallLongValueRadixTiles extends LongValueTileRadixSort {
    public SmallLongValueRadixTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int lanes() {
        return SmallRadixTiles.LANES;
    }
}
