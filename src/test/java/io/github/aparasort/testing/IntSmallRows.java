package io.github.aparasort.testing;

import io.github.aparasort.internal.group.IntTileRows;

// Twins: Long
/** Groups with the order of all keys, by work-groups of few work-items, in small arrays that few groups fill. */
public class IntSmallRows extends IntTileRows {
    public IntSmallRows(int nt, int maxGroups) {
        super(nt, maxGroups);
        fewest = 1;
    }

    @Override
    protected int lanes() {
        return SmallRadixTiles.LANES;
    }
}
